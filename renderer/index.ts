/** Builds a site: content → routes → page data → HTML → `dist`. Whatever goes wrong before the commit leaves `dist` as it was. */
import type { AppData } from '../client/pages/page-data.ts';
import type { Problem } from '../pipeline/content/problem.ts';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { themeTokens } from './bundle/theme-tokens.ts';
import { createDataContext } from './data/data-context.ts';
import { menuProblems } from './data/shell-menu.ts';
import { headersFile } from './hosts/headers-file.ts';
import { createDeadLinks } from './output/dead-links.ts';
import { type HeldSite, holdSite, type SitePlace } from './output/hold-site.ts';
import { clearStaging } from './output/journal.ts';
import { readManifest, writeManifest } from './output/output-manifest.ts';
import type { SiteFolders } from './output/site-folders.ts';
import { createSiteWriter } from './output/site-writer.ts';
import { robots, sitemap } from './output/sitemap.ts';
import { stageAssets, stagePictures } from './output/stage-assets.ts';
import { createPageRenderer } from './page-renderer.ts';
import { renderPages } from './render-pages.ts';
import { planRoutes } from './routes/plan-routes.ts';
import { createLinks, type Links } from './routes/resolve-link.ts';
import type { Route } from './routes/route.ts';
import type { Shop } from './routes/shop.ts';

export type { BuildOptions, BuildResult } from './build-options.ts';
export { type HeldSite, holdSite, type SitePlace } from './output/hold-site.ts';
export { mayBuildInto } from './output/may-build-into.ts';

interface Plan {
	readonly routes: readonly Route[];
	readonly shop: Shop | null;
	readonly links: Links;
	/** Of everything that was judged so far. */
	readonly problems: readonly Problem[];
	readonly folders: SiteFolders;
}

/** Holds `outDir` for one build. @throws FolderLocked */
export async function buildSite(options: BuildOptions & SitePlace): Promise<BuildResult> {
	return await holdSite(options, (site) => buildHeldSite(site, options));
}

/** For whoever reads the content while it holds the site, so that no other build comes between the two. */
export async function buildHeldSite({ folders }: HeldSite, options: BuildOptions): Promise<BuildResult> {
	const { content, config, progress, problems: found = [] } = options;
	const stage = progress.stage('Routes');
	const { routes, shop, problems: planned } = planRoutes(content, config);
	const links = createLinks(routes, config);
	stage.done(`${routes.length} pages`);
	const problems = [...found, ...planned, ...menuProblems(content.menu, links)];
	return hasErrors(problems) ? { problems, summary: null } : await buildPlanned(options, { routes, shop, links, problems, folders });
}

async function buildPlanned(options: BuildOptions, { routes, shop, links, problems: planProblems, folders }: Plan): Promise<BuildResult> {
	const { config, content, images, richText, projectDir, cacheDir, progress, bundle = bundleClient } = options;
	const tokens = themeTokens(content.project.theme);
	const { scripts, styles, server } = await bundle({ projectDir, cacheDir, tokens, progress });

	const previous = await readManifest(folders.manifestFile);
	const writer = createSiteWriter(folders, previous);
	const deadLinks = createDeadLinks(links);
	const context = createDataContext({ content, config, shop, images, texts: richText, links, onDeadLink: deadLinks.add });
	const renderer = createPageRenderer({ context, server, assets: stageAssets(writer, { scripts, styles }), buildHash: scripts.buildHash });
	const pages = await renderPages({ routes, renderer, writer, previous, deadLinks, progress });

	const problems = [...planProblems, ...pages.problems, ...deadLinks.problems()];
	if (hasErrors(problems)) {
		await clearStaging(folders);
		return { problems, summary: null };
	}

	const stage = progress.stage('Output');
	const pictures = stagePictures(writer, images);
	writer.write('page-data/app-data.json', JSON.stringify({ buildHash: scripts.buildHash } satisfies AppData));
	writer.write('sitemap.xml', sitemap(routes, config));
	writer.write('robots.txt', robots(config));
	writer.write('_headers', headersFile());
	const { written, removed, bytes, files } = await writer.commit(options.staged ?? null);
	const notKept = await writeManifest(folders.manifestFile, { version: 1, files, pages: pages.pages });
	stage.done(`${written} files written, ${removed} removed${notKept ? `; the next build renders all pages (${notKept.message})` : ''}`);

	const { rendered, reused } = pages;
	const summary = { pages: routes.length, rendered, reused, written, removed, images: pictures, bytes, buildHash: scripts.buildHash };
	return { problems, summary };
}

function hasErrors(problems: readonly Problem[]): boolean {
	return problems.some((problem) => problem.severity === 'error');
}
