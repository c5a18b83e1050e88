/** Paths and anchors of pages that every site has: those that editors link to by a key, and those that the site itself links to. */
import { loginPath } from './full-load-paths.ts';
import type { Language, PerLanguage } from './languages.ts';

export const fixedPaths = {
	terms: { de: '/agb', en: '/en/terms', fr: '/fr/cgv' },
	shipping: { de: '/versand-und-zahlung', en: '/en/shipping-and-payment', fr: '/fr/livraison-et-paiement' },
	withdrawal: { de: '/widerruf', en: '/en/withdrawal', fr: '/fr/retractation' },
	withdraw: { de: '/vertrag-widerrufen', en: '/en/withdraw-from-contract', fr: '/fr/se-retracter' },
	accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
	socialMediaPrivacy: { de: '/datenschutz-soziale-medien', en: '/en/social-media-privacy', fr: '/fr/reseaux-sociaux' },
	brands: { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
	info: { de: '/info', en: '/en/info', fr: '/fr/info' },
	newsletter: { de: '/newsletter', en: '/en/newsletter', fr: '/fr/newsletter' },
	login: { de: loginPath, en: loginPath, fr: loginPath },
} as const satisfies Record<string, PerLanguage<string>>;

/** Id of the section that the French privacy link key leads to. */
export const privacySectionId = 'protection-des-donnees';

/** Ids of the sections that every privacy text ends with, the same in all languages. */
export const privacyAnchors = { cookies: 'cookies', analytics: 'analytics' } as const;

export const linkKeys = {
	contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
	thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
	imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
	/** French privacy is a section of the French imprint page. */
	privacy: { de: '/datenschutz', en: '/en/privacy', fr: `/fr/mentions-legales#${privacySectionId}` },
	watches: { de: '/uhren', en: '/en/watches', fr: '/fr/montres' },
	jewelry: { de: '/schmuck', en: '/en/jewelry', fr: '/fr/bijoux' },
	accessories: { de: '/accessories', en: '/en/accessories', fr: '/fr/accessoires' },
	wedding_rings: { de: '/trauringe', en: '/en/wedding-rings', fr: '/fr/alliances' },
	beads: { de: '/perlen', en: '/en/beads', fr: '/fr/perles' },
	engagement_rings: { de: '/verlobungsringe', en: '/en/engagement-rings', fr: '/fr/bagues-de-fiancailles' },
	optics: { de: '/optik', en: '/en/optics', fr: '/fr/optique' },
	for_kids: { de: '/fuer-kinder', en: '/en/for-kids', fr: '/fr/pour-enfants' },
	events: { de: '/events', en: '/en/events', fr: '/fr/evenements' },
	home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics', fr: '/fr/linge-de-maison' },
	decoratives: { de: '/dekoration', en: '/en/decoratives', fr: '/fr/decoration' },
	floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop', fr: '/fr/atelier-floral' },
	room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances', fr: '/fr/parfums-d-interieur' },
	bicycles: { de: '/fahrraeder', en: '/en/bicycles', fr: '/fr/velos' },
	window: { de: '/digitales-schaufenster', en: '/en/store-window', fr: '/fr/vitrine' },
} as const satisfies Record<string, PerLanguage<string>>;

export type LinkKey = keyof typeof linkKeys;

/** The link keys that are a kind of goods: a brand type or a category may carry one of them. */
export const goodsLinkKeys = [
	'watches',
	'jewelry',
	'accessories',
	'wedding_rings',
	'beads',
	'engagement_rings',
	'optics',
	'for_kids',
	'events',
	'home_fabrics',
	'decoratives',
	'floral_workshop',
	'room_fragrances',
	'bicycles',
] as const satisfies readonly LinkKey[];

export type GoodsLinkKey = (typeof goodsLinkKeys)[number];

/** Names the order in the address of the page on which contracts are withdrawn from. */
export const withdrawnOrderParameter = 'bestellung';

/** That page with the order's number in its field. E-mails and the confirmation of an order link to it. */
export function withdrawPath(language: Language, orderNumber: string): string {
	return `${fixedPaths.withdraw[language]}?${withdrawnOrderParameter}=${encodeURIComponent(orderNumber)}`;
}
