/** Sends a form to the order service. What the network did to it is a value. */
import { answer, type Refused } from './contract/answer.ts';

export type PostOutcome =
	| { readonly kind: 'ok' }
	| { readonly kind: 'refused'; readonly answer: Refused }
	/** No answer of the service arrived: whether the message did, nobody knows. */
	| { readonly kind: 'unknown'; readonly reason: string };

/** An answer that takes longer does not come any more. */
const answerTimeoutMs = 20_000;

/** Posts once, and never again by itself: the visitor decides, with the same idempotency key. */
export async function postForm(url: string, body: unknown, timeoutMs = answerTimeoutMs): Promise<PostOutcome> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			credentials: 'omit',
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		const parsed = answer.safeParse(await response.json());
		if (!parsed.success) return { kind: 'unknown', reason: `status ${response.status} without an answer of the service` };
		if (parsed.data.status === 'ok')
			return response.ok ? { kind: 'ok' } : { kind: 'unknown', reason: `"ok" with status ${response.status}` };
		return { kind: 'refused', answer: parsed.data };
	} catch (error) {
		return { kind: 'unknown', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
	}
}
