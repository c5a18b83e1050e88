/** Shows the characteristics of the chosen variant. The builder wrote those of all variants, and in `data-of` for which of them each is true. */

/** `variant` null, or one that the builder did not know: all of them. */
export function showFactsOf(document: Document, variant: number | null): void {
	const parts = [...document.querySelectorAll<HTMLElement>('[data-of]')].map((part) => ({ part, ids: part.dataset.of?.split(' ') ?? [] }));
	const isKnown = parts.some(({ ids }) => ids.includes(String(variant)));
	for (const { part, ids } of parts) part.hidden = isKnown && !ids.includes(String(variant));
}
