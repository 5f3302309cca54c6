"""Lessons: a real game with a fixed deal, and a coach who points at one thing at a time.

A lesson is data (``docs/lessons.md``): a file of YAML in a game's folder; its sentences are messages of that game.
"""

from regalia.lessons.lesson import Lesson, LessonError, Show, Step, lesson_of, lessons_of, read_lesson
from regalia.lessons.puzzles import Puzzle, puzzle_of_the_day, puzzles_of

__all__ = [
    "Lesson",
    "LessonError",
    "Puzzle",
    "Show",
    "Step",
    "lesson_of",
    "lessons_of",
    "puzzle_of_the_day",
    "puzzles_of",
    "read_lesson",
]
