/** Sends a form to the order service. What the network did to it is a value. */
import { answer, type Refused } from './contract/answer.ts';
import { postJson } from './post-json.ts';

export type PostOutcome =
	/** `receivedAt`: in UTC; only where the service confirms with date and time. */
	| { readonly kind: 'ok'; readonly receivedAt?: string }
	| { readonly kind: 'refused'; readonly answer: Refused }
	/** No answer of the service arrived; the message may have arrived. */
	| { readonly kind: 'unknown'; readonly reason: string };

/** An answer that takes longer does not come any more. */
const answerTimeoutMs = 20_000;

/** Posts once, and never again by itself: the visitor decides, with the same idempotency key. */
export async function postForm(url: string, body: unknown, timeoutMs = answerTimeoutMs): Promise<PostOutcome> {
	const posted = await postJson(url, body, timeoutMs);
	if (posted.kind === 'unanswered') return { kind: 'unknown', reason: posted.reason };
	const { isOk, status } = posted;
	const parsed = answer.safeParse(posted.body);
	if (!parsed.success) return { kind: 'unknown', reason: `status ${status} without an answer of the service` };
	if (parsed.data.status === 'ok') {
		const { received_at: receivedAt } = parsed.data;
		return isOk ? { kind: 'ok', ...(receivedAt && { receivedAt }) } : { kind: 'unknown', reason: `"ok" with status ${status}` };
	}
	return { kind: 'refused', answer: parsed.data };
}
