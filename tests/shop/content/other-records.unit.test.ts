/** The rules of records that have few of them. */
import { describe, expect, it } from 'vitest';
import { imageUses, markdownSources, productImageUses, productMarkdownSources } from '../../../shop/content/content-uses.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import {
	aBrandRecord,
	aBrandTypeRecord,
	aCategoryRecord,
	aLegalRecord,
	anAttributeGroupRecord,
	anAttributeRecord,
	aPageRecord,
	aProductRecord,
	aProjectRecord,
	aSettingsRecord,
	aSocialLinkRecord,
	aStatementRecord,
	pictureId,
	projectDomain,
} from '../../builders/records.ts';

describe('brands', () => {
	it('need a type that is a kind of product', () => {
		const { problems } = parsed({ brand_type: [aBrandTypeRecord({ type: 'spoons' })] });
		expect(outline(problems)).toEqual(['error link-key-unknown brand_type 1 type']);
		expect(problems[0]?.message).toBe('"spoons" is not a kind of goods.');
	});

	it('need a type that exists', () => {
		const { content, problems } = parsed({ brand: [aBrandRecord({ type: 9 })] });
		expect(outline(problems)).toEqual(['error reference-missing brand 1 type']);
		expect(content?.brands).toEqual([]);
	});
});

it('a category of an unknown kind of product has none, with a warning', () => {
	const { content, problems } = parsed({ ecommerce_category: [aCategoryRecord({ type: 'spoons' })] });
	expect(outline(problems)).toEqual(['warning link-key-unknown ecommerce_category 1 type']);
	expect(content?.categories[0]?.type).toBeNull();
});

it('attributes are joined by group, in the order of the groups', () => {
	const { products } = parsed({
		ecommerce_attribute_group: [
			anAttributeGroupRecord({ id: 1, sort: 2 }),
			anAttributeGroupRecord({ id: 2, sort: 1 }),
			anAttributeGroupRecord({ id: 3, sort: 1 }),
		],
		ecommerce_attribute: [
			anAttributeRecord({ id: 1, attribute_group: 1, display_values: ['a', 'b'], translations: [] }),
			anAttributeRecord({ id: 2, attribute_group: 3, display_values: ['c'], translations: [] }),
			anAttributeRecord({ id: 3, attribute_group: 2, display_values: ['d'], translations: [] }),
			anAttributeRecord({ id: 4, attribute_group: 1, display_values: ['e'], translations: [] }),
		],
		ecommerce_product: [aProductRecord({ attributes: [4, 3, 2, 1].map((id) => ({ ecommerce_attribute_id: id })) })],
	});
	const attributes = products[0]?.attributes.map(({ groupId, values }) => [groupId, values.map(({ de }) => de.text)]);
	expect(attributes).toEqual([
		[2, ['d']],
		[3, ['c']],
		[1, ['a', 'b', 'e']],
	]);
});

describe('pages', () => {
	/** A shop that sells has one. */
	const statement = aStatementRecord({ id: 3 });

	it('of type info need a slug', () => {
		const { problems } = parsed({ page: [aPageRecord({ slug: null }), statement] });
		expect(outline(problems)).toEqual(['error field-required page 1 slug']);
	});

	it('of the other types may exist once', () => {
		const pages = [1, 2].map((id) => aPageRecord({ id, type: 'privacy', slug: null }));
		const { content, problems } = parsed({ page: [...pages, statement] });
		expect(outline(problems)).toEqual(['error page-duplicate page 2 type']);
		expect(content?.pages.map(({ id }) => id)).toEqual([1, 3]);
	});

	it('of type info may have a film of a known host', () => {
		const video = 'https://filme.example/einbetten/1?start=5';
		const { content, problems } = parsed({ page: [aPageRecord({ video }), statement] });
		expect([content?.pages[0]?.video, problems]).toEqual([video, []]);
	});

	it.each([
		'https://other.example/1',
		'https://filme.example.other.example/1',
		'https://filme.example:8443/1',
		'https://filme.example@other.example/1',
		'https://user:secret@filme.example/1',
		'http://filme.example/1',
		'//filme.example/1',
		'javascript:alert(1)//filme.example',
		'/film',
	])('have no film at %s', (video) => {
		const { content, problems } = parsed({ page: [aPageRecord({ video }), statement] });
		expect(content?.pages[0]?.video).toBeNull();
		expect(outline(problems)).toEqual(['warning video-unknown page 1 video']);
		expect(problems[0]?.fix).toContain('https://filme.example/…');
	});

	it('of other types have none', () => {
		const { content, problems } = parsed({ page: [{ ...statement, video: 'https://filme.example/1' }] });
		expect(content?.pages[0]?.video).toBeNull();
		expect(outline(problems)).toEqual(['warning field-ignored page 3 video']);
	});

	it('of the shop may exist once, too', () => {
		const legalPages = [1, 2].map((id) => ({ id, type: 'agb', title: 'AGB', content: 'Text' }));
		const { problems } = parsed({ ecommerce_settings: [aSettingsRecord({ legal_pages: legalPages })] });
		expect(outline(problems)).toContain('error page-duplicate ecommerce_settings 1 legal_pages[1].type');
	});
});

