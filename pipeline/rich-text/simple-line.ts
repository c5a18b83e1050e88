/** Emphasis and links in a line of a simple text (simple-text.ts). */
import { linkKind } from './link-kind.ts';

/** An ampersand that is certainly none of a character reference becomes one; all others are the processor's affair. */
const maybeReference = /&[#a-z0-9]/i;
const special = /[*[\]&]/;
/** The processor allows schemes in small letters only. */
const capitalScheme = /^[a-z]*[A-Z][A-Za-z]*:/;

/**
 * Emphasised words start and end with a letter or digit, stand after a space or at the start, and before a space, a sign or the end: so the stars
 * before them can only open, and those after them only close. The last alternative matches the rest.
 */
const marks =
	/(?<=^|[\s(])(\*\*?)([\p{L}\p{N}](?:[^*[\]]*[\p{L}\p{N}])?)\1(?=$|[\s.,;:!?)])|(?<!!)\[([^*[\]\s](?:[^*[\]]*[^*[\]\s])?)\]\(([\w./?=#@:+,;-]+)\)|[*[\]]/gu;

/** Addresses that become links without being marked as such, and the targets of links, which are none of them. */
const bareAddress = /www\.|https?:\/\/|@/i;
const linkTarget = /\]\([^()\s]*\)/g;

/** null where the line holds more than text, emphasis and links. The line has none of what `neverSimple` names. */
export function renderSimpleLine(line: string): string | null {
	if (bareAddress.test(line) && bareAddress.test(line.replace(linkTarget, ']'))) return null;
	if (!special.test(line)) return line;
	if (maybeReference.test(line)) return null;
	let isSimple = true;
	const html = line.replaceAll('&', '&#x26;').replace(marks, (_match, stars?: string, words?: string, text?: string, target?: string) => {
		if (stars !== undefined) return stars === '*' ? `<em>${words}</em>` : `<strong>${words}</strong>`;
		if (target !== undefined && linkKind(target) !== null && !capitalScheme.test(target)) return `<a data-link="${target}">${text}</a>`;
		isSimple = false;
		return '';
	});
	return isSimple ? html : null;
}
