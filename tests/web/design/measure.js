// Run in the page by measure.py: what is wrong with what is drawn, by kind.
async ({ scrolls, floor, target }) => {
    await document.fonts.ready;
    const found = { leave: [], covered: [], overflow: [], ellipsis: [], broken: [], small: [], targets: [], primaries: [] };
    const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
    const named = (node) => `${node.tagName.toLowerCase()}.${String(node.className?.baseVal ?? node.className).split(" ").slice(0, 3).join(".")}`;
    const looked = new Map();
    const look = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest(".sr, .skip, [inert]") && getComputedStyle(node).clipPath !== "inset(50%)"; // clipped: heard, not seen
    const seen = (node) => looked.get(node) ?? looked.set(node, look(node)).get(node);
    const boxes = "button, .panel, .seat, .strip, .z-dock, .z-stage, .lens, .chip, .k, .ch, .call, .btn, .land, .tile, dialog";
    const within = (inner, outer) =>
        inner.left >= outer.left - 1.5 && inner.right <= outer.right + 1.5 && inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;
    // The box of a line may reach into the next one's without a letter of it being covered, unless something is painted there.
    const paints = (top, below) => {
        for (let node = top; node && !node.contains(below); node = node.parentElement) {
            const { backgroundColor, backgroundImage } = getComputedStyle(node);
            if (node instanceof SVGElement || backgroundImage !== "none" || !/, 0\)|transparent/.test(backgroundColor)) return true;
        }
        return false;
    };
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest("script, style, symbol, svg, option, noscript, .piece") || // pieces of a moment fly over everything
            !seen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // The box of a line is as high as its font may ever need: letters take less.
        const inked = ({ left, right, top, bottom, width, height }) => ({ left, right, width, top: top + 0.18 * height, bottom: bottom - 0.14 * height });
        const lines = [...range.getClientRects()].filter((line) => line.width > 0.5).map(inked);
        if (!lines.length) continue;
        const style = getComputedStyle(parent);
        const size = parseFloat(style.fontSize);
        if (size < floor - 0.05) found.small.push(`${named(parent)} ${size}: ${short(node.data)}`);
        if (new Set(lines.map((line) => Math.round(line.top))).size > 1)
            for (const word of node.data.matchAll(/\p{L}{4,}/gu)) {
                const tops = [...word[0]].map((_, letter) => {
                    range.setStart(node, word.index + letter);
                    range.setEnd(node, word.index + letter + 1);
                    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0); // the first may be that of a hyphen before it
                });
                if (new Set(tops).size > 1) found.broken.push(`${named(parent)}: ${word[0]}`); // soft hyphens end a word here
            }
        const scroller = parent.closest(scrolls);
        const frame = scroller ? scroller.getBoundingClientRect() : page;
        for (const line of lines) {
            const isHidden = scroller && !within(line, frame);
            if (isHidden) continue; // scrolled away
            if (!scroller && !within(line, page)) {
                found.leave.push(`the screen: ${named(parent)}: ${short(node.data)}`);
                break;
            }
            if (parent.closest(".cost, .coin, .btn > .debt, .rk, .tick")) continue; // they lie on the edge of their card
            let left = false;
            for (let box = parent.closest(boxes); box && box !== scroller; box = box.parentElement?.closest(boxes)) {
                if (!within(line, box.getBoundingClientRect())) {
                    found.leave.push(`${named(box)}: ${named(parent)}: ${short(node.data)}`);
                    left = true;
                    break;
                }
            }
            if (left) break;
            if (scroller && !scroller.matches(".frame.column")) continue; // what is sticky lies over what is scrolled
            const rows = [0.15, 0.5, 0.85].map((part) => line.top + part * (line.bottom - line.top));
            const ends = [line.left + Math.min(2, line.width / 2), (line.left + line.right) / 2, line.right - Math.min(2, line.width / 2)];
            const spots = rows.flatMap((y) => ends.map((x) => [x, y]));
            const over = spots
                .map(([x, y], at) => ({ top: document.elementFromPoint(x, y), middle: at > 2 && at < 6 }))
                .find(({ top, middle }) => top && !parent.contains(top) && !top.contains(parent) && (middle || paints(top, parent)))?.top;
            if (scroller && over?.closest(".z-strip, .z-dock")) continue;
            // A button laid over its own tile to take the presses, and has nothing to see, covers nothing.
            if (over?.closest("#hand") && parent.closest("#hand")) continue; // many cards overlap: cost, spine and first letters stay
            if (over && !over.matches("select") && !(over.matches(".takes-presses") && !over.textContent.trim()) && !over.closest("[data-lies-over]")) {
                found.covered.push(`${named(parent)}: ${short(node.data)} by ${named(over)}`);
                break;
            }
        }
    }
    for (const node of document.querySelectorAll("body *")) {
        if (!(node instanceof HTMLElement) || !seen(node)) continue;
        const style = getComputedStyle(node);
        if (style.textOverflow === "ellipsis" && !node.matches("input, textarea")) found.ellipsis.push(named(node));
        const clips = /auto|scroll|hidden|clip/.test(style.overflowY) || /auto|scroll|hidden|clip/.test(style.overflowX);
        if (clips && !node.closest(scrolls) && node.clientHeight > 2 && !node.matches("input, textarea, select, .pic, .art")) {
            const over = Math.max(node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth);
            if (over > 1) found.overflow.push(`${named(node)} by ${over}`);
        }
    }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.overflow.push(`the page by ${root.scrollWidth - innerWidth} sideways`);
    if (!document.querySelector(".frame.column") && document.querySelector(".frame") && root.scrollHeight > innerHeight + 1)
        found.overflow.push(`the page by ${root.scrollHeight - innerHeight}`);
    // Nine characters stand in one row of a phone; held sideways, head and seats are lower than a finger (the design's own zones).
    const low = ".phone .z-track *, .land .z-track *, .land .z-seats *, .land .bar *";
    const words = (node) => [...node.parentElement.childNodes].some((other) => other.nodeType === 3 && other.data.trim());
    for (const node of document.querySelectorAll("button, a, select, summary, input:not([type=range]), label:has(input)")) {
        if (!seen(node) || (node.matches("a, .why") && words(node)) || node.closest("label")?.contains(node) && node.matches("input")) continue;
        if (node.matches(".minis .s-mini") || (node.closest(scrolls) && !node.closest(".frame.column"))) continue; // they overlap like a hand; in running text
        if (node.matches(".s-mini[data-twice]") && document.querySelector(`.z-stage [data-option="${node.dataset.option}"], .z-stage [data-holds~="${node.dataset.option}"]`)) continue; // the same answer, large
        const box = node.getBoundingClientRect();
        const least = node.matches(low) ? Math.min(target, 32) : target;
        if (Math.min(box.width, box.height) < least - 0.6)
            found.targets.push(`${named(node)} ${Math.round(box.width)} x ${Math.round(box.height)}: ${short(node.textContent || node.ariaLabel || "")}`);
    }
    found.primaries = [...document.querySelectorAll(".pri")].filter(seen).map((node) => short(node.textContent));
    return found;
}
