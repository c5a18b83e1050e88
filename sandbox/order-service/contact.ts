/** Takes a message to the shop: keeps it, and sends it on. The sender gets no copy: it would go to any typed address. */
import type { Answer } from '../../client/orders/contract/answer.ts';
import type { ContactRequest } from '../../client/orders/contract/form-requests.ts';
import type { Service } from './service.ts';
import { shopMailTexts } from './shop-mail-texts.ts';
import { suspect, suspectWords } from './spam.ts';

/** Returns the work for the transaction. A suspected message is kept for the shop to look at, and not sent. */
export async function prepareContact(request: ContactRequest, service: Service): Promise<() => Answer> {
	const { database, outbox, house, nowMs } = service;
	const { name, email, message, language } = request;
	const texts = shopMailTexts[house.language];
	const line = (label: string, value: string): string => `${label}${texts.colon}${value}\n`;
	const eml = await outbox.compose({
		to: house.email,
		replyTo: { name, address: email },
		subject: texts.message(name),
		text: `${line(texts.name, name)}${line(texts.email, email)}${line(texts.pageLanguage, language)}\n${message}\n`,
	});
	return () => {
		const heldBack = suspect(request, 'contact') ?? suspectWords(message, 'message', service);
		database.sql
			.prepare('INSERT INTO message (at, language, name, email, text, held_back) VALUES (?, ?, ?, ?, ?, ?)')
			.run(nowMs(), language, name, email, message, heldBack);
		if (heldBack === null) outbox.add(eml);
		return { status: 'ok' };
	};
}
