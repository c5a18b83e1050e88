import { describe, expect, it } from 'vitest';
import { collectionNames } from '../../../shop/collections/collections.ts';
import { parseContent } from '../../../shop/content/parse-content.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import {
	aCategoryRecord,
	aFileRecord,
	anOpeningPeriodRecord,
	aProductRecord,
	aProjectRecord,
	aSecondVariantRecord,
	aSubcategoryRecord,
	aVariantRecord,
	aWidgetRecord,
	pictureId,
	projectDomain,
	someRecords,
} from '../../builders/records.ts';

describe('a sound site', () => {
	it('has no problems', () => {
		expect(parsed().problems).toEqual([]);
	});

	it('is put into our own terms', () => {
		const { content, products } = parsed();
		expect(products).toHaveLength(1);
		expect(products[0]).toMatchObject({
			slug: 'ring',
			price: '1234.50',
			categoryId: 1,
			manufacturerId: 1,
			images: [pictureId],
			displayName: { de: { text: 'Ring', language: 'de' }, en: { text: 'display_name en', language: 'en' } },
			variants: [{ id: 11, price: '1290.00' }],
			attributes: [{ groupId: 1, group: { de: { text: 'Gehäuse' } }, values: [{ fr: { text: 'Acier', language: 'fr' } }] }],
		});
		expect(content?.shop).toMatchObject({ shippingCost: '0.00', presentWrapping: '4.50', defaultTaxPercent: 19, enableCart: true });
		expect(content?.project.theme).toMatchObject({ brandColor: '#17353b', headerHeightPx: 80, headerLayout: 'default', pageWidth: null });
	});
});

describe('whose records they are', () => {
	it('refuses a record of another project', () => {
		const { products, problems } = parsed({
			ecommerce_product: [aProductRecord(), aProductRecord({ id: 2, slug: 'x', project: 'other.example' })],
		});
		expect(outline(problems)).toEqual(['error foreign-project ecommerce_product 2 project']);
		expect(products.map(({ id }) => id)).toEqual([1]);
	});

	it('has no content without project or company', () => {
		const { content, problems } = parsed({ project: [], company: [] });
		expect(content).toBeNull();
		expect(outline(problems)).toEqual([
			`error record-missing project ${projectDomain} domain`,
			`error record-missing company ${projectDomain} project`,
		]);
	});

	it('uses the first of several records where there can be one', () => {
		const [settings] = someRecords().ecommerce_settings ?? [];
		const { content, problems } = parsed({ ecommerce_settings: [settings ?? {}, { ...settings, id: 2 }] });
		expect(outline(problems)).toEqual(['warning record-surplus ecommerce_settings 2 id']);
		expect(content?.shop?.id).toBe(1);
	});
});

describe('which products are shown', () => {
	it('leaves drafts and archived ones out, unjudged', () => {
		const { products, problems } = parsed({
			ecommerce_product: [
				aProductRecord({ status: 'draft', price_brutto: 'abc' }),
				aProductRecord({ id: 2, status: 'archived', slug: '../x' }),
			],
		});
		expect(problems).toEqual([]);
		expect(products).toEqual([]);
	});

	it('offers active variants only, in their order', () => {
		const variants = [
			aVariantRecord({ id: 3, sort: 2 }),
			aVariantRecord({ id: 4, sort: null }),
			aVariantRecord({ id: 1, sort: 1, active: false }),
			aVariantRecord({ id: 2, sort: 1, active: null }),
		];
		const { products } = parsed({ ecommerce_product: [aProductRecord({ variants })] });
		expect(products[0]?.variants.map(({ id }) => id)).toEqual([2, 3, 4]);
	});

	it.each([
		['none', [], { hasVariants: false, variants: [] }],
		['inactive ones only', [aVariantRecord({ active: false })], { hasVariants: true, variants: [] }],
	])('knows whether a product has variants: %s', (_what, variants, expected) => {
		expect(parsed({ ecommerce_product: [aProductRecord({ variants })] }).products[0]).toMatchObject(expected);
	});

	it('leaves a faulty product out and tells all of its faults at once', () => {
		const faulty = aProductRecord({
			price_brutto: 'abc',
			slug: '../x',
			category: 99,
			variants: [aVariantRecord({ price_brutto: '1.234' })],
		});
		const { products, problems } = parsed({ ecommerce_product: [faulty, aProductRecord({ id: 2 })] });
		expect(outline(problems)).toEqual([
			'error slug-invalid ecommerce_product 1 slug',
			'error price-invalid ecommerce_product 1 price_brutto',
			'error price-invalid ecommerce_product 1 variants[0].price_brutto',
			'error reference-missing ecommerce_product 1 category',
		]);
		expect(problems[1]).toMatchObject({ message: 'The price "abc" is not an amount.', fix: expect.stringContaining('1234.50') });
		expect(products.map(({ id }) => id)).toEqual([2]);
	});
});

