import type { PageResult } from '../../runtime/built-page.ts';

/** The page after a message was sent. */
export interface ThanksData extends PageResult {
	readonly homePath: string;
	/** Site path of the newsletter's page. */
	readonly newsletterPath: string;
}
