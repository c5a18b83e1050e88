/** Mails to the shop about money that was authorised: it was not paid at dispatch, or will not be paid for much longer. */
import type { Language } from '../../site/languages.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { toAmount } from '../shop/amounts.ts';
import type { Company } from '../shop/company.ts';
import { orderReference } from '../store/numbers.ts';

interface Words {
	readonly uncollected: string;
	readonly uncollectedText: (amount: string) => string;
	readonly ends: string;
	readonly endsText: (date: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
	de: {
		uncollected: 'Versandt, aber nicht bezahlt',
		uncollectedText: (amount) =>
			`Die Ware ist versandt, und der Anbieter der Zahlung hat ${amount} EUR nicht gezahlt. Bitte klären Sie es mit ihm.`,
		ends: 'Zahlung läuft ab',
		endsText: (date) =>
			`Die Zahlung dieser Bestellung kann nur noch bis ${date} eingezogen werden. Bitte versenden Sie bis dahin, oder stornieren Sie. Ist ein Teil schon versandt, streichen Sie, was nicht mehr kommt.`,
	},
	en: {
		uncollected: 'Dispatched, but not paid',
		uncollectedText: (amount) =>
			`The products are dispatched, and the payment provider did not pay ${amount} EUR. Please settle it with the provider.`,
		ends: 'Payment runs out',
		endsText: (date) =>
			`The payment of this order can be collected until ${date} only. Please dispatch the products until then, or cancel the order. If a part has left already, drop what will not come.`,
	},
	fr: {
		uncollected: 'Expédié, mais non payé',
		uncollectedText: (amount) =>
			`Les produits sont expédiés, et le prestataire de paiement n’a pas payé ${amount} EUR. Veuillez régler cela avec lui.`,
		ends: 'Paiement bientôt expiré',
		endsText: (date) =>
			`Le paiement de cette commande ne peut être encaissé que jusqu’au ${date}. Veuillez expédier d’ici là, ou annuler la commande. Si une partie est déjà partie, retirez ce qui ne viendra plus.`,
	},
};

interface Uncollected {
	readonly order: number;
	readonly cents: number;
	/** The provider's own words. */
	readonly reason: string;
}

export function writeUncollected({ order, cents, reason }: Uncollected, { email, language }: Company): Mail {
	const text = words[language];
	return {
		to: email,
		subject: `${text.uncollected}: ${orderReference(order)}`,
		text: `${text.uncollectedText(toAmount(cents))}\n\n${reason}\n`,
	};
}

/** `until`: milliseconds since 1970. */
export function writeEndOfAuthorization(order: number, until: number, { email, language }: Company): Mail {
	const text = words[language];
	return {
		to: email,
		subject: `${text.ends}: ${orderReference(order)}`,
		text: `${text.endsText(new Date(until).toISOString().slice(0, 10))}\n`,
	};
}
