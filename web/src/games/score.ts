// What the score of a game says beside its numbers: the rule of its tie-break, and what its charts are called.

interface Score {
  tie: string; // a rule
  points: string; // of the page's words, in a chart by round or turn
  holdings: string;
}

const SCORES: Record<string, Score> = {
  citadels: { tie: "C-SCORE-08", points: "chart-points", holdings: "chart-gold" },
  dominion: { tie: "G-GAME-END-02", points: "chart-points-turn", holdings: "chart-cards" },
};

/** Nothing is known of a game that a package brings. */
export const scoreOf = (game: string | undefined): Score | undefined => SCORES[game ?? ""];
