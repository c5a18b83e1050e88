/** Shows a value from the backend inside a message: short, on one line, with its quotes, and with what cannot be seen spelled out. */

const maxLength = 80;

export function describeValue(value: unknown): string {
	if (value === undefined || value === null) return 'nothing';
	const text = (JSON.stringify(value) ?? typeof value).toWellFormed();
	return spellOut(text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text);
}

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The text with every character that cannot be seen as its code, such as `\u{a}`. */
export function spellOut(text: string): string {
	return text.replace(unseen, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
