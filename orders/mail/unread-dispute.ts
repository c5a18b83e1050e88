/** The mail to the shop about a dispute of a payment that the service cannot read. */
import type { PerLanguage } from '../../site/languages.ts';
import { providerNames } from '../../site/payment-kinds.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { ProviderKind } from '../providers/provider.ts';
import type { Company } from '../shop/company.ts';

interface Words {
	readonly subject: string;
	readonly text: (provider: string) => string;
}

const words: PerLanguage<Words> = {
	de: {
		subject: 'Konflikt zu einer Zahlung',
		text: (provider) =>
			`${provider} meldet einen Konflikt zu einer Zahlung, den wir keiner Zahlung zuordnen konnten. Er ist hier nicht verbucht. Bitte sehen Sie in Ihrem Konto bei ${provider} nach, und antworten Sie dort vor Ablauf der Frist.`,
	},
	en: {
		subject: 'Dispute about a payment',
		text: (provider) =>
			`${provider} reports a dispute about a payment, and we could not assign it to a payment. It is not booked here. Please look into your account at ${provider}, and answer there before the deadline.`,
	},
	fr: {
		subject: 'Litige sur un paiement',
		text: (provider) =>
			`${provider} signale un litige sur un paiement, que nous n’avons pu rattacher à aucun paiement. Il n’est pas comptabilisé ici. Veuillez consulter votre compte chez ${provider} et y répondre avant l’échéance.`,
	},
};

interface UnreadDispute {
	readonly provider: ProviderKind;
	/** The provider's number for it. */
	readonly dispute: string;
	/** Why it cannot be read. */
	readonly reason: string;
}

export function writeUnreadDispute({ provider, dispute, reason }: UnreadDispute, { email, language }: Company): Mail {
	const { subject, text } = words[language];
	return { to: email, subject: `${subject}: ${dispute}`, text: `${text(providerNames[provider])}\n\n${dispute}\n${reason}\n` };
}
