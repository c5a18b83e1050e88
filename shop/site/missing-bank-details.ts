/** Refuses a shop that offers bank transfer without naming an account: its buyers would have ordered, and could not pay. */
import type { Problem } from '../../pipeline/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Shop } from '../plan/shop.ts';

export function missingBankDetails(
	shop: Pick<Shop, 'settings'> | null,
	{ orderServiceUrl, payments }: Pick<SiteConfig, 'orderServiceUrl' | 'payments'>,
): Problem[] {
	const transferId = payments?.bankTransferId ?? null;
	if (shop === null || orderServiceUrl === null || transferId === null) return [];
	const { id, enableCart, paymentMethodIds, bankDetails } = shop.settings;
	if (!enableCart || !paymentMethodIds.includes(transferId) || bankDetails !== null) return [];
	return [
		{
			code: 'bank-details-missing',
			severity: 'error',
			collection: 'ecommerce_settings',
			id,
			field: 'bank_details',
			message: `The shop offers payment method ${transferId}, which is a bank transfer, and names no account to pay to.`,
			fix: 'Fill in the bank details, or take the payment method off the shop settings.',
		},
	];
}