describe('prices', () => {
	it.each([
		[null, null],
		[0, null],
		['0.00', null],
		[12, '12.00'],
		[12.5, '12.50'],
		['12.50000', '12.50'],
	])('reads %j as %j', (value, price) => {
		const { products, problems } = parsed({ ecommerce_product: [aProductRecord({ price_brutto: value })] });
		expect(problems).toEqual([]);
		expect(products[0]?.price).toBe(price);
	});
});

describe('an optional value that cannot be read', () => {
	it.each([
		['stock', 'viele', 'Expected a whole number, found "viele". The value is left out, and the site takes 0 instead.'],
		['reorder_possible', 'ja', 'Expected true or false, found "ja". The value is left out, and the site takes false instead.'],
		['shipping_time', 'bald', 'Expected a whole number, 0 or more, found "bald". The value is left out.'],
		['shipping_time', 731, 'Expected a whole number of days from 0 to 730, found 731. The value is left out.'],
	])('%s: says what takes its place', (field, value, message) => {
		const { problems } = parsed({ ecommerce_product: [aProductRecord({ [field]: value })] });
		expect(problems.find(({ code }) => code === 'field-ignored')).toMatchObject({ field, message });
	});

	it('in rows, too; an order by what it does', () => {
		const variants = [aVariantRecord({ active: 'vielleicht', sort: 'vorn' })];
		const { problems } = parsed({ ecommerce_product: [aProductRecord({ variants })] });
		expect(problems.filter(({ code }) => code === 'field-ignored').map(({ field, message }) => [field, message])).toEqual([
			['variants[0].sort', expect.stringContaining(' The value is left out, and the site takes the last place instead.')],
			['variants[0].active', expect.stringContaining(' The value is left out, and the site takes true instead.')],
		]);
	});
});

describe('references', () => {
	it('shows a product without a manufacturer or picture that does not exist', () => {
		const product = aProductRecord({
			manufacturer: 9,
			images: [{ sort: 1, directus_files_id: 'gone' }],
			attributes: [{ ecommerce_attribute_id: 9 }],
		});
		const { products, problems } = parsed({ ecommerce_product: [product] });
		expect(outline(problems)).toEqual([
			'warning reference-missing ecommerce_product 1 manufacturer',
			'warning reference-missing ecommerce_product 1 images[0].directus_files_id',
			'warning reference-missing ecommerce_product 1 attributes[0].ecommerce_attribute_id',
			'warning law-manufacturer ecommerce_product 1 manufacturer',
			'warning law-offer-identity ecommerce_product 1 images',
		]);
		expect(products[0]).toMatchObject({ manufacturerId: null, images: [], attributes: [] });
	});

	it('does not blame a product for its unreadable category', () => {
		const { problems } = parsed({ ecommerce_category: [aCategoryRecord({ display_name: null })] });
		expect(outline(problems)).toEqual(['error field-required ecommerce_category 1 display_name']);
	});
});

