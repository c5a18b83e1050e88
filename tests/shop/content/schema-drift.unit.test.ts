/** Whatever the backend does to a field, content is judged and never crashes, and nothing unusable gets through. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, isLong, someOf } from '../../../commands/testing/counts.ts';
import { isLawCode } from '../../../shop/content/law-rules.ts';
import { parsed } from '../../builders/parsed.ts';
import { aProductRecord, someRecords } from '../../builders/records.ts';

/** Values of every JSON type, so that each field meets types that it is not. */
const otherTypes = [true, 7, -1.5, 'seven', '', [], [null], [7], {}, { id: 7 }];

/** Fields of a product that are its own to lose: without them it cannot be shown. */
const requiredFields = ['id', 'project', 'status', 'display_name', 'slug', 'category'];

/** Read from numbers and from strings. */
const decimalFields = ['price_brutto', 'recommended_price', 'content_quantity'];

const productFields = Object.keys(aProductRecord());

function someOtherTypes(place: number): readonly unknown[] {
	return [0, 3, 7].map((step) => otherTypes[(place + step) % otherTypes.length]);
}

/** No undefined, NaN or infinity anywhere, and no object that became a text. */
function expectUsable(value: unknown): void {
	expect(unusable(value, '')).toEqual([]);
}

/** Where a value holds something that no page may show. */
function unusable(value: unknown, place: string): string[] {
	if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [`${place}: ${value}`];
	if (typeof value === 'string') return /\[object Object\]|^undefined$|^NaN$/.test(value) ? [`${place}: ${value}`] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => unusable(part, `${place}.${name}`));
}

describe.each(productFields)('the field %s of a product', (field) => {
	it('missing is a problem that names it', () => {
		const { [field]: _, ...record } = aProductRecord();
		const { content, products, problems } = parsed({ ecommerce_product: [record] });
		const isRequired = requiredFields.includes(field);
		const named = problems.filter((problem) => problem.field === field && !isLawCode(problem.code));
		expect(named.map(({ severity }) => severity)).toEqual([isRequired ? 'error' : 'warning']);
		expect(products).toHaveLength(isRequired ? 0 : 1);
		expectUsable({ content, products });
	});

	it('null is an error where it is required, and "not set" elsewhere', () => {
		const { content, products, problems } = parsed({ ecommerce_product: [aProductRecord({ [field]: null })] });
		const named = problems
			.filter(({ code }) => code !== 'translation-missing' && !isLawCode(code))
			.map(({ severity, field: at }) => `${severity} ${at}`);
		expect(named).toEqual(requiredFields.includes(field) ? [`error ${field}`] : []);
		expectUsable({ content, products });
	});

	// In the usual run three types a field, and each type at some field.
	it.each(isLong ? otherTypes : someOtherTypes(productFields.indexOf(field)))(
		'as %j never crashes, and is reported where it is of the wrong type',
		(value) => {
			const { content, products, problems } = parsed({ ecommerce_product: [aProductRecord({ [field]: value })] });
			const usual = aProductRecord()[field];
			const isOtherType = typeof value !== typeof usual || Array.isArray(value) !== Array.isArray(usual);
			const isRead =
				value === '' ||
				(typeof value === 'boolean' && typeof usual === 'boolean') ||
				(typeof usual === 'string' && typeof value === 'number' && decimalFields.includes(field));
			if (isOtherType && !isRead) expect(problems.some(({ field: at }) => at.startsWith(field))).toBe(true);
			for (const problem of problems)
				expect(problem).toMatchObject({ message: expect.stringMatching(/\S/), fix: expect.stringMatching(/\S/) });
			expectUsable({ content, products });
		},
	);
});

const places = Object.entries(someRecords()).flatMap(([collection, [record = {}]]) =>
	Object.keys(record).map((field) => ({ collection, field, record })),
);

describe('a field of the wrong kind', () => {
	/** What is known of files (see images/), and a status that makes a rating no content. */
	const unread = ['ecommerce_product_rating.status'];
	const read = places.filter(({ collection, field }) => collection !== 'directus_files' && !unread.includes(`${collection}.${field}`));

	it.each(someOf(read, count({ usual: 80, long: read.length })))('is reported: $field of $collection', ({ collection, field, record }) => {
		const usual = record[field];
		const isObject = typeof usual === 'object' && usual !== null && !Array.isArray(usual);
		const ofNothing = field === 'postcodes' ? [true, [[]]] : [true, [7]];
		for (const value of isObject ? [7, 'seven', [7]] : usual === null ? ofNothing : [{}, [[]]]) {
			const { content, products, problems } = parsed({ [collection]: [{ ...record, [field]: value }] });
			const told = problems.filter((problem) => problem.collection === collection && problem.field.startsWith(field));
			expect([value, told.length > 0]).toEqual([value, true]);
			expectUsable({ content, products });
		}
	});
});

describe('any value in any field of any collection', () => {
	it('is judged without an exception and leaves usable content', () => {
		fc.assert(
			fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), ({ collection, field, record }, value) => {
				expectUsable(parsed({ [collection]: [{ ...record, [field]: value }] }));
			}),
			{ numRuns: count({ usual: 60, long: 600 }) },
		);
	});

	it('is judged inside lists, too', () => {
		const lists = places.flatMap(({ collection, field, record }) => {
			const list = record[field];
			return Array.isArray(list) && list.length > 0 ? [{ collection, field, record, list }] : [];
		});
		fc.assert(
			fc.property(
				fc.constantFrom(...lists),
				fc.nat(20),
				fc.jsonValue({ maxDepth: 2 }),
				({ collection, field, record, list }, at, value) => {
					const [first, ...others] = list;
					const keys = Object.keys(first);
					const child = { ...first, [keys[at % keys.length] ?? '']: value };
					expectUsable(parsed({ [collection]: [{ ...record, [field]: [child, ...others] }] }));
				},
			),
			{ numRuns: count({ usual: 40, long: 400 }) },
		);
	});
});
