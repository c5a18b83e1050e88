/** Refuses a shop that sells without a way to withdraw from a contract (§ 356a BGB, Directive 2023/2673). A site may override it in its configuration; then every build reports it. */

import type { Problem } from '../../pipeline/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import { lawFault } from '../content/law-duties.ts';
import type { Shop } from '../plan/shop.ts';

export function missingWithdrawal(
	shop: Pick<Shop, 'settings' | 'law'> | null,
	{ orderServiceUrl }: Pick<SiteConfig, 'orderServiceUrl'>,
): Problem[] {
	if (shop === null || !shop.law.demandsWithdrawal || !shop.settings.enableCart || orderServiceUrl !== null) {
		return [];
	}
	const settings = { collection: 'ecommerce_settings', id: shop.settings.id };
	return [{ ...settings, severity: 'error', ...lawFault('law-withdrawal-endpoint', 'enable_cart') }];
}
