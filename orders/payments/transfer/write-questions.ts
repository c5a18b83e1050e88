/** Tells the shop, in its language, what of a bank statement waits for a person: one mail for all that was read at once. */
import type { Language, PerLanguage } from '../../../site/languages.ts';
import type { Mail } from '../../outbox/mail-channel.ts';
import { formatAmount, toAmount } from '../../shop/amounts.ts';
import type { Company } from '../../shop/company.ts';
import type { Question } from './question.ts';
import { describePlace, describeQuestion, unknownPayer } from './question-texts.ts';

interface Words {
	readonly subject: (count: number) => string;
	readonly opening: string;
	readonly todo: string;
	readonly written: string;
	/** Between a label and what it is of. */
	readonly colon: string;
}

const words: PerLanguage<Words> = {
	de: {
		subject: (count) => (count === 1 ? 'Kontoauszug: eine Zahlung braucht Sie' : `Kontoauszug: ${count} Zahlungen brauchen Sie`),
		opening:
			'Ein Kontoauszug wurde eingelesen. Was hier steht, ist nicht gebucht oder wurde zurückgenommen; bitte entscheiden Sie. In Directus steht bei der Bestellung „Zahlung klären“, bis Sie dort etwas gemeldet oder notiert haben. Bis dahin wird ihr Käufer nicht an die Zahlung erinnert.',
		todo: 'Zu tun',
		written: 'Verwendungszweck',
		colon: ': ',
	},
	en: {
		subject: (count) => (count === 1 ? 'Bank statement: one payment needs you' : `Bank statement: ${count} payments need you`),
		opening:
			'A bank statement was read in. What stands here is not booked, or was taken back; please decide. In Directus the order says “look into payment” until you have given a command or a note there. Until then its buyer is not reminded to pay.',
		todo: 'To do',
		written: 'Reference text',
		colon: ': ',
	},
	fr: {
		subject: (count) => (count === 1 ? 'Relevé bancaire : un paiement vous attend' : `Relevé bancaire : ${count} paiements vous attendent`),
		opening:
			'Un relevé bancaire a été importé. Ce qui suit n’est pas comptabilisé, ou a été repris ; à vous de décider. Dans Directus, la commande indique « Zahlung klären » jusqu’à ce que vous y ayez donné un ordre ou noté quelque chose. D’ici là, son acheteur ne reçoit pas de rappel.',
		todo: 'À faire',
		written: 'Communication',
		colon: '\u00a0: ',
	},
};

export function writeStatementQuestions(questions: readonly Question[], { email: to, language }: Company): Mail {
	const { subject, opening } = words[language];
	const blocks = questions.map((question) => writeQuestion(question, language));
	return { to, subject: subject(questions.length), text: `${[opening, ...blocks].join('\n\n')}\n` };
}

/** What it is, where it stands, why it is not booked, and what to do. */
export function writeQuestion(question: Question, language: Language): string {
	const { day, cents, currency, party, text } = question;
	const { what, todo } = describeQuestion(question, language);
	const amount = cents === null ? [] : [currency === 'EUR' ? formatAmount(cents, language) : `${toAmount(cents)} ${currency}`];
	const head = [
		...(day === null ? [] : [day]),
		...amount,
		...(cents === null ? [] : [party || unknownPayer(language)]),
		describePlace(question, language),
	];
	const { todo: todoLabel, written, colon } = words[language];
	return [head.join(' · '), what, ...(text === '' ? [] : [`${written}${colon}${text}`]), `${todoLabel}${colon}${todo}`].join('\n');
}