describe('slugs', () => {
	it('names both records that claim one', () => {
		const { problems } = parsed({ ecommerce_product: [aProductRecord(), aProductRecord({ id: 7 })] });
		expect(outline(problems)).toEqual(['error slug-duplicate ecommerce_product 7 slug']);
		expect(problems[0]?.message).toContain('ecommerce_product 1 and ecommerce_product 7');
	});

	it.each(['warenkorb', 'kasse', 'seite', 'en'])('keeps "%s" for the store', (slug) => {
		const { problems } = parsed({ ecommerce_category: [aCategoryRecord({ slug })] });
		expect(outline(problems)).toEqual(['error slug-reserved ecommerce_category 1 slug']);
	});
});

describe('widgets', () => {
	it('shows the defaults where none are configured', () => {
		expect(parsed({ widget: [] }).content?.widgets.map(({ name }) => name)).toEqual(['address', 'contact', 'openingHours', 'legal']);
	});

	it('stand by their position, then by their order; a position that there is not is ignored with a warning', () => {
		const widgets = (['right', 'left', null, 'top', 'left'] as const).map((position, index) => {
			return aWidgetRecord({
				id: index + 1,
				sort: 9 - index,
				widget_name: ['legal', 'contact', 'address', 'social', 'navigation'][index],
				position,
			});
		});
		const { content, problems } = parsed({ widget: widgets });
		expect(content?.widgets.map(({ name }) => name)).toEqual(['navigation', 'contact', 'social', 'address', 'legal']);
		expect(outline(problems)).toEqual(['warning field-ignored widget 4 position']);
	});

	it('keeps an unknown one and warns', () => {
		const { content, problems } = parsed({
			widget: [aWidgetRecord({ sort: 2 }), aWidgetRecord({ id: 2, sort: 1, widget_name: 'weather' })],
		});
		expect(outline(problems)).toEqual(['warning widget-unknown widget 2 widget_name']);
		expect(content?.widgets.map(({ name }) => name)).toEqual(['weather', 'address']);
	});
});

describe('fields that the backend no longer sends', () => {
	it('are reported once a collection', () => {
		const records = [1, 2, 3].map((id) => {
			const { stock, shipping_time, ...record } = aProductRecord({ id, slug: `ring-${id}` });
			return record;
		});
		expect(outline(parsed({ ecommerce_product: records }).problems)).toEqual([
			'warning field-missing ecommerce_product 1 stock, shipping_time',
		]);
	});

	it('are told of child rows, too, but for those of which rows have one or the other', () => {
		const { price_brutto, ...variant } = aSecondVariantRecord();
		const records = [1, 2].map((id) =>
			aProductRecord({
				id,
				slug: `ring-${id}`,
				variants: [aVariantRecord(), variant],
				images: [{ id: 1, sort: 1, private_hash: pictureId }],
			}),
		);
		const { stock: _, ...record } = records[1] ?? {};
		expect(outline(parsed({ ecommerce_product: [records[0] ?? {}, record] }).problems)).toEqual([
			'warning field-missing ecommerce_product 1 stock, variants.price_brutto',
		]);
	});

	it('are told of translations, of those of child rows, and of files', () => {
		const english = { language: 'en', display_name: 'Ring', description: 'A ring.', variant_display_name: 'Size' };
		const product = aProductRecord({
			translations: [english, { ...english, language: 'fr' }],
			variants: [aVariantRecord({ translations: [{ language: 'en' }, { language: 'fr', display_name: '54' }] })],
		});
		const { focal_point_x, alt_translations, ...file } = aFileRecord();
		const { problems } = parsed({ ecommerce_product: [product], directus_files: [file] });
		expect(outline(problems).filter((line) => line.includes('field-missing'))).toEqual([
			`warning field-missing directus_files ${pictureId} alt_translations, focal_point_x`,
			'warning field-missing ecommerce_product 1 variants.translations.display_name, translations.safety_warnings',
		]);
	});

	it('may be those that only one format of opening hours has', () => {
		const { time_open, time_close, free_text, ...period } = anOpeningPeriodRecord();
		const older = { ...period, day: null, opening_time: '09:00', closing_time: '18:00', closed: false };
		const translations = ['de', 'en', 'fr'].map((language) => ({ language, day: 'Sa' }));
		expect(parsed({ opening_period: [{ ...older, translations }] }).problems).toEqual([]);
	});

	it('are errors where they are required', () => {
		const { display_name, ...record } = aProjectRecord();
		expect(outline(parsed({ project: [record] }).problems)).toEqual([`error field-required project ${projectDomain} display_name`]);
	});
});

