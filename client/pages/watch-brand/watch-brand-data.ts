import type { ExternalFrameData } from '../../consent/gate-data.ts';
import type { BrandData } from '../brand/brand-data.ts';

/** Addresses of what a watch manufacturer provides for its dealers' sites, and of its own texts about it. */
export interface WatchAreaData {
	readonly frame: string;
	readonly terms: string | null;
	readonly privacy: string | null;
	readonly cookies: string | null;
}

/** The watch brand with a template of its own. richText: `description`. */
export interface WatchBrandData extends BrandData {
	/** null: the shop embeds no such area. */
	readonly area: WatchAreaData | null;
	/** The area itself, behind its gate. */
	readonly frame: ExternalFrameData | null;
}
