/** The mail by which the shop learns that it has to pay money back by hand. */
import type { Language } from '../../site/languages.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import { orderReference } from '../store/numbers.ts';
import { isByHand } from '../transitions/ledger.ts';

interface Words {
	readonly subject: string;
	readonly transfer: string;
	readonly house: string;
	/** A provider that will not pay back. */
	readonly provider: string;
	readonly amount: string;
	readonly reason: string;
	readonly payer: string;
	readonly account: string;
	readonly unknown: string;
	readonly done: string;
	/** What the service gives as a reason; others are words of a person. */
	readonly reasons: Readonly<Record<ServiceReason, string>>;
}

const serviceReasons = ['paid too much', 'paid after the order was cancelled', 'dropped pieces'] as const;
type ServiceReason = (typeof serviceReasons)[number];

const words: Readonly<Record<Language, Words>> = {
	de: {
		subject: 'Bitte erstatten',
		transfer: 'Diese Bestellung wurde per Überweisung bezahlt. Bitte überweisen Sie den Betrag zurück.',
		house: 'Diese Bestellung wurde bei Ihnen bezahlt. Bitte erstatten Sie den Betrag selbst.',
		provider:
			'Der Zahlungsdienst hat die Erstattung abgelehnt. Bitte erstatten Sie den Betrag selbst, auf demselben Weg, auf dem gezahlt wurde.',
		amount: 'Betrag',
		reason: 'Grund',
		payer: 'Gezahlt von',
		account: 'Konto',
		unknown: 'unbekannt; bitte im Kontoauszug nachsehen',
		done: 'Melden Sie danach in Directus bei der Bestellung: „Auftrag erteilen“, Auftrag „Erstattung ist überwiesen“, mit dieser Kennung:',
		reasons: {
			'paid too much': 'zu viel bezahlt',
			'paid after the order was cancelled': 'nach der Stornierung bezahlt',
			'dropped pieces': 'gestrichene Stücke',
		},
	},
	en: {
		subject: 'Please refund',
		transfer: 'This order was paid by bank transfer. Please transfer the amount back.',
		house: 'This order was paid at your shop. Please refund the amount yourself.',
		provider: 'The payment provider refused the refund. Please refund the amount yourself, on the way on which it was paid.',
		amount: 'Amount',
		reason: 'Reason',
		payer: 'Paid by',
		account: 'Account',
		unknown: 'unknown; please look at the bank statement',
		done: 'Then report it in Directus, with the order: “Give a command”, command “Refund was transferred”, with this reference:',
		reasons: {
			'paid too much': 'paid too much',
			'paid after the order was cancelled': 'paid after the order was cancelled',
			'dropped pieces': 'dropped pieces',
		},
	},
	fr: {
		subject: 'À rembourser',
		transfer: 'Cette commande a été payée par virement. Veuillez renvoyer le montant.',
		house: 'Cette commande a été payée chez vous. Veuillez rembourser le montant vous-même.',
		provider: 'Le prestataire de paiement a refusé le remboursement. Veuillez rembourser vous-même, par la même voie que le paiement.',
		amount: 'Montant',
		reason: 'Motif',
		payer: 'Payé par',
		account: 'Compte',
		unknown: 'inconnu ; veuillez consulter le relevé bancaire',
		// A shop in French has its buttons in German.
		done: 'Signalez-le ensuite dans Directus, auprès de la commande : « Auftrag erteilen », ordre « Erstattung ist überwiesen », avec cet identifiant (« Kennung ») :',
		reasons: {
			'paid too much': 'payée en trop',
			'paid after the order was cancelled': 'payée après l’annulation',
			'dropped pieces': 'pièces retirées',
		},
	},
};

/** Of a refund. */
interface Task {
	readonly uuid: string;
	readonly order: number;
	readonly cents: number;
	readonly provider: string;
	readonly why: string;
}

/** What the service gives as a reason, in the shop's language; what a person gave, as it is. */
export function reasonFor(why: string, language: Language): string {
	const known = serviceReasons.find((reason) => reason === why);
	return known === undefined ? why : words[language].reasons[known];
}

/** Names the accounts from which the order was paid, where the bank named them. */
export function writeRefundTask(
	{ company, database }: Pick<Service, 'company' | 'database'>,
	{ uuid, order, cents, provider, why }: Task,
): Mail {
	const text = words[company.language];
	const colon = shopMailTexts[company.language].colon;
	const payers = database.sql
		.prepare(
			`SELECT DISTINCT payer, iban FROM transfer_payer WHERE reference IN
				(SELECT coalesce(statement, reference) FROM ledger LEFT JOIN money_by_hand ON ledger_id = id
					WHERE order_id = :order AND provider = 'transfer' AND kind = 'received')`,
		)
		.all({ order });
	const accounts = payers.flatMap(({ payer, iban }) => [`${text.payer}${colon}${payer}`, `${text.account}${colon}${iban ?? text.unknown}`]);
	return {
		to: company.email,
		subject: `${text.subject}${colon}${orderReference(order)}`,
		text: [
			isByHand(provider) ? text[provider] : text.provider,
			'',
			`${text.amount}${colon}${formatAmount(cents, company.language)}`,
			`${text.reason}${colon}${reasonFor(why, company.language)}`,
			...(provider === 'transfer' ? (accounts.length > 0 ? accounts : [`${text.account}${colon}${text.unknown}`]) : []),
			'',
			`${text.done} ${uuid}`,
			'',
		].join('\n'),
	};
}
