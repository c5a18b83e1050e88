/** Escapes text as React's server does, between tags and in attributes. */

const escapes: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
const special = /["'&<>]/;
const allSpecial = /["'&<>]/g;

export function escapeText(text: string): string {
	return special.test(text) ? text.replace(allSpecial, (sign) => escapes[sign] ?? sign) : text;
}
