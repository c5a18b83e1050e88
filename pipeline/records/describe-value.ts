/** Shows a value from the backend inside a message: short, on one line, with its quotes, and with what cannot be seen spelled out. */
import { spellOut } from './spell-out.ts';

const maxLength = 80;

export function describeValue(value: unknown): string {
	if (value === undefined || value === null) return 'nothing';
	const text = (JSON.stringify(value) ?? typeof value).toWellFormed();
	return spellOut(text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text);
}
