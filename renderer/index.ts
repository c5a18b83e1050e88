/** Builds a site: content → plan → changed pages → data and HTML → `dist`. An error before the commit leaves `dist` as it was. */
import { applyPolicies, hasErrors } from '../pipeline/content/apply-policies.ts';
import type { Problem } from '../pipeline/problem.ts';
import { lawOf } from '../site/law.ts';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { commitSite, stageSiteFiles } from './building/commit-site.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { describePages } from './changes/known-pages.ts';
import { loadBuildState } from './changes/load-build-state.ts';
import { createRecorder } from './changes/recorder.ts';
import { isSameVersion, siteVersion } from './changes/site-version.ts';
import { createInputSources } from './data/input-sources.ts';
import { menuProblems } from './data/shell-menu.ts';
import type { PageFinishing } from './finishing/finish-page.ts';
import { startFinishing } from './finishing/page-finishing.ts';
import { type HeldSite, holdSite, type SitePlace } from './output/hold-site.ts';
import { lacksState } from './output/output-state.ts';
import type { SiteFolders } from './output/site-folders.ts';
import { createSiteWriter } from './output/site-writer.ts';
import { chooseAssets } from './output/stage-assets.ts';
import { type ChangedPagesInputs, makeChangedPages } from './pages/make-changed-pages.ts';
import { planSite } from './plan/plan-site.ts';
import type { SitePlan } from './routes/site-plan.ts';
import type { Subject } from './templates/definitions.ts';

export type { BuildOptions, BuildResult } from './build-options.ts';
export { inspectSite, type SiteFindings } from './building/inspect-site.ts';
export { bundleBeside } from './bundle/bundle-beside.ts';
export { codeHash } from './bundle/source-hash.ts';
export { toIconRequest } from './data/house-icons.ts';
export { type HeldSite, holdSite, type SitePlace } from './output/hold-site.ts';
export { mayBuildInto } from './output/may-build-into.ts';
export { type DeadLink, deadLinkProblem } from './pages/dead-links.ts';

/** Holds `outDir` for one build. @throws FolderLocked */
export async function buildSite(options: BuildOptions & SitePlace): Promise<BuildResult> {
	return await holdSite(options, (site) => buildHeldSite(site, options));
}

/** For a caller that reads the content while it holds the site, so that no other build comes between the two. */
export async function buildHeldSite({ folders }: HeldSite, options: BuildOptions): Promise<BuildResult> {
	const { config, content, catalogue, progress, full = false, threadFromPages: threadFrom } = options;
	const stage = progress.stage('Routes');
	const plan = planSite(content, catalogue.entries, config, options.history);
	stage.done(`${plan.pageCount} pages`);
	const writer = createSiteWriter(folders);
	// Where nothing is known of the site, every page will be made.
	const { pageCount } = plan;
	let finishing: PageFinishing | null = null;
	if (full || lacksState(folders.stateFile)) {
		writer.lookForLinks();
		finishing = startFinishing({ pageCount, folders, writer, threadFrom });
	}
	try {
		return await buildPlannedSite(plan, { folders, options, writer, finishing });
	} finally {
		await finishing?.close();
	}
}

type PlannedBuild = Pick<ChangedPagesInputs, 'options' | 'writer' | 'finishing'> & { readonly folders: SiteFolders };

async function buildPlannedSite(plan: SitePlan<Subject>, { folders, options, writer, finishing }: PlannedBuild): Promise<BuildResult> {
	const { config, content, catalogue, source, projectDir, cacheDir, progress, bundle = bundleClient, problems: found = [] } = options;
	const planProblems = [...plan.problems, ...menuProblems(content.menu, plan.links)];

	const bundles = await bundle({ projectDir, cacheDir, progress });
	finishing?.prepare(await bundles.server.locate());
	const assets = chooseAssets(bundles, config, content.project.theme);
	const places = describePages(plan, catalogue.entries, config);
	const version = siteVersion(assets.hash, config);
	const lastBuild = await loadBuildState(folders, { catalogue, contentDir: source.contentDir, full: options.full ?? false });
	if (lastBuild === null) {
		writer.lookForLinks();
	}

	const sources = createInputSources({ content, config, plan, imagesHash: source.imagesHash });
	const recorder = createRecorder(sources, lastBuild !== null && isSameVersion(lastBuild.state, version) ? lastBuild.state.reads : null);
	const { region } = lawOf(content.company.country);
	const stops = (some: readonly Problem[]) => hasErrors(some, config.problems, region);
	const isSound = !stops([...found, ...planProblems]);
	const stageRest = () => stageSiteFiles({ options, assets, plan, version, recorder, lastBuild, writer });
	const pages = await makeChangedPages({
		folders,
		options,
		server: bundles.server,
		assets,
		plan,
		places,
		recorder,
		lastBuild,
		writer,
		finishing,
		isSound,
		stops,
		stageRest,
	});
	const all = [...found, ...pages.materialProblems, ...planProblems, ...pages.problems];
	const problems = applyPolicies(all, config.problems, region);
	if (stops(all)) {
		return { problems, summary: null };
	}

	const output = progress.stage('Output');
	const committed = await commitSite({ folders, options, assets, plan, places, version, recorder, lastBuild, writer, pages });
	const { written, removed, images, bytes, notKept } = committed;
	output.done(`${written} files written, ${removed} removed${notKept ? `; the next build makes all pages (${notKept.message})` : ''}`);
	const { rendered } = pages;
	const reused = plan.pageCount - rendered;
	return { problems, summary: { pages: plan.pageCount, rendered, reused, written, removed, images, bytes, buildHash: assets.buildHash } };
}
