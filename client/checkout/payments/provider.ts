/** The interface between the payment page and the code of any provider. */
import type { PlacedOrder } from '../placed-order.ts';

/** The provider's fields for a payment that the buyer has approved, by the provider's own names. */
export type Approval = Readonly<Record<string, string>>;

export interface ProviderStage {
	readonly document: Document;
	/** Empty; what stands in it from then on is the provider's. */
	readonly container: HTMLElement;
	readonly order: PlacedOrder;
	/** Hears what becomes of the payment, any number of times. */
	readonly tell: (news: ProviderNews) => void;
	/** For each thing that is waited for. */
	readonly timeoutMs?: number;
}

export type ProviderNews =
	/** The provider asks the buyer, in a window or in the page. */
	| { readonly kind: 'opened' }
	| { readonly kind: 'approved'; readonly approval: Approval }
	/** The buyer left without approving. */
	| { readonly kind: 'closed' }
	| { readonly kind: 'declined' }
	/** The provider's own code went wrong. */
	| { readonly kind: 'failed'; readonly reason: string };

export type ShownProvider =
	| {
			readonly kind: 'shown';
			/** Asks the buyer for approval; null: the provider shows a button of its own. */
			readonly authorize: (() => void) | null;
	  }
	/** Blocked, late, broken, or not for this order. */
	| { readonly kind: 'unavailable'; readonly reason: string };

export function reasonOf(error: unknown): string {
	return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The promise's result, or a rejection when it takes longer. */
export function inTime<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`Nothing after ${timeoutMs} ms`)), timeoutMs);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
