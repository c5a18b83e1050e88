/** What every page of a site depends on: code and configuration. */
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { SiteConfig } from '../../site/config.ts';

/** As hashes. */
export interface SiteVersion {
	/** All code, with the client's files. */
	readonly code: string;
	readonly config: string;
}

export function siteVersion(code: string, { problems: _policies, ...shown }: SiteConfig): SiteVersion {
	// How problems of the content are judged is no part of the site.
	return { code, config: shortHash(JSON.stringify(shown)) };
}

export function isSameVersion(one: SiteVersion, other: SiteVersion): boolean {
	return one.code === other.code && one.config === other.config;
}
