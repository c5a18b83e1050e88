/** Where orders are paid, for hosts whose files name each path that is answered otherwise. */
import type { SiteConfig } from '../../site/config.ts';
import { paymentPath, storeRoot } from '../../site/store-paths.ts';

export type PaymentPathsConfig = Pick<SiteConfig, 'store' | 'languages'>;

/** Site paths, one a language; none without a shop. */
export function paymentPaths({ store, languages }: PaymentPathsConfig): string[] {
	const { path } = store;
	return path === null ? [] : languages.map((language) => paymentPath(storeRoot(path, language)));
}
