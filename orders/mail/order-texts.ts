/** The texts of an order's e-mails, in the language of their reader. */
import type { PerLanguage } from '../../site/languages.ts';
import type { PriceBasis } from '../../site/money.ts';

export interface OrderTexts {
	readonly subject: (number: number, company: string) => string;
	/** Headline of the receipt. */
	readonly title: string;
	readonly greeting: (name: string) => string;
	readonly received: (company: string, moment: string) => string;
	/** The one mail of an order that is accepted with its receipt. */
	readonly concluded: {
		readonly subject: (number: number, company: string) => string;
		readonly title: string;
		readonly text: (company: string) => string;
		/** Labels of both moments. */
		readonly received: string;
		readonly accepted: string;
	};
	readonly number: string;
	/** Between a label and what it is of. */
	readonly colon: string;
	readonly headings: {
		readonly items: string;
		readonly payment: string;
		readonly shippingAddress: string;
		/** The same for products that the buyer collects. */
		readonly pickUp: string;
		readonly invoiceAddress: string;
		readonly comment: string;
		readonly law: string;
		/** The same where no contract is withdrawn from. */
		readonly terms: string;
	};
	readonly sums: {
		readonly shipping: string;
		/** Working days until all of it arrives. */
		readonly delivered: (days: number) => string;
		/** Working days until all of it can be collected. */
		readonly collected: (days: number) => string;
		/** Behind both, where the products leave after a transfer has arrived. */
		readonly fromPayment: string;
		readonly wrapping: string;
		readonly total: string;
	};
	readonly taxIncluded: string;
	/** How much of the total is VAT. */
	readonly vat: (rate: string, amount: string) => string;
	/** The same where something in the total is taxed in another way. */
	readonly vatOfSome: (rate: string, amount: string) => string;
	/** Behind the price of one, with a space before it. */
	readonly priceBases: Readonly<Record<PriceBasis, string>>;
	readonly payments: {
		/** The bank details come with the acceptance. */
		readonly transfer: (amount: string) => string;
		/** Through a provider, on the site. */
		/** `provider`: by its own name. */
		readonly provider: (amount: string, provider: string) => string;
		/** `page`: the address of the order's page, which knows the order in the buyer's browser only. */
		readonly unfinished: (page: string) => string;
		readonly house: (amount: string) => string;
	};
	readonly withdrawal: string;
	readonly withdraw: string;
	readonly privacy: string;
	readonly attached: string;
}

