/** Reads the fragment of an address, and warns in the console of a bad link. */

export type Anchor =
	| { readonly kind: 'top' }
	| { readonly kind: 'element'; readonly id: string }
	/** No browser finds an element by it. */
	| { readonly kind: 'improper' };

/** `hash`: of an address, with its `#`; `''` for none. */
export function parseAnchor(hash: string): Anchor {
	const fragment = hash.slice(1);
	if (fragment === '' || fragment.toLowerCase() === 'top') return { kind: 'top' };
	if (fragment.includes('#')) return { kind: 'improper' };
	try {
		return { kind: 'element', id: decodeURIComponent(fragment) };
	} catch {
		return { kind: 'improper' };
	}
}

/** The element that the fragment leads to; null for the top of the page. Warns in the console where it leads nowhere. */
export function findAnchor(document: Document, hash: string): HTMLElement | null {
	const anchor = parseAnchor(hash);
	if (anchor.kind === 'improper') console.warn(`Improper anchor path: ${hash}`);
	const element = anchor.kind === 'element' ? document.getElementById(anchor.id) : null;
	if (anchor.kind === 'element' && !element) console.warn(`Invalid hash: the page has no element for ${hash}`);
	return element;
}
