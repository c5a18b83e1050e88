/** A place beside the gateway where the site of a shop is shown, too: a folder of a web server, or a plain bucket. */
import type { Manifest } from '../releases/manifest.ts';

export interface PublishedSite {
	readonly shop: string;
	/** The site as the release has it, on this machine. */
	readonly outDir: string;
	readonly cacheDir: string;
	/** The snapshot that it was made from. */
	readonly contentDir: string;
	/** Which object holds which file. */
	readonly site: Manifest;
}

export interface Target {
	/** Brings the place to that release; where it is there already, does nothing. May be repeated after any failure. */
	publish(site: PublishedSite): Promise<void>;
}

/** Empties caches in front of a shop, such as a CDN's. */
export interface Purge {
	/** `paths`: of the pages and files that changed, as visitors ask for them. */
	purge(shop: string, paths: readonly string[]): Promise<void>;
}
