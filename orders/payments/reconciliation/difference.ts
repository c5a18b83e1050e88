/** What does not fit together between providers, orders and ledger, and how the shop is told. */
import type { Language } from '../../../site/languages.ts';
import type { Mail } from '../../outbox/mail-channel.ts';
import type { Service } from '../../service.ts';
import { toAmount } from '../../shop/amounts.ts';
import { orderReference } from '../../store/numbers.ts';

export interface Difference {
	readonly kind: DifferenceKind;
	/** null: none is known. */
	readonly order: number | null;
	readonly provider: string;
	/** The provider's name for what happened; `''`: there is none. */
	readonly reference: string;
	/** null: it is about no amount. */
	readonly cents: number | null;
}

type DifferenceKind = keyof typeof german;

/** `late`: it is booked now. All others are for a person. */
const german = {
	late: 'war hier nicht verbucht und ist es jetzt',
	unbooked: 'wurde beim Zahlungsdienst bewegt und ist hier nicht verbucht',
	no_order: 'ging beim Zahlungsdienst ein und gehört zu keiner Bestellung',
	unknown_there: 'ist hier verbucht, und der Zahlungsdienst kennt es nicht',
	amount: 'hat hier einen anderen Betrag oder eine andere Bestellung als beim Zahlungsdienst',
	unread: 'konnte beim Zahlungsdienst nicht gelesen werden',
	overpaid: 'ist zu viel bezahlt',
	kept: 'wurde für eine stornierte Bestellung gezahlt und nicht erstattet',
	unpaid: 'ist angenommen, und ihr Geld fehlt',
	refund_waits: 'wartet seit mehr als einem Tag auf ihre Erstattung',
	unknown_outcome: 'wartet seit mehr als einem Tag auf den Ausgang ihrer Zahlung',
} as const;

export const differenceKinds: readonly string[] = Object.keys(german);

const words: Readonly<
	Record<
		Language,
		{ readonly subject: string; readonly intro: string; readonly order: string; readonly kinds: Readonly<Record<DifferenceKind, string>> }
	>
> = {
	de: {
		subject: 'Abgleich der Zahlungen',
		intro: 'Beim nächtlichen Abgleich passte dies nicht zusammen:',
		order: 'Bestellung',
		kinds: german,
	},
	en: {
		subject: 'Reconciliation of payments',
		intro: 'Last night these did not fit together:',
		order: 'Order',
		kinds: {
			late: 'was not booked here, and is now',
			unbooked: 'was moved at the provider, and is not booked here',
			no_order: 'came in at the provider, and belongs to no order',
			unknown_there: 'is booked here, and the provider does not know it',
			amount: 'has another amount or order here than at the provider',
			unread: 'could not be read at the provider',
			overpaid: 'is paid too much',
			kept: 'was paid for a cancelled order, and not refunded',
			unpaid: 'is accepted, and its money is missing',
			refund_waits: 'has waited for its refund for more than a day',
			unknown_outcome: 'has waited for the outcome of its payment for more than a day',
		},
	},
	fr: {
		subject: 'Rapprochement des paiements',
		intro: 'Cette nuit, ceci ne concordait pas :',
		order: 'Commande',
		kinds: {
			late: 'n’était pas comptabilisé ici et l’est maintenant',
			unbooked: 'a été mouvementé chez le prestataire et n’est pas comptabilisé ici',
			no_order: 'est arrivé chez le prestataire et n’appartient à aucune commande',
			unknown_there: 'est comptabilisé ici, et le prestataire ne le connaît pas',
			amount: 'a ici un autre montant ou une autre commande que chez le prestataire',
			unread: 'n’a pas pu être lu chez le prestataire',
			overpaid: 'est payée en trop',
			kept: 'a été payé pour une commande annulée et n’est pas remboursé',
			unpaid: 'est acceptée, et son argent manque',
			refund_waits: 'attend son remboursement depuis plus d’un jour',
			unknown_outcome: 'attend l’issue de son paiement depuis plus d’un jour',
		},
	},
};

/** A line for each difference. */
export function writeDifferences(differences: readonly Difference[], { company }: Pick<Service, 'company'>): Mail {
	const { subject, intro, order: orderWord, kinds } = words[company.language];
	const lines = differences.map(({ kind, order, provider, reference, cents }) =>
		[
			...(order === null ? [] : [`${orderWord} ${orderReference(order)}`]),
			[provider, reference].filter((part) => part !== '').join(' '),
			...(cents === null ? [] : [`${toAmount(cents)} EUR`]),
			kinds[kind],
		].join(', '),
	);
	return {
		to: company.email,
		subject: `${subject}: ${differences.length}`,
		text: [intro, '', ...lines.map((line) => `- ${line}`), ''].join('\n'),
	};
}
