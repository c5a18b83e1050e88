/** Prices a cart and checks its products' stock. It trusts no price that the cart names, and reserves nothing. */
import { type QuoteAnswer, type QuotedLine, type QuoteRequest, quoteRequest } from '../../client/orders/contract/quote-request.ts';
import { takeLines } from '../judge/stock.ts';
import { isOpen, type Service } from '../service.ts';
import { toAmount, toCents } from '../shop/amounts.ts';
import { checkPersonalization, surchargeOf } from '../shop/personalization.ts';
import type { Shop } from '../shop/shop.ts';
import { offersNow } from '../stock/remaining-stock.ts';
import { type Asked, readJson } from '../web/read-request.ts';
import type { Reply } from '../web/reply.ts';

/** `waitSeconds`: after which the visitor may ask again; null: now. */
export async function answerQuote(request: Asked, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = readJson(request, { endpoint: 'quote', schema: quoteRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const shop = await service.shop.read();
	return {
		kind: 'json',
		status: 200,
		body: quote(asked.data, { ...shop, offer: offersNow(shop, service), perOrder: service.reservations.perOrder }, isOpen(shop, service)),
	};
}

/** `shop` with what is left of their stock. */
export function quote(
	{ lines: asked }: QuoteRequest,
	shop: Pick<Shop, 'offer' | 'details' | 'wrappingCents'> & { readonly perOrder: number },
	open: boolean,
): QuoteAnswer {
	const wanted = asked.map((line) => ({ ...line, surchargeCents: surchargeOfAsked(line, shop) }));
	const taken = takeLines(wanted, shop.offer, shop.perOrder);
	const lines = taken.map((line, index): QuotedLine => {
		if (line.state === 'gone') return { state: 'gone' };
		const price_brutto = toAmount(line.cents);
		if (line.state === 'sold_out') return { state: 'sold_out', price_brutto };
		const { orderable, stock, taxScheme } = line.offer;
		return {
			state: 'available',
			price_brutto,
			...(wanted[index]?.personalization && { surcharge_brutto: toAmount(wanted[index].surchargeCents) }),
			price_changed: toCents(wanted[index]?.price_brutto) !== line.cents,
			count: line.count,
			max_count: orderable ? null : Math.min(stock, shop.perOrder),
			tax_scheme: taxScheme,
		};
	});
	const total = taken.reduce((sum, line) => (line.state === 'available' ? sum + line.cents * line.count : sum), 0);
	const { wrappingCents } = shop;
	return {
		status: 'ok',
		open,
		lines,
		total_price_brutto: toAmount(total),
		present_wrapping: wrappingCents === null ? null : toAmount(wrappingCents),
	};
}

/** Values that an order would refuse are free here: the order says what is wrong. */
function surchargeOfAsked(
	{ product, variant, personalization = null }: QuoteRequest['lines'][number],
	{ details }: Pick<Shop, 'details'>,
): number {
	const rules = details(product, variant)?.personalization ?? null;
	const checked = checkPersonalization(personalization, rules, '');
	return 'faults' in checked ? 0 : surchargeOf(checked.values, rules);
}
