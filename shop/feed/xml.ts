/** XML written by hand: values on one line, without characters that XML 1.0 has no way to say. */
import { escapeHtml } from '../../renderer/html/escape.ts';

/** Controls but white space, halves of characters, and what is no character. */
const unsayable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** One element with text in it. */
export function element(name: string, value: string): string {
	return `<${name}>${escapeHtml(onOneLine(value))}</${name}>`;
}

/** At most so many characters as readers of XML count them. */
export function cutTo(text: string, length: number): string {
	const characters = Array.from(onOneLine(text));
	return characters.length <= length
		? characters.join('')
		: `${characters
				.slice(0, length - 1)
				.join('')
				.trimEnd()}…`;
}

function onOneLine(value: string): string {
	return value.replace(unsayable, '').replace(/\s+/g, ' ').trim();
}
