/** The shop and its legal pages, and the page that does not exist. French. */
import type { TextParts } from '../texts.ts';

export const house: TextParts['house'] = {
	languageNames: { de: 'Deutsch', en: 'English', fr: 'Français' },
	widgets: {
		address: 'Adresse',
		contact: 'Contact',
		openingHours: 'Heures d’ouverture',
		navigation: 'En un coup d’œil',
		legal: 'Informations légales',
		social: 'Suivez-nous',
		unknown: 'Widget not found :-(',
	},
	company: {
		executives: 'Représenté par',
		addressTypes: { hq: 'Siège', federal_office: 'Bureau fédéral' },
		phone: 'Téléphone',
		mobile: 'Portable',
		fax: 'Télécopie',
		email: 'E-mail',
		contactPage: 'Contact et accès',
	},
	openingHours: {
		title: 'Heures d’ouverture',
		closed: 'fermé',
		days: 'Jour',
		times: 'Heures',
		range: (opens, closes) => `${toHours(opens)}\u00a0– ${toHours(closes)}`,
		from: (opens) => `à partir de ${toHours(opens)}`,
		until: (closes) => `jusqu’à ${toHours(closes)}`,
	},
	imprint: {
		title: 'Mentions légales',
		provider: 'Éditeur du site',
		contact: 'Contact',
		vatNumber: 'Numéro d’identification à la TVA',
		taxNumber: 'Numéro fiscal',
		legalAuthority: 'Autorité de surveillance compétente',
		registers: 'Inscription au registre',
		insurance: 'Assurance responsabilité civile professionnelle',
		imageSources: 'Crédits photographiques',
		privacy: 'Protection des données',
	},
	legalTexts: {
		terms: 'CGV',
		withdrawal: 'Rétractation',
		shipping: 'Livraison et paiement',
		accessibility: 'Accessibilité',
	},
	textVersions: {
		title: 'Versions de ce texte',
		since: (day) => `Version du ${day}`,
		kept: (day) => `Cette version, publiée pour la première fois le ${day}, est conservée ici sans modification.`,
		current: 'Voir la version en vigueur',
	},
	notFound: {
		title: 'Cette page n’existe pas',
		text: 'Il n’y a rien à cette adresse. La pièce a peut-être été vendue ou la page a été déplacée.',
		home: 'Retour à l’accueil',
	},
};

/** `09:30` as `9 h 30`, `13:00` as `13 h`. */
function toHours(time: string): string {
	return `${time}`.replace(/^0?(\d+):(\d+)$/, '$1\u00a0h\u00a0$2').replace(/\u00a000$/, '');
}
