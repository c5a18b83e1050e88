/** Where the browser reads content that is newer than the build. */
import type { LiveSource } from '../../client/runtime/built-page.ts';
import type { SiteConfig } from '../../site/config.ts';

/** Where pages read live content; null: nowhere. */
export function toLiveSource({ live, projectDomain }: Pick<SiteConfig, 'live' | 'projectDomain'>): LiveSource | null {
	return live === undefined ? null : { url: live.url, token: live.publicToken, project: projectDomain };
}
