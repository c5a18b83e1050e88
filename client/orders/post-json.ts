/** Posts JSON to the order service. What the network did to it is a value. */

export type Posted =
	| { readonly kind: 'answered'; readonly isOk: boolean; readonly status: number; readonly body: unknown }
	/** No JSON came back; the question may have arrived. */
	| { readonly kind: 'unanswered'; readonly reason: string };

/** Asks once, without credentials, and follows no redirect: those who hear of it are those who were meant. */
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
