const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The characters that references in HTML stand for: those by number, and the names that our renderer and other hosts' programs write. */
export function decodeEntities(html: string): string {
	return html.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return named[String(name)] ?? whole;
		return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
	});
}
