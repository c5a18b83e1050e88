/** Reads the references that renderers of HTML write. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text with the characters that numeric references and the four names of markup stand for; other names stay. */
export function decodeReferences(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
		hex === undefined && decimal === undefined
			? (named[name] ?? whole)
			: String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
	);
}
