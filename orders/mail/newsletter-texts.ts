/** The texts of the e-mails, in the language of the form that asked for them. */
import type { PerLanguage } from '../../site/languages.ts';
import { type MailPart, paragraph } from '../outbox/mail-content.ts';

export interface MailText {
	readonly title: string;
	readonly parts: readonly MailPart[];
}

interface MailTexts {
	readonly confirm: (company: string, link: string, hours: number) => MailText;
	readonly already: (company: string, unsubscribeLink: string) => MailText;
	readonly welcome: (company: string, unsubscribeLink: string) => MailText;
}

export const mailTexts: PerLanguage<MailTexts> = {
	de: {
		confirm: (company, link, hours) => ({
			title: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
			parts: parts(
				'Guten Tag,',
				`für diese E-Mail-Adresse wurde der Newsletter von ${company} bestellt. Mit diesem Link bestätigen Sie die Anmeldung:`,
				{ kind: 'action', label: 'Anmeldung bestätigen', url: link },
				`Er gilt ${hours} Stunden. Haben Sie den Newsletter nicht bestellt, müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keine weitere Nachricht.`,
			),
		}),
		already: (company, link) => ({
			title: 'Sie erhalten unseren Newsletter bereits',
			parts: parts(
				'Guten Tag,',
				`für diese E-Mail-Adresse wurde der Newsletter von ${company} noch einmal bestellt. Sie erhalten ihn bereits, es ist nichts zu tun.`,
				'Möchten Sie ihn abbestellen, genügt dieser Link:',
				{ kind: 'action', label: 'Newsletter abbestellen', url: link, isMinor: true },
			),
		}),
		welcome: (company, link) => ({
			title: 'Ihre Anmeldung zum Newsletter ist bestätigt',
			parts: parts(
				'Guten Tag,',
				`vielen Dank. Sie erhalten von nun an den Newsletter von ${company}.`,
				'Abbestellen können Sie ihn jederzeit mit diesem Link:',
				{ kind: 'action', label: 'Newsletter abbestellen', url: link, isMinor: true },
			),
		}),
	},
	en: {
		confirm: (company, link, hours) => ({
			title: 'Please confirm your newsletter subscription',
			parts: parts(
				'Hello,',
				`This e-mail address was used to subscribe to the newsletter of ${company}. Please follow this link to confirm your subscription:`,
				{ kind: 'action', label: 'Confirm subscription', url: link },
				`The link is valid for ${hours} hours. If you did not subscribe, simply ignore this message: without your confirmation, you will not hear from us again.`,
			),
		}),
		already: (company, link) => ({
			title: 'You already receive our newsletter',
			parts: parts(
				'Hello,',
				`This e-mail address was used again to subscribe to the newsletter of ${company}. You already receive it, so there is nothing you need to do.`,
				'To unsubscribe, follow this link:',
				{ kind: 'action', label: 'Unsubscribe', url: link, isMinor: true },
			),
		}),
		welcome: (company, link) => ({
			title: 'Your newsletter subscription is confirmed',
			parts: parts(
				'Hello,',
				`Thank you. You will now receive the newsletter of ${company}.`,
				'You can unsubscribe at any time with this link:',
				{ kind: 'action', label: 'Unsubscribe', url: link, isMinor: true },
			),
		}),
	},
	fr: {
		confirm: (company, link, hours) => ({
			title: 'Veuillez confirmer votre inscription à la newsletter',
			parts: parts(
				'Bonjour,',
				`Cette adresse e-mail a été inscrite à la newsletter « ${company} ». Pour confirmer votre inscription, suivez ce lien :`,
				{ kind: 'action', label: 'Confirmer l’inscription', url: link },
				`Il est valable ${hours} heures. Si vous n’avez rien demandé, ignorez simplement ce message : sans confirmation, vous n’en recevrez pas d’autre.`,
			),
		}),
		already: (company, link) => ({
			title: 'Vous recevez déjà notre newsletter',
			parts: parts(
				'Bonjour,',
				`Cette adresse e-mail a été inscrite une nouvelle fois à la newsletter « ${company} ». Vous la recevez déjà et n’avez rien à faire.`,
				'Pour vous désinscrire, suivez ce lien :',
				{ kind: 'action', label: 'Se désinscrire', url: link, isMinor: true },
			),
		}),
		welcome: (company, link) => ({
			title: 'Votre inscription à la newsletter est confirmée',
			parts: parts(
				'Bonjour,',
				`Merci. Vous recevrez désormais la newsletter « ${company} ».`,
				'Vous pouvez vous désinscrire à tout moment en suivant ce lien :',
				{ kind: 'action', label: 'Se désinscrire', url: link, isMinor: true },
			),
		}),
	},
};

function parts(...all: readonly (string | MailPart)[]): readonly MailPart[] {
	return all.map((part) => (typeof part === 'string' ? paragraph(part) : part));
}
