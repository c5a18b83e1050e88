/** Says what a cart costs now and what of it can be had. It believes nothing that the cart says of prices, and reserves nothing. */
import type { IncomingMessage } from 'node:http';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import { toFieldFaults } from '../../client/orders/contract/field-faults.ts';
import { type QuoteAnswer, type QuotedLine, type QuoteRequest, quoteRequest } from '../../client/orders/contract/quote-request.ts';
import { toAmount, toCents } from './cents.ts';
import type { Goods } from './goods.ts';
import { readBody } from './read-body.ts';
import { type Reply, refuse } from './reply.ts';
import type { Service } from './service.ts';
import { isOpen } from './status.ts';

/** `waitSeconds`: after which the visitor may ask again; null: now. */
export async function answerQuote(request: IncomingMessage, waitSeconds: number | null, service: Service): Promise<Reply> {
	if (waitSeconds !== null) return refuse('limited', errorMessages.quote, { headers: { 'Retry-After': String(waitSeconds) } });
	const body = await readBody(request);
	if (body.kind === 'faulty') return refuse(body.code, body.reason);
	if (body.kind === 'form') return refuse('unsupported', 'The body is not application/json');
	const parsed = quoteRequest.safeParse(body.value);
	if (!parsed.success) return refuse('invalid', errorMessages.quote, { faults: toFieldFaults(parsed.error.issues) });
	if (parsed.data.project !== service.house.project) return refuse('unknown_project', 'This service answers another project');
	const goods = await service.goods.read();
	return { kind: 'json', status: 200, body: quote(parsed.data, goods, isOpen(goods, service)) };
}

/** Two lines may want the same piece, with different engravings: the first gets what is there. */
export function quote({ lines: wanted }: QuoteRequest, goods: Goods, open: boolean): QuoteAnswer {
	const taken = new Map<string, number>();
	let total = 0;
	const lines = wanted.map((line): QuotedLine => {
		const { product, variant, count, price_brutto } = line;
		const offer = goods.offer(product, variant);
		if (offer === null || offer.cents === null) return { state: 'gone' };
		const piece = `${product} ${variant}`;
		const left = offer.stock - (taken.get(piece) ?? 0);
		if (left <= 0 && !offer.orderable) return { state: 'sold_out', price_brutto: toAmount(offer.cents) };
		const had = offer.orderable ? count : Math.min(count, left);
		taken.set(piece, (taken.get(piece) ?? 0) + had);
		total += offer.cents * had;
		return {
			state: 'available',
			price_brutto: toAmount(offer.cents),
			price_changed: toCents(price_brutto) !== offer.cents,
			count: had,
			max_count: offer.orderable ? null : offer.stock,
			tax_scheme: offer.taxScheme,
		};
	});
	const { wrappingCents } = goods;
	return {
		status: 'ok',
		open,
		lines,
		total_price_brutto: toAmount(total),
		present_wrapping: wrappingCents === null ? null : toAmount(wrappingCents),
	};
}
