/** What the fleet asks of the build. Commands give it (`commands/fleet`), so that the fleet does not reach into them. */
import type { Problem } from '../../pipeline/problem.ts';

export interface ShopToBuild {
	/** Domain of its project. */
	readonly shop: string;
	/** Its snapshot, which the fetch replaces; it may be missing. */
	readonly contentDir: string;
	/** Its site. */
	readonly outDir: string;
	readonly cacheDir: string;
	/** Folder of what all shops share on this machine: renditions of pictures, and bundles. */
	readonly sharedDir: string;
	/** Snapshot of the records that belong to no shop, as it is now; null: there is none. It stays as it is while the shop is built. */
	readonly sharedContentDir: string | null;
	/** Takes content that lost so much that a fault is likelier than a decision: a person has looked at it. */
	readonly acceptShrink: boolean;
}

/** `refused`: an error among the problems kept site and snapshot as they were. */
export type BuiltShop =
	| { readonly kind: 'built'; readonly pages: number; readonly rendered: number }
	| { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** Fetches what the backend has of the shop, and builds its site. Both folders change together, or neither does. */
export type BuildShop = (shop: ShopToBuild) => Promise<BuiltShop>;

/** What a fetch of the shared records found: which of them changed, keys by collection. */
export type ChangedRecords = Readonly<Record<string, readonly (string | number)[]>>;

/** Fetches all records that belong to no shop into a snapshot. */
export type FetchShared = (fetch: {
	readonly contentDir: string;
	readonly cacheDir: string;
	/** As `ShopToBuild`. */
	readonly acceptShrink: boolean;
}) => Promise<ChangedRecords>;
