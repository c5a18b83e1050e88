/** Words by which visitors find pieces across all categories. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

const tags = {
	fresh: { id: 1, slug: 'neu-im-schaufenster', name: { de: 'Neu im Schaufenster', en: 'New in the window', fr: 'Nouveau en vitrine' } },
	gift: { id: 2, slug: 'geschenkidee', name: { de: 'Geschenkidee', en: 'Gift idea', fr: 'Idée cadeau' } },
	workshop: {
		id: 3,
		slug: 'aus-unserer-werkstatt',
		name: { de: 'Aus unserer Werkstatt', en: 'From our workshop', fr: 'De notre atelier' },
	},
	engravable: { id: 4, slug: 'gravierbar', name: { de: 'Gravierbar', en: 'Engravable', fr: 'À graver' } },
	heirloom: { id: 5, slug: 'zum-vererben', name: { de: 'Zum Vererben', en: 'To hand down', fr: 'À transmettre' } },
	// Without French on purpose.
	recycled: { id: 6, slug: 'altgold', name: { de: 'Aus Altgold', en: 'From recycled gold', fr: '' } },
} as const satisfies Record<string, { id: number; slug: string; name: Texts }>;

export type TagKey = keyof typeof tags;

/** Id of a tag by key. */
export function tagId(key: TagKey): number {
	return tags[key].id;
}

export const tagRecords: readonly WireRecord[] = Object.values(tags).map(({ id, slug, name }) => ({
	id,
	project: domain,
	display_name: name.de,
	slug,
	translations: translations(id, { en: { display_name: name.en }, fr: name.fr ? { display_name: name.fr } : undefined }),
}));
