/**
 * Takes what visitors write to the shop, and keeps it: messages and requests also go out as e-mails, ratings go on to the backend as drafts.
 */
import type { Answer, FieldFault } from '../../client/orders/contract/answer.ts';
import { judgeAppointment } from '../../client/orders/contract/appointment-days.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import type { ContactRequest, RatingRequest, RequestRequest } from '../../client/orders/contract/form-requests.ts';
import { phoneAsSent, phoneLines, type ShopMailTexts, shopMailTexts } from '../mail/shop-mail-texts.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { localDate } from '../shop/local-days.ts';
import { suspect, suspectWords } from '../web/visitors.ts';

/**
 * Takes a message of the contact form and returns the work for the transaction. A suspected message is kept for the shop to look at, and not sent.
 * The sender gets no copy: it would go to any typed address.
 */
export function prepareContact(request: ContactRequest, service: Service): () => Answer {
	const { database, outbox, company, nowMs } = service;
	const { name, email, message, language } = request;
	const texts = shopMailTexts[company.language];
	const line = (label: string, value: string): string => `${label}${texts.colon}${value}\n`;
	const mail: Mail = {
		to: company.email,
		replyTo: { name, address: email },
		subject: texts.message(name),
		text: `${line(texts.name, name)}${line(texts.email, email)}${line(texts.pageLanguage, language)}\n${message}\n`,
	};
	return () => {
		const heldBack = suspect(request, 'contact') ?? suspectWords(message, 'message', service);
		database.sql
			.prepare(
				'INSERT INTO message (at, language, name, email, text, held_back) VALUES (:at, :language, :name, :email, :message, :heldBack)',
			)
			.run({ at: nowMs(), language, name, email, message, heldBack });
		if (heldBack === null) outbox.queue('mail', mail);
		return { status: 'ok' };
	};
}

/**
 * Takes a request about a product (availability, information, reservation, appointment), which binds neither side, and returns the work for the
 * transaction. As above, a suspected one is not sent, and no copy goes to the typed address.
 */
export async function prepareShopRequest(request: RequestRequest, service: Service): Promise<() => Answer> {
	const { database, outbox, company, nowMs } = service;
	const { kind, product, variant, name, email, message = null, language } = request;
	const phone = phoneAsSent(request, company.language);
	const shop = await service.shop.read();
	const texts = shopMailTexts[company.language];
	const productName = shop.nameOf(product, variant, company.language);
	if (productName === null) return () => faulty('product');
	const today = localDate(nowMs(), shop.appointments.timeZone);
	const refused = kind === 'appointment' ? judgeAppointment(request, today, shop.appointments) : null;
	if (refused !== null) return () => faulty(refused.reason === 'daypart' ? 'daypart' : 'day', { appointment: refused });
	const details = detailsOf(request, texts.request);
	const lines = [
		[texts.request.product, productName],
		...details,
		[texts.name, name],
		[texts.email, email],
		...phoneLines(request, company),
		[texts.pageLanguage, language],
	].map((line) => line.join(texts.colon));
	const mail: Mail = {
		to: company.email,
		replyTo: { name, address: email },
		subject: texts.request.subject(texts.request.kinds[kind], productName),
		text: `${lines.join('\n')}\n${message === null ? '' : `\n${message}\n`}`,
	};
	return () => {
		const heldBack = suspect(request, 'request') ?? suspectWords(message, 'shop_request', service);
		database.sql
			.prepare(
				`INSERT INTO shop_request (at, language, kind, product, variant, details, name, email, phone, text, held_back)
				VALUES (:at, :language, :kind, :product, :variant, :details, :name, :email, :phone, :message, :heldBack)`,
			)
			.run({
				...{ at: nowMs(), language, kind, product, variant, details: JSON.stringify(Object.fromEntries(details)) },
				...{ name, email, phone, message, heldBack },
			});
		if (heldBack === null) outbox.queue('mail', mail);
		return { status: 'ok' };
	};
}

function detailsOf(
	request: RequestRequest,
	{ count, appointment, dayparts }: ShopMailTexts['request'],
): readonly (readonly [string, string])[] {
	if (request.kind === 'reservation') return [[count, String(request.count)]];
	if (request.kind === 'appointment') return [[appointment, `${request.day}, ${dayparts[request.daypart]}`]];
	return [];
}

function faulty(field: string, details: Pick<FieldFault, 'appointment'> = {}): Answer {
	return { status: 'error', code: 'invalid', message: errorMessages.request, faults: [{ field, code: 'invalid', ...details }] };
}

/**
 * Takes a rating of a product and returns the work for the transaction. It goes on to the backend as a draft where one is configured, and appears on
 * the site once an editor has published it. A suspected rating is kept, and goes no further.
 */
export async function prepareRating(request: RatingRequest, service: Service): Promise<() => Answer> {
	const { database, company, nowMs } = service;
	const { product, rating, title = null, text = null, display_name = null, language } = request;
	const { takesRatings, nameOf } = await service.shop.read();
	if (!takesRatings) return () => ({ status: 'error', code: 'closed', message: errorMessages.rating });
	if (nameOf(product, null, company.language) === null) {
		return () => ({ status: 'error', code: 'invalid', message: errorMessages.rating, faults: [{ field: 'product', code: 'invalid' }] });
	}
	return () => {
		const heldBack = suspect(request, 'rating') ?? suspectWords(text, 'rating', service);
		database.sql
			.prepare(`INSERT INTO rating (at, language, product, stars, title, text, display_name, held_back)
				VALUES (:at, :language, :product, :rating, :title, :text, :display_name, :heldBack)`)
			.run({ at: nowMs(), language, product, rating, title, text, display_name, heldBack });
		return { status: 'ok' };
	};
}
