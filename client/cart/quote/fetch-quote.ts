/** Asks the order service for a cart's prices now, and compares its answer with the cart. A network failure is a value. */
import type { Money } from '../../../site/money.ts';
import { quoteMaxLines } from '../../orders/contract/limits.ts';
import type { OrderLine } from '../../orders/contract/order-request.ts';
import { type QuoteAnswer, type QuoteRequest, quoteAnswer } from '../../orders/contract/quote-request.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import { postJson } from '../../orders/post.ts';
import type { CartLine, RefreshedLine } from '../cart.ts';

/** All answers about one cart, joined. */
type Quote = Pick<QuoteAnswer, 'open' | 'lines' | 'present_wrapping'>;

type QuoteOutcome =
	| { readonly kind: 'ok'; readonly answer: Quote }
	/** The cart's price is unknown: it stays as it is. */
	| { readonly kind: 'failed'; readonly reason: string };

/** The cart is open meanwhile: a slower answer comes too late. */
const answerTimeoutMs = 10_000;

/** The answer has a line for each of `lines`, in their order: where these are more than a question may have, it is asked in parts. */
export async function fetchQuote(target: OrderTarget, lines: readonly CartLine[], timeoutMs = answerTimeoutMs): Promise<QuoteOutcome> {
	const first = await fetchPart(target, lines.slice(0, quoteMaxLines), timeoutMs);
	const others = lines.slice(quoteMaxLines);
	if (first.kind === 'failed' || others.length === 0) return first;
	const rest = await fetchQuote(target, others, timeoutMs);
	return rest.kind === 'failed' ? rest : { kind: 'ok', answer: { ...rest.answer, lines: [...first.answer.lines, ...rest.answer.lines] } };
}

async function fetchPart({ url, project }: OrderTarget, lines: readonly CartLine[], timeoutMs: number): Promise<QuoteOutcome> {
	const question: QuoteRequest = {
		project,
		lines: lines.map(({ product, variant, personalization, count, priceBrutto }) => ({
			product: product.id,
			variant: variant?.id ?? null,
			...(personalization !== null && { personalization: personalization as OrderLine['personalization'] }),
			count,
			price_brutto: priceBrutto,
		})),
	};
	const posted = await postJson(url, question, timeoutMs);
	if (posted.kind === 'unanswered') return { kind: 'failed', reason: posted.reason };
	const parsed = quoteAnswer.safeParse(posted.body);
	if (!posted.isOk || !parsed.success) return { kind: 'failed', reason: `status ${posted.status} without prices` };
	if (parsed.data.lines.length !== question.lines.length) return { kind: 'failed', reason: 'prices of another cart' };
	return { kind: 'ok', answer: parsed.data };
}

/** A difference between quote and cart. */
export type CartDifference =
	| { readonly kind: 'price'; readonly line: CartLine; readonly from: Money; readonly to: Money }
	/** There are fewer than the line had. */
	| { readonly kind: 'count'; readonly line: CartLine; readonly from: number; readonly to: number }
	/** Not in the cart any more: the shop does not have it, or has none left. */
	| { readonly kind: 'gone' | 'sold_out'; readonly line: CartLine };

interface ComparedQuote {
	readonly refreshed: readonly RefreshedLine[];
	readonly differences: readonly CartDifference[];
}

/**
 * Compares an answer of the order service with the cart: what changes in its lines, and what the visitor has to see. `lines`: those of
 * the question, in its order. Lines of one stock share it, whether or not the service saw them together.
 */
export function compareQuote(lines: readonly CartLine[], { lines: quoted }: Pick<QuoteAnswer, 'lines'>): ComparedQuote {
	const taken = new Map<string, number>();
	const compared = lines.slice(0, quoted.length).map((line, index): { refreshed: RefreshedLine; differences: CartDifference[] } => {
		const { cartId, product, variant, priceBrutto, count } = line;
		const piece = { cartId, productId: product.id, variantId: variant?.id ?? null };
		const stock = `${piece.productId} ${piece.variantId}`;
		const before = taken.get(stock) ?? 0;
		const today = quoted[index];
		const granted = today?.state === 'available' ? Math.min(count, today.count, (today.max_count ?? Infinity) - before) : 0;
		if (today?.state !== 'available' || granted < 1) {
			return { refreshed: { ...piece, offer: null }, differences: [{ kind: today?.state === 'gone' ? 'gone' : 'sold_out', line }] };
		}
		taken.set(stock, before + granted);
		// the contract has it as an amount
		const price = today.price_brutto as Money;
		const differences: CartDifference[] = [];
		if (price !== priceBrutto) differences.push({ kind: 'price', line, from: priceBrutto, to: price });
		if (granted < count) differences.push({ kind: 'count', line, from: count, to: granted });
		const { max_count: maxCount, tax_scheme: taxScheme, surcharge_brutto: surcharge } = today;
		const offer = {
			priceBrutto: price,
			maxCount,
			...(taxScheme !== undefined && { taxScheme }),
			...(surcharge !== undefined && { surcharge: surcharge as Money }),
		};
		return { refreshed: { ...piece, offer }, differences };
	});
	return { refreshed: compared.map(({ refreshed }) => refreshed), differences: compared.flatMap(({ differences }) => differences) };
}
