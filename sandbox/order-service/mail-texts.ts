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
				`This e-mail address was used to subscribe to the newsletter of ${house}. Please follow this link to confirm your subscription:`,
				link,
				`The link is valid for ${hours} hours. If you did not subscribe, simply ignore this message: without your confirmation, you will not hear from us again.`,
				house,
			),
		}),
		already: (house, link) => ({
			subject: `You already receive our newsletter: ${house}`,
			text: paragraphs(
				'Hello,',
				`This e-mail address was used again to subscribe to the newsletter of ${house}. You already receive it, so there is nothing you need to do.`,
				'To unsubscribe, follow this link:',
				link,
				house,
			),
		}),
		welcome: (house, link) => ({
			subject: `Your newsletter subscription is confirmed: ${house}`,
			text: paragraphs(
				'Hello,',
				`Thank you. You will now receive the newsletter of ${house}.`,
				'You can unsubscribe at any time with this link:',
				link,
				house,
			),
		}),
	},
	fr: {
		confirm: (house, link, hours) => ({
			subject: `Veuillez confirmer votre inscription à la newsletter : ${house}`,
			text: paragraphs(
				'Bonjour,',
				`Cette adresse e-mail a été inscrite à la newsletter « ${house} ». Pour confirmer votre inscription, suivez ce lien :`,
				link,
				`Il est valable ${hours} heures. Si vous n’avez rien demandé, ignorez simplement ce message : sans confirmation, vous n’en recevrez pas d’autre.`,
				house,
			),
		}),
		already: (house, link) => ({
			subject: `Vous recevez déjà notre newsletter : ${house}`,
			text: paragraphs(
				'Bonjour,',
				`Cette adresse e-mail a été inscrite une nouvelle fois à la newsletter « ${house} ». Vous la recevez déjà et n’avez rien à faire.`,
				'Pour vous désinscrire, suivez ce lien :',
				link,
				house,
			),
		}),
		welcome: (house, link) => ({
			subject: `Votre inscription à la newsletter est confirmée : ${house}`,
			text: paragraphs(
				'Bonjour,',
				`Merci. Vous recevrez désormais la newsletter « ${house} ».`,
				'Vous pouvez vous désinscrire à tout moment en suivant ce lien :',
				link,
				house,
			),
		}),
	},
};

function paragraphs(...texts: readonly string[]): string {
	return `${texts.join('\n\n')}\n`;
}
