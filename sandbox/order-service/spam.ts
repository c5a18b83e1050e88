/** Tells a program's message from a visitor's, without asking a third party and without a riddle for people. */
import { minimumFillMs } from '../../client/orders/contract/limits.ts';

export type Suspicion = 'hidden field' | 'too fast';

/** null: nothing speaks against it. What is suspected gets the same answer as any other, so that no program learns from it. */
export function suspect(
	{ website, elapsed_ms }: { readonly website?: string | undefined; readonly elapsed_ms: number },
	form: keyof typeof minimumFillMs,
): Suspicion | null {
	if (website !== undefined && website !== '') return 'hidden field';
	return elapsed_ms < minimumFillMs[form] ? 'too fast' : null;
}
