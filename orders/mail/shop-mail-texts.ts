/** The texts of the e-mails that the shop itself gets, in its own language; what a buyer gets is in that of the page. */
import { joinExtension, type PhoneFields } from '../../client/orders/contract/fields.ts';
import type { Daypart, RequestKind } from '../../client/orders/contract/form-requests.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { readPhone } from '../shop/company.ts';

export interface ShopMailTexts {
	/** Between a label and what it is of. */
	readonly colon: string;
	readonly name: string;
	readonly email: string;
	readonly phone: string;
	/** Behind what cannot be dialled. */
	readonly unreadable: string;
	readonly pageLanguage: string;
	/** Subject of a message through the contact form. */
	readonly message: (name: string) => string;
	readonly request: {
		readonly kinds: Readonly<Record<RequestKind, string>>;
		readonly subject: (kind: string, product: string) => string;
		readonly product: string;
		readonly count: string;
		readonly appointment: string;
		readonly dayparts: Readonly<Record<Daypart, string>>;
	};
	readonly withdrawal: {
		readonly subject: (contract: string) => string;
		readonly received: string;
		readonly confirmed: string;
		/** `rule`: which demands it. */
		readonly unconfirmed: (hindrance: string, rule: string) => string;
	};
	/** A mail to a visitor did not go out. */
	readonly undelivered: {
		readonly subject: string;
		readonly reasons: { readonly refused: string; readonly limit: string };
	};
	/** Documents that the shop has asked for at the desk. */
	readonly copies: { readonly subject: (order: string) => string; readonly text: string };
	/** The documents of a month, in one mail or several; `sound` and `faults`: what the check of numbers and archive found. */
	readonly month: {
		readonly subject: (month: string, part: number, parts: number) => string;
		readonly text: string;
		readonly sound: string;
		readonly faults: string;
	};
	/** The newest link of the archive of documents. */
	readonly archive: { readonly subject: (day: string) => string; readonly explanation: string; readonly numbers: string };
	readonly order: {
		readonly subject: (number: number, amount: string) => string;
		readonly number: string;
		readonly received: string;
		readonly payment: string;
		/** Behind the subject of an order that is to be paid at a provider now: many are abandoned there. */
		readonly unpaid: string;
		/** Behind the name of the payment method: where the money is. `provider`: by its own name. */
		readonly paying: {
			readonly provider: (provider: string) => string;
			readonly transfer: string;
			readonly house: string;
			readonly nothing: string;
		};
	};
}

