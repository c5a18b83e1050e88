/** Ends a build: stages what is beside the pages, takes away what is gone, commits, and remembers the site for the next build. */
import type { AppData } from '../../client/runtime/built-page.ts';
import type { BuildOptions } from '../build-options.ts';
import { catalogueFiles } from '../catalogue/catalogue-queries.ts';
import type { LastBuild } from '../changes/load-build-state.ts';
import { type PlannedPlace, productOfOwner, shellOwner } from '../changes/planned-places.ts';
import { changedInputs, type Inputs } from '../changes/site-inputs.ts';
import { feedFiles } from '../feed/feed-parts.ts';
import { headersFile } from '../hosts/headers-file.ts';
import { shellRoots } from '../hosts/shell-roots.ts';
import { isWanted, siteFiles } from '../output/is-wanted.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import { forgetState, type OwnerNotes, writeState } from '../output/output-state.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { robots, stageSitemaps } from '../output/sitemap.ts';
import { type ClientAssets, stageAssets } from '../output/stage-assets.ts';
import { stagePictures } from '../output/stage-pictures.ts';
import { stageRedirects } from '../output/stage-redirects.ts';
import type { MadePages } from '../pages/make-changed-pages.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import { describeSite, isSameSite } from './save-build-state.ts';

export interface CommitInputs {
	readonly folders: SiteFolders;
	readonly options: BuildOptions;
	readonly assets: ClientAssets;
	readonly plan: SitePlan;
	readonly places: readonly PlannedPlace[];
	readonly inputs: Inputs;
	readonly lastBuild: LastBuild | null;
	readonly writer: SiteWriter;
	readonly pages: MadePages;
}

export interface CommitSummary {
	readonly written: number;
	readonly removed: number;
	/** Picture files of the site. */
	readonly images: number;
	/** Size of the whole site. */
	readonly bytes: number;
	/** Why the next build will know nothing of this one; null where it will. */
	readonly notKept: Error | null;
}

export async function commitSite(all: CommitInputs): Promise<CommitSummary> {
	const { folders, options, assets, plan, places, inputs, lastBuild, writer, pages } = all;
	const { catalogue, source, images, staged = null } = options;
	const known = lastBuild?.state ?? null;
	const notes = notesOf(plan, places, pages);
	const named = new Set(Object.values(notes).flatMap((each) => each.pictures ?? []));
	const pictures = stagePictures(writer, { outDir: folders.outDir, images, named, former: known?.pictures ?? {} });
	const queries = [...catalogueFiles(plan, options.config), ...feedFiles(plan, options.config)];
	takeAway(all, named, queries);

	let isStateForgotten = false;
	const { written, removed, grownBytes, askedBytes } = await writer.commit(staged, async () => {
		await forgetState(folders.stateFile);
		isStateForgotten = true;
	});
	const bytes = known === null ? askedBytes : known.bytes + grownBytes;
	let notKept: Error | null = null;
	if (known === null || isStateForgotten || !isSameSite(known, inputs, catalogue)) {
		const { outDir, stateFile } = folders;
		const { contentDir } = source;
		const rest = { contentDir, notes, pictures, assets: [...assets.files.keys()], queries, bytes };
		notKept = await writeState(stateFile, describeSite({ outDir, plan, places, catalogue, inputs, pages, known, ...rest }));
	}
	return { written, removed, images: Object.values(pictures).reduce((sum, count) => sum + count, 0), bytes, notKept };
}

/** Of pages that are still there. */
function notesOf(plan: SitePlan, places: readonly PlannedPlace[], { notes }: MadePages): Record<string, OwnerNotes> {
	const names = new Set([shellOwner, ...places.map(({ name }) => name)]);
	const ids = new Set(plan.products.entries.map(({ id }) => id));
	return notes.entries((owner) => names.has(owner) || ids.has(productOfOwner(owner) ?? Number.NaN));
}

/** A site's files beside pages and pictures; small ones are compared with every build, large ones are made when they can have changed. */
export function stageSiteFiles({
	options: { config },
	assets,
	plan,
	inputs,
	lastBuild,
	writer,
}: Omit<CommitInputs, 'folders' | 'places' | 'pages'>): void {
	const changed = lastBuild && changedInputs(lastBuild.state.inputs, inputs);
	if (changed === null || changed.has('code')) {
		stageAssets(writer, assets, lastBuild?.state.assets ?? []);
	}
	if (changed === null || changed.has('sitemap')) {
		stageSitemaps(writer, plan.routes(), config);
	}
	if (changed === null || ['redirects', 'config', 'code'].some((name) => changed.has(name))) {
		stageRedirects(writer, plan.redirects, shellRoots(plan, config), config);
	}
	const mark = config.drafts ? { drafts: true as const } : {};
	const { projectDomain: project } = config;
	writer.write(siteFiles.appData, JSON.stringify({ buildHash: assets.buildHash, project, ...mark } satisfies AppData));
	writer.write(siteFiles.robots, robots(config));
	writer.write(siteFiles.headers, headersFile(config));
}

/**
 * Takes away the pages that are gone. Where nothing is known of the site, or what decides the paths of very many pages has changed, all of
 * it is gone through.
 */
function takeAway(
	{ options, assets, plan, inputs, lastBuild, writer }: CommitInputs,
	pictures: ReadonlySet<string>,
	queryFiles: readonly string[],
): void {
	const queries = new Set(queryFiles);
	const changed = lastBuild && changedInputs(lastBuild.state.inputs, inputs);
	const redirects = new Set(plan.redirects.map(({ from }) => htmlFile(from)));
	const products = lastBuild?.products.former.map((entry) => plan.products.pathsOf(entry)) ?? [];
	// A product has no paths where its site has no shop any more.
	if (lastBuild === null || changed?.has('categories') || changed?.has('config') || products.includes(null)) {
		const { languages } = options.config;
		const wanted = { links: plan.links, assets: new Set(assets.files.keys()), pictures, queries, redirects, languages };
		writer.sweep((file) => isWanted(file, wanted));
		return;
	}
	for (const file of lastBuild.state.queries) {
		if (!queries.has(file)) {
			writer.remove(file);
		}
	}
	const former = [
		...Object.values(lastBuild.state.places).flatMap(({ paths }) => paths),
		...products.flatMap((paths) => Object.values(paths ?? {})),
		...lastBuild.state.redirects,
	];
	for (const path of former) {
		if (!plan.links.hasPage(path)) {
			writer.remove(pageDataFile(path));
			if (!redirects.has(htmlFile(path))) {
				writer.remove(htmlFile(path));
			}
		}
	}
}
