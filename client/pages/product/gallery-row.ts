/** A row of pictures that snaps: which one is seen, and bringing another one into sight. */

/** The place in the row of the picture that is seen, or of the one that most is seen of. */
export function shownPlace(row: Element): number {
	const stride = strideOf(row);
	return stride === 0 ? 0 : Math.round(row.scrollLeft / stride);
}

/** Scrolls the row to a picture. `smoothly`: as its style says, which heeds who asked for stillness. Places beyond the ends are their ends. */
export function showPlace(row: Element, place: number, smoothly = true): void {
	const last = row.children.length - 1;
	row.scrollTo({ left: Math.max(0, Math.min(last, place)) * strideOf(row), behavior: smoothly ? 'auto' : 'instant' });
}

/** Where an arrow key, Home or End leads from a place; null for every other key, and beyond the ends. */
export function placeByKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, place: number, count: number): number | null {
	if (ctrlKey || metaKey || altKey || shiftKey) return null;
	const places: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 };
	const next = places[key] ?? -1;
	return next >= 0 && next < count && next !== place ? next : null;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Distance in px from one picture to the next; 0 where there is only one. */
function strideOf({ children: [first, second] }: Element): number {
	return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}
