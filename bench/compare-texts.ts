/** Makes sure that Astro did the same work: its pages say what the product's do, word for word. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeReferences } from '../renderer/html/decode-references.ts';
import { refuseOtherWork } from './refuse-other-work.ts';

/** Astro has its own way for unknown paths. */
const unknownPaths = '404.html';

/** Returns how many pages were compared. @throws where one of the two lacks a page, or does not say the same */
export function compareTexts(astroOut: string, productOut: string): number {
	const astros = globSync('**/*.html', { cwd: astroOut });
	const products = globSync('**/*.html', { cwd: productOut }).filter((file) => !file.endsWith(unknownPaths));
	for (const file of new Set([...products, ...astros])) {
		const missing = [astroOut, productOut].find((dir) => !existsSync(join(dir, file)));
		if (missing !== undefined) throw new Error(`${missing} lacks ${file}, so Astro and the product did not do the same work.`);
		const [astro, product] = [astroOut, productOut].map((dir) => textOf(readFileSync(join(dir, file), 'utf8'))) as [string, string];
		if (astro !== product) refuseOtherWork(`Astro's ${file} says something else than`, 'Astro', astro, product);
	}
	return astros.length;
}

/** A document's title and what its body shows, without white space: the two lay out their markup in ways of their own. */
function textOf(document: string): string {
	return decodeReferences(
		document.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').replace(/<(?:"[^"]*"|[^">])*>|\s+/g, ''),
	);
}