export const shopMailTexts: PerLanguage<ShopMailTexts> = {
	de: {
		colon: ': ',
		name: 'Name',
		email: 'E-Mail',
		phone: 'Telefon',
		unreadable: 'nicht als Rufnummer lesbar',
		pageLanguage: 'Sprache der Seite',
		message: (name) => `Nachricht über die Website von ${name}`,
		request: {
			kinds: {
				availability: 'Frage nach Verfügbarkeit',
				information: 'Frage',
				reservation: 'Reservierung',
				appointment: 'Terminwunsch',
			},
			subject: (kind, product) => `${kind} über die Website: ${product}`,
			product: 'Stück',
			count: 'Anzahl',
			appointment: 'Termin',
			dayparts: { morning: 'vormittags', afternoon: 'nachmittags', any: 'zu jeder Zeit' },
		},
		withdrawal: {
			subject: (contract) => `Widerruf über die Website: ${contract}`,
			received: 'Eingegangen',
			confirmed: 'Der Eingang ist dem Absender mit Datum und Uhrzeit bestätigt.',
			unconfirmed: (hindrance, rule) =>
				`Dem Absender ist der Eingang NICHT bestätigt (${hindrance}). Bitte prüfen und, wenn es kein Programm war, sofort bestätigen${rule}.`,
		},
		undelivered: {
			subject: 'Eine E-Mail der Website kam nicht an',
			reasons: {
				refused:
					'Der Mailserver hat diese E-Mail endgültig abgelehnt. Bestellung oder Anfrage gelten trotzdem; bitte melden Sie sich auf anderem Weg.',
				limit:
					'Diese Adresse hat in einer Stunde mehr E-Mails bekommen, als ein Mensch braucht. Weitere gehen später hinaus; Bestellungen und Anfragen gelten.',
			},
		},
		copies: { subject: (order) => `Unterlagen zu ${order}`, text: 'Die Unterlagen liegen bei, wie sie ausgestellt wurden.' },
		month: {
			subject: (month, part, parts) => `Rechnungen und Gutschriften ${month}${parts === 1 ? '' : ` (${part} von ${parts})`}`,
			text: 'Im Archiv liegen alle Rechnungen und Gutschriften dieses Monats, wie sie ausgestellt wurden: als PDF, als Daten (XML) und als Tabelle (CSV) für die Buchhaltung.',
			sound: 'Nummern und Archiv sind geprüft: Es fehlt kein Beleg, und keiner wurde verändert.',
			faults: 'Die Prüfung von Nummern und Archiv fand Fehler. Bitte geben Sie das dem Betreiber:',
		},
		archive: {
			subject: (day) => `Siegel des Rechnungsarchivs vom ${day}`,
			explanation:
				'Bitte bewahren Sie diese E-Mail auf. Mit ihr lässt sich beweisen, dass bis heute archivierte Belege nicht verändert wurden. Letztes Glied der Kette:',
			numbers: 'Höchste vergebene Nummern:',
		},
		order: {
			subject: (number, amount) => `Bestellung ${number} über die Website: ${amount}`,
			number: 'Bestellnummer',
			received: 'Eingegangen',
			payment: 'Zahlungsart',
			unpaid: ' (noch nicht bezahlt)',
			paying: {
				provider: (provider) =>
					`noch nicht bezahlt. Die Bestellung gilt erst als angenommen, wenn ${provider} die Zahlung meldet; dann kommt noch eine Nachricht. Bitte packen Sie sie vorher nicht.`,
				transfer:
					'noch nicht bezahlt. Der Käufer überweist, sobald die Bestellung angenommen ist; ist das Geld da, kommt noch eine Nachricht.',
				house: 'noch nicht bezahlt. Den Betrag bekommen Sie vom Käufer selbst.',
				nothing: 'nichts zu bezahlen.',
			},
		},
	},
	en: {
		colon: ': ',
		name: 'Name',
		email: 'E-mail',
		phone: 'Phone',
		unreadable: 'cannot be read as a phone number',
		pageLanguage: 'Page language',
		message: (name) => `Message through the website from ${name}`,
		request: {
			kinds: {
				availability: 'Availability enquiry',
				information: 'Enquiry',
				reservation: 'Reservation',
				appointment: 'Appointment request',
			},
			subject: (kind, product) => `${kind} through the website: ${product}`,
			product: 'Product',
			count: 'Quantity',
			appointment: 'Appointment',
			dayparts: { morning: 'in the morning', afternoon: 'in the afternoon', any: 'at any time' },
		},
		withdrawal: {
			subject: (contract) => `Withdrawal through the website: ${contract}`,
			received: 'Received',
			confirmed: 'Receipt has been confirmed to the sender with date and time.',
			unconfirmed: (hindrance, rule) =>
				`Receipt has NOT been confirmed to the sender (${hindrance}). Please check, and confirm it at once unless it came from a program${rule}.`,
		},
		undelivered: {
			subject: 'An e-mail of the website did not arrive',
			reasons: {
				refused:
					'The mail server has refused this e-mail for good. The order or request stands all the same; please get in touch another way.',
				limit:
					'This address has got more e-mails within an hour than a person needs. Further ones go out later; orders and requests stand.',
			},
		},
		copies: { subject: (order) => `Documents of ${order}`, text: 'The documents are attached as they were issued.' },
		month: {
			subject: (month, part, parts) => `Invoices and credit notes ${month}${parts === 1 ? '' : ` (${part} of ${parts})`}`,
			text: 'The archive has all invoices and credit notes of this month as they were issued: as PDF, as data (XML), and as a table (CSV) for accounting.',
			sound: 'Numbers and archive were checked: no document is missing, and none was changed.',
			faults: 'The check of numbers and archive found faults. Please give this to the operator:',
		},
		archive: {
			subject: (day) => `Seal of the archive of documents of ${day}`,
			explanation: 'Please keep this e-mail. It proves that no document archived until today was changed. Newest link of the chain:',
			numbers: 'Highest numbers issued:',
		},
		order: {
			subject: (number, amount) => `Order ${number} through the website: ${amount}`,
			number: 'Order number',
			received: 'Received',
			payment: 'Payment method',
			unpaid: ' (not paid yet)',
			paying: {
				provider: (provider) =>
					`not paid yet. The order only counts as accepted once ${provider} reports the payment; another message follows then. Please do not pack it before.`,
				transfer: 'not paid yet. The buyer transfers the money once the order is accepted; another message follows when it has arrived.',
				house: 'not paid yet. You get the amount from the buyer directly.',
				nothing: 'nothing to pay.',
			},
		},
	},
	fr: {
		colon: '\u00a0: ',
		name: 'Nom',
		email: 'E-mail',
		phone: 'Téléphone',
		unreadable: 'numéro illisible',
		pageLanguage: 'Langue de la page',
		message: (name) => `Message envoyé depuis le site par ${name}`,
		request: {
			kinds: {
				availability: 'Question de disponibilité',
				information: 'Question',
				reservation: 'Réservation',
				appointment: 'Demande de rendez-vous',
			},
			subject: (kind, product) => `${kind} depuis le site\u00a0: ${product}`,
			product: 'Article',
			count: 'Quantité',
			appointment: 'Rendez-vous',
			dayparts: { morning: 'le matin', afternoon: 'l’après-midi', any: 'à toute heure' },
		},
		withdrawal: {
			subject: (contract) => `Rétractation depuis le site\u00a0: ${contract}`,
			received: 'Reçue',
			confirmed: 'La réception a été confirmée à l’expéditeur avec la date et l’heure.',
			unconfirmed: (hindrance, rule) =>
				`La réception n’a PAS été confirmée à l’expéditeur (${hindrance}). Veuillez vérifier et, s’il ne s’agit pas d’un programme, confirmer immédiatement${rule}.`,
		},
		undelivered: {
			subject: 'Un e-mail du site n’est pas arrivé',
			reasons: {
				refused:
					'Le serveur a refusé définitivement cet e-mail. La commande ou la demande reste valable\u00a0; veuillez contacter la personne autrement.',
				limit:
					'Cette adresse a reçu en une heure plus d’e-mails qu’il n’en faut à une personne. Les suivants partiront plus tard\u00a0; commandes et demandes restent valables.',
			},
		},
		copies: { subject: (order) => `Documents de ${order}`, text: 'Les documents sont joints tels qu’ils ont été établis.' },
		month: {
			subject: (month, part, parts) => `Factures et avoirs ${month}${parts === 1 ? '' : ` (${part} sur ${parts})`}`,
			text: 'L’archive contient toutes les factures et tous les avoirs de ce mois tels qu’ils ont été émis : en PDF, en données (XML) et en tableau (CSV) pour la comptabilité.',
			sound: 'Numéros et archive ont été vérifiés : aucun document ne manque et aucun n’a été modifié.',
			faults: 'La vérification des numéros et de l’archive a trouvé des erreurs. Veuillez transmettre ceci à l’exploitant :',
		},
		archive: {
			subject: (day) => `Sceau des archives de factures du ${day}`,
			explanation:
				'Veuillez conserver cet e-mail. Il permet de prouver qu’aucun document archivé jusqu’à ce jour n’a été modifié. Dernier maillon de la chaîne\u00a0:',
			numbers: 'Numéros les plus élevés\u00a0:',
		},
		order: {
			subject: (number, amount) => `Commande ${number} passée sur le site\u00a0: ${amount}`,
			number: 'Numéro de commande',
			received: 'Reçue',
			payment: 'Mode de paiement',
			unpaid: ' (pas encore payée)',
			paying: {
				provider: (provider) =>
					`pas encore payé. La commande ne sera acceptée que lorsque ${provider} aura confirmé le paiement\u00a0; vous recevrez alors un autre message. Veuillez ne pas la préparer avant.`,
				transfer:
					'pas encore payé. L’acheteur fait le virement une fois la commande acceptée\u00a0; un autre message vous annoncera l’arrivée de l’argent.',
				house: 'pas encore payé. L’acheteur vous règle le montant directement.',
				nothing: 'rien à payer.',
			},
		},
	},
};

/** The number as it was sent, with its extension; null: there is none. */
export function phoneAsSent({ phone, phone_extension: extension, phone_as_typed: typed }: PhoneFields, language: Language): string | null {
	return phone === undefined ? (typed ?? null) : joinExtension({ number: phone, extension: extension ?? null }, language);
}

/** A label and a number for a mail to the shop; what cannot be read as a number, as it was typed. Empty: there is none. `country`: of the buyer. */
export function phoneLines(
	sent: PhoneFields,
	{ country, language }: { readonly country: string; readonly language: Language },
): readonly (readonly [string, string])[] {
	const texts = shopMailTexts[language];
	const text = phoneAsSent(sent, language);
	if (text === null) return [];
	const read = sent.phone === undefined ? null : readPhone(text, country);
	return [[texts.phone, read === null ? `${text} (${texts.unreadable})` : joinExtension(read, language)]];
}
