/** Makes sure that Astro did the same work: its pages say what the product's do, word for word. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns how many pages were compared. @throws where the two do not say the same, or the product lacks a page */
export function compareTexts(astroOut: string, productOut: string): number {
	const files = globSync('**/*.html', { cwd: astroOut });
	for (const file of files) {
		const [astros, products] = [astroOut, productOut].map((dir) => textOf(readFileSync(join(dir, file), 'utf8'))) as [string, string];
		if (astros !== products) {
			let at = 0;
			while (astros[at] === products[at]) at += 1;
			const [here, there] = [astros, products].map((text) => text.slice(Math.max(0, at - 60), at + 240));
			throw new Error(
				`Astro's ${file} says something else than the product's, so the two did not do the same work.\nAstro: ${here}\nThe product: ${there}`,
			);
		}
	}
	return files.length;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a document's body shows, without white space: the two lay out their markup in ways of their own. */
function textOf(document: string): string {
	return document
		.slice(document.indexOf('<body'))
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
		.replace(/<(?:"[^"]*"|[^">])*>|\s+/g, '')
		.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
			hex === undefined && decimal === undefined
				? (named[name] ?? whole)
				: String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
		);
}
