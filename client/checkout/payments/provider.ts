/** The interface between the payment page and the code of any provider, and how a provider's script is loaded. */
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
	/** Asks the order service for the session in which the order can be paid now. Rejects where there is none. */
	readonly renewToken: () => Promise<string>;
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

type ScriptOutcome = 'loaded' | 'blocked' | 'late';

const lateMark = 'data-late';

/** A script that has not come by now is held back, or its host does not answer. */
export const scriptTimeoutMs = 15_000;

/**
 * Brings a payment provider's script into the one page whose policy lets it in. A network failure is a value. Loads `url` once more
 * each time it is asked, and gives up what still hangs. One that comes late runs: look for what it brings before asking again.
 */
export function loadScript(document: Document, url: string, timeoutMs = scriptTimeoutMs): Promise<ScriptOutcome> {
	giveUpLate(document);
	return new Promise((resolve) => {
		const script = document.createElement('script');
		const settle = (outcome: ScriptOutcome): void => {
			clearTimeout(timer);
			script.toggleAttribute(lateMark, outcome === 'late');
			if (outcome === 'blocked') script.remove();
			resolve(outcome);
		};
		const timer = setTimeout(settle, timeoutMs, 'late');
		script.async = true;
		script.addEventListener('load', () => settle('loaded'));
		script.addEventListener('error', () => settle('blocked'));
		script.src = url;
		document.head.append(script);
	});
}

/** Without its element a request goes on, and browsers let another one to its address wait for it: only all that loads can be stopped. */
function giveUpLate({ head, defaultView }: Document): void {
	const late = [...head.querySelectorAll(`script[${lateMark}]`)];
	for (const script of late) script.remove();
	if (late.length > 0) defaultView?.stop();
}
