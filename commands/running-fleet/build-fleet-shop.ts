/** How a worker of the fleet fetches and builds: as `npm run build` does, with the settings that the shop has in its content. */
import { join } from 'node:path';
import type { BuildShop, BuiltShop, FetchShared } from '../../fleet/worker/build-shop.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import type { FurtherRenditions } from '../../pipeline/images/further-renditions.ts';
import { createBackendClient, openSharedRecords, type SharedRecords } from '../../pipeline/index.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { holdSite } from '../../shop/build-shop.ts';
import { project } from '../../shop/collections/project.ts';
import type { SiteConfig } from '../../site/config.ts';
import { silentProgress } from '../../site/progress.ts';
import { buildSiteFrom } from '../building/build-from-snapshot.ts';
import { type ContentFetch, withFetchedContent } from '../building/fetch-content.ts';
import { fetchSharedContent } from '../building/shared-content.ts';
import type { DirectusAccess } from '../options/environment.ts';
import { configOfShop } from '../options/shop-config.ts';

interface FleetBuild {
	readonly directus: DirectusAccess;
	/** What all shops share. */
	readonly config: SiteConfig;
	/** See `SnapshotBuild`. */
	readonly furtherRenditions?: FurtherRenditions;
	/** Patience with the backend, other than usual. */
	readonly patience?: NonNullable<ContentFetch['patience']>;
}

export function createShopBuild({ directus, config: shared, furtherRenditions, patience }: FleetBuild): BuildShop {
	const openShared = createSharedOpener();
	return async (place) => {
		const { shop, contentDir, outDir, cacheDir, sharedDir, sharedContentDir, acceptShrink } = place;
		const records = sharedContentDir === null ? {} : { shared: await openShared(sharedContentDir) };
		const fetching = {
			...{ directus, projectDomain: shop, contentDir, cacheDir, acceptShrink, drafts: false, progress: silentProgress },
			...records,
			...(patience && { patience }),
		};
		return await holdSite({ outDir, cacheDir }, (site) =>
			withFetchedContent(fetching, async ({ staged }): Promise<BuiltShop> => {
				try {
					const judged = await configOfStaged(shared, staged.dir);
					if ('problems' in judged) return { kind: 'refused', problems: judged.problems };
					const folders = {
						imageCacheDir: join(sharedDir, 'images'),
						bundleCacheDir: sharedDir,
						...(furtherRenditions && { furtherRenditions }),
					};
					const { config } = judged;
					const inputs = { contentDir, cacheDir, ...folders, config, progress: silentProgress, staged };
					const { problems, summary } = await buildSiteFrom(site, inputs);
					if (summary === null) return { kind: 'refused', problems };
					return { kind: 'built', pages: summary.pages, rendered: summary.rendered };
				} finally {
					// A commit that has begun needs what is staged.
					if (!site.isDecided()) await staged.discard();
				}
			}),
		);
	};
}

/** The records of one snapshot of what is shared are read once for all shops. */
function createSharedOpener() {
	let opened: { readonly id: string; readonly records: SharedRecords } | null = null;
	return async (dir: string): Promise<SharedRecords> => {
		const { fetchedAt, collections } = (await openSnapshot(dir)).manifest;
		const id = JSON.stringify([fetchedAt, collections]);
		if (opened?.id !== id) opened = { id, records: await openSharedRecords(dir) };
		return opened.records;
	};
}

type Judged = ReturnType<typeof configOfShop>;

async function configOfStaged(shared: SiteConfig, dir: string): Promise<Judged> {
	const snapshot = await openSnapshot(dir);
	const [record] = snapshot.records(project.collection);
	if (record === undefined) throw new Error(`The snapshot of ${snapshot.manifest.project} has no project.`);
	const judged = configOfShop(shared, record);
	if ('problems' in judged) return judged;
	const { projectDomain, siteUrl } = judged.config;
	const fault = hostFault(projectDomain, siteUrl);
	return fault === null ? judged : { problems: [fault] };
}

/** The gateway finds a shop by the host that visitors ask for. */
function hostFault(domain: string, siteUrl: string): Problem | null {
	const { hostname } = new URL(siteUrl);
	if (hostname === domain || hostname === `www.${domain}`) return null;
	return {
		code: 'shop-setting-invalid',
		severity: 'error',
		collection: project.collection,
		id: domain,
		field: 'settings.siteUrl',
		message: `siteUrl must lead to ${domain} or www.${domain}, where the shop is shown. Found: ${JSON.stringify(siteUrl)}.`,
		fix: `Enter https://${domain} or https://www.${domain}, or give the project the other domain.`,
	};
}

/** Stands where a collection stands, for records that are gone: Directus has emptied the fields that named them, so every shop that shows any is built. */
const goneRecords = '(gone)';

export function createSharedFetch({ directus, patience }: Omit<FleetBuild, 'config'>): FetchShared {
	return async ({ contentDir, cacheDir, acceptShrink }) =>
		await withLock(contentDir, async () => {
			const client = createBackendClient({ ...directus, project: 'shared', log: (line) => console.error(line), ...patience });
			const input = {
				client,
				contentDir,
				cacheDir,
				acceptShrink,
				asOf: new Date().toISOString(),
				saysReadTime: true,
				progress: silentProgress,
			};
			const { staged, differences } = await fetchSharedContent(input).finally(() => client.close());
			await staged.commit();
			const changed = differences.map(
				({ collection, added, removed, changed }) => [collection, [...added, ...removed, ...changed]] as const,
			);
			const gone = differences.flatMap(({ removed }) => removed);
			return Object.fromEntries(gone.length === 0 ? changed : [...changed, [goneRecords, gone]]);
		});
}
