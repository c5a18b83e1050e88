/** What is wrong with the demo on purpose, so that checks can be seen to find it. Everything else that they find in the demo is a mistake. */
import type { ProblemCode } from '../../site/problem-codes.ts';
import { fileId } from './file-id.ts';
import type { DemoCollection } from './wire-record.ts';

export interface PlantedFault {
	readonly code: ProblemCode;
	readonly collection: DemoCollection;
	readonly id: number;
	/** As problems name it: the path of fields in the record. */
	readonly field: string;
}

/** Content problems of the demo site's own project. */
export const plantedFaults: readonly PlantedFault[] = [
	// A number that is a note.
	{ code: 'phone-unparseable', collection: 'company', id: 1, field: 'numbers[3].number' },

	// The law.
	{ code: 'law-manufacturer-address', collection: 'ecommerce_manufacturer', id: 11, field: 'postal_address' },
	{ code: 'law-offer-identity', collection: 'ecommerce_product', id: 1066, field: 'images' },
	{ code: 'law-delivery-time', collection: 'ecommerce_product', id: 1057, field: 'shipping_time' },
	{ code: 'law-recommended-price', collection: 'ecommerce_product', id: 1012, field: 'recommended_price' },
	{ code: 'law-base-price', collection: 'ecommerce_product', id: 1046, field: 'content_unit' },
	{ code: 'legal-outdated', collection: 'page', id: 5, field: 'body' },

	// Links that lead nowhere.
	{ code: 'link-dead', collection: 'page', id: 7, field: 'translations.fr.body' },
	{ code: 'anchor-dead', collection: 'page', id: 5, field: 'translations.en.body' },

	// Pictures.
	{ code: 'alt-missing', collection: 'ecommerce_product', id: 1028, field: 'images[0]' },

	// Texts that nobody has translated.
	...untranslated('brand', 'fr', [11]),
	...untranslated('consent', 'fr', [4]),
	...untranslated('ecommerce_tag', 'fr', [6]),
	...untranslated('ecommerce_size_guide', 'fr', [2]),
	...untranslated('ecommerce_product', 'fr', [1032, 1046, 1047, 1050, 1057]),
	...untranslated('ecommerce_product', 'en', [1057]),
];

/** Told beside those where a snapshot has no history, which alone knows what a price was reduced from. */
export const unprovenReductions: readonly PlantedFault[] = [1005, 1021, 1040].map((id) => ({
	...{ code: 'law-reduction', collection: 'ecommerce_product', id, field: 'price_reduced' },
}));

/** What the same project lacks, as the audit groups it. That a piece's price is on request is no fault. */
export const plantedLacks = {
	picture: [1066],
	alt: [fileId('kontor')],
	maker: [],
	'maker-address': [11],
	delivery: [1057],
} as const;

function untranslated(collection: DemoCollection, language: 'en' | 'fr', ids: readonly number[]): PlantedFault[] {
	return ids.map((id) => ({ code: 'translation-missing', collection, id, field: `translations.${language}` }));
}
