/** Asks the order service what a cart costs now. What the network did to the question is a value. */
import type { CartLine } from '../stores/cart.ts';
import { quoteMaxLines } from './contract/limits.ts';
import { type QuoteAnswer, type QuoteRequest, quoteAnswer } from './contract/quote-request.ts';
import type { OrderTarget } from './order-target.ts';

export type QuoteOutcome =
	| { readonly kind: 'ok'; readonly answer: QuoteAnswer }
	/** Nobody knows what the cart costs: it stays as it is. */
	| { readonly kind: 'failed'; readonly reason: string };

/** A cart is looked at meanwhile: an answer that takes longer comes too late. */
const answerTimeoutMs = 10_000;

/** About the first `quoteMaxLines` lines; the answer has a line for each of them. */
export async function fetchQuote(
	{ url, project }: OrderTarget,
	lines: readonly CartLine[],
	timeoutMs = answerTimeoutMs,
): Promise<QuoteOutcome> {
	const question: QuoteRequest = {
		project,
		lines: lines.slice(0, quoteMaxLines).map(({ product, variant, count, priceBrutto }) => ({
			product: product.id,
			variant: variant?.id ?? null,
			count,
			price_brutto: priceBrutto,
		})),
	};
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(question),
			credentials: 'omit',
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		const parsed = quoteAnswer.safeParse(await response.json());
		if (!response.ok || !parsed.success) return { kind: 'failed', reason: `status ${response.status} without prices` };
		if (parsed.data.lines.length !== question.lines.length) return { kind: 'failed', reason: 'prices of another cart' };
		return { kind: 'ok', answer: parsed.data };
	} catch (error) {
		return { kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
	}
}
