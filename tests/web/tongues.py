"""Whether anything on a page is English, for readers of another language: by words that only English sentences have."""

import re

from playwright.sync_api import Page

# Of what a page says anywhere, also to those who listen; what is marked as another language is meant to be.
SAID = """() => {
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (parentElement?.closest("script, style, select#language, [lang]:not(html)") === null) said.push(data.trim());
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
        for (const node of document.querySelectorAll(`[${name}]`)) said.push(node.getAttribute(name));
    return [...new Set(said)].filter(Boolean);
}"""
WORDS = """the and you your with this that which when cards from each turn player players their are take draw gain any other how
    by not it its has have may must one all every before after than then they his her on at as if but no yes card choose discard
    trash buy play hand deck district districts character characters gold coins points game round"""
SHARED = {  # which the other language has, too, or takes from English as it is
    "de": {"hand", "gold", "by", "deck", "not", "her", "at", "all", "game"},
    "nl": {"hand", "deck", "by", "at", "have", "one", "all", "his", "as", "of", "game"},
}
IDS = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b|\b\w+_\w+\b")  # of rules and options are the same everywhere


def english_in(text: str, language: str) -> list[str]:
    """The words of a text that no reader of this language would expect."""
    foreign = set(WORDS.split()) - SHARED[language]
    return [word for word in re.findall(r"[^\W\d_]+", IDS.sub("", text)) if word.lower() in foreign]


def english_on(page: Page, language: str, names: frozenset[str] = frozenset()) -> list[str]:
    """Texts of a page with such words, but for proper names."""
    if language == "en":
        return []
    told = [text for text in page.evaluate(SAID) if not any(name in text for name in names)]
    return [text for text in told if english_in(text, language)]
