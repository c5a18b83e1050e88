/** Builds a site: plan → changed pages → data and HTML → `dist`. An error before the commit leaves `dist` as it was. */
import { existsSync } from 'node:fs';
import type { Problem } from '../pipeline/problem.ts';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { commitSite, stageSiteFiles } from './building/commit-site.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { describePages } from './changes/known-pages.ts';
import { loadBuildState } from './changes/load-build-state.ts';
import { createRecorder } from './changes/recorder.ts';
import { isSameVersion, siteVersion } from './changes/site-version.ts';
import type { PageFinishing } from './finishing/finish-page.ts';
import { startFinishing } from './finishing/page-finishing.ts';
import type { HeldSite } from './output/hold-site.ts';
import type { SiteFolders } from './output/site-folders.ts';
import { createSiteWriter } from './output/site-writer.ts';
import { chooseAssets } from './output/stage-assets.ts';
import { type ChangedPagesInputs, makeChangedPages } from './pages/make-changed-pages.ts';
import type { Site } from './site.ts';

/** For a caller that reads the content while it holds the site, so that no other build comes between the two. */
export async function buildHeldSite({ folders }: HeldSite, options: BuildOptions): Promise<BuildResult> {
	const { openSite, progress, full = false, threadFromPages: threadFrom } = options;
	const stage = progress.stage('Routes');
	const site = openSite();
	const { pageCount } = site.plan;
	stage.done(`${pageCount} pages`);
	const writer = createSiteWriter(folders);
	// Where nothing is known of the site, every page will be made.
	let finishing: PageFinishing | null = null;
	if (full || !existsSync(folders.stateFile)) {
		writer.lookForLinks();
		finishing = startFinishing({ pageCount, folders, writer, threadFrom });
	}
	try {
		return await buildPlannedSite(site, { folders, options, writer, finishing });
	} finally {
		await finishing?.close();
	}
}

type PlannedBuild = Pick<ChangedPagesInputs, 'options' | 'writer' | 'finishing'> & { readonly folders: SiteFolders };

async function buildPlannedSite(site: Site, { folders, options, writer, finishing }: PlannedBuild): Promise<BuildResult> {
	const { config, source, projectDir, cacheDir, progress, bundle = bundleClient, problems: found = [] } = options;
	const { plan } = site;

	const bundles = await bundle({ projectDir, cacheDir, progress, offlinePage: site.offlinePage });
	finishing?.prepare(await bundles.server.locate());
	const assets = chooseAssets(bundles, config, site.themeRules);
	const places = describePages(site, config);
	const version = siteVersion(assets.hash, config);
	const lastBuild = await loadBuildState(folders, { records: site.records, contentDir: source.contentDir, full: options.full ?? false });
	if (lastBuild === null) {
		writer.lookForLinks();
	}

	const recorder = createRecorder(
		site.inputs,
		lastBuild !== null && isSameVersion(lastBuild.state, version) ? lastBuild.state.reads : null,
	);
	const stops = (some: readonly Problem[]) => site.judged(some).some(({ severity }) => severity === 'error');
	const isSound = !stops([...found, ...plan.problems]);
	const stageRest = () => stageSiteFiles({ options, assets, site, version, recorder, lastBuild, writer });
	const pages = await makeChangedPages({
		folders,
		options,
		server: bundles.server,
		assets,
		site,
		places,
		recorder,
		lastBuild,
		writer,
		finishing,
		isSound,
		stops,
		stageRest,
	});
	const all = [...found, ...pages.materialProblems, ...plan.problems, ...pages.problems];
	const problems = site.judged(all);
	if (stops(all)) {
		return { problems, summary: null };
	}

	const output = progress.stage('Output');
	const committed = await commitSite({ folders, options, assets, site, places, version, recorder, lastBuild, writer, pages });
	const { written, removed, images, bytes, notKept } = committed;
	output.done(`${written} files written, ${removed} removed${notKept ? `; the next build makes all pages (${notKept.message})` : ''}`);
	const { rendered } = pages;
	const reused = plan.pageCount - rendered;
	return { problems, summary: { pages: plan.pageCount, rendered, reused, written, removed, images, bytes, buildHash: assets.buildHash } };
}
