/** Records in which every field of every wire schema has a value, down to the rows of lists and the parts of JSON: what tests take away from, and put into. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { aNumberedProductRecord } from './product-records.ts';
import {
	aBrandRecord,
	aCategoryRecord,
	aCompanyRecord,
	aFileRecord,
	aLegalRecord,
	aManufacturerRecord,
	aMenuEntryRecord,
	anAttributeGroupRecord,
	anAttributeRecord,
	anOfferRecord,
	anOpeningPeriodRecord,
	aPageRecord,
	aPersonalizationRecord,
	aProductRecord,
	aProjectRecord,
	aSettingsRecord,
	aShippingConfigRecord,
	aSizeGuideRecord,
	aSocialLinkRecord,
	aStatementRecord,
	aVariantRecord,
	aWidgetRecord,
	inEnglishAndFrench,
	pictureId,
	someRecords,
} from './records.ts';

/** The product that has a value in every field; those after it are as most products are. */
export const completeProductId = 1;

const fields = ['text', 'select'].map((name) => ({
	name,
	label: `Feld ${name}`,
	type: name,
	required: name === 'text',
	max_length: name === 'text' ? 20 : null,
	options: name === 'select' ? ['Antiqua', 'Kursiv'] : null,
	glyphs: name === 'text' ? 'abc ' : null,
	price_brutto: name === 'select' ? '4.50' : null,
}));

const config = {
	base_color: '#ffffff',
	brand_color: '#17353b',
	wrapper: { width: '1200px' },
	global: { backgroundColor: '#fafafa', pictureBackgroundColor: '#f0f0f0', pageWidth: '80rem', headingFontOverride: 'Georgia' },
	components: { header: { height: 80, layout: 'default' }, footer: { backgroundColor: '#eeeeee' } },
};

const link = {
	display_name: 'Gravur',
	path: '/info/ueber-uns',
	path_prefix: '/',
	external_path: null,
	anchor: 'werk',
	type: 'page',
	translations: inEnglishAndFrench(['display_name', 'anchor']),
};
const outwardLink = (path: string): WireRecord => ({
	...link,
	path: null,
	anchor: null,
	external_path: `https://verband.example/${path}`,
	type: 'external',
});

const legalText = [
	...['## Frist', 'Sie können auch online den [Vertrag widerrufen](/agb#frist).', '## Muster-Widerrufsformular', '## Verfahren'],
	'Wir nehmen nicht an einem Verfahren nach dem VSBG teil.',
].join('\n\n');

/** With everything that a variant may have of its own. */
const aVariant = (overrides: WireRecord): WireRecord =>
	aVariantRecord({
		display_name_2: '0,25 ct',
		attributes: [{ id: 1, sort: 1, ecommerce_attribute_id: 1 }],
		images: [{ id: 1, sort: 1, directus_files_id: pictureId, private_hash: pictureId }],
		translations: inEnglishAndFrench(['display_name', 'display_name_2']),
		...overrides,
	});

const legalTexts = ['insurance', 'image_sources', 'additional_top_info', 'additional_bottom_info'];

