/** Builds the shop's site: its content goes to the engine as a definition. */
import type { Catalogue } from '../pipeline/catalogue/catalogue.ts';
import type { Content } from '../pipeline/content/content.ts';
import type { SiteHistory } from '../pipeline/history/read-history.ts';
import type { BuildResult, BuildOptions as EngineOptions } from './build-options.ts';
import { buildHeldSite as buildHeld } from './build-site.ts';
import { inspectSite as inspect, type SiteFindings } from './building/inspect-site.ts';
import { type HeldSite, holdSite, type SitePlace } from './output/hold-site.ts';
import { openShop } from './shop/shop-site.ts';

export type { BuildResult } from './build-options.ts';
export type { SiteFindings } from './building/inspect-site.ts';
export { bundleBeside } from './bundle/bundle-beside.ts';
export { codeHash } from './bundle/source-hash.ts';
export { toIconRequest } from './data/house-icons.ts';
export { type HeldSite, holdSite, type SitePlace } from './output/hold-site.ts';
export { mayBuildInto } from './output/may-build-into.ts';
export { type DeadLink, deadLinkProblem } from './pages/dead-links.ts';

export interface BuildOptions extends Omit<EngineOptions, 'openSite' | 'source'> {
	readonly content: Content;
	readonly catalogue: Catalogue;
	/** Left out, the site has neither versions of texts nor redirects. */
	readonly history?: SiteHistory;
	/** The snapshot that all these come from. */
	readonly source: {
		/** Its folder, once it is in its place. */
		readonly contentDir: string;
		/** Of its pictures and of what is said of them. */
		readonly imagesHash: string;
	};
}

function engineOptions({ content, catalogue, history, source, ...options }: BuildOptions): EngineOptions {
	const { contentDir, imagesHash } = source;
	return {
		...options,
		source: { contentDir },
		openSite: () => openShop({ config: options.config, content, catalogue, history, imagesHash }),
	};
}

/** Holds `outDir` for one build. @throws FolderLocked */
export async function buildSite(options: BuildOptions & SitePlace): Promise<BuildResult> {
	return await holdSite(options, (site) => buildHeldSite(site, options));
}

/** For a caller that reads the content while it holds the site, so that no other build comes between the two. */
export async function buildHeldSite(site: HeldSite, options: BuildOptions): Promise<BuildResult> {
	return await buildHeld(site, engineOptions(options));
}

/** Makes every page of the site without writing any, and reports all their faults at once. */
export async function inspectSite(options: BuildOptions): Promise<SiteFindings> {
	return await inspect(engineOptions(options));
}
