// Run in the page by test_still.py: waits until the viewer is asked, then says where the zones lie and where to press next.
async ({ over, chance, patience }) => {
    const soon = () => new Promise((done) => setTimeout(done, 5));
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const round = (number) => Math.round(number * 100) / 100;
    const asked = () => document.querySelector("#ask[data-decision]:not([aria-busy='true'])")?.dataset.decision;
    const pressed = "[data-option], [data-holds], [data-treasures]";
    const offered = () => {
        const send = [...document.querySelectorAll("[data-confirm]")]; // what was chosen is sent before anything else is chosen
        const all = send.length ? send : [...document.querySelectorAll(pressed)];
        const able = all.filter((node) => node.checkVisibility() && !node.matches("[aria-disabled='true'], :disabled"));
        const ways = new Set(able.map((node) => node.dataset.option ?? node.textContent));
        return ways.size === 1 && able[0].matches("[data-option]:not([data-end])") ? [] : able; // the page does what is forced by itself
    };
    // Many cards overlap: some part of each is free.
    const spotOn = (node) => {
        const box = node.getBoundingClientRect();
        const spots = [[0.5, 0.5], [0.1, 0.5], [0.5, 0.9], [0.9, 0.5], [0.05, 0.2]].map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
        return spots.find(([x, y]) => node.contains(document.elementFromPoint(x, y)));
    };
    const until = performance.now() + patience;
    for (;;) {
        if (document.querySelector(over)) return { over: true };
        const number = asked();
        if (number && offered().length) {
            await drawn();
            const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
            await Promise.allSettled(ending.map((one) => one.finished));
            if (ending.length) await drawn();
            if (asked() === number && offered().length) break;
        }
        if (performance.now() > until) return { stuck: document.body.innerText.slice(0, 400) };
        await soon();
    }
    const zones = {};
    for (const [name, selector] of Object.entries({ strip: ".z-strip", dock: ".z-dock", hand: "#hand", stage: ".z-stage" })) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box) zones[name] = [box.x, box.y, box.width, box.height].map(round);
    }
    const end = document.querySelector("[data-end]")?.getBoundingClientRect();
    if (end) zones.end = [end.right, end.top, end.height].map(round);
    const free = offered().map(spotOn).filter(Boolean);
    return { number: Number(asked()), zones, spot: free[Math.floor(chance * free.length)], what: document.querySelector("#q")?.textContent.trim() };
}
