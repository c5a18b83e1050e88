/** Sends documents once more, as they were issued: to a buyer who has lost them, or to the shop, which prints or files them. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { orderReference } from '../store/numbers.ts';
import { isBusiness } from './document.ts';
import { readOrder } from './read-order.ts';

interface Words {
	readonly subject: (order: string, company: string) => string;
	readonly text: string;
}

const words: PerLanguage<Words> = {
	de: {
		subject: (order, company) => `Ihre Unterlagen zur Bestellung ${order}: ${company}`,
		text: 'Guten Tag,\n\nwie gewünscht senden wir Ihnen Ihre Unterlagen noch einmal. Sie sind unverändert; es ist nichts Neues zu bezahlen.',
	},
	en: {
		subject: (order, company) => `Your documents for order ${order}: ${company}`,
		text: 'Hello,\n\nAs requested, we are sending you your documents again. They are unchanged; there is nothing new to pay.',
	},
	fr: {
		subject: (order, company) => `Vos documents pour la commande ${order}\u00a0: ${company}`,
		text: 'Bonjour,\n\nComme demandé, nous vous renvoyons vos documents. Ils sont inchangés\u00a0; il n’y a rien de nouveau à payer.',
	},
};

type Receiver = 'buyer' | 'shop';

/**
 * To be called inside a transaction. `number`: of an invoice or a credit note; null: all documents of the order. False: there is none that is still kept.
 * Data for programs go to companies and to the shop.
 */
export function sendAgain(
	{ database, outbox, company }: Pick<Service, 'database' | 'outbox' | 'company'>,
	order: number,
	{ number, receiver }: { readonly number: string | null; readonly receiver: Receiver },
): boolean {
	const files = database.sql
		.prepare(
			`SELECT document_file.id, name, type FROM document_file JOIN document ON document.id = document_id
				WHERE order_id = :order AND bytes IS NOT NULL AND number IS coalesce(:number, number) ORDER BY document_file.id`,
		)
		.all({ order, number });
	const { language, order: about, buyer, buyerVatId } = readOrder(database, order);
	const takesData = receiver === 'shop' || isBusiness({ buyer, buyerVatId });
	const attachments = files.flatMap(({ id, name, type }) =>
		type === 'application/pdf' || takesData ? [{ filename: String(name), type: String(type), file: Number(id) }] : [],
	);
	if (attachments.length === 0 || about.email === '') return false;
	outbox.queue('mail', {
		...(receiver === 'buyer' ? toBuyer(about.email, order, language, company) : toShop(order, company)),
		attachments,
	});
	return true;
}

function toBuyer(to: string, order: number, language: Language, { name, email, imprint }: Service['company']): Mail {
	const { subject, text } = words[language];
	return {
		...{ to, replyTo: { name, address: email } },
		subject: subject(String(order), name),
		text: `${text}\n\n${(imprint ?? [name, email]).join('\n')}\n`,
	};
}

function toShop(order: number, { email, language }: Service['company']): Mail {
	const { subject, text } = shopMailTexts[language].copies;
	return { to: email, subject: subject(orderReference(order)), text: `${text}\n` };
}
