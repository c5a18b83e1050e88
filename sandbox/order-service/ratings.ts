/**
 * Takes what people think of a product. Each rating is kept, and goes on to the backend as a draft where one is configured; it appears on the
 * site once an editor has published it.
 */
import type { Answer } from '../../client/orders/contract/answer.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import type { RatingRequest } from '../../client/orders/contract/form-requests.ts';
import type { Service } from './service.ts';
import { suspect, suspectWords } from './spam.ts';

/** Returns the work for the transaction. A suspected rating is kept, and goes no further. */
export async function prepareRating(request: RatingRequest, service: Service): Promise<() => Answer> {
	const { database, house, nowMs, goods } = service;
	const { product, rating, title = null, text = null, display_name = null, language } = request;
	const { takesRatings, nameOf } = await goods.read();
	if (!takesRatings) return () => ({ status: 'error', code: 'closed', message: errorMessages.rating });
	if (nameOf(product, null, house.language) === null) {
		return () => ({ status: 'error', code: 'invalid', message: errorMessages.rating, faults: [{ field: 'product', code: 'invalid' }] });
	}
	return () => {
		const heldBack = suspect(request, 'rating') ?? suspectWords(text, 'rating', service);
		database.sql
			.prepare('INSERT INTO rating (at, language, product, stars, title, text, display_name, held_back) VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
			.run(nowMs(), language, product, rating, title, text, display_name, heldBack);
		return { status: 'ok' };
	};
}
