/** Below which paths a host answers what it does not find by a page of its own: only where live content is on. */
import type { SiteConfig } from '../../site/config.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';

/** Store roots, without a slash at their end. */
export function shellRoots({ shop }: Pick<ShopPlan, 'shop'>, { live, languages }: Pick<SiteConfig, 'live' | 'languages'>): string[] {
	return shop === null || live === undefined ? [] : languages.map((language) => shop.root(language));
}
