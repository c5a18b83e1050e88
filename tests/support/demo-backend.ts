/** A backend that serves the demo's committed snapshot, so that the real commands can fetch and build it again and again, changed or not. */
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { type BuildingPlace, type BuildRun, runBuild, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type BackendServer, startBackend } from './backend-server.ts';
import { copyMadeCaches } from './made-caches.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { type Records, readTrimmedSnapshot } from './trimmed-snapshot.ts';

export interface DemoBackend {
	readonly server: BackendServer;
	/** What it serves; a test may change it. */
	readonly records: Records;
}

/** What a command needs that fetches from a backend and builds into folders of its own. */
export interface FetchingPlace extends BuildingPlace {
	readonly env: Readonly<Record<string, string>>;
}

/** Serves the demo with its first `productCount` products. To be called inside a test. */
export async function startDemoBackend(productCount: number): Promise<DemoBackend> {
	const { records, images } = await readTrimmedSnapshot(productCount);
	const assets = Object.fromEntries(
		[...images].map(([id, image]) => [id, 'data' in image ? Buffer.from(image.data) : readFileSync(image.file)]),
	);
	const server = await startBackend({ records, assets });
	onTestFinished(() => server.close());
	return { server, records };
}

export interface PlaceOptions {
	/** Folder of all others; left out, a new one that goes after the test. */
	readonly work?: string | undefined;
	/** Laid over the demo's configuration. */
	readonly config?: Partial<SiteConfig>;
	/** Nothing is there, not even a cache. */
	readonly isEmpty?: boolean;
}

/** Folders in which nothing was built yet; pictures are small, and made before unless a place is to be empty. To be called inside a test. */
export async function buildingPlace({ work, config, isEmpty = false }: PlaceOptions = {}): Promise<BuildingPlace> {
	const place = writeBuildingPlace(work ?? (await temporaryFolder()), config);
	if (!isEmpty) copyMadeCaches(place.cache);
	return place;
}

/** The same with what a command needs to fetch. */
export async function fetchingPlace({ server }: DemoBackend, options: PlaceOptions = {}): Promise<FetchingPlace> {
	return { ...(await buildingPlace(options)), env: { DIRECTUS_URL: server.url, DIRECTUS_TOKEN: 'token' } };
}

/** Builds, and throws with the build's output where it fails. */
export async function mustBuild(place: Partial<FetchingPlace> & Pick<BuildRun, 'out' | 'flags'>): Promise<void> {
	const { exitCode, output } = await runBuild(place);
	if (exitCode !== 0) throw new Error(`The demo does not build (exit code ${exitCode}):\n${output}`);
}
