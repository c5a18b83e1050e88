/** The shop's settings with its three legal pages. */
import type { WireRecord } from '../wire-record.ts';
import { type AttributeGroupKey, attributeGroupId } from './attributes.ts';
import { manufacturerIds } from './brands.ts';
import { type CategoryKey, categoryIds } from './categories.ts';
import { domain } from './house.ts';
import { offeredIds } from './payment-and-delivery.ts';
import { shippingText, termsText, withdrawalText } from './shop-terms.ts';
import { subcategoryRecords } from './subcategories.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

/** Which attributes can be filtered by, and where only in one category. */
const attributeFilters: readonly (readonly [AttributeGroupKey, CategoryKey | null])[] = [
	['material', null],
	['fineness', null],
	['stone', null],
	['movement', 'watches'],
	['water', 'watches'],
	['profile', 'weddingRings'],
	['ringSize', 'weddingRings'],
	['ringSize', 'engagementRings'],
];

export const settingsRecords: readonly WireRecord[] = [
	{
		id: 1,
		project: domain,
		call_to_action_text: 'Ansehen, anprobieren, in Ruhe entscheiden: Wir legen Ihnen jedes Stück gern für einen Besuch zurück.',
		global_footer:
			'Preise in Euro. Was an Steuer enthalten ist und zum Versand dazukommt, steht an jedem Preis. Die Abholung am Kornmarkt ist kostenlos.',
		// The usual words of each language.
		search_synonyms: null,
		default_sort: 'id',
		enable_cart: true,
		maintenance_mode: false,
		show_stock: true,
		allow_ratings: true,
		purchase_to_order: false,
		immediate_days: 3,
		present_wrapping: '4.50',
		shipping_cost: '5.90',
		default_tax_percent: 19,
		tax_scheme: 'standard',
		filters: ['category', 'subcategory', 'manufacturer', 'attributes', 'tags', 'price', 'availability'],
		bank_details: bankDetails('Sparkasse Hallstedt'),
		paypal_client_id: 'demo-client-id-of-juwelier-weidenbach',
		category_filters: Object.values(categoryIds).map((id, index) => ({ id, sort: index + 1, category_id: id })),
		subcategory_filters: subcategoryRecords.map(({ id }, index) => ({ id, sort: index + 1, subcategory: id })),
		manufacturer_filters: Object.values(manufacturerIds).map((id, index) => ({ id, sort: index + 1, manufacturer: id })),
		attribute_filters: attributeFilters.map(([group, category], index) => ({
			id: index + 1,
			sort: index + 1,
			attribute_group_id: attributeGroupId(group),
			category: category === null ? null : categoryIds[category],
		})),
		payment_methods: offeredIds.payment.map((id, index) => ({ id, sort: index + 1, payment_id: id })),
		shipping_methods: offeredIds.shipping.map((id, index) => ({ id, sort: index + 1, ecommerce_shipping_method_id: id })),
		shipping_methods_config: offeredIds.config.map((id, index) => ({ id, sort: index + 1, ecommerce_shipping_method_config_id: id })),
		shipping_countries: offeredIds.country.map((id, index) => ({ id, sort: index + 1, ecommerce_shipping_country_id: id })),
		translations: translations(1, {
			en: {
				call_to_action_text: 'Look, try on, take your time: we will gladly set any piece aside for your visit.',
				global_footer:
					'Prices in euros. The tax included and the delivery costs are shown beside every price. Collection from the Kornmarkt is free of charge.',
				search_synonyms: null,
				bank_details: bankDetails('Sparkasse Hallstedt, Germany'),
			},
			fr: {
				call_to_action_text: 'Regarder, essayer, prendre son temps : nous mettons volontiers une pièce de côté pour votre visite.',
				global_footer:
					'Prix en euros. La taxe comprise et les frais de livraison sont indiqués près de chaque prix. Le retrait sur le Kornmarkt est gratuit.',
				search_synonyms: null,
				bank_details: bankDetails('Sparkasse Hallstedt, Allemagne'),
			},
		}),
		legal_pages: [
			legalPage(
				1,
				'agb',
				{ de: 'Allgemeine Geschäftsbedingungen', en: 'General terms and conditions', fr: 'Conditions générales de vente' },
				termsText,
			),
			legalPage(
				2,
				'versand-und-zahlung',
				{ de: 'Versand und Zahlung', en: 'Shipping and payment', fr: 'Livraison et paiement' },
				shippingText,
			),
			legalPage(3, 'widerruf', { de: 'Widerruf', en: 'Right of withdrawal', fr: 'Droit de rétractation' }, withdrawalText),
		],
	},
];

function bankDetails(bank: string): string {
	return ['Juwelier Weidenbach e. K.', '', `- ${bank}`, '- IBAN: DE02 1203 0000 0000 2020 51', '- BIC: BYLADEM1001'].join('\n');
}

function legalPage(id: number, type: string, title: Texts, content: Texts): WireRecord {
	return {
		id,
		type,
		title: title.de,
		content: content.de,
		translations: translations(id, {
			en: { title: title.en, content: content.en },
			fr: { title: title.fr, content: content.fr },
		}),
	};
}
