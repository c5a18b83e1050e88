import type { Localized } from '../records/localized.ts';

/** A way to pay. */
export interface PaymentMethod {
	/** 4 is PayPal. */
	readonly id: number;
	readonly displayName: Localized;
}
