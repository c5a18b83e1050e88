import type { CheckoutFields } from '../../../checkout/checkout.ts';
import type { CheckoutStep } from '../../../checkout/checkout-steps.ts';
import type { Goods } from '../../../checkout/delivery-offers.ts';
import type { CheckoutUse } from '../../../checkout/use-checkout.ts';
import type { CheckoutData } from '../checkout-data.ts';
import type { CheckedCart } from '../use-checked-cart.ts';
import type { OrderUse } from '../use-order.ts';

export interface CheckoutStepsProps {
	readonly data: CheckoutData;
	readonly checkout: CheckoutUse;
	readonly checked: CheckedCart;
	readonly order: OrderUse;
}

export interface StepProps extends CheckoutStepsProps {
	readonly goods: Goods;
	/** Stores what was typed or chosen, and what delivery costs then. */
	readonly change: (fields: Partial<CheckoutFields>) => void;
	readonly go: (step: CheckoutStep) => void;
}
