/** Paths that a host answers otherwise than by the file that lies there. */
import type { Shell } from '../../renderer/hosts/nginx-file.ts';
import type { SiteConfig } from '../../site/config.ts';
import { paymentPath, shellPath, storeRoot } from '../../site/store-paths.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';

/** What answers below the store roots for products that no build has seen: only where live content is on. */
export function shells({ shop }: Pick<ShopPlan, 'shop'>, { live, languages }: Pick<SiteConfig, 'live' | 'languages'>): Shell[] {
	if (shop === null || live === undefined) return [];
	return languages.map((language) => ({ root: shop.root(language), path: shellPath(shop.root(language)) }));
}

/** Where orders are paid, one a language; none without a shop. */
export function paymentPaths({ store: { path }, languages }: Pick<SiteConfig, 'store' | 'languages'>): string[] {
	return path === null ? [] : languages.map((language) => paymentPath(storeRoot(path, language)));
}
