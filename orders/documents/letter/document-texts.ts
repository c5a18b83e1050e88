/** The words of documents, in the language of their buyer. */
import type { PerLanguage } from '../../../site/languages.ts';
import type { DocumentKind } from '../document.ts';

export interface DocumentTexts {
	readonly titles: Readonly<Record<DocumentKind, (number: string) => string>>;
	readonly subjects: Readonly<Record<DocumentKind, (number: string, company: string) => string>>;
	readonly greeting: (name: string) => string;
	readonly openings: {
		readonly acceptance: (placed: string) => string;
		readonly dispatch: (placed: string) => string;
		readonly handedOver: (placed: string) => string;
		readonly invoice: (placed: string) => string;
		readonly credit_note: (invoice: string, day: string) => string;
	};
	readonly facts: Readonly<
		Record<'invoice' | 'creditNote' | 'date' | 'supplied' | 'order' | 'corrected' | 'payment' | 'due' | 'tracking', string>
	>;
	/** `label`: what a VAT id is called in its country. */
	readonly buyersVatId: (label: string) => string;
	readonly columns: Readonly<Record<'product' | 'count' | 'net' | 'rate' | 'tax' | 'gross', string>>;
	readonly extras: Readonly<Record<'shipping' | 'wrapping', string>>;
	/** A part of an invoice that is given back without a product of its own. */
	readonly reduction: string;
	readonly noTax: string;
	readonly sums: {
		readonly net: string;
		readonly tax: (rate: string, net: string) => string;
		readonly total: string;
		readonly invoiceTotal: string;
		readonly creditTotal: string;
	};
	/** § 14a (6) UStG, Art. 226 no. 14 of Directive 2006/112/EC. */
	readonly margin: string;
	readonly marginSome: string;
	readonly closings: {
		/** `day`: until when; null: it was said elsewhere. */
		readonly transfer: (amount: string, reference: string, day: string | null) => string;
		/** Of what is collected and paid at the shop, or by transfer. */
		readonly atCollection: (amount: string, reference: string, day: string) => string;
		readonly open: (amount: string, day: string | null) => string;
		/** Of what a provider pays: whoever transfers it as well pays twice. */
		readonly throughProvider: (amount: string, provider: string) => string;
		readonly paid: string;
		readonly credited: string;
		readonly accepted: string;
		readonly thanks: string;
	};
	readonly regards: string;
	readonly attached: string;
	readonly deliveredTo: string;
	readonly collected: string;
	readonly footer: Readonly<Record<'taxNumber' | 'phone' | 'executives' | 'bank', string>>;
	readonly page: (page: number, of: number) => string;
}

