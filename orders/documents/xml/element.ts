/** Elements of XML as text. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot hold are left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** `content`: elements, of which null ones are left out, or a text, which is escaped. */
export function element(name: string, content: string | readonly (Xml | null)[], attributes: Readonly<Record<string, string>> = {}): Xml {
	const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
	const inner = typeof content === 'string' ? escapeXml(content) : content.flatMap((each) => each?.xml ?? []).join('');
	return { xml: `<${start}>${inner}</${name}>` };
}

/** An element, apart from a text. */
export interface Xml {
	readonly xml: string;
}
