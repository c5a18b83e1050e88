/** The mail by which the shop learns that money which went back another way counts towards a refund that was still to be made. */
import type { PerLanguage } from '../../site/languages.ts';
import { providerNameOf } from '../../site/payment-kinds.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import { orderReference } from '../store/numbers.ts';
import { reasonFor } from './refund-task.ts';
import type { Refund } from './request-refund.ts';

interface Words {
	readonly subject: string;
	/** `told`: the amount that went back. */
	readonly wentBack: (provider: string, told: string) => string;
	readonly wasAsked: (amount: string, why: string) => string;
	readonly allDone: string;
	readonly rest: (amount: string) => string;
	readonly wantMore: string;
}

const words: PerLanguage<Words> = {
	de: {
		subject: 'Erstattung ist erledigt',
		wentBack: (provider, told) => `${provider} meldet, dass ${told} an den Käufer zurückgingen.`,
		wasAsked: (amount, why) => `Offen war hier noch eine Erstattung von ${amount} (Grund: ${why}).`,
		allDone: 'Sie gilt damit als erledigt. Bitte zahlen Sie sie nicht noch einmal.',
		rest: (amount) => `Der Betrag wird darauf angerechnet. Offen bleiben ${amount}.`,
		wantMore: 'War beides gewollt, beauftragen Sie die Erstattung bei der Bestellung bitte neu.',
	},
	en: {
		subject: 'Refund is done',
		wentBack: (provider, told) => `${provider} reports that ${told} went back to the buyer.`,
		wasAsked: (amount, why) => `A refund of ${amount} was still open here (reason: ${why}).`,
		allDone: 'It counts as done now. Please do not pay it again.',
		rest: (amount) => `The amount counts towards it. ${amount} remain open.`,
		wantMore: 'If you wanted both, please ask for the refund at the desk again.',
	},
	fr: {
		subject: 'Remboursement effectué',
		wentBack: (provider, told) => `${provider} signale que ${told} ont été rendus à l’acheteur.`,
		wasAsked: (amount, why) => `Un remboursement de ${amount} était encore à faire ici (motif : ${why}).`,
		allDone: 'Il est donc considéré comme fait. Merci de ne pas le payer une seconde fois.',
		rest: (amount) => `Le montant y est imputé. Il reste ${amount} à rembourser.`,
		wantMore: 'Si vous vouliez les deux, demandez de nouveau le remboursement auprès de la commande.',
	},
};

interface Counted {
	/** As it was asked for. */
	readonly refund: Refund;
	/** What went back. */
	readonly told: { readonly provider: string; readonly cents: number };
	/** What of it is done. */
	readonly cents: number;
}

export function writeCountedRefund({ company }: Pick<Service, 'company'>, { refund, told, cents }: Counted): Mail {
	const { email, language } = company;
	const text = words[language];
	const amount = (value: number): string => formatAmount(value, language);
	return {
		to: email,
		subject: `${text.subject}${shopMailTexts[language].colon}${orderReference(refund.order)}`,
		text: [
			text.wentBack(providerNameOf(told.provider), amount(told.cents)),
			text.wasAsked(amount(refund.cents), reasonFor(refund.why, language)),
			cents === refund.cents ? text.allDone : text.rest(amount(refund.cents - cents)),
			...(told.cents === refund.cents ? [] : [text.wantMore]),
			'',
		].join('\n'),
	};
}
