/** Takes a wish about a product (availability, information, reservation, appointment): keeps it, and sends it to the shop. It binds neither side, and no copy goes to the typed address. */
import type { Answer, FieldFault } from '../../client/orders/contract/answer.ts';
import { judgeAppointment } from '../../client/orders/contract/appointment-days.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import type { RequestRequest } from '../../client/orders/contract/form-requests.ts';
import { phoneAsSent, phoneLines } from './phone.ts';
import type { Service } from './service.ts';
import { type ShopMailTexts, shopMailTexts } from './shop-mail-texts.ts';
import { suspect, suspectWords } from './spam.ts';

/** Returns the work for the transaction. A suspected request is kept for the shop to look at, and not sent. */
export async function prepareShopRequest(request: RequestRequest, service: Service): Promise<() => Answer> {
	const { database, outbox, house, nowMs, goods } = service;
	const { kind, product, variant, name, email, message = null, language } = request;
	const phone = phoneAsSent(request, house.language);
	const shop = await goods.read();
	const texts = shopMailTexts[house.language];
	const piece = shop.nameOf(product, variant, house.language);
	if (piece === null) return () => faulty('product');
	const today = new Intl.DateTimeFormat('sv', { timeZone: shop.appointments.timeZone }).format(nowMs());
	const refused = kind === 'appointment' ? judgeAppointment(request, today, shop.appointments) : null;
	if (refused !== null) return () => faulty(refused.reason === 'daypart' ? 'daypart' : 'day', { appointment: refused });
	const details = detailsOf(request, texts.request);
	const lines = [
		[texts.request.product, piece],
		...details,
		[texts.name, name],
		[texts.email, email],
		...phoneLines(request, house),
		[texts.pageLanguage, language],
	].map((line) => line.join(texts.colon));
	const eml = await outbox.compose({
		to: house.email,
		replyTo: { name, address: email },
		subject: texts.request.subject(texts.request.kinds[kind], piece),
		text: `${lines.join('\n')}\n${message === null ? '' : `\n${message}\n`}`,
	});
	return () => {
		const heldBack = suspect(request, 'request') ?? suspectWords(message, 'shop_request', service);
		database.sql
			.prepare(
				`INSERT INTO shop_request (at, language, kind, product, variant, details, name, email, phone, text, held_back)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			)
			.run(nowMs(), language, kind, product, variant, JSON.stringify(Object.fromEntries(details)), name, email, phone, message, heldBack);
		if (heldBack === null) outbox.add(eml);
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
