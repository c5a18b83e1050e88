/** The texts of the e-mails, in the language of the form that asked for them. */
import type { PerLanguage } from '../../site/languages.ts';

export interface MailText {
	readonly subject: string;
	readonly text: string;
}

interface MailTexts {
	readonly confirm: (company: string, link: string, hours: number) => MailText;
	readonly already: (company: string, unsubscribeLink: string) => MailText;
	readonly welcome: (company: string, unsubscribeLink: string) => MailText;
}

export const mailTexts: PerLanguage<MailTexts> = {
	de: {
		confirm: (company, link, hours) => ({
			subject: `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter: ${company}`,
			text: paragraphs(
				'Guten Tag,',
				`für diese E-Mail-Adresse wurde der Newsletter von ${company} bestellt. Mit diesem Link bestätigen Sie die Anmeldung:`,
				link,
				`Er gilt ${hours} Stunden. Haben Sie den Newsletter nicht bestellt, müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keine weitere Nachricht.`,
				company,
			),
		}),
		already: (company, link) => ({
			subject: `Sie erhalten unseren Newsletter bereits: ${company}`,
			text: paragraphs(
				'Guten Tag,',
				`für diese E-Mail-Adresse wurde der Newsletter von ${company} noch einmal bestellt. Sie erhalten ihn bereits, es ist nichts zu tun.`,
				'Möchten Sie ihn abbestellen, genügt dieser Link:',
				link,
				company,
			),
		}),
		welcome: (company, link) => ({
			subject: `Ihre Anmeldung zum Newsletter ist bestätigt: ${company}`,
			text: paragraphs(
				'Guten Tag,',
				`vielen Dank. Sie erhalten von nun an den Newsletter von ${company}.`,
				'Abbestellen können Sie ihn jederzeit mit diesem Link:',
				link,
				company,
			),
		}),
	},
	en: {
		confirm: (company, link, hours) => ({
			subject: `Please confirm your newsletter subscription: ${company}`,
			text: paragraphs(
				'Hello,',
				`This e-mail address was used to subscribe to the newsletter of ${company}. Please follow this link to confirm your subscription:`,
				link,
				`The link is valid for ${hours} hours. If you did not subscribe, simply ignore this message: without your confirmation, you will not hear from us again.`,
				company,
			),
		}),
		already: (company, link) => ({
			subject: `You already receive our newsletter: ${company}`,
			text: paragraphs(
				'Hello,',
				`This e-mail address was used again to subscribe to the newsletter of ${company}. You already receive it, so there is nothing you need to do.`,
				'To unsubscribe, follow this link:',
				link,
				company,
			),
		}),
		welcome: (company, link) => ({
			subject: `Your newsletter subscription is confirmed: ${company}`,
			text: paragraphs(
				'Hello,',
				`Thank you. You will now receive the newsletter of ${company}.`,
				'You can unsubscribe at any time with this link:',
				link,
				company,
			),
		}),
	},
	fr: {
		confirm: (company, link, hours) => ({
			subject: `Veuillez confirmer votre inscription à la newsletter : ${company}`,
			text: paragraphs(
				'Bonjour,',
				`Cette adresse e-mail a été inscrite à la newsletter « ${company} ». Pour confirmer votre inscription, suivez ce lien :`,
				link,
				`Il est valable ${hours} heures. Si vous n’avez rien demandé, ignorez simplement ce message : sans confirmation, vous n’en recevrez pas d’autre.`,
				company,
			),
		}),
		already: (company, link) => ({
			subject: `Vous recevez déjà notre newsletter : ${company}`,
			text: paragraphs(
				'Bonjour,',
				`Cette adresse e-mail a été inscrite une nouvelle fois à la newsletter « ${company} ». Vous la recevez déjà et n’avez rien à faire.`,
				'Pour vous désinscrire, suivez ce lien :',
				link,
				company,
			),
		}),
		welcome: (company, link) => ({
			subject: `Votre inscription à la newsletter est confirmée : ${company}`,
			text: paragraphs(
				'Bonjour,',
				`Merci. Vous recevrez désormais la newsletter « ${company} ».`,
				'Vous pouvez vous désinscrire à tout moment en suivant ce lien :',
				link,
				company,
			),
		}),
	},
};

function paragraphs(...texts: readonly string[]): string {
	return `${texts.join('\n\n')}\n`;
}
