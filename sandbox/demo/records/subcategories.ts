/** What the shop's categories are divided into. Most pieces find their place by their attributes (see product-places.ts). */
import type { WireRecord } from '../wire-record.ts';
import { type CategoryKey, categoryIds } from './categories.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

interface Subcategory {
	readonly id: number;
	readonly category: CategoryKey;
	readonly slug: string;
	readonly name: Texts;
}

const subcategories = {
	mechanical: {
		id: 1,
		category: 'watches',
		slug: 'mechanische-uhren',
		name: { de: 'Mechanische Uhren', en: 'Mechanical watches', fr: 'Montres mécaniques' },
	},
	quartz: { id: 2, category: 'watches', slug: 'quarzuhren', name: { de: 'Quarzuhren', en: 'Quartz watches', fr: 'Montres à quartz' } },
	divers: {
		id: 3,
		category: 'watches',
		slug: 'taucheruhren',
		name: { de: 'Taucheruhren', en: 'Diving watches', fr: 'Montres de plongée' },
	},
	plainRings: {
		id: 4,
		category: 'weddingRings',
		slug: 'schlichte-trauringe',
		name: { de: 'Schlichte Trauringe', en: 'Plain wedding rings', fr: 'Alliances sobres' },
	},
	wroughtRings: {
		id: 5,
		category: 'weddingRings',
		slug: 'trauringe-mit-struktur',
		name: { de: 'Trauringe mit Struktur', en: 'Textured wedding rings', fr: 'Alliances travaillées' },
	},
	solitaires: {
		id: 6,
		category: 'engagementRings',
		slug: 'solitaerringe',
		name: { de: 'Solitärringe', en: 'Solitaire rings', fr: 'Solitaires' },
	},
	colouredStones: {
		id: 7,
		category: 'engagementRings',
		slug: 'ringe-mit-farbstein',
		name: { de: 'Ringe mit Farbstein', en: 'Coloured stone rings', fr: 'Bagues à pierre de couleur' },
	},
	chains: { id: 8, category: 'necklaces', slug: 'ketten', name: { de: 'Ketten', en: 'Chains', fr: 'Chaînes' } },
	pendants: { id: 9, category: 'necklaces', slug: 'anhaenger', name: { de: 'Anhänger', en: 'Pendants', fr: 'Pendentifs' } },
	studs: { id: 10, category: 'earrings', slug: 'ohrstecker', name: { de: 'Ohrstecker', en: 'Ear studs', fr: 'Puces d’oreilles' } },
	drops: {
		id: 11,
		category: 'earrings',
		slug: 'ohrhaenger-und-kreolen',
		name: { de: 'Ohrhänger und Kreolen', en: 'Drops and hoops', fr: 'Pendants et créoles' },
	},
	bangles: { id: 12, category: 'bracelets', slug: 'armreife', name: { de: 'Armreife', en: 'Bangles', fr: 'Joncs' } },
	linkBracelets: {
		id: 13,
		category: 'bracelets',
		slug: 'gliederarmbaender',
		name: { de: 'Gliederarmbänder', en: 'Link bracelets', fr: 'Bracelets à maillons' },
	},
	strands: {
		id: 14,
		category: 'pearls',
		slug: 'perlenketten',
		name: { de: 'Perlenketten', en: 'Pearl strands', fr: 'Colliers de perles' },
	},
	glassBeads: { id: 15, category: 'pearls', slug: 'glasperlen', name: { de: 'Glasperlen', en: 'Glass beads', fr: 'Perles de verre' } },
	care: { id: 16, category: 'accessories', slug: 'pflege', name: { de: 'Pflege', en: 'Care', fr: 'Entretien' } },
} as const satisfies Record<string, Subcategory>;

export type SubcategoryKey = keyof typeof subcategories;

/** Id of a subcategory by key. */
export function subcategoryId(key: SubcategoryKey): number {
	return subcategories[key].id;
}

export const subcategoryRecords: readonly WireRecord[] = Object.values<Subcategory>(subcategories).map(({ id, category, slug, name }) => ({
	id,
	project: domain,
	sort: id,
	display_name: name.de,
	slug,
	category: categoryIds[category],
	translations: translations(id, { en: { display_name: name.en }, fr: { display_name: name.fr } }),
}));