describe('the shop', () => {
	it('is absent without a settings record', () => {
		const { content, problems } = parsed({ ecommerce_settings: [] });
		expect([content?.shop, problems]).toEqual([null, []]);
	});

	it('needs to know whether there is a cart', () => {
		expect(outline(parsed({ ecommerce_settings: [aSettingsRecord({ enable_cart: 'yes' })] }).problems)).toEqual([
			'error field-type ecommerce_settings 1 enable_cart',
		]);
	});
});

describe('social links', () => {
	it('without a name are called by their network', () => {
		const record = aSocialLinkRecord({ media: 'instagram', display_name: null, external_path: 'https://www.instagram.com/x' });
		expect(parsed({ social_link: [record] }).content?.socialLinks).toMatchObject([{ displayName: 'Instagram' }]);
		const { content, problems } = parsed({ social_link: [{ ...record, media: 'myspace' }] });
		expect(content?.socialLinks).toMatchObject([{ media: 'other', displayName: 'instagram.com' }]);
		expect(outline(problems)).toEqual(['warning field-ignored social_link 1 media']);
	});

	it('have older field names, too', () => {
		const record = { id: 1, project: projectDomain, sort: 1, media: 'other', displayName: 'Blog', path: 'https://blog.example' };
		const { content, problems } = parsed({ social_link: [record] });
		expect(problems).toEqual([]);
		expect(content?.socialLinks).toEqual([{ media: 'other', displayName: 'Blog', url: 'https://blog.example' }]);
	});

	it.each(['javascript:alert(1)', 'mailto:a@b.example', '/instagram', null])('%j is no web address', (address) => {
		const { problems } = parsed({ social_link: [aSocialLinkRecord({ external_path: address })] });
		expect(outline(problems)).toEqual(['error url-invalid social_link 1 external_path']);
	});
});

describe('the theme', () => {
	it.each([
		[{ brand_color: 'red;}' }, 'config.brand_color'],
		[{ global: { pageWidth: '1px}' } }, 'config.global.pageWidth'],
		[{ global: { headingFontOverride: '"x"' } }, 'config.global.headingFontOverride'],
		[{ global: { headingFontOverride: 'Comic Sans' } }, 'config.global.headingFontOverride'],
		[{ components: { header: { height: 'tall' } } }, 'config.components.header.height'],
	])('%j cannot reach the stylesheet', (config, field) => {
		const { problems } = parsed({ project: [aProjectRecord({ config })] });
		expect(outline(problems)).toEqual([`warning theme-invalid project ${projectDomain} ${field}`]);
	});

	it.each([
		['#101418', '#f3f4f0', true],
		['#f3f4f0', '#101418', true],
		['#101418', '#0d1b2a', false],
		['#f3f4f0', '#ffffff', false],
	])('base %s on the background %s does not fit: %s', (base_color, backgroundColor, isTold) => {
		const { problems } = parsed({ project: [aProjectRecord({ config: { base_color, global: { backgroundColor } } })] });
		expect(outline(problems)).toEqual(isTold ? [`warning theme-contrast project ${projectDomain} config.global.backgroundColor`] : []);
	});
});

describe('what the content uses', () => {
	const { content, products } = parsed({
		project: [aProjectRecord({ logo: pictureId })],
		legal: [aLegalRecord({ id: 4 })],
		brand: [aBrandRecord({ picture: pictureId })],
		ecommerce_settings: [aSettingsRecord({ id: 5 })],
		page: [aPageRecord({ picture: pictureId })],
		ecommerce_product: [aProductRecord({ translations: [{ language: 'en', display_name: 'x', description: 'A ring.' }] })],
	});
	if (content === null) throw new Error('the site is sound');

	it('lists each picture with the record that uses it', () => {
		const uses = [...imageUses(content), ...products.flatMap(productImageUses)];
		expect(uses.map(({ collection, id, field }) => `${collection} ${id} ${field}`)).toEqual([
			`project ${projectDomain} logo`,
			'brand 1 picture',
			'page 1 picture',
			'ecommerce_product 1 images[0]',
		]);
	});

	it('lists each markdown text once in each language it is written in', () => {
		expect(products.flatMap(productMarkdownSources)).toEqual([
			{ collection: 'ecommerce_product', id: 1, field: 'description', markdown: 'Ein **Ring**.' },
			{ collection: 'ecommerce_product', id: 1, field: 'translations.en.description', markdown: 'A ring.' },
			{ collection: 'ecommerce_product', id: 1, field: 'safety_warnings', markdown: 'Nicht **verschlucken**.' },
		]);
		const records = new Set(markdownSources(content).map(({ collection, id }) => `${collection} ${id}`));
		expect([...records]).toEqual(['legal 4', 'brand 1', 'page 1', 'consent 1', 'ecommerce_settings 5']);
	});
});
