/** Posts to the order service. What the network did to it is a value. */
import { answer, type Refused } from './contract/answer.ts';

type PostOutcome =
	/** `receivedAt`: in UTC; only where the service confirms with date and time. `isPending`: see `accepted`. */
	| { readonly kind: 'ok'; readonly receivedAt?: string; readonly isPending?: true }
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
		const { received_at: receivedAt, pending: isPending } = parsed.data;
		return isOk
			? { kind: 'ok', ...(receivedAt && { receivedAt }), ...(isPending && { isPending }) }
			: { kind: 'unknown', reason: `"ok" with status ${status}` };
	}
	return { kind: 'refused', answer: parsed.data };
}

type Posted =
	| { readonly kind: 'answered'; readonly isOk: boolean; readonly status: number; readonly body: unknown }
	/** No JSON came back; the question may have arrived. */
	| { readonly kind: 'unanswered'; readonly reason: string };

/**
 * Posts JSON to the order service. What the network did to it is a value. Asks once, without credentials, and follows no redirect:
 * those who hear of it are those who were meant.
 */
export async function postJson(url: string, question: unknown, timeoutMs: number): Promise<Posted> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(question),
			credentials: 'omit',
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		const body: unknown = await response.json();
		return { kind: 'answered', isOk: response.ok, status: response.status, body };
	} catch (error) {
		return { kind: 'unanswered', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
	}
}
