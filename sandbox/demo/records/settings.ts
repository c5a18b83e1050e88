/** The shop's settings with its three legal pages. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import { shippingText, termsText, withdrawalText } from './shop-terms.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

export const settingsRecords: readonly WireRecord[] = [
	{
		id: 1,
		project: domain,
		call_to_action_text: 'Ansehen, anprobieren, in Ruhe entscheiden: Wir legen Ihnen jedes Stück gern für einen Besuch zurück.',
		global_footer: 'Alle Preise in Euro inklusive gesetzlicher Mehrwertsteuer, zuzüglich Versand. Abholung am Kornmarkt ist kostenlos.',
		default_sort: 'id',
		enable_cart: true,
		maintenance_mode: false,
		show_stock: true,
		allow_ratings: false,
		purchase_to_order: false,
		present_wrapping: '4.50',
		shipping_cost: '5.90',
		default_tax_percent: 19,
		translations: translations(1, {
			en: {
				call_to_action_text: 'Look, try on, decide at leisure: we will gladly set any piece aside for your visit.',
				global_footer: 'All prices in euro including VAT, plus shipping. Collection from the Kornmarkt is free of charge.',
			},
			fr: {
				call_to_action_text: 'Regarder, essayer, décider sans hâte : nous mettons volontiers chaque pièce de côté pour votre visite.',
				global_footer: 'Tous les prix en euros, TVA comprise, hors frais de livraison. Le retrait sur le Kornmarkt est gratuit.',
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
