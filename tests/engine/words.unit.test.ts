/** The engine speaks of records, pages and files, never of what one trade calls them: another site could be built with it unchanged. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import type { ChildLists } from '../../pipeline/declarations/define-collection.ts';
import type { Fields } from '../../pipeline/declarations/fields.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { templateNames } from '../../shop/pages/definitions.ts';

/** Words, in the singular, that the shop's names share with any site, with HTML and with programs. */
const neutral = new Set(
	`action active additional address addresse allow anchor attribute body bottom call client close closed closing code config content cost
	country created data date day default description detail directu display domain email entry external field file filter footer form
	found free function global google group hash header home image immediate info keyword language lead legal link list location logo menu
	method mode name new not notice number open opening order page parent path percent person phone pick picture place position possible
	prefix present primary private project quantity reference scheme search seo setting show size slug social sort source statu sub suffix
	table tag text time title top translation type unit url value video warning watch window wrapping year`.split(/\s+/),
);

/** Where a neutral thing has a name that the shop uses too. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
	// A feature of browsers, by its name in Permissions Policy.
	'renderer/hosts/header-model.ts': ['payment'],
};

/** `brandType` → brand, type. Words of one or two letters say nothing. */
function wordsOf(text: string): string[] {
	return text
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter((word) => word.length > 2);
}

/** Brands → brand, categories → category. */
function singular(word: string): string {
	return word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}

function namesIn(fields: Fields, lists: ChildLists = {}): string[] {
	return [...Object.keys(fields), ...Object.entries(lists).flatMap(([name, list]) => [name, ...namesIn(list.fields, list.lists)])];
}

const names = [...declarations.flatMap(({ collection, fields, lists }) => [collection, ...namesIn(fields, lists)]), ...templateNames];
const shopWords = new Set(
	names
		.flatMap(wordsOf)
		.map(singular)
		.filter((word) => !neutral.has(word)),
);

/** Words of the shop in a text, comments and messages included. */
function found(text: string, file = ''): string[] {
	const words = new Set(wordsOf(text).map(singular));
	return [...words].filter((word) => shopWords.has(word) && !exceptions[file]?.includes(word)).sort();
}

describe("the engine's words", () => {
	it('are none of the names of collections, templates and fields', () => {
		const files = globSync('{pipeline,renderer}/**/*.ts', { cwd: projectDir });
		expect(files.length).toBeGreaterThan(200);
		const faults = files.flatMap((file) => {
			const words = [...found(readFileSync(join(projectDir, file), 'utf8'), file), ...found(file)];
			return words.length === 0 ? [] : [`${file}: ${words.join(', ')}`];
		});
		expect(faults).toEqual([]);
	});

	it('are looked for in every kind of name', () => {
		for (const word of ['brand', 'cart', 'category', 'checkout', 'payment', 'price', 'product', 'shipping', 'stock', 'variant', 'wish']) {
			expect(shopWords).toContain(word);
		}
		expect(found('const shippingCosts = shownProducts(/* of a CATEGORY */); // brand_types')).toEqual([
			'brand',
			'category',
			'product',
			'shipping',
		]);
		expect(found('const production = branding.stocking')).toEqual([]);
	});

	it('have no list of exceptions beyond need', () => {
		for (const [file, words] of Object.entries(exceptions)) {
			expect(found(readFileSync(join(projectDir, file), 'utf8')), file).toEqual([...words]);
		}
		const used = new Set(names.flatMap(wordsOf).map(singular));
		expect([...neutral].filter((word) => !used.has(word))).toEqual([]);
	});
});