/** By collection. `productCount` products: the complete one, and others beside it. */
export function completeRecords(productCount = 10): Record<string, readonly WireRecord[]> {
	const address = { street: 'Kornmarkt', number: '7', zip_code: '79098', city: 'Freiburg', address_type: 'hq', sort: 1 };
	const place = { name: 'Laden am Markt', phone: '0761 123458', email: 'markt@goldschmiede.example', country: 'DE' };
	return someRecords({
		ecommerce_offer: [anOfferRecord({ shared_status: 'published' })],
		project: [
			aProjectRecord({
				logo: pictureId,
				google_place_id: 'ChIJ1',
				config,
				settings: { languages: ['de', 'en', 'fr'] },
				closing_days: ['2026-12-25'],
				appointment_notice_days: 2,
				translations: inGermanToo(['seo_title', 'seo_description', 'seo_keywords']),
			}),
		],
		company: [
			aCompanyRecord({
				vat_number: '12/345/67890',
				legal_authority: 'Handwerkskammer',
				addresses: [{ id: 1, ...address, ...place }],
				phoneNumber: { number: '0761 123457' },
			}),
		],
		legal: [
			aLegalRecord({
				rolex_area: {
					frame: 'https://area.example/frame',
					terms: 'https://area.example/terms',
					privacy: 'https://area.example/privacy',
					cookies: 'https://area.example/cookies',
				},
				translations: inGermanToo(legalTexts),
			}),
		],
		opening_period: [
			anOpeningPeriodRecord({ free_text: 'Nach Absprache', location: 1, translations: inEnglishAndFrench(['day', 'free_text']) }),
			anOpeningPeriodRecord({
				id: 2,
				day: null,
				time_open: null,
				time_close: null,
				opening_time: '10:00',
				closing_time: '16:00',
				closed: false,
				// names of days are read
				translations: inGermanToo(['free_text']).map((row, index) => ({ ...row, day: ['Mo - Fr', 'Mon - Fri', 'lun - ven'][index] })),
			}),
		],
		social_link: [
			aSocialLinkRecord({ displayName: 'Insta', path: 'https://www.instagram.com/alt.example' }),
			aSocialLinkRecord({ id: 2, sort: 2, display_name: null, external_path: null, displayName: 'Buch', path: 'https://buch.example' }),
		],
		widget: [
			...['address', 'contact', 'openingHours', 'navigation', 'social', 'legal'].map((name, index) =>
				aWidgetRecord({ id: index + 1, widget_name: name, sort: index + 1, position: 'left', translations: inGermanToo(['header']) }),
			),
		],
		menu_entry: [
			aMenuEntryRecord({
				...link,
				id: 1,
				path: '/uhren',
				anchor: 'oben',
				translations: inEnglishAndFrench(['display_name', 'group_name', 'anchor']),
			}),
			aMenuEntryRecord({ id: 2, sort: 2, external_path: 'https://verband.example/', path_prefix: '/', type: 'external' }),
			aMenuEntryRecord({ id: 3, sort: 3, parent: 1, group_name: 'Mehr', path: '/info/ueber-uns', path_prefix: '/', anchor: 'werk' }),
			aMenuEntryRecord({
				id: 4,
				sort: 4,
				path: null,
				sub: [link, outwardLink('sub')],
				groups: [
					{
						display_name: 'Gruppe',
						translations: inEnglishAndFrench(['display_name']),
						sub: [link, outwardLink('gruppe')],
					},
				],
			}),
		],
		brand: [aBrandRecord({ picture: pictureId })],
		page: [
			...['home', 'contact', 'privacy', 'accessibility', 'social_media_privacy'].map((type, index) =>
				(type === 'accessibility' ? aStatementRecord : aPageRecord)({
					id: index + 2,
					type,
					slug: null,
					picture: pictureId,
					title: `Seite ${type}`,
				}),
			),
			aPageRecord({
				picture: pictureId,
				video: 'https://filme.example/werk',
				body: `Seit **1934**.\n\n## Das Werk\n\n![Ring](ring.png)\n\n[Kontakt](/kontakt)`,
			}),
		],
		ecommerce_category: [aCategoryRecord(), aCategoryRecord({ id: 2, slug: 'ringe', display_name: 'Ringe', type: 'jewelry', sort: 2 })],
		ecommerce_manufacturer: [
			aManufacturerRecord({
				categories: [{ id: 1, sort: 1, ecommerce_category_id: 1 }],
				url: 'https://brand.example/',
				translations: inEnglishAndFrench(['display_name']),
				responsible_person: {
					name: 'Brand EU GmbH',
					postal_address: 'Ring 1, 10115 Berlin',
					email: 'eu@brand.example',
					url: 'https://eu.brand.example/',
				},
			}),
		],
		ecommerce_attribute_group: [anAttributeGroupRecord({ essential: true })],
		ecommerce_attribute: [anAttributeRecord()],
		ecommerce_personalization: [
			aPersonalizationRecord({
				fields,
				translations: ['en', 'fr'].map((language) => ({
					language,
					display_name: `Engraving ${language}`,
					fields: fields.map(({ name, options }) => ({
						name,
						label: `Field ${name} ${language}`,
						options: options?.map((option) => `${option} ${language}`) ?? null,
					})),
				})),
			}),
		],
		ecommerce_size_guide: [aSizeGuideRecord()],
		ecommerce_shipping_method_config: [
			aShippingConfigRecord({
				postcodes: ['79', '80331-80339'],
				shipping_countries: [{ id: 1, sort: 1, ecommerce_shipping_country_id: 1 }],
			}),
		],
		ecommerce_settings: [
			aSettingsRecord({
				call_to_action_text: 'Besuchen Sie uns.',
				bank_details: 'IBAN DE02 1203 0000 0000 2020 51',
				search_synonyms: 'Ring, Reif',
				global_footer: 'Preise inklusive Steuer.',
				allow_ratings: true,
				purchase_to_order: true,
				immediate_days: 5,
				translations: inEnglishAndFrench(['call_to_action_text', 'global_footer', 'bank_details']).map((row) => ({
					...row,
					search_synonyms: 'ring, band',
				})),
				legal_pages: ['agb', 'widerruf', 'versand-und-zahlung'].map((type, index) => ({
					id: index + 1,
					type,
					title: `Titel ${type}`,
					content: legalText,
					translations: inEnglishAndFrench(['title', 'content']),
				})),
			}),
		],
		ecommerce_product: [
			aProductRecord({
				id: completeProductId,
				price_basis: 'pair',
				tax_scheme: 'standard',
				price_reduced: false,
				plated: false,
				fineness: 585,
				guarantee_years: 2,
				images: [{ id: 1, sort: 1, directus_files_id: pictureId, private_hash: pictureId }],
				attributes: [{ id: 1, sort: 1, ecommerce_attribute_id: 1 }],
				subcategories: [{ id: 1, sort: 1, ecommerce_subcategory_id: 1 }],
				tags: [{ id: 1, sort: 1, ecommerce_tag_id: 1 }],
				variant_display_name_2: 'Stein',
				variants: [
					aVariant({}),
					aVariant({
						id: 12,
						sort: 2,
						display_name: '56',
						reference_number_suffix: '-56',
						// names of its own in each language, else both choices would be one list
						translations: ['en', 'fr'].map((language) => ({
							language,
							display_name: `56 (${language})`,
							display_name_2: `Stein (${language})`,
						})),
					}),
				],
				translations: inEnglishAndFrench([
					...['display_name', 'description', 'variant_display_name', 'variant_display_name_2', 'safety_warnings'],
				]),
			}),
			...Array.from({ length: productCount - 1 }, (_, index) =>
				aNumberedProductRecord(index + 2, { category: 1 + (index % 2), plated: false, ...(index % 3 === 0 ? { variants: [] } : {}) }),
			),
		],
		directus_files: [
			aFileRecord({
				title: 'Ring',
				description: 'Ein Ring aus Gold',
				width: 1800,
				focal_point_x: 300,
				focal_point_y: 400,
				modified_on: '2026-01-01T00:00:00Z',
				alt_translations: ['en', 'fr'].map((language) => ({ language, alt: `A ring ${language}` })),
			}),
		],
	});
}

function inGermanToo(names: readonly string[]): readonly WireRecord[] {
	return [{ language: 'de', ...Object.fromEntries(names.map((name) => [name, `${name} de`])) }, ...inEnglishAndFrench(names)];
}
