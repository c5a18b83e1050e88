import type { Localized } from '../records/localized.ts';

/** A way to pay. */
export interface PaymentMethod {
	/** 4 is PayPal (specification §9). */
	readonly id: number;
	readonly displayName: Localized;
}
