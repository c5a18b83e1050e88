/** Ends a build: stages what is beside the pages, takes away what is gone, commits, and remembers the site for the next build. */
import type { AppData } from '../../client/runtime/built-page.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { BuildOptions } from '../build-options.ts';
import { type KnownPage, recordOfOwner } from '../changes/known-pages.ts';
import type { LastBuild } from '../changes/load-build-state.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { SiteVersion } from '../changes/site-version.ts';
import { headersFile } from '../hosts/headers-file.ts';
import { isWanted, siteFiles } from '../output/is-wanted.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import { forgetState, type OutputState, writeState } from '../output/output-state.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { robots, stageSitemaps } from '../output/sitemap.ts';
import { type ClientAssets, stageAssets } from '../output/stage-assets.ts';
import { stagePictures } from '../output/stage-pictures.ts';
import { stageRedirects } from '../output/stage-redirects.ts';
import type { MadePages } from '../pages/make-changed-pages.ts';
import type { SitePlan } from '../routes/site-plan.ts';
import type { Site } from '../site.ts';
import { describeSite, isSameSite } from './save-build-state.ts';

export interface CommitInputs {
	readonly folders: SiteFolders;
	readonly options: BuildOptions;
	readonly assets: ClientAssets;
	readonly site: Site;
	readonly places: readonly KnownPage[];
	readonly version: SiteVersion;
	readonly recorder: Recorder;
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
	const { folders, options, assets, site, places, version, recorder, lastBuild, writer, pages } = all;
	const { plan, records, files } = site;
	const { source, images, staged = null } = options;
	const known = lastBuild?.state ?? null;
	const isThere = ownersThere(plan, places);
	const notes = pages.notes.entries(isThere);
	const named = new Set(Object.values(notes).flatMap((each) => each.pictures ?? []));
	const pictures = stagePictures(writer, { outDir: folders.outDir, images, named, former: known?.pictures ?? {} });
	takeAway(all, named);

	let isStateForgotten = false;
	const { written, removed, grownBytes, askedBytes } = await writer.commit(staged, async () => {
		await forgetState(folders.stateFile);
		isStateForgotten = true;
	});
	const bytes = known === null ? askedBytes : known.bytes + grownBytes;
	let notKept: Error | null = null;
	if (known === null || isStateForgotten || !isSameSite(known, { version, places, recorder, records })) {
		const { outDir, stateFile } = folders;
		const { contentDir } = source;
		const rest = {
			contentDir,
			notes,
			images: toImageConfig(options.config),
			pictures,
			assets: [...assets.files.keys()],
			queries: [...files],
			bytes,
		};
		notKept = await writeState(stateFile, describeSite({ outDir, plan, places, records, version, recorder, isThere, pages, ...rest }));
	}
	return { written, removed, images: Object.values(pictures).reduce((sum, count) => sum + count, 0), bytes, notKept };
}

function toImageConfig({ images: { formats, widths, avifQuality } }: SiteConfig): OutputState['images'] {
	return { formats: [...formats], widths: [...widths], avifQuality };
}

/** Of owners, those that are still there; an owner that is neither a page nor a record is a file of every site. */
function ownersThere(plan: SitePlan, places: readonly KnownPage[]): (owner: string) => boolean {
	const names = new Set(places.map(({ name }) => name));
	const ids = new Set(plan.records.entries.map(({ id }) => id));
	return (owner) => {
		const id = recordOfOwner(owner);
		return id === null ? !owner.startsWith('/') || names.has(owner) : ids.has(id);
	};
}

/** A site's files beside pages and pictures; small ones are compared with every build, large ones are made when they can have changed. */
export function stageSiteFiles({
	options: { config },
	assets,
	site,
	version,
	recorder,
	lastBuild,
	writer,
}: Omit<CommitInputs, 'folders' | 'places' | 'pages'>): void {
	if (lastBuild?.state.code !== version.code) {
		stageAssets(writer, assets, lastBuild?.state.assets ?? []);
	}
	if (beginChanged('sitemap', recorder)) {
		stageSitemaps(writer, site.plan.routes(), config);
	}
	if (beginChanged('redirects', recorder)) {
		const { shells, standalonePaths } = site;
		stageRedirects(writer, { redirects: site.plan.redirects, shells, standalonePaths, config });
	}
	const mark = { ...(config.drafts && { drafts: true as const }), ...(config.picturesLater && { picturesLater: true as const }) };
	const { projectDomain: project } = config;
	writer.write(siteFiles.appData, JSON.stringify({ buildHash: assets.buildHash, project, ...mark } satisfies AppData));
	writer.write(siteFiles.robots, robots(config));
	writer.write(siteFiles.headers, headersFile(config, site.standalonePaths));
}

/** True if a file of that name, which is made of one input, has to be made. */
function beginChanged(input: 'sitemap' | 'redirects', recorder: Recorder): boolean {
	if (!recorder.isChanged(input)) {
		return false;
	}
	recorder.begin(input);
	recorder.reads(input);
	return true;
}

/** By which it is recorded what the paths of records were made from. */
const pathsOwner = 'paths';

/**
 * Takes away the pages that are gone. Where nothing is known of the site, or what decides the paths of very many pages has changed, all of
 * it is gone through.
 */
function takeAway({ assets, site, recorder, lastBuild, writer }: CommitInputs, pictures: ReadonlySet<string>): void {
	const { plan } = site;
	const queries = new Set(site.files);
	const redirects = new Set(plan.redirects.map(({ from }) => htmlFile(from)));
	const records = lastBuild?.records.former.map((entry) => plan.records.pathsOf(entry)) ?? [];
	// A record has no paths where the site shows none of its collection any more.
	const hasOtherPaths = recorder.isChanged(pathsOwner);
	recorder.begin(pathsOwner);
	recorder.reads(pathsOwner);
	if (lastBuild === null || hasOtherPaths || records.includes(null)) {
		const wanted = { links: plan.links, assets: new Set(assets.files.keys()), pictures, queries, redirects };
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
		...records.flatMap((paths) => Object.values(paths ?? {})),
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
