/** Tells the shop of the money of an order, in its own language: what came in, and what did not. */
import type { PerLanguage } from '../../site/languages.ts';
import { providerNames } from '../../site/payment-kinds.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { formatAmount } from '../shop/amounts.ts';
import type { Company } from '../shop/company.ts';
import type { StoredOrder } from '../transitions/stored-order.ts';

/**
 * `paid`: it can be packed. `paid_early`: the same before anyone has accepted it. `part`: something is still to come. `ended`: it is cancelled for want of
 * payment. `overdue`: the deadline has passed, and a person has to judge, because a part is paid or shipped.
 */
export type PaymentNote = 'paid' | 'paid_early' | 'part' | 'ended' | 'overdue';

type NoteText = readonly [subject: string, text: string];

interface PaymentNoteTexts {
	readonly notes: Readonly<Record<PaymentNote, (number: number, open: string) => NoteText>>;
	/** A provider has the money, or promises it. `provider`: by its own name. */
	readonly provided: (number: number, provider: string) => NoteText;
	readonly statement: (numbers: string) => NoteText;
}

const texts: PerLanguage<PaymentNoteTexts> = {
	de: {
		notes: {
			paid: (number) => [
				`Bestellung ${number} ist bezahlt`,
				`Die Überweisung für die Bestellung ${number} ist vollständig da. Bitte packen.`,
			],
			paid_early: (number) => [
				`Bestellung ${number} ist bezahlt, aber nicht angenommen`,
				`Für die Bestellung ${number} ist Geld gekommen, bevor Sie sie angenommen haben. Bitte nehmen Sie sie an, oder heben Sie sie auf und erstatten Sie den Betrag.`,
			],
			part: (number, open) => [
				`Bestellung ${number} ist zum Teil bezahlt`,
				`Für die Bestellung ${number} ist ein Teil des Betrags gekommen; es fehlen noch ${open}. Der Käufer wird zum Fälligkeitstag daran erinnert.`,
			],
			ended: (number) => [
				`Bestellung ${number} ist aufgehoben: nicht bezahlt`,
				`Die Bestellung ${number} wurde trotz Erinnerung nicht bezahlt und ist aufgehoben. Der Käufer hat eine Nachricht; die Ware ist wieder frei.`,
			],
			overdue: (number, open) => [
				`Bestellung ${number}: die Zahlungsfrist ist abgelaufen`,
				`Für die Bestellung ${number} fehlen nach Erinnerung und Frist noch ${open}. Sie ist nicht von selbst aufgehoben, weil ein Teil bezahlt oder versandt ist. Bitte entscheiden Sie.`,
			],
		},
		provided: (number, provider) => [
			`Bestellung ${number} ist bezahlt (${provider})`,
			`${provider} hat die Zahlung der Bestellung ${number} bestätigt, und die Bestellung ist damit angenommen. Bitte packen.`,
		],
		statement: (numbers) => [
			'Bitte den Kontoauszug einlesen',
			`Zahlungsfristen sind abgelaufen (Bestellungen ${numbers}), und kein eingelesener Kontoauszug reicht bis dahin. Bitte lesen Sie einen Auszug des Ladenkontos ein, der diese Tage ganz enthält. Vorher wird kein Käufer erinnert und keine Bestellung aufgehoben.`,
		],
	},
	en: {
		notes: {
			paid: (number) => [`Order ${number} is paid`, `The transfer for order ${number} has arrived in full. Please pack it.`],
			paid_early: (number) => [
				`Order ${number} is paid but not accepted`,
				`Money for order ${number} has arrived before you accepted it. Please accept the order, or cancel it and refund the amount.`,
			],
			part: (number, open) => [
				`Order ${number} is partly paid`,
				`A part of the amount for order ${number} has arrived; ${open} is still to come. The buyer is reminded on the due date.`,
			],
			ended: (number) => [
				`Order ${number} is cancelled: not paid`,
				`Order ${number} was not paid despite a reminder, and is cancelled. The buyer has been told; the products can be sold again.`,
			],
			overdue: (number, open) => [
				`Order ${number}: the time to pay is over`,
				`After reminder and deadline, ${open} is still missing for order ${number}. It was not cancelled by itself, because a part is paid or shipped. Please decide.`,
			],
		},
		provided: (number, provider) => [
			`Order ${number} is paid (${provider})`,
			`${provider} has confirmed the payment of order ${number}, and the order is accepted with it. Please pack it.`,
		],
		statement: (numbers) => [
			'Please read in the bank statement',
			`The time to pay is over for orders ${numbers}, and no bank statement that was read in reaches that far. Please read in a statement of the shop’s account that holds these days as a whole. Until then no buyer is reminded and no order is cancelled.`,
		],
	},
	fr: {
		notes: {
			paid: (number) => [
				`La commande ${number} est payée`,
				`Le virement de la commande ${number} est arrivé en totalité. Vous pouvez la préparer.`,
			],
			paid_early: (number) => [
				`La commande ${number} est payée mais pas acceptée`,
				`De l’argent est arrivé pour la commande ${number} avant que vous l’ayez acceptée. Veuillez l’accepter, ou l’annuler et rembourser le montant.`,
			],
			part: (number, open) => [
				`La commande ${number} est payée en partie`,
				`Une partie du montant de la commande ${number} est arrivée\u00a0; il manque encore ${open}. L’acheteur recevra un rappel à l’échéance.`,
			],
			ended: (number) => [
				`La commande ${number} est annulée : non payée`,
				`La commande ${number} n’a pas été payée malgré un rappel et elle est annulée. L’acheteur en est informé\u00a0; les articles sont de nouveau en vente.`,
			],
			overdue: (number, open) => [
				`Commande ${number} : le délai de paiement est écoulé`,
				`Après rappel et délai, il manque encore ${open} pour la commande ${number}. Elle n’a pas été annulée d’elle-même, car une partie est payée ou expédiée. À vous de décider.`,
			],
		},
		provided: (number, provider) => [
			`La commande ${number} est payée (${provider})`,
			`${provider} a confirmé le paiement de la commande ${number}, qui est ainsi acceptée. Vous pouvez la préparer.`,
		],
		statement: (numbers) => [
			'Veuillez importer le relevé bancaire',
			`Des délais de paiement sont écoulés (commandes ${numbers}) et aucun relevé importé ne va jusque-là. Veuillez importer un relevé du compte de la boutique qui contient ces jours en entier. D’ici là, aucun acheteur ne reçoit de rappel et aucune commande n’est annulée.`,
		],
	},
};

/** `openCents`: what is still to come. */
export function writePaymentNote(
	note: PaymentNote,
	{ order, openCents }: { order: StoredOrder; openCents: number },
	company: Company,
): Mail {
	const open = formatAmount(Math.max(0, openCents), company.language);
	return toShop(texts[company.language].notes[note](order.id, open), company);
}

/** Of an order that is accepted with the payment by its provider: the mail at its beginning said that it was not paid. */
export function writeProviderNote({ id, paymentKind }: Pick<StoredOrder, 'id' | 'paymentKind'>, company: Company): Mail {
	return toShop(texts[company.language].provided(id, providerNames[paymentKind]), company);
}

/** `orders`: their numbers. */
export function writeStatementRequest(orders: readonly number[], company: Company): Mail {
	return toShop(texts[company.language].statement(orders.join(', ')), company);
}

function toShop([subject, text]: NoteText, { email: to }: Company): Mail {
	return { to, subject, text: `${text}\n` };
}
