/** What every page of a site depends on: code and configuration. */
import type { SiteConfig } from '../../site/config.ts';
import { contentHash } from '../content-hash.ts';

/** As hashes. */
export interface SiteVersion {
	/** All code, with the client's files. */
	readonly code: string;
	readonly config: string;
}

export function siteVersion(code: string, { problems: _policies, ...shown }: SiteConfig): SiteVersion {
	// How problems of the content are judged is no part of the site.
	return { code, config: contentHash(JSON.stringify(shown)) };
}

export function isSameVersion(one: SiteVersion, other: SiteVersion): boolean {
	return one.code === other.code && one.config === other.config;
}
