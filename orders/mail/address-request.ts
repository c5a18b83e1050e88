/** Asks a buyer to confirm the e-mail address of an order by a link: a part of its receipt, or a mail of its own where the order was placed before. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { type MailPart, type MailSection, paragraph } from '../outbox/mail-content.ts';
import type { Company } from '../shop/company.ts';
import type { StoredOrder } from '../transitions/stored-order.ts';
import { dayOf, letter } from './order-steps.ts';

interface AddressRequestTexts {
	readonly heading: string;
	/** `account`: what is said of the bank account, where one is to be paid to. `days`: for how long the link works. */
	readonly text: (days: number, account: string) => string;
	readonly account: string;
	/** What the link does, on a button. */
	readonly action: string;
	/** After the link. */
	readonly after: string;
	readonly title: (number: number) => string;
	readonly changed: (day: string) => string;
}

const texts: PerLanguage<AddressRequestTexts> = {
	de: {
		heading: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
		text: (days, account) =>
			`Ihre Bestellung enthält Stücke, von denen es nur wenige gibt. Wir bearbeiten sie, sobald Sie auf dieser Seite Ihre Adresse bestätigen${account}. Der Link gilt ${days} Tage:`,
		account: '; erst danach nennen wir Ihnen die Bankverbindung',
		after:
			'Bis dahin legen wir die Stücke nur kurz für Sie zurück. Danach gilt die Bestätigung, solange sie noch da sind. Haben Sie nicht bestellt, müssen Sie nichts tun.',
		action: 'Adresse bestätigen',
		title: (number) => `Bitte bestätigen Sie Ihre Bestellung ${number}`,
		changed: (day) => `Ihre Bestellung vom ${day} bezahlen Sie nun per Überweisung.`,
	},
	en: {
		heading: 'Please confirm your e-mail address',
		text: (days, account) =>
			`Your order contains pieces of which there are only a few. We process it as soon as you confirm your address on this page${account}. The link is valid for ${days} days:`,
		account: '; only then do we give you our bank details',
		after:
			'Until then we hold the pieces for you for a short time only. After that, your confirmation still counts while they are available. If you did not order anything, you need not do anything.',
		action: 'Confirm the address',
		title: (number) => `Please confirm your order ${number}`,
		changed: (day) => `You are now paying for your order of ${day} by bank transfer.`,
	},
	fr: {
		heading: 'Veuillez confirmer votre adresse e-mail',
		text: (days, account) =>
			`Votre commande contient des pièces dont il n’existe que peu d’exemplaires. Nous la traiterons dès que vous aurez confirmé votre adresse sur cette page${account}. Le lien est valable ${days} jours\u00a0:`,
		account: '\u00a0; ce n’est qu’ensuite que nous vous communiquerons nos coordonnées bancaires',
		after:
			'D’ici là, nous ne réservons les pièces que peu de temps. Ensuite, votre confirmation reste possible tant qu’elles sont disponibles. Si vous n’avez rien commandé, vous n’avez rien à faire.',
		action: 'Confirmer l’adresse',
		title: (number) => `Veuillez confirmer votre commande ${number}`,
		changed: (day) => `Votre commande du ${day} est désormais à régler par virement.`,
	},
};

/** Where the buyer confirms, and for how long that works. */
export interface AddressLink {
	readonly url: string;
	readonly days: number;
	/** The buyer pays by transfer; else no account follows. */
	readonly isTransfer: boolean;
}

/** For a receipt. */
export function confirmationSection(link: AddressLink, language: Language): MailSection {
	return { kind: 'section', heading: texts[language].heading, parts: confirmationParts(link, language), isFramed: true };
}

function confirmationParts({ url, days, isTransfer }: AddressLink, language: Language): readonly MailPart[] {
	const { text, account, action, after } = texts[language];
	return [paragraph(text(days, isTransfer ? account : '')), { kind: 'action', label: action, url }, paragraph(after)];
}

/** For an order whose receipt has left: it was changed to a transfer. */
export function writeAddressRequest(order: StoredOrder, link: AddressLink, company: Company): Mail {
	const { language, id } = order;
	const { title, changed } = texts[language];
	const parts = [paragraph(changed(dayOf(order, company))), ...confirmationParts(link, language)];
	return { ...letter(order, company, { title }, parts), confirms: id };
}
