/** Where the payment of an order stands on the payment page, and what brings it on: a plan as values, without anything that is done about it. */
import type { Approval, ProviderNews } from './provider.ts';

export type PaymentPhase =
	/** The provider's script and form are on their way. */
	| { readonly phase: 'loading' }
	/** The provider's form is there, and the buyer decides. `notice`: what became of the last attempt. */
	| { readonly phase: 'ready'; readonly notice: 'closed' | 'failed' | null }
	/** The provider asks the buyer. */
	| { readonly phase: 'open' }
	/** The provider's script is blocked, late or broken. */
	| { readonly phase: 'blocked' }
	/** The provider does not take this payment. */
	| { readonly phase: 'declined' }
	/** The buyer has approved; the service is notified. */
	| { readonly phase: 'posting'; readonly approval: Approval }
	/** Approved, but the service may not know: the same approval can be sent again. */
	| { readonly phase: 'unposted'; readonly approval: Approval }
	/** Approved, and the service could not take the payment. */
	| { readonly phase: 'refused' }
	| { readonly phase: 'done' };

export type PaymentNews =
	| ProviderNews
	| { readonly kind: 'shown' | 'unavailable' }
	/** Of the service. */
	| { readonly kind: 'posted' | 'notPosted' | 'refused' }
	/** Of the buyer: `resend` the same approval; `retry` from the start. */
	| { readonly kind: 'resend' | 'retry' }
	/** The buyer has approved in another tab, which posts it. */
	| { readonly kind: 'approvedElsewhere'; readonly approval: Approval };

/** News that come too late, or twice, change nothing: a payment that is approved is never left for another one by itself. */
export function nextPhase(now: PaymentPhase, news: PaymentNews): PaymentPhase {
	if (news.kind === 'approvedElsewhere') return isUndecided(now) ? { phase: 'unposted', approval: news.approval } : now;
	switch (now.phase) {
		case 'loading':
			if (news.kind === 'shown') return { phase: 'ready', notice: null };
			return news.kind === 'unavailable' ? { phase: 'blocked' } : now;
		case 'ready':
		case 'open':
			return ofProvider(now, news);
		case 'blocked':
		case 'declined':
		case 'refused':
			return news.kind === 'retry' ? { phase: 'loading' } : now;
		case 'posting':
			if (news.kind === 'posted') return { phase: 'done' };
			if (news.kind === 'notPosted') return { phase: 'unposted', approval: now.approval };
			return news.kind === 'refused' ? { phase: 'refused' } : now;
		case 'unposted':
			return news.kind === 'resend' ? { phase: 'posting', approval: now.approval } : now;
		case 'done':
			return now;
	}
}

function ofProvider(now: PaymentPhase, news: PaymentNews): PaymentPhase {
	switch (news.kind) {
		case 'opened':
			return { phase: 'open' };
		case 'approved':
			return { phase: 'posting', approval: news.approval };
		case 'closed':
		case 'failed':
			return { phase: 'ready', notice: news.kind };
		case 'declined':
			return { phase: 'declined' };
		default:
			return now;
	}
}

function isUndecided({ phase }: PaymentPhase): boolean {
	return ['loading', 'ready', 'open', 'blocked', 'declined'].includes(phase);
}

/** Whether the provider's form may be used. */
export function isProviderShown({ phase }: PaymentPhase): boolean {
	return phase === 'ready' || phase === 'open';
}
