/** Makes a mail of what it says. */

import type { Language } from '../../site/languages.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { MailContent } from '../outbox/mail-content.ts';
import type { Company } from '../shop/company.ts';
import { vatLabelOf } from '../shop/vat-labels.ts';
import { orderTexts } from './order-texts.ts';
import { renderMailText } from './render/render-mail-text.ts';

type MailHead = Omit<Mail, 'text' | 'content'>;

export function toMail(head: MailHead, content: MailContent): Mail {
	return { ...head, text: renderMailText(content), content };
}

/** A mail to a buyer, which is answered to the shop and signed by it. */
export function toBuyersMail(head: Omit<MailHead, 'replyTo'>, content: Omit<MailContent, 'signature'>, company: Signatory): Mail {
	return toMail(
		{ ...head, replyTo: { name: company.name, address: company.email } },
		{ ...content, signature: signatureOf(company, content.language) },
	);
}

/** To an address that belongs to no order, such as a newsletter's. */
export function toVisitorsMail(
	head: Pick<Mail, 'to' | 'unsubscribeUrl' | 'replyTo' | 'isOfForm'>,
	{ title, parts, language }: Pick<MailContent, 'title' | 'parts' | 'language'>,
	name: string,
): Mail {
	const subject = `${title}${orderTexts[language].colon}${name}`;
	return toMail({ ...head, subject }, { language, title, parts, signature: [name] });
}

type Signatory = Pick<Company, 'name' | 'email' | 'imprint' | 'seller'>;

/** Who writes, a line each, in the language of the reader. */
export function signatureOf({ name, email, imprint, seller }: Signatory, language: Language): readonly string[] {
	if (imprint === undefined) return [name, email];
	const vatId = seller?.vatId ?? null;
	return vatId === null ? imprint : [...imprint, `${vatLabelOf(seller?.country ?? '', language)}${orderTexts[language].colon}${vatId}`];
}
