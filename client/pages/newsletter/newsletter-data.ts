import type { FormTarget } from '../../orders/order-target.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The newsletter's page: the sign-up, and what the links in its mails lead to. */
export interface NewsletterData extends PageResult {
	readonly form: FormTarget;
}
