/** Asks whether the shop takes orders at present, which may have changed since the site was built. */
import { serviceStatus } from './contract/answer.ts';

/** A buyer waits to order meanwhile. */
const answerTimeoutMs = 10_000;

/** Rejects where the service does not say. */
export async function fetchMaintenance(url: string, timeoutMs = answerTimeoutMs): Promise<boolean> {
	const response = await fetch(url, { credentials: 'omit', redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
	if (!response.ok) throw new Error(`status ${response.status}`);
	return serviceStatus.parse(await response.json()).maintenance;
}
