/** What stands around every page: the footer's widgets and the main menu with its dropdown. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import { translations } from './translations.ts';

export const widgets: readonly WireRecord[] = [
	widget(1, 'address', { de: 'Unser Haus', en: 'Our shop', fr: 'Notre maison' }, { showLogo: true }),
	widget(2, 'contact', { de: 'Kontakt', en: 'Contact', fr: 'Contact' }),
	widget(3, 'openingHours', { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Heures d’ouverture' }),
	widget(4, 'navigation', { de: 'Wegweiser', en: 'Explore', fr: 'Explorer' }),
	widget(5, 'social', { de: 'Auch hier', en: 'Follow us', fr: 'Suivez-nous' }),
	widget(6, 'legal', { de: 'Rechtliches', en: 'Legal', fr: 'Informations légales' }),
];

function widget(id: number, name: string, header: { de: string; en: string; fr: string }, props: WireRecord | null = null): WireRecord {
	return {
		id,
		project: domain,
		widget_name: name,
		sort: id,
		position: 'footer',
		props,
		translations: translations(id, { de: { header: header.de }, en: { header: header.en }, fr: { header: header.fr } }),
	};
}

const service = { de: 'Service', en: 'Service', fr: 'Services' };
const knowledge = { de: 'Wissenswertes', en: 'Good to know', fr: 'Bon à savoir' };

export const menuEntries: readonly WireRecord[] = [
	entry(1, { de: 'Schaufenster', en: 'Shop window', fr: 'Vitrine' }, { path: '/schaufenster' }),
	entry(2, { de: 'Uhren', en: 'Watches', fr: 'Montres' }, { path: '/uhren' }),
	entry(3, { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' }, { path: '/schmuck' }),
	entry(4, { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' }, { path: '/trauringe' }),
	entry(5, { de: 'Verlobungsringe', en: 'Engagement rings', fr: 'Bagues de fiançailles' }, { path: '/verlobungsringe' }),
	entry(6, { de: 'Perlen', en: 'Pearls', fr: 'Perles' }, { path: '/perlen' }),
	entry(7, { de: 'Marken', en: 'Brands', fr: 'Marques' }, { path: '/marken' }),
	entry(8, { de: 'Das Haus', en: 'About us', fr: 'La maison' }, {}),
	entry(9, { de: 'Werkstatt', en: 'Workshop', fr: 'Atelier' }, { path: 'werkstatt', path_prefix: '/info/', parent: 8 }, service),
	entry(
		10,
		{ de: 'Gravuren', en: 'Engraving', fr: 'Gravure' },
		{ path: 'werkstatt', path_prefix: '/info/', anchor: { de: 'gravuren', en: 'engraving', fr: 'gravure' }, parent: 8 },
		service,
	),
	entry(11, { de: 'Anfahrt und Öffnungszeiten', en: 'Visit us', fr: 'Nous rendre visite' }, { path: '/kontakt', parent: 8 }, service),
	entry(
		12,
		{ de: 'Ringgröße ermitteln', en: 'Find your ring size', fr: 'Trouver sa taille de bague' },
		{ path: '/info/ringgroesse', parent: 8 },
		knowledge,
	),
	entry(
		13,
		{ de: 'Versand und Zahlung', en: 'Shipping and payment', fr: 'Livraison et paiement' },
		{ path: '/versand-und-zahlung', parent: 8 },
		knowledge,
	),
	entry(
		14,
		{ de: 'Innung Hallstedt', en: 'Hallstedt guild', fr: 'Corporation de Hallstedt' },
		{ external_path: 'https://www.goldschmiedeinnung-hallstedt.example/', parent: 8 },
		knowledge,
	),
	entry(15, { de: 'Kontakt', en: 'Contact', fr: 'Contact' }, { path: '/kontakt' }),
	{
		...entry(16, { de: 'Hallstedt', en: 'Hallstedt', fr: 'Hallstedt' }, {}),
		// The older form, in which an entry carries what stands under it.
		groups: [
			{
				display_name: 'Sehenswert',
				translations: nested({ en: 'Worth seeing', fr: 'À voir' }),
				sub: [
					{
						display_name: 'Stadtmuseum',
						external_path: 'https://stadtmuseum.hallstedt.example/uhren',
						translations: nested({ en: 'Town museum', fr: 'Musée de la ville' }),
					},
				],
			},
			{
				display_name: 'Bei uns',
				translations: nested({ en: 'Our shop', fr: 'Chez nous' }),
				sub: [
					{
						display_name: 'Am Kornmarkt',
						path: '/kontakt',
						translations: nested({ en: 'On the Kornmarkt', fr: 'Sur le Kornmarkt' }),
					},
				],
			},
		],
	},
];

function entry(
	id: number,
	name: { de: string; en: string; fr: string },
	target: { path?: string; path_prefix?: string; external_path?: string; anchor?: { de: string; en: string; fr: string }; parent?: number },
	group: { de: string; en: string; fr: string } | null = null,
): WireRecord {
	return {
		id,
		project: domain,
		sort: id,
		display_name: name.de,
		path: target.path ?? null,
		path_prefix: target.path_prefix ?? null,
		external_path: target.external_path ?? null,
		anchor: target.anchor?.de ?? null,
		type: null,
		parent: target.parent ?? null,
		group_name: group?.de ?? null,
		translations: translations(id, {
			en: { display_name: name.en, group_name: group?.en ?? null, anchor: target.anchor?.en ?? null },
			fr: { display_name: name.fr, group_name: group?.fr ?? null, anchor: target.anchor?.fr ?? null },
		}),
	};
}

/** Translations as the older form nests them: rows without ids of their own. */
function nested({ en, fr }: { en: string; fr: string }): WireRecord[] {
	return [
		{ language: 'en', display_name: en },
		{ language: 'fr', display_name: fr },
	];
}
