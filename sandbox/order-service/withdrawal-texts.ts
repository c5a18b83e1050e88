/** What the service says of a withdrawal: in the receipt, and on the page of the second step for browsers without scripts. */
import type { PerLanguage } from '../../site/languages.ts';
import type { MailText } from './mail-texts.ts';

/** The declaration; `message`: null where nothing was added. */
export interface Declared {
	readonly name: string;
	readonly contract: string;
	readonly email: string;
	readonly message: string | null;
}

export interface WithdrawalTexts {
	readonly labels: Readonly<Record<keyof Declared, string>>;
	readonly title: string;
	readonly check: string;
	/** The second step's button, in the words of § 356a BGB. */
	readonly confirm: string;
	readonly back: string;
	/** `lines`: what was declared, one a line; `moment`: when it arrived. */
	readonly receipt: (house: string, lines: string, moment: string) => MailText;
}

export const withdrawalTexts: PerLanguage<WithdrawalTexts> = {
	de: {
		labels: { name: 'Name', contract: 'Vertrag', email: 'E-Mail', message: 'Mitteilung' },
		title: 'Vertrag widerrufen',
		check: 'Bitte prüfen Sie Ihre Angaben. Der Widerruf geht erst bei uns ein, wenn Sie ihn bestätigen.',
		confirm: 'Widerruf bestätigen',
		back: 'Angaben ändern (mit „Zurück“ im Browser bleibt erhalten, was Sie eingegeben haben)',
		receipt: (house, lines, moment) => ({
			subject: `Ihr Widerruf ist bei uns eingegangen: ${house}`,
			text: letter(
				'Guten Tag,',
				`Ihr Widerruf ist bei uns eingegangen, und zwar am ${moment}. Das haben Sie uns mitgeteilt:`,
				lines,
				'Diese E-Mail bestätigt den Eingang mit Inhalt, Datum und Uhrzeit. Bitte bewahren Sie sie auf. Wie es mit Ware und Rückzahlung weitergeht, schreiben wir Ihnen.',
				house,
			),
		}),
	},
	en: {
		labels: { name: 'Name', contract: 'Contract', email: 'E-mail', message: 'Message' },
		title: 'Withdraw from contract',
		check: 'Please check your details. Your withdrawal reaches us only once you have confirmed it.',
		confirm: 'Confirm withdrawal',
		back: 'Edit your details (your browser’s Back button keeps what you have entered)',
		receipt: (house, lines, moment) => ({
			subject: `We have received your withdrawal: ${house}`,
			text: letter(
				'Hello,',
				`We received your withdrawal on ${moment}. This is what you told us:`,
				lines,
				'This e-mail confirms receipt with content, date and time. Please keep it for your records. We will write to you about returning the goods and your refund.',
				house,
			),
		}),
	},
	fr: {
		labels: { name: 'Nom', contract: 'Contrat', email: 'E-mail', message: 'Message' },
		title: 'Se rétracter du contrat',
		check: 'Veuillez vérifier vos informations. Votre rétractation ne nous parvient qu’une fois confirmée.',
		confirm: 'Confirmer la rétractation',
		back: 'Modifier les informations (le bouton « Retour » du navigateur conserve votre saisie)',
		receipt: (house, lines, moment) => ({
			subject: `Nous avons bien reçu votre rétractation : ${house}`,
			text: letter(
				'Bonjour,',
				`Nous avons bien reçu votre rétractation, le ${moment}. Voici ce que vous nous avez indiqué :`,
				lines,
				'Cet e-mail confirme la réception avec le contenu, la date et l’heure. Veuillez le conserver. Nous vous écrirons au sujet du retour des articles et du remboursement.',
				house,
			),
		}),
	},
};

function letter(...parts: readonly string[]): string {
	return `${parts.join('\n\n')}\n`;
}
