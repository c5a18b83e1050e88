/** The mail to the shop about a dispute of a payment that the service cannot read. */
import type { PerLanguage } from '../../site/languages.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Company } from '../shop/company.ts';

interface Words {
	readonly subject: string;
	readonly text: (provider: string) => string;
}

const words: PerLanguage<Words> = {
	de: {
		subject: 'Konflikt zu einer Zahlung',
		text: (provider) =>
			`${provider} meldet einen Konflikt zu einer Zahlung, zeigt ihn uns aber nicht. Er ist hier nicht verbucht. Bitte sehen Sie in Ihrem Konto bei ${provider} nach, und antworten Sie dort vor Ablauf der Frist.`,
	},
	en: {
		subject: 'Dispute about a payment',
		text: (provider) =>
			`${provider} reports a dispute about a payment, but does not show it to us. It is not booked here. Please look into your account at ${provider}, and answer there before the deadline.`,
	},
	fr: {
		subject: 'Litige sur un paiement',
		text: (provider) =>
			`${provider} signale un litige sur un paiement, mais ne nous le montre pas. Il n’est pas comptabilisé ici. Veuillez consulter votre compte chez ${provider} et y répondre avant l’échéance.`,
	},
};

const providerNames: Readonly<Record<string, string>> = { paypal: 'PayPal', klarna: 'Klarna' };

interface UnreadDispute {
	readonly provider: string;
	/** The provider's number for it. */
	readonly dispute: string;
	/** Why it cannot be read. */
	readonly reason: string;
}

export function writeUnreadDispute({ provider, dispute, reason }: UnreadDispute, { email, language }: Company): Mail {
	const { subject, text } = words[language];
	return { to: email, subject: `${subject}: ${dispute}`, text: `${text(providerNames[provider] ?? provider)}\n\n${dispute}\n${reason}\n` };
}