export const documentTexts: PerLanguage<DocumentTexts> = {
	de: {
		titles: {
			acceptance: (number) => `Auftragsbestätigung ${number}`,
			dispatch: (number) => `Lieferschein zur Bestellung ${number}`,
			invoice: (number) => `Rechnung ${number}`,
			credit_note: (number) => `Rechnungskorrektur ${number}`,
		},
		subjects: {
			acceptance: (number, company) => `Wir haben Ihre Bestellung ${number} angenommen: ${company}`,
			dispatch: (number, company) => `Ihre Bestellung ${number} ist unterwegs: ${company}`,
			invoice: (number, company) => `Ihre Rechnung ${number}: ${company}`,
			credit_note: (number, company) => `Ihre Rechnungskorrektur ${number}: ${company}`,
		},
		greeting: (name) => `Guten Tag ${name},`,
		openings: {
			acceptance: (placed) => `vielen Dank für Ihre Bestellung vom ${placed}. Wir nehmen sie gern an; damit ist der Vertrag geschlossen.`,
			dispatch: (placed) => `was Sie am ${placed} bestellt haben, haben wir mit Sorgfalt verpackt und auf den Weg gebracht.`,
			handedOver: (placed) => `was Sie am ${placed} bestellt haben, haben wir Ihnen heute übergeben. Viel Freude damit.`,
			invoice: (placed) => `für Ihre Bestellung vom ${placed} stellen wir Ihnen in Rechnung:`,
			credit_note: (invoice, day) => `unsere Rechnung ${invoice} vom ${day} berichtigen wir um diese Beträge:`,
		},
		buyersVatId: (label) => `Ihre ${label}`,
		facts: {
			invoice: 'Rechnungsnummer',
			creditNote: 'Korrekturnummer',
			date: 'Datum',
			supplied: 'Lieferdatum',
			order: 'Bestellung',
			corrected: 'Korrigierte Rechnung',
			payment: 'Zahlung',
			due: 'Zahlbar bis',
			tracking: 'Sendungsnummer',
		},
		columns: { product: 'Bezeichnung', count: 'Menge', net: 'Netto', rate: 'USt-Satz', tax: 'USt', gross: 'Betrag' },
		extras: { shipping: 'Versand', wrapping: 'Geschenkverpackung' },
		reduction: 'Minderung',
		noTax: '–',
		sums: {
			net: 'Summe netto',
			tax: (rate, net) => `zzgl. ${rate} USt auf ${net}`,
			total: 'Gesamtbetrag',
			invoiceTotal: 'Rechnungsbetrag',
			creditTotal: 'Korrekturbetrag',
		},
		margin:
			'Gebrauchtgegenstände/Sonderregelung (Differenzbesteuerung nach § 25a UStG). Die Umsatzsteuer wird nicht gesondert ausgewiesen.',
		marginSome: 'Für Positionen ohne Steuersatz gilt: ',
		closings: {
			transfer: (amount, reference, day) =>
				`Bitte überweisen Sie ${amount}${day === null ? '' : ` bis zum ${day}`} mit dem Verwendungszweck ${reference} auf dieses Konto:`,
			atCollection: (amount, reference, day) =>
				`Bitte zahlen Sie ${amount} bei der Abholung, oder überweisen Sie den Betrag bis zum ${day} mit dem Verwendungszweck ${reference} auf dieses Konto:`,
			open: (amount, day) => `Zu zahlen sind noch ${amount}${day === null ? '' : `, bis zum ${day}`}.`,
			throughProvider: (amount, provider) => `Sie bezahlen ${amount} über ${provider}. Bitte überweisen Sie uns nichts.`,
			paid: 'Der Betrag ist bezahlt. Vielen Dank.',
			credited: 'Den Betrag erhalten Sie auf dem Weg zurück, auf dem Sie bezahlt haben.',
			accepted: 'Sobald Ihre Bestellung das Haus verlässt, bekommen Sie eine Nachricht und die Rechnung.',
			thanks: 'Wir danken Ihnen für Ihr Vertrauen.',
		},
		regards: 'Mit freundlichen Grüßen',
		attached: 'Das Dokument liegt dieser Nachricht als PDF bei.',
		deliveredTo: 'Lieferadresse',
		collected: 'Abholung im Geschäft',
		footer: {
			taxNumber: 'Steuernummer',
			phone: 'Telefon',
			executives: 'Inhaber / Geschäftsführung',
			bank: 'Bankverbindung',
		},
		page: (page, of) => `Seite ${page} von ${of}`,
	},
	en: {
		titles: {
			acceptance: (number) => `Order confirmation ${number}`,
			dispatch: (number) => `Delivery note for order ${number}`,
			invoice: (number) => `Invoice ${number}`,
			credit_note: (number) => `Credit note ${number}`,
		},
		subjects: {
			acceptance: (number, company) => `We have accepted your order ${number}: ${company}`,
			dispatch: (number, company) => `Your order ${number} is on its way: ${company}`,
			invoice: (number, company) => `Your invoice ${number}: ${company}`,
			credit_note: (number, company) => `Your credit note ${number}: ${company}`,
		},
		greeting: (name) => `Dear ${name},`,
		openings: {
			acceptance: (placed) =>
				`Thank you for your order of ${placed}. We are pleased to accept it; the contract is concluded with this message.`,
			dispatch: (placed) => `We have carefully packed what you ordered on ${placed} and sent it on its way.`,
			handedOver: (placed) => `We have handed over to you today what you ordered on ${placed}. We hope you enjoy it.`,
			invoice: (placed) => `For your order of ${placed} we invoice:`,
			credit_note: (invoice, day) => `We correct our invoice ${invoice} of ${day} by these amounts:`,
		},
		buyersVatId: (label) => `Your ${label}`,
		facts: {
			invoice: 'Invoice number',
			creditNote: 'Credit note number',
			date: 'Date',
			supplied: 'Date of supply',
			order: 'Order',
			corrected: 'Corrected invoice',
			payment: 'Payment',
			due: 'Payable until',
			tracking: 'Tracking number',
		},
		columns: { product: 'Description', count: 'Quantity', net: 'Net', rate: 'VAT rate', tax: 'VAT', gross: 'Amount' },
		extras: { shipping: 'Delivery', wrapping: 'Gift wrap' },
		reduction: 'Reduction',
		noTax: '–',
		sums: {
			net: 'Net total',
			tax: (rate, net) => `plus ${rate} VAT on ${net}`,
			total: 'Total',
			invoiceTotal: 'Invoice total',
			creditTotal: 'Credit total',
		},
		margin: 'Margin scheme – Second-hand goods (§ 25a UStG). No VAT is shown separately.',
		marginSome: 'For items without a VAT rate: ',
		closings: {
			transfer: (amount, reference, day) =>
				`Please transfer ${amount}${day === null ? '' : ` by ${day}`} to this account, with the reference ${reference}:`,
			atCollection: (amount, reference, day) =>
				`Please pay ${amount} when you collect your order, or transfer it by ${day} to this account, with the reference ${reference}:`,
			open: (amount, day) => `${amount} is still to be paid${day === null ? '' : `, by ${day}`}.`,
			throughProvider: (amount, provider) => `You pay ${amount} through ${provider}. Please transfer nothing to us.`,
			paid: 'The amount has been paid. Thank you.',
			credited: 'You receive the amount by the same means by which you paid.',
			accepted: 'As soon as your order leaves us, you will get a message and the invoice.',
			thanks: 'Thank you for your trust.',
		},
		regards: 'Yours sincerely',
		attached: 'The document is attached to this message as a PDF.',
		deliveredTo: 'Delivery address',
		collected: 'Collection from our shop',
		footer: { taxNumber: 'Tax number', phone: 'Phone', executives: 'Management', bank: 'Bank details' },
		page: (page, of) => `Page ${page} of ${of}`,
	},
	fr: {
		titles: {
			acceptance: (number) => `Confirmation de commande ${number}`,
			dispatch: (number) => `Bon de livraison de la commande ${number}`,
			invoice: (number) => `Facture ${number}`,
			credit_note: (number) => `Facture rectificative ${number}`,
		},
		subjects: {
			acceptance: (number, company) => `Nous avons accepté votre commande ${number}\u00a0: ${company}`,
			dispatch: (number, company) => `Votre commande ${number} est en route\u00a0: ${company}`,
			invoice: (number, company) => `Votre facture ${number}\u00a0: ${company}`,
			credit_note: (number, company) => `Votre facture rectificative ${number}\u00a0: ${company}`,
		},
		greeting: (name) => `Bonjour ${name},`,
		openings: {
			acceptance: (placed) =>
				`Nous vous remercions de votre commande du ${placed}. Nous l’acceptons avec plaisir\u00a0; le contrat est ainsi conclu.`,
			dispatch: (placed) => `Nous avons emballé avec soin et expédié ce que vous avez commandé le ${placed}.`,
			handedOver: (placed) =>
				`Nous vous avons remis aujourd’hui ce que vous avez commandé le ${placed}. Nous vous en souhaitons bien du plaisir.`,
			invoice: (placed) => `Pour votre commande du ${placed}, nous vous facturons\u00a0:`,
			credit_note: (invoice, day) => `Nous rectifions notre facture ${invoice} du ${day} des montants suivants\u00a0:`,
		},
		buyersVatId: (label) => `Votre ${label.toLowerCase().replace('tva', 'TVA')}`,
		facts: {
			invoice: 'Numéro de facture',
			creditNote: 'Numéro de rectification',
			date: 'Date',
			supplied: 'Date de livraison',
			order: 'Commande',
			corrected: 'Facture rectifiée',
			payment: 'Paiement',
			due: 'À régler jusqu’au',
			tracking: 'Numéro de suivi',
		},
		columns: { product: 'Désignation', count: 'Quantité', net: 'Net', rate: 'Taux TVA', tax: 'TVA', gross: 'Montant' },
		extras: { shipping: 'Livraison', wrapping: 'Emballage cadeau' },
		reduction: 'Réduction',
		noTax: '–',
		sums: {
			net: 'Total net',
			tax: (rate, net) => `TVA ${rate} sur ${net}`,
			total: 'Montant total',
			invoiceTotal: 'Montant de la facture',
			creditTotal: 'Montant rectifié',
		},
		margin: 'Régime particulier – Biens d’occasion (§ 25a UStG). La TVA n’est pas indiquée séparément.',
		marginSome: 'Pour les articles sans taux de TVA\u00a0: ',
		closings: {
			transfer: (amount, reference, day) =>
				`Veuillez virer ${amount} sur ce compte${day === null ? '' : ` avant la fin du ${day}`} en indiquant la référence ${reference}\u00a0:`,
			atCollection: (amount, reference, day) =>
				`Veuillez payer ${amount} lors du retrait, ou virer ce montant avant la fin du ${day} sur ce compte en indiquant la référence ${reference}\u00a0:`,
			open: (amount, day) => `Il reste à payer ${amount}${day === null ? '' : `, avant la fin du ${day}`}.`,
			throughProvider: (amount, provider) => `Vous réglez ${amount} par l’intermédiaire de ${provider}. Veuillez ne rien nous virer.`,
			paid: 'Le montant est réglé. Merci.',
			credited: 'Le montant vous est remboursé par le moyen avec lequel vous avez payé.',
			accepted: 'Dès que votre commande quittera notre maison, vous recevrez un message et la facture.',
			thanks: 'Nous vous remercions de votre confiance.',
		},
		regards: 'Avec nos salutations distinguées',
		attached: 'Le document est joint à ce message au format PDF.',
		deliveredTo: 'Adresse de livraison',
		collected: 'Retrait en boutique',
		footer: { taxNumber: 'N° fiscal', phone: 'Téléphone', executives: 'Direction', bank: 'Coordonnées bancaires' },
		page: (page, of) => `Page ${page} sur ${of}`,
	},
};
