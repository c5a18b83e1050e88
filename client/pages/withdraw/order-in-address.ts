/** Reads from the page's address which contract a link means. The link's author is unknown: it is only text for a field. */
import { withdrawnOrderParameter } from '../../../site/withdraw-path.ts';
import { contractMaxLength } from '../../orders/contract/limits.ts';

/** null: none is named, or not as a field takes it. */
export function orderInAddress(search: string): string | null {
	const named = new URLSearchParams(search).get(withdrawnOrderParameter)?.trim() ?? '';
	return named !== '' && named.length <= contractMaxLength && /^\P{Cc}*$/u.test(named) ? named : null;
}
