/** The texts of the e-mails, in the language of the form that asked for them. */
import type { PerLanguage } from '../../site/languages.ts';

export interface MailText {
	readonly subject: string;
	readonly text: string;
}

export interface MailTexts {
	readonly confirm: (house: string, link: string, hours: number) => MailText;
	readonly already: (house: string, unsubscribeLink: string) => MailText;
	readonly welcome: (house: string, unsubscribeLink: string) => MailText;
}

export const mailTexts: PerLanguage<MailTexts> = {
	de: {
		confirm: (house, link, hours) => ({
			subject: `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter: ${house}`,
			text: paragraphs(
				'Guten Tag,',
				`für diese E-Mail-Adresse wurde der Newsletter von ${house} bestellt. Mit diesem Link bestätigen Sie die Anmeldung:`,
				link,
				`Er gilt ${hours} Stunden. Haben Sie den Newsletter nicht bestellt, müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keine weitere Nachricht.`,
				house,
			),
		}),
		already: (house, link) => ({
			subject: `Sie erhalten unseren Newsletter bereits: ${house}`,
			text: paragraphs(
				'Guten Tag,',
				`für diese E-Mail-Adresse wurde der Newsletter von ${house} noch einmal bestellt. Sie erhalten ihn bereits, es ist nichts zu tun.`,
				'Möchten Sie ihn abbestellen, genügt dieser Link:',
				link,
				house,
			),
		}),
		welcome: (house, link) => ({
			subject: `Ihre Anmeldung zum Newsletter ist bestätigt: ${house}`,
			text: paragraphs(
				'Guten Tag,',
				`vielen Dank. Sie erhalten von nun an den Newsletter von ${house}.`,
				'Abbestellen können Sie ihn jederzeit mit diesem Link:',
				link,
				house,
			),
		}),
	},
	en: {
		confirm: (house, link, hours) => ({
			subject: `Please confirm your newsletter subscription: ${house}`,
			text: paragraphs(
				'Hello,',
				`The newsletter of ${house} was ordered for this e-mail address. With this link you confirm the subscription:`,
				link,
				`It is valid for ${hours} hours. If you did not order the newsletter, there is nothing to do: without a confirmation you receive no further message.`,
				house,
			),
		}),
		already: (house, link) => ({
			subject: `You already receive our newsletter: ${house}`,
			text: paragraphs(
				'Hello,',
				`The newsletter of ${house} was ordered again for this e-mail address. You receive it already, so there is nothing to do.`,
				'If you want to unsubscribe, follow this link:',
				link,
				house,
			),
		}),
		welcome: (house, link) => ({
			subject: `Your newsletter subscription is confirmed: ${house}`,
			text: paragraphs(
				'Hello,',
				`Thank you. From now on you receive the newsletter of ${house}.`,
				'You can unsubscribe at any time with this link:',
				link,
				house,
			),
		}),
	},
	fr: {
		confirm: (house, link, hours) => ({
			subject: `Veuillez confirmer votre inscription à la lettre d’information : ${house}`,
			text: paragraphs(
				'Bonjour,',
				`La lettre d’information de ${house} a été demandée pour cette adresse e-mail. Ce lien confirme l’inscription :`,
				link,
				`Il est valable ${hours} heures. Si vous n’avez rien demandé, vous n’avez rien à faire : sans confirmation, vous ne recevrez aucun autre message.`,
				house,
			),
		}),
		already: (house, link) => ({
			subject: `Vous recevez déjà notre lettre d’information : ${house}`,
			text: paragraphs(
				'Bonjour,',
				`La lettre d’information de ${house} a été demandée une nouvelle fois pour cette adresse e-mail. Vous la recevez déjà et n’avez rien à faire.`,
				'Pour vous désinscrire, suivez ce lien :',
				link,
				house,
			),
		}),
		welcome: (house, link) => ({
			subject: `Votre inscription à la lettre d’information est confirmée : ${house}`,
			text: paragraphs(
				'Bonjour,',
				`Merci. Vous recevrez désormais la lettre d’information de ${house}.`,
				'Ce lien vous permet de vous désinscrire à tout moment :',
				link,
				house,
			),
		}),
	},
};

function paragraphs(...texts: readonly string[]): string {
	return `${texts.join('\n\n')}\n`;
}
