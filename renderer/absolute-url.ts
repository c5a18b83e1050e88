import type { SiteConfig } from '../site/config.ts';

/** The absolute address of a site path; the origin alone stands for the home page as `https://host/`. */
export function absoluteUrl(path: string, config: Pick<SiteConfig, 'siteUrl'>): string {
	return `${config.siteUrl}${path}`;
}
