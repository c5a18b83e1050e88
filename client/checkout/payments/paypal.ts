/**
 * Lets a buyer pay an order by PayPal: its button, its window, and what it says of the payment (PayPal JavaScript SDK, version 5). The order service has made
 * PayPal's order, with amount and payee: nothing of it comes from this browser.
 */
import { inTime } from '../../runtime/network.ts';
import { loadScript, type ProviderStage, reasonOf, type ShownProvider, scriptTimeoutMs } from './provider.ts';

/** The used part of the SDK. Its output is checked, not trusted. */
export interface PaypalSdk {
	Buttons(options: PaypalOptions): {
		isEligible(): boolean;
		render(container: HTMLElement): Promise<void>;
	};
}

export interface PaypalOptions {
	/** One button for one way to pay; without it the SDK offers its credit beside it. */
	readonly fundingSource: 'paypal';
	/** The id of PayPal's order. */
	readonly createOrder: () => Promise<string>;
	readonly onApprove: (data: { readonly orderID?: unknown; readonly payerID?: unknown }) => Promise<void>;
	readonly onCancel: () => void;
	readonly onError: (error: unknown) => void;
}

declare global {
	interface Window {
		paypal?: Partial<PaypalSdk>;
	}
}

/** Shows PayPal's button for an order. The payment is approved here and taken by the order service, which asks PayPal itself. Never rejects. */
export async function showPaypal(scriptUrl: string, stage: ProviderStage): Promise<ShownProvider> {
	const { document, container, order, tell, timeoutMs = scriptTimeoutMs } = stage;
	const window = document.defaultView;
	try {
		if (!window?.paypal?.Buttons) {
			const outcome = await loadScript(document, scriptUrl, timeoutMs);
			if (outcome !== 'loaded') return { kind: 'unavailable', reason: `the script is ${outcome}` };
		}
		const buttons = window?.paypal?.Buttons?.({
			fundingSource: 'paypal',
			async createOrder() {
				tell({ kind: 'opened' });
				return order.payment.clientToken ?? (await stage.renewToken());
			},
			async onApprove({ orderID, payerID }) {
				if (typeof orderID !== 'string') tell({ kind: 'failed', reason: 'an approval without an order' });
				else tell({ kind: 'approved', approval: { orderID, ...(typeof payerID === 'string' && { payerID }) } });
			},
			onCancel: () => tell({ kind: 'closed' }),
			onError: (error) => tell({ kind: 'failed', reason: reasonOf(error) }),
		});
		if (buttons === undefined) return { kind: 'unavailable', reason: 'the script brought no buttons' };
		if (!buttons.isEligible()) return { kind: 'unavailable', reason: 'not for this browser or currency' };
		await inTime(buttons.render(container), timeoutMs);
		return { kind: 'shown', authorize: null };
	} catch (error) {
		return { kind: 'unavailable', reason: reasonOf(error) };
	}
}
