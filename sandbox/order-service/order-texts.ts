/** The texts of an order's e-mails; the house gets its own in German. */
import type { PerLanguage } from '../../site/languages.ts';
import type { TaxScheme } from '../../site/tax-schemes.ts';

export interface OrderTexts {
	readonly subject: (number: number, house: string) => string;
	readonly greeting: (name: string) => string;
	readonly received: (house: string, moment: string) => string;
	readonly number: string;
	/** Between a label and what it is of. */
	readonly colon: string;
	readonly headings: {
		readonly items: string;
		readonly payment: string;
		readonly shippingAddress: string;
		readonly invoiceAddress: string;
		readonly comment: string;
		readonly law: string;
	};
	readonly sums: {
		readonly shipping: string;
		readonly oneDay: string;
		/** Working days until all of it arrives. */
		readonly days: (days: number) => string;
		readonly wrapping: string;
		readonly total: string;
	};
	readonly taxes: Readonly<Record<TaxScheme, string>>;
	readonly noWithdrawal: string;
	readonly payments: {
		readonly transfer: (amount: string, reference: string) => string;
		/** Through a provider, on the site. */
		readonly provider: (amount: string) => string;
		readonly house: (amount: string) => string;
	};
	readonly withdrawal: string;
	readonly withdraw: string;
	readonly privacy: string;
	readonly attached: string;
}

export const orderTexts: PerLanguage<OrderTexts> = {
	de: {
		subject: (number, house) => `Ihre Bestellung ${number} bei ${house}`,
		greeting: (name) => `Guten Tag ${name},`,
		received: (house, moment) =>
			`vielen Dank für Ihre Bestellung bei ${house}. Sie ist am ${moment} bei uns eingegangen; diese Nachricht bestätigt den Eingang.`,
		number: 'Bestellnummer',
		colon: ': ',
		headings: {
			items: 'IHRE BESTELLUNG',
			payment: 'ZAHLUNG',
			shippingAddress: 'LIEFERADRESSE',
			invoiceAddress: 'RECHNUNGSADRESSE',
			comment: 'ANMERKUNG',
			law: 'WIDERRUF UND RECHTLICHES',
		},
		sums: {
			shipping: 'Versand',
			oneDay: 'Lieferzeit: 1 Werktag, bei Vorkasse ab Zahlungseingang',
			days: (days) => `Lieferzeit: ${days} Werktage, bei Vorkasse ab Zahlungseingang`,
			wrapping: 'Geschenkverpackung',
			total: 'Gesamtbetrag',
		},
		taxes: { standard: 'inkl. MwSt.', margin: 'Differenzbesteuert nach § 25a UStG', small_business: 'Umsatzsteuerfrei nach § 19 UStG' },
		noWithdrawal: 'Nach Ihren Angaben angefertigt: kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).',
		payments: {
			transfer: (amount, reference) => `Bitte überweisen Sie ${amount} mit dem Verwendungszweck ${reference} auf dieses Konto:`,
			provider: (amount) =>
				`Sie bezahlen ${amount} über diesen Anbieter. Ist die Zahlung noch nicht abgeschlossen, führt Sie die Seite Ihrer Bestellung dorthin zurück.`,
			house: (amount) => `Der Betrag von ${amount} wird wie vereinbart zwischen Ihnen und uns beglichen.`,
		},
		withdrawal: 'Über Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.',
		withdraw: 'Vertrag widerrufen',
		privacy: 'Datenschutz',
		attached: 'Die Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.',
	},
	en: {
		subject: (number, house) => `Your order ${number} with ${house}`,
		greeting: (name) => `Dear ${name},`,
		received: (house, moment) =>
			`Thank you for your order with ${house}. It reached us on ${moment}; this message confirms that we have received it.`,
		number: 'Order number',
		colon: ': ',
		headings: {
			items: 'YOUR ORDER',
			payment: 'PAYMENT',
			shippingAddress: 'DELIVERY ADDRESS',
			invoiceAddress: 'BILLING ADDRESS',
			comment: 'COMMENT',
			law: 'WITHDRAWAL AND LEGAL MATTERS',
		},
		sums: {
			shipping: 'Delivery',
			oneDay: 'Delivery time: 1 working day, with payment in advance from its receipt',
			days: (days) => `Delivery time: ${days} working days, with payment in advance from its receipt`,
			wrapping: 'Gift wrap',
			total: 'Total',
		},
		taxes: { standard: 'incl. VAT', margin: 'Taxed by the margin under § 25a UStG', small_business: 'Free of VAT under § 19 UStG' },
		noWithdrawal: 'Made to your specification: no right of withdrawal (§ 312g (2) no. 1 BGB).',
		payments: {
			transfer: (amount, reference) => `Please transfer ${amount} with the reference ${reference} to this account:`,
			provider: (amount) =>
				`You pay ${amount} through this provider. If the payment is not complete yet, the page of your order leads you back to it.`,
			house: (amount) => `The amount of ${amount} is settled between you and us as agreed.`,
		},
		withdrawal: 'The enclosed notice tells you of your right of withdrawal and its exceptions.',
		withdraw: 'Withdraw from contract',
		privacy: 'Privacy',
		attached: 'The legal texts that apply to your order are enclosed with this message. Please keep them.',
	},
	fr: {
		subject: (number, house) => `Votre commande ${number} chez ${house}`,
		greeting: (name) => `Bonjour ${name},`,
		received: (house, moment) =>
			`Nous vous remercions de votre commande chez ${house}. Elle nous est parvenue le ${moment} ; ce message en confirme la réception.`,
		number: 'Numéro de commande',
		colon: ' : ',
		headings: {
			items: 'VOTRE COMMANDE',
			payment: 'PAIEMENT',
			shippingAddress: 'ADRESSE DE LIVRAISON',
			invoiceAddress: 'ADRESSE DE FACTURATION',
			comment: 'REMARQUE',
			law: 'RÉTRACTATION ET MENTIONS LÉGALES',
		},
		sums: {
			shipping: 'Livraison',
			oneDay: 'Délai de livraison : 1 jour ouvré, dès réception du paiement en cas de paiement préalable',
			days: (days) => `Délai de livraison : ${days} jours ouvrés, dès réception du paiement en cas de paiement préalable`,
			wrapping: 'Emballage cadeau',
			total: 'Montant total',
		},
		taxes: { standard: 'TVA incluse', margin: 'Régime de la marge, § 25a UStG', small_business: 'Exonéré de TVA, § 19 UStG' },
		noWithdrawal: 'Réalisé selon vos indications : pas de droit de rétractation (§ 312g al. 2 n° 1 BGB).',
		payments: {
			transfer: (amount, reference) => `Veuillez virer ${amount} avec la référence ${reference} sur ce compte :`,
			provider: (amount) =>
				`Vous réglez ${amount} par ce prestataire. Si le paiement n’est pas encore terminé, la page de votre commande vous y ramène.`,
			house: (amount) => `Le montant de ${amount} est réglé entre vous et nous comme convenu.`,
		},
		withdrawal: 'La notice ci-jointe vous informe de votre droit de rétractation et de ses exceptions.',
		withdraw: 'Se rétracter du contrat',
		privacy: 'Protection des données',
		attached: 'Les textes juridiques applicables à votre commande sont joints à ce message. Veuillez les conserver.',
	},
};
