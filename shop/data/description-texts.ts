/** Sentences that describe pages to search engines where the content has none. No page shows them, so they ship with none. */
import type { PerLanguage } from '../../site/languages.ts';

/** `names`: of what a page shows, most important first; what goes beyond a description's length is cut. */
export interface DescriptionTexts {
	readonly home: (house: string, names: readonly string[]) => string;
	readonly window: (house: string, categories: readonly string[]) => string;
	readonly goods: (goods: string, house: string, names: readonly string[]) => string;
	readonly brands: (house: string, names: readonly string[]) => string;
	readonly brand: (brand: string, goods: string, house: string) => string;
	readonly product: (name: string, category: string, house: string) => string;
	/** A page whose text is there in another language only. */
	readonly text: (title: string, house: string) => string;
	readonly contact: (house: string) => string;
	readonly imprint: (company: string) => string;
	readonly newsletter: (house: string) => string;
	readonly withdraw: (house: string) => string;
}

export const descriptionTexts: PerLanguage<DescriptionTexts> = {
	de: {
		home: (house, names) => `${house}: Uhren, Schmuck und was dazugehört. ${names.join(', ')}`.trim(),
		window: (house, categories) =>
			`Ein Blick in das Schaufenster von ${house}: ausgewählte Stücke, in Ruhe gezeigt. ${categories.join(', ')}.`,
		goods: (goods, house, names) => `${goods} bei ${house}: ${names.join(', ')}`,
		brands: (house, names) => `Die Marken bei ${house}, mit ihrer Geschichte und ausgewählten Stücken: ${names.join(', ')}`,
		brand: (brand, goods, house) =>
			`${brand} bei ${house}: ${goods}, mit Beratung im Geschäft und ausgewählten Stücken in unserem Schaufenster.`,
		product: (name, category, house) => `${name} bei ${house}, aus der Auswahl ${category}: Bilder, Angaben, Preis und Lieferzeit.`,
		text: (title, house) => `${title}: was ${house} Ihnen dazu mitteilt, zum Nachlesen auf einer Seite.`,
		contact: (house) =>
			`So erreichen Sie ${house}: Anschrift, Telefon, E-Mail, Öffnungszeiten, der Weg zu uns und ein Formular für Ihre Nachricht.`,
		imprint: (company) => `Impressum von ${company}: Anschrift, Vertretung, Register, Steuernummern und zuständige Aufsichtsbehörde.`,
		withdraw: (house) =>
			`Hier widerrufen Sie einen Vertrag mit ${house} online: in zwei Schritten, ohne Anmeldung, mit Eingangsbestätigung per E-Mail.`,
		newsletter: (house) =>
			`Der Newsletter von ${house}: Neues aus dem Haus per E-Mail, nur mit Ihrer Bestätigung und jederzeit abzubestellen.`,
	},
	en: {
		home: (house, names) => `${house}: watches, jewellery and everything that goes with them. ${names.join(', ')}`.trim(),
		window: (house, categories) =>
			`The shop window of ${house}: a selection of our pieces to enjoy at your leisure. ${categories.join(', ')}.`,
		goods: (goods, house, names) => `${goods} at ${house}: ${names.join(', ')}`,
		brands: (house, names) => `The brands at ${house}, with their history and selected pieces: ${names.join(', ')}`,
		brand: (brand, goods, house) => `${brand} at ${house}: ${goods}, with personal advice in our shop and a selection of pieces online.`,
		product: (name, category, house) =>
			`${name} at ${house}, from our selection of ${category}: pictures, details, price and delivery time.`,
		text: (title, house) => `${title}: information from ${house}, all on one page.`,
		contact: (house) => `How to reach ${house}: address, telephone, e-mail, opening hours, how to find us and a form for your message.`,
		imprint: (company) => `Imprint of ${company}: address, representatives, registers, tax numbers and supervisory authority.`,
		withdraw: (house) => `Withdraw from a contract with ${house} online: in two steps, without an account, and with a receipt by e-mail.`,
		newsletter: (house) =>
			`The newsletter of ${house}: our news by e-mail. Sent only once you have confirmed it, and easy to unsubscribe from at any time.`,
	},
	fr: {
		home: (house, names) => `${house} : montres, bijoux et tout ce qui va avec. ${names.join(', ')}`.trim(),
		window: (house, categories) => `La vitrine ${house} : une sélection de pièces à découvrir à votre rythme. ${categories.join(', ')}.`,
		goods: (goods, house, names) => `${goods} chez ${house} : ${names.join(', ')}`,
		brands: (house, names) => `Les marques chez ${house}, leur histoire et des pièces choisies : ${names.join(', ')}`,
		brand: (brand, goods, house) =>
			`${brand} chez ${house} : ${goods}, des conseils personnalisés en magasin et une sélection de pièces en ligne.`,
		product: (name, category, house) =>
			`${name} chez ${house}, dans notre sélection ${category} : photos, caractéristiques, prix et délai de livraison.`,
		text: (title, house) => `${title} : les informations de ${house}, réunies sur une seule page.`,
		contact: (house) =>
			`Pour joindre ${house} : adresse, téléphone, e-mail, horaires d’ouverture, itinéraire et formulaire pour votre message.`,
		imprint: (company) =>
			`Mentions légales de ${company} : adresse, représentants, registres, numéros fiscaux, autorité de contrôle et protection des données.`,
		withdraw: (house) =>
			`Rétractez-vous en ligne d’un contrat conclu avec ${house} : en deux étapes, sans compte, avec un accusé de réception par e-mail.`,
		newsletter: (house) =>
			`La newsletter de ${house} : nos actualités par e-mail, après votre confirmation, avec désinscription possible à tout moment.`,
	},
};

export interface PageWords {
	/** The contact page as a search result. */
	readonly contactName: string;
	readonly contact: string;
	readonly imprint: string;
	readonly withdraw: string;
}

/** What visitors type when they look for pages whose titles say it otherwise. */
export const pageWords: PerLanguage<PageWords> = {
	de: {
		contactName: 'Kontakt und Öffnungszeiten',
		contact: 'Adresse Anschrift Anfahrt Parken Telefon E-Mail Termin Beratung Filiale Geschäft',
		imprint: 'Firma Inhaber Anbieter',
		withdraw: 'Widerruf Rückgabe kündigen stornieren',
	},
	en: {
		contactName: 'Contact and opening hours',
		contact: 'address directions parking phone email appointment advice store',
		imprint: 'company owner legal notice',
		withdraw: 'withdrawal return cancel',
	},
	fr: {
		contactName: 'Contact et heures d’ouverture',
		contact: 'adresse accès itinéraire parking téléphone e-mail rendez-vous conseil boutique magasin',
		imprint: 'société propriétaire éditeur',
		withdraw: 'rétractation retour annuler',
	},
};
