/** Asks the order service for a cart's prices now. A network failure is a value. */
import { quoteMaxLines } from '../../orders/contract/limits.ts';
import type { OrderLine } from '../../orders/contract/order-request.ts';
import { type QuoteAnswer, type QuoteRequest, quoteAnswer } from '../../orders/contract/quote-request.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import { postJson } from '../../orders/post-json.ts';
import type { CartLine } from '../cart.ts';

/** All answers about one cart, joined. */
export type Quote = Pick<QuoteAnswer, 'open' | 'lines' | 'present_wrapping'>;

export type QuoteOutcome =
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
