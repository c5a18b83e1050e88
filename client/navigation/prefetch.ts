/** Fetches a page before its link is clicked: when a pointer rests on it, or it has the focus. Not where data is scarce. */

interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}

/** A pointer that only passes by asks for nothing. */
const restMs = 65;

/** Whether data may be spent on a guess. Browsers that don't tell about their connection count as able. */
export function mayPrefetch(connection: Connection | undefined): boolean {
	return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Calls `onLikely` for links that will probably be followed. */
export function watchLinks(window: Window, onLikely: (link: HTMLAnchorElement) => void): void {
	const { document } = window;
	let timer = 0;
	document.addEventListener('pointerover', ({ target }) => {
		window.clearTimeout(timer);
		const link = linkAt(target);
		if (link) timer = window.setTimeout(() => onLikely(link), restMs);
	});
	document.addEventListener('focusin', ({ target }) => {
		const link = linkAt(target);
		if (link) onLikely(link);
	});
}

/** The link that an event happened in. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
