/** Keeps typed values over a reload that the user did not ask for. */

interface KeptField {
	/** Place among the fields of the page, with its name: a page that was built again may have others. */
	readonly index: number;
	readonly name: string;
	readonly value: string;
}

const storageKey = 'dev-fields';

function fieldsOf(document: Document): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea');
	return [...fields].filter(({ type }) => !['checkbox', 'radio', 'file', 'password', 'hidden'].includes(type));
}

/** Just before the reload. */
export function keepFields({ document, location, sessionStorage }: Window): void {
	const kept = fieldsOf(document).map(({ name, value }, index): KeptField => ({ index, name, value }));
	sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, kept }));
}

/** After it, once: where the page is the same and the field is still there. The page's own script hears of it as if it were typed. */
export function restoreFields({ document, location, sessionStorage }: Window): void {
	const stored = sessionStorage.getItem(storageKey);
	sessionStorage.removeItem(storageKey);
	if (stored === null) return;
	const { path, kept }: { readonly path: string; readonly kept: readonly KeptField[] } = JSON.parse(stored);
	const fields = path === location.pathname ? fieldsOf(document) : [];
	for (const { index, name, value } of kept) {
		const field = fields[index];
		if (field === undefined || field.name !== name || field.value === value) continue;
		field.value = value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}
}
