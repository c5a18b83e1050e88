/** What asks for consent on the site: the analytics of the house, and each service whose content is loaded from elsewhere. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

interface Consent {
	readonly functionId: string;
	readonly name: Texts;
	/** Markdown. */
	readonly description: Texts;
	/** Where the service says what it does with data. */
	readonly link: string | null;
	/** Once preticked; read, and ignored. */
	readonly defaultOn?: true;
}

const consents: readonly Consent[] = [
	{
		functionId: 'matomo',
		name: { de: 'Statistik (Matomo)', en: 'Statistics (Matomo)', fr: 'Statistiques (Matomo)' },
		description: {
			de: 'Zählt Seitenaufrufe mit der Software Matomo unter statistik.example, die ein Dienstleister in unserem Auftrag betreibt. Ihre IP-Adresse wird gekürzt.',
			en: 'Counts page views with Matomo at statistik.example, which a service provider runs on our behalf. Your IP address is truncated.',
			fr: 'Compte les pages vues à l’aide de Matomo, sur statistik.example, qu’un prestataire exploite pour notre compte. Votre adresse IP est tronquée.',
		},
		link: '/datenschutz#statistik',
		defaultOn: true,
	},
	{
		functionId: 'maps',
		name: { de: 'Stadtplan', en: 'Street map', fr: 'Plan de la ville' },
		description: {
			de: 'Zeigt auf der Kontaktseite einen Stadtplan, auf dem Sie den Weg zu uns suchen können. Dabei erfährt der Kartendienst Ihre **IP-Adresse**.',
			en: 'Shows a map on the contact page to help you find your way to us. The map service receives your **IP address**.',
			fr: 'Affiche sur la page de contact un plan pour trouver le chemin jusqu’à nous. Le service de cartographie reçoit alors votre **adresse IP**.',
		},
		link: 'https://karten.example/datenschutz',
	},
	{
		functionId: 'ratings',
		name: { de: 'Bewertungen des Hauses', en: 'Ratings of our shop', fr: 'Avis sur la boutique' },
		description: {
			de: 'Lädt die Durchschnittsnote, die Besucher unserem Haus beim Kartendienst gegeben haben.',
			en: 'Loads the average rating that visitors have given our shop on the map service.',
			fr: 'Charge la note moyenne que les visiteurs ont donnée à notre boutique sur le service de cartographie.',
		},
		link: 'https://karten.example/datenschutz',
	},
	{
		functionId: 'video',
		name: { de: 'Filme aus der Werkstatt', en: 'Films from the workshop', fr: 'Films de l’atelier' },
		description: {
			de: 'Spielt kurze Filme ab, die bei einem Videodienst liegen. Er setzt dabei eigene Cookies.',
			en: 'Plays short films hosted by a video service, which sets cookies of its own.',
			fr: '',
		},
		link: 'https://filme.example/privacy',
	},
	{
		functionId: 'brand_area',
		name: { de: 'Bereich der Manufaktur Aldermark', en: 'Aldermark brand area', fr: 'Espace de la manufacture Aldermark' },
		description: {
			de: 'Zeigt die Uhren von Aldermark in einem Rahmen, den die Manufaktur selbst ausliefert.',
			en: 'Shows Aldermark’s watches in a frame that the maker itself provides.',
			fr: 'Affiche les montres Aldermark dans un cadre fourni par la manufacture.',
		},
		link: 'https://haendler.aldermark.example/datenschutz',
	},
];

export const consentRecords: readonly WireRecord[] = consents.map(({ functionId, name, description, link, defaultOn }, index) => {
	const id = index + 1;
	return {
		id,
		project: domain,
		sort: id,
		function_id: functionId,
		display_name: name.de,
		description: description.de,
		link,
		default_on: defaultOn ?? false,
		translations: translations(id, {
			en: { display_name: name.en, description: description.en || null },
			fr: { display_name: name.fr, description: description.fr || null },
		}),
	};
});
