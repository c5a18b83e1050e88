/** Sends documents once more, as they were issued: to a buyer who has lost them, or to the shop, which prints or files them. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import { orderTexts } from '../mail/order-texts.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import { toBuyersMail } from '../mail/to-mail.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { paragraph } from '../outbox/mail-content.ts';
import type { Service } from '../service.ts';
import { orderReference } from '../store/numbers.ts';
import { isBusiness } from './document.ts';
import { readOrder } from './read-order.ts';

interface Words {
	readonly title: (order: string) => string;
	readonly paragraphs: readonly string[];
}

const words: PerLanguage<Words> = {
	de: {
		title: (order) => `Ihre Unterlagen zur Bestellung ${order}`,
		paragraphs: [
			'Guten Tag,',
			'wie gewünscht senden wir Ihnen Ihre Unterlagen noch einmal. Sie sind unverändert; es ist nichts Neues zu bezahlen.',
		],
	},
	en: {
		title: (order) => `Your documents for order ${order}`,
		paragraphs: ['Hello,', 'As requested, we are sending you your documents again. They are unchanged; there is nothing new to pay.'],
	},
	fr: {
		title: (order) => `Vos documents pour la commande ${order}`,
		paragraphs: [
			'Bonjour,',
			'Comme demandé, nous vous renvoyons vos documents. Ils sont inchangés\u00a0; il n’y a rien de nouveau à payer.',
		],
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

function toBuyer(to: string, order: number, language: Language, company: Service['company']): Mail {
	const { title, paragraphs } = words[language];
	const headline = title(String(order));
	return toBuyersMail(
		{ to, subject: `${headline}${orderTexts[language].colon}${company.name}` },
		{ language, title: headline, parts: paragraphs.map(paragraph) },
		company,
	);
}

function toShop(order: number, { email, language }: Service['company']): Mail {
	const { subject, text } = shopMailTexts[language].copies;
	return { to: email, subject: subject(orderReference(order)), text: `${text}\n` };
}