describe('collections', () => {
	const records = someRecords();
	const parse = (listed: readonly string[]) => {
		const entries = listed.map((collection): [string, { count: number; shards: [] }] => [collection, { count: 0, shards: [] }]);
		const manifest = { collections: Object.fromEntries(entries) };
		return parseContent({ records: (collection) => records[collection] ?? [], notices: [], manifest }, { projectDomain }).problems;
	};

	it('that a snapshot does not list are reported once, and count as empty', () => {
		const problems = parse(collectionNames.filter((collection) => collection !== 'consent' && collection !== 'ecommerce_tag'));
		expect(outline(problems)).toEqual(['warning collection-missing consent manifest.json ']);
		expect(problems[0]?.message).toContain('consent, ecommerce_tag');
	});

	it('that are listed and empty are no problem', () => {
		expect(parse(collectionNames)).toEqual([]);
	});
});

describe('references to other records', () => {
	it('may answer expanded', () => {
		const product = aProductRecord({
			category: aCategoryRecord(),
			manufacturer: { id: '1', slug: 'brand' },
			personalization: { id: 1, display_name: 'Gravur' },
			size_guide: { id: 1 },
			images: [{ sort: 1, directus_files_id: { id: pictureId, type: 'image/png' } }],
			attributes: [{ ecommerce_attribute_id: { id: 1, display_values: ['Stahl'] } }],
			tags: [{ ecommerce_tag_id: { id: 1, slug: 'neu' } }],
			subcategories: [{ ecommerce_subcategory_id: { id: 1 } }],
		});
		const { products, problems } = parsed({ ecommerce_product: [product] });
		expect(problems).toEqual([]);
		expect(products).toEqual(parsed().products);
	});

	it('of a picture have an older form', () => {
		const images = [
			{ sort: 1, private_hash: pictureId },
			{ sort: 2, private_hash: 'gone' },
		];
		const { products, problems } = parsed({ ecommerce_product: [aProductRecord({ images })] });
		expect(products[0]?.images).toEqual([pictureId]);
		expect(outline(problems)).toEqual(['warning reference-missing ecommerce_product 1 images[1].private_hash']);
	});

	it.each([
		['personalization', { personalization: 9 }, 'personalization'],
		['size guide', { size_guide: 9 }, 'size_guide'],
		['tag', { tags: [{ ecommerce_tag_id: 9 }] }, 'tags[0].ecommerce_tag_id'],
		['subcategory', { subcategories: [{ ecommerce_subcategory_id: null }] }, 'subcategories[0].ecommerce_subcategory_id'],
	])('to a %s that does not exist are left out and told', (_, fields, field) => {
		const { products, problems } = parsed({ ecommerce_product: [aProductRecord(fields)] });
		expect(outline(problems)).toEqual([`warning reference-missing ecommerce_product 1 ${field}`]);
		expect(products).toHaveLength(1);
	});

	it('of a subcategory to a category that does not exist leave it out', () => {
		const { content, problems } = parsed({ ecommerce_subcategory: [aSubcategoryRecord({ category: 9 })] });
		expect(outline(problems)).toEqual(['warning reference-missing ecommerce_subcategory 1 category']);
		expect(content?.subcategories).toEqual([]);
	});
});
