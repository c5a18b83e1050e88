/** What becomes of a command, and what is at hand to execute it. */
import type { Service } from '../../service.ts';
import type { Shop } from '../../shop/shop.ts';
import type { RefusalName } from '../desk-texts.ts';

export interface Effect {
	readonly state: 'done' | 'refused';
	/** In the shop's language. */
	readonly answer: string;
	/** What it asked back. */
	readonly refundedCents?: number;
}

/** null: done, and there is nothing more to say. */
export type Verdict = RefusalName | Effect | null;

export interface DeskService extends Service {
	/** As it is now; null: it cannot be read. */
	readonly shopNow: Shop | null;
	/** See `DeskOptions`. */
	readonly refundsPerDayCents: number;
}
