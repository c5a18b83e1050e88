/** Knows whether an automatic reload would lose text that the visitor has typed. */

/** From now on; earlier input is found in its fields. */
export function watchTyping(document: Document): () => boolean {
	let typed = false;
	document.addEventListener('input', () => {
		typed = true;
	});
	return () => typed || [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged);
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
	if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
		return field.checked !== field.defaultChecked;
	}
	return field.value !== field.defaultValue;
}
