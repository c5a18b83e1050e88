/** The browser reads records by schemas of its own: field by field, they take and refuse what those of the build do, and make the same of it. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { attributeRecord, listRecord, productRecord, ratingRecord, settingsRecord } from '../../../../client/live/directus/records.ts';
import { rowSchema } from '../../../../pipeline/records/wire-fields.ts';
import { attribute } from '../../../../shop/collections/attribute.ts';
import { product } from '../../../../shop/collections/product.ts';
import { rating } from '../../../../shop/collections/rating.ts';
import { shopSettings } from '../../../../shop/collections/shop-settings.ts';

const variantSchema = rowSchema(product.lists.variants.wire);
if (!variantSchema) throw new Error('Variants are rows');

const german = { language: 'de' };
const values: readonly unknown[] = [
	...[undefined, null, '', ' ', 'ein Text', '  zwei\n\tTexte  ', 'a\u0000b', '\ud800', '# Markdown\n\nmit Absatz'],
	...[0, 1, 4, 5, 6, -1, 1.5, 2.005, 1e12, 1e21, Number.NaN, Number.POSITIVE_INFINITY, true, false],
	...['0', '1', '7', '-3', '007', '0.00', '12', '12.5', '12.50', '12.500', '12.505', '-12.00', '1e3', '12,50', '9999999999999.00', '5.0'],
	...['published', 'draft', 'margin', 'standard', 'teuer', '-id', 'price_brutto', 'DROP TABLE', '2026-11-22T08:00:00Z'],
	...[
		[],
		['Gold'],
		['Gold', ''],
		[7],
		{},
		{ id: 3 },
		{ id: '3' },
		{ id: 'x' },
		[german],
		[{ ...german, display_name: 'x' }],
		[{ language: 7 }],
	],
	[{ language: 'en', display_name: 'Ring', description: 'x', display_values: ['a', null], call_to_action_text: 'b' }],
];

/** What comes of a value: what the build makes of it, or that it refuses the record. Optional fields fall back with a warning. */
function judgeByBuild(field: z.ZodType, value: unknown): unknown {
	const result = field.safeParse(value);
	if (result.success) return { taken: result.data };
	const isWarned = result.error.issues.every(
		(issue) => issue.code === 'custom' && issue.params?.optional === true && issue.path.length === 0,
	);
	return isWarned ? { taken: field.parse(undefined) } : 'refused';
}

function judgeInBrowser(field: mini.core.$ZodType, value: unknown): unknown {
	const result = mini.safeParse(field, value);
	return result.success ? { taken: result.data } : 'refused';
}

/** Fields that the browser reads expanded, or as a list of which it takes less: compared by tests/directus/live-content.test.ts. */
const expanded = new Set(['category', 'manufacturer', 'variants', 'attributes', 'tags', 'personalization', 'size_guide', 'translations']);

const pairs: readonly (readonly [string, mini.ZodMiniObject, z.ZodObject])[] = [
	['product', productRecord, product.schema],
	['list item', listRecord, product.schema],
	['rating', ratingRecord, rating.schema],
	['attribute', attributeRecord, attribute.schema],
	['settings', settingsRecord, shopSettings.schema],
];

describe.each(pairs)('a %s', (_, own, built) => {
	it('has no field that the build does not know', () => {
		expect(Object.keys(own.shape).filter((name) => !(name in built.shape))).toEqual([]);
	});

	it.each(Object.keys(own.shape).filter((name) => !expanded.has(name)))('%s', (name) => {
		const [mine, theirs] = [own.shape[name], built.shape[name]];
		if (!mine || !(theirs instanceof z.ZodType)) throw new Error(`There is no field ${name}`);
		// only published records are read: the word itself is looked at, not judged
		const tried = name === 'status' ? ['published', 'draft', 'archived'] : values;
		for (const value of tried) {
			expect({ value, judged: judgeInBrowser(mine, value) }).toEqual({ value, judged: judgeByBuild(theirs, value) });
		}
	});
});

describe('a variant', () => {
	const valid = { id: 1, display_name: 'Ring', price_brutto: 1 };
	const read = (variant: object) =>
		productRecord.shape.variants.safeParse([{ ...valid, ...variant }]).data?.map((each): Readonly<Record<string, unknown>> => each) ?? [];
	const names = Object.keys(read({})[0] ?? {}).filter((name) => !expanded.has(name));

	it.each(names)('%s', (name) => {
		const field = variantSchema.shape[name];
		if (!(field instanceof z.ZodType)) throw new Error(`There is no field ${name}`);
		for (const value of values) {
			const judged = judgeByBuild(field, value);
			// one that is refused takes the list with it
			const found = read({ [name]: value }).map((each) => ({ taken: each[name] }));
			expect({ value, found }).toEqual({ value, found: judged === 'refused' ? [] : [judged] });
		}
	});
});

it('a translation that cannot be read leaves the others and the record', () => {
	const translations = [
		{ language: 'en', display_name: 7 },
		{ language: 'fr', display_name: 'Bague' },
	];
	const variants = productRecord.shape.variants.safeParse([{ id: 1, display_name: 'Ring', price_brutto: 1, translations }]);
	expect(variants.data?.[0]?.translations).toEqual([
		{ language: 'en', display_name: null, display_name_2: null },
		{ language: 'fr', display_name: 'Bague', display_name_2: null },
	]);
});
