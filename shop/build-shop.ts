/** Builds the shop's site: its content goes to the engine as a definition. */

import type { BuildResult, BuildOptions as EngineOptions } from '../renderer/build-options.ts';
import { buildHeldSite as buildHeld } from '../renderer/build-site.ts';
import { inspectSite as inspect, type SiteFindings } from '../renderer/building/inspect-site.ts';
import { type BundleInputs, type BundlesBeside, bundleBeside as bundleInputs } from '../renderer/bundle/bundle-client.ts';
import { type HeldSite, holdSite, type SitePlace } from '../renderer/output/hold-site.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Content } from './content/content.ts';
import type { SiteHistory } from './history/read-history.ts';
import { offlinePage } from './site/offline-page.ts';
import { openShop } from './site/shop-site.ts';

export type { BuildResult } from '../renderer/build-options.ts';
export type { SiteFindings } from '../renderer/building/inspect-site.ts';
export { codeHash } from '../renderer/bundle/source-hash.ts';
export { type HeldSite, holdSite, type SitePlace } from '../renderer/output/hold-site.ts';
export { type DeadLink, deadLinkProblem } from '../renderer/pages/dead-links.ts';
export { toIconRequest } from './data/house-icons.ts';

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

/** Bundles the client while other work is done. */
export function bundleBeside(inputs: Omit<BundleInputs, 'offlinePage'>): BundlesBeside {
	return bundleInputs({ ...inputs, offlinePage });
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
