"""The schemer at Citadels: searches with the steward as its guide, and answers as the steward would where it has no worlds."""

from regalia.bots.search import Guide
from regalia.bots.searcher import Searcher
from regalia.citadels.bots.guide import CitadelsGuide
from regalia.citadels.bots.heuristic.answers import decide
from regalia.citadels.bots.heuristic.seen import of_view
from regalia.kernel.options import Option
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds


class CitadelsSchemer(Searcher):
    def think(self, worlds: Worlds, view: View) -> None:
        if self.effort.workers > 1:
            from regalia.bots.shared_search import search_together

            search_together(worlds, view.viewer, self.effort, self.chance, self.top)
        else:
            super().think(worlds, view)

    def guide(self, view: View) -> Guide:
        return CitadelsGuide(view.facts["round"], self.effort.rounds)

    def guess(self, view: View) -> Option:
        return view.options[decide(of_view(view), view.options, self.chance)]