export const orderTexts: PerLanguage<OrderTexts> = {
	de: {
		subject: (number, company) => `Ihre Bestellung ${number} bei ${company}`,
		title: 'Vielen Dank für Ihre Bestellung',
		greeting: (name) => `Guten Tag ${name},`,
		received: (company, moment) =>
			`vielen Dank für Ihre Bestellung bei ${company}. Sie ist am ${moment} bei uns eingegangen; diese Nachricht bestätigt den Eingang und nimmt die Bestellung noch nicht an.`,
		concluded: {
			subject: (number, company) => `Ihre Bestellung ${number} ist eingegangen und angenommen: ${company}`,
			title: 'Wir nehmen Ihre Bestellung an',
			text: (company) =>
				`vielen Dank für Ihre Bestellung bei ${company}. Sie ist bei uns eingegangen, und wir nehmen sie hiermit an. Damit ist der Vertrag geschlossen.`,
			received: 'Eingegangen',
			accepted: 'Angenommen',
		},
		number: 'Bestellnummer',
		colon: ': ',
		headings: {
			items: 'Ihre Bestellung',
			payment: 'Zahlung',
			shippingAddress: 'Lieferadresse',
			pickUp: 'Abholung',
			invoiceAddress: 'Rechnungsadresse',
			comment: 'Anmerkung',
			law: 'Widerruf und Rechtliches',
			terms: 'Rechtliches',
		},
		sums: {
			shipping: 'Versand',
			delivered: (days) => `Lieferzeit: ${days === 0 ? 'am selben Werktag' : days === 1 ? '1 Werktag' : `${days} Werktage`}`,
			collected: (days) => `Abholbereit: ${days === 0 ? 'am selben Werktag' : days === 1 ? 'nach 1 Werktag' : `nach ${days} Werktagen`}`,
			fromPayment: ', ab Zahlungseingang',
			wrapping: 'Geschenkverpackung',
			total: 'Gesamtbetrag',
		},
		taxIncluded: 'inkl. MwSt.',
		vat: (rate, amount) => `darin enthalten ${rate} MwSt.: ${amount}`,
		vatOfSome: (rate, amount) => `darin enthalten ${rate} MwSt.: ${amount} (aus den Posten inkl. MwSt.)`,
		priceBases: { piece: 'pro Stück', pair: 'pro Paar', ring: 'pro Ring', set: 'pro Set' },
		payments: {
			transfer: (amount) =>
				`Sie bezahlen ${amount} per Überweisung. Nehmen wir Ihre Bestellung an, nennen wir Ihnen die Bankverbindung und die Zahlungsfrist.`,
			provider: (amount, provider) => `Sie bezahlen ${amount} über ${provider}.`,
			unfinished: (page) =>
				`Ist die Zahlung noch nicht abgeschlossen, führt Sie in demselben Browser die Seite Ihrer Bestellung dorthin zurück: ${page}`,
			house: (amount) => `Der Betrag von ${amount} wird wie vereinbart zwischen Ihnen und uns beglichen.`,
		},
		withdrawal: 'Über Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.',
		withdraw: 'Vertrag widerrufen',
		privacy: 'Datenschutz',
		attached: 'Die Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.',
	},
	en: {
		subject: (number, company) => `Your order ${number} from ${company}`,
		title: 'Thank you for your order',
		greeting: (name) => `Dear ${name},`,
		received: (company, moment) =>
			`Thank you for your order from ${company}. We received it on ${moment}; this message confirms its receipt and does not yet accept the order.`,
		concluded: {
			subject: (number, company) => `Your order ${number} has been received and accepted: ${company}`,
			title: 'We accept your order',
			text: (company) =>
				`Thank you for your order from ${company}. We have received it, and we hereby accept it. This concludes the contract.`,
			received: 'Received',
			accepted: 'Accepted',
		},
		number: 'Order number',
		colon: ': ',
		headings: {
			items: 'Your order',
			payment: 'Payment',
			shippingAddress: 'Delivery address',
			pickUp: 'Collection',
			invoiceAddress: 'Billing address',
			comment: 'Comment',
			law: 'Withdrawal and legal matters',
			terms: 'Legal matters',
		},
		sums: {
			shipping: 'Delivery',
			delivered: (days) => `Delivery time: ${days === 0 ? 'the same working day' : days === 1 ? '1 working day' : `${days} working days`}`,
			collected: (days) =>
				`Ready for collection: ${days === 0 ? 'the same working day' : days === 1 ? 'after 1 working day' : `after ${days} working days`}`,
			fromPayment: ', once your payment has arrived',
			wrapping: 'Gift wrap',
			total: 'Total',
		},
		taxIncluded: 'incl. VAT',
		vat: (rate, amount) => `including ${rate} VAT: ${amount}`,
		vatOfSome: (rate, amount) => `including ${rate} VAT: ${amount} (on the items incl. VAT)`,
		priceBases: { piece: 'per piece', pair: 'per pair', ring: 'per ring', set: 'per set' },
		payments: {
			transfer: (amount) =>
				`You pay ${amount} by bank transfer. If we accept your order, we will send you the bank details and the date by which to pay.`,
			provider: (amount, provider) => `You pay ${amount} through ${provider}.`,
			unfinished: (page) => `If you have not completed the payment yet, you can do so in the same browser from your order page: ${page}`,
			house: (amount) => `You pay us ${amount} directly, as agreed.`,
		},
		withdrawal: 'The enclosed instructions explain your right of withdrawal and its exceptions.',
		withdraw: 'Withdraw from contract',
		privacy: 'Privacy',
		attached: 'The legal texts that apply to your order are attached to this message. Please keep them for your records.',
	},
	fr: {
		subject: (number, company) => `Votre commande ${number} chez ${company}`,
		title: 'Merci de votre commande',
		greeting: (name) => `Bonjour ${name},`,
		received: (company, moment) =>
			`Nous vous remercions de votre commande chez ${company}. Elle nous est parvenue le ${moment}\u00a0; ce message en confirme la réception et ne vaut pas encore acceptation.`,
		concluded: {
			subject: (number, company) => `Votre commande ${number} est reçue et acceptée\u00a0: ${company}`,
			title: 'Nous acceptons votre commande',
			text: (company) =>
				`Nous vous remercions de votre commande chez ${company}. Elle nous est parvenue et nous l’acceptons par ce message. Le contrat est ainsi conclu.`,
			received: 'Reçue',
			accepted: 'Acceptée',
		},
		number: 'Numéro de commande',
		colon: '\u00a0: ',
		headings: {
			items: 'Votre commande',
			payment: 'Paiement',
			shippingAddress: 'Adresse de livraison',
			pickUp: 'Retrait',
			invoiceAddress: 'Adresse de facturation',
			comment: 'Remarque',
			law: 'Rétractation et mentions légales',
			terms: 'Mentions légales',
		},
		sums: {
			shipping: 'Livraison',
			delivered: (days) =>
				`Délai de livraison : ${days === 0 ? 'le jour ouvré même' : days === 1 ? '1 jour ouvré' : `${days} jours ouvrés`}`,
			collected: (days) =>
				`Prêt à être retiré : ${days === 0 ? 'le jour ouvré même' : days === 1 ? 'après 1 jour ouvré' : `après ${days} jours ouvrés`}`,
			fromPayment: ', dès réception du paiement',
			wrapping: 'Emballage cadeau',
			total: 'Montant total',
		},
		taxIncluded: 'TVA incluse',
		vat: (rate, amount) => `dont TVA ${rate} : ${amount}`,
		vatOfSome: (rate, amount) => `dont TVA ${rate} : ${amount} (articles TVA incluse)`,
		priceBases: { piece: 'la pièce', pair: 'la paire', ring: 'l’anneau', set: 'le lot' },
		payments: {
			transfer: (amount) =>
				`Vous réglez ${amount} par virement. Si nous acceptons votre commande, nous vous communiquerons les coordonnées bancaires et le délai de paiement.`,
			provider: (amount, provider) => `Vous réglez ${amount} par l’intermédiaire de ${provider}.`,
			unfinished: (page) =>
				`Si le paiement n’est pas encore effectué, vous pouvez le reprendre, dans le même navigateur, depuis la page de votre commande : ${page}`,
			house: (amount) => `Vous nous réglez directement ${amount}, comme convenu.`,
		},
		withdrawal: 'Les instructions ci-jointes vous informent de votre droit de rétractation et de ses exceptions.',
		withdraw: 'Se rétracter du contrat',
		privacy: 'Protection des données',
		attached: 'Les textes juridiques applicables à votre commande sont joints à ce message. Nous vous invitons à les conserver.',
	},
};
