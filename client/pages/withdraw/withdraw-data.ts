import type { FormTarget } from '../../orders/order-target.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** Where contracts are withdrawn from (§ 356a BGB). */
export interface WithdrawData extends PageResult {
	/** null: the site has no order service; the page names the shop's address instead. */
	readonly form: FormTarget | null;
	/** The notice and the model form; null: the shop has none. */
	readonly noticePath: string | null;
	readonly contactPath: string;
}
