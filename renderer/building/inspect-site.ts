/** Makes every page of a site without writing any, and reports all their faults at once: the audit needs them together. */
import type { Problem } from '../../pipeline/problem.ts';
import type { BuildOptions } from '../build-options.ts';
import { bundleClient } from '../bundle/bundle-client.ts';
import { describePages } from '../changes/known-pages.ts';
import { createRecorder } from '../changes/recorder.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { chooseAssets } from '../output/stage-assets.ts';
import { type DeadLink, deadLinkProblem, toDeadLinks } from '../pages/dead-links.ts';
import { makeChangedPages } from '../pages/make-changed-pages.ts';
import { createPageTargets } from '../pages/page-targets.ts';

export interface SiteFindings {
	/** Of paths, menu, pictures and finished pages, in a build's order; the site's policies are not applied. */
	readonly problems: readonly Problem[];
	/** Pages that are missing, then places in pages; each is among the problems. */
	readonly deadLinks: readonly DeadLink[];
	/** Number of pages in all languages. */
	readonly pageCount: number;
}

/** Errors found before do not keep pages from being made: the records that have them are missing from the content already. */
export async function inspectSite(options: BuildOptions): Promise<SiteFindings> {
	const { config, openSite, projectDir, cacheDir, progress, bundle = bundleClient } = options;
	const site = openSite();
	const { plan } = site;
	const bundles = await bundle({ projectDir, cacheDir, progress, offlinePage: site.offlinePage });
	const assets = chooseAssets(bundles, config, site.themeRules);
	const places = describePages(site, config);
	const targets = createPageTargets(site.recordOfLink);
	const pages = await makeChangedPages({
		folders: null,
		options,
		server: bundles.server,
		assets,
		site,
		places,
		recorder: createRecorder(site.inputs, null),
		lastBuild: null,
		writer: forgetfulWriter,
		isSound: true,
		stops: () => false,
		observer: targets,
	});
	const anchors = toDeadLinks(targets.deadAnchors(), options.findTextField);
	return {
		problems: [...pages.materialProblems, ...plan.problems, ...pages.problems, ...anchors.map(deadLinkProblem)],
		deadLinks: [...pages.deadLinks, ...anchors],
		pageCount: plan.pageCount,
	};
}

/** Has no site, and keeps nothing. */
const forgetfulWriter: SiteWriter = {
	lookForLinks: () => {},
	links: [],
	holds: () => false,
	write: () => {},
	add: () => {},
	writeOut: () => {},
	copy: () => {},
	remove: () => {},
	sweep: () => {},
	commit: () => Promise.reject(new Error('An inspection commits nothing.')),
};
