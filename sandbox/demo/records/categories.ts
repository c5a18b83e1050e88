/** The shop's categories. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

export const categoryIds = {
	watches: 1,
	weddingRings: 2,
	engagementRings: 3,
	necklaces: 4,
	earrings: 5,
	bracelets: 6,
	pearls: 7,
	accessories: 8,
} as const;

export type CategoryKey = keyof typeof categoryIds;

export const categoryRecords: readonly WireRecord[] = [
	category('watches', 'uhren', 'watches', { de: 'Uhren', en: 'Watches', fr: 'Montres' }),
	category('weddingRings', 'trauringe', 'wedding_rings', { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' }),
	category('engagementRings', 'verlobungsringe', 'engagement_rings', {
		de: 'Verlobungsringe',
		en: 'Engagement rings',
		fr: 'Bagues de fiançailles',
	}),
	category('necklaces', 'halsschmuck', 'jewelry', {
		de: 'Ketten und Anhänger',
		en: 'Necklaces and pendants',
		fr: 'Colliers et pendentifs',
	}),
	category('earrings', 'ohrschmuck', 'jewelry', { de: 'Ohrschmuck', en: 'Earrings', fr: 'Boucles d’oreilles' }),
	category('bracelets', 'armschmuck', 'jewelry', { de: 'Armschmuck', en: 'Bracelets', fr: 'Bracelets' }),
	category('pearls', 'perlen', 'beads', { de: 'Perlen', en: 'Pearls and beads', fr: 'Perles' }),
	category('accessories', 'zubehoer', 'accessories', { de: 'Zubehör', en: 'Accessories', fr: 'Accessoires' }),
];

function category(key: CategoryKey, slug: string, type: string, name: Texts): WireRecord {
	const id = categoryIds[key];
	return {
		id,
		project: domain,
		sort: id,
		display_name: name.de,
		slug,
		type,
		translations: translations(id, { en: { display_name: name.en }, fr: { display_name: name.fr } }),
	};
}
