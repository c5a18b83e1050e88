/** Makes a mail of what it says. */

import type { Mail } from '../outbox/mail-channel.ts';
import type { MailContent } from '../outbox/mail-content.ts';
import type { Company } from '../shop/company.ts';
import { orderTexts } from './order-texts.ts';
import { renderMailText } from './render/render-mail-text.ts';

type MailHead = Omit<Mail, 'text' | 'content'>;

export function toMail(head: MailHead, content: MailContent): Mail {
	return { ...head, text: renderMailText(content), content };
}

/** A mail to a buyer, which is answered to the shop and signed by it. */
export function toBuyersMail(
	head: Omit<MailHead, 'replyTo'>,
	content: Omit<MailContent, 'signature'>,
	company: Pick<Company, 'name' | 'email' | 'imprint'>,
): Mail {
	return toMail({ ...head, replyTo: { name: company.name, address: company.email } }, { ...content, signature: signatureOf(company) });
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

function signatureOf({ name, email, imprint }: Pick<Company, 'name' | 'email' | 'imprint'>): readonly string[] {
	return imprint ?? [name, email];
}
