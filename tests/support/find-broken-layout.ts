/** What an eye would call broken in a page's layout. Runs in the browser, so it uses nothing from outside of itself. */

/** One line for each fault: what is wider than the window, which words stand on two lines, which parts of the header lie over each other. */
export function findBrokenLayout(): readonly string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const wide = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : [];
	return [...wide, ...overlaps(), ...brokenWords()];

	function overlaps(): string[] {
		const parts = [...document.querySelectorAll('.house-emblem, .house-name, .header-tools > *, .header-entries > ul > li')].flatMap(
			(part) => {
				const { left, right, top, bottom } = part.getBoundingClientRect();
				return part.checkVisibility() && right > left ? [{ name: part.className || part.textContent, left, right, top, bottom }] : [];
			},
		);
		return parts.flatMap((one, index) =>
			parts.slice(index + 1).flatMap((other) => {
				const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
				const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
				return across > 1 && down > 1 ? [`${one.name} over ${other.name}: ${Math.round(across)} × ${Math.round(down)} px`] : [];
			}),
		);
	}

	/** Letters and digits that stand on two lines: breaking is for blanks and marks. */
	function brokenWords(): string[] {
		const broken = new Set<string>();
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, script, style, select')) continue;
			range.selectNodeContents(node);
			if (linesOf(range) < 2) continue;
			for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (linesOf(range) > 1) broken.add(`breaks ${word} in <${parent.localName} class="${parent.className}">`);
			}
		}
		return [...broken];
	}

	function linesOf(range: Range): number {
		return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))).size;
	}
}
