/** The house and its legal pages, and the page that does not exist. French. */
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
		range: (opens, closes) => `${opens} – ${closes}`,
		from: (opens) => `à partir de ${opens}`,
		until: (closes) => `jusqu’à ${closes}`,
	},
	imprint: {
		title: 'Mentions légales',
		provider: 'Éditeur du site',
		contact: 'Contact',
		vatNumber: 'Numéro d’identification à la TVA',
		taxNumber: 'Numéro fiscal',
		legalAuthority: 'Autorité de surveillance compétente',
		registers: 'Inscription au registre',
		registerNumber: 'Numéro',
		insurance: 'Assurance responsabilité civile professionnelle',
		imageSources: 'Crédits des images',
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
		kept: (day) => `Cette version, affichée pour la première fois le ${day}, reste ici inchangée.`,
		current: 'Vers la version en vigueur',
	},
	notFound: {
		title: 'Cette page n’existe pas',
		text: 'Nous ne connaissons pas cette adresse. La pièce a peut-être été vendue, ou la page a été déplacée.',
		home: 'Vers l’accueil',
	},
};
