/** Takes down what the next build may believe of the site that this one left. */
import type { KnownPage } from '../changes/known-pages.ts';
import type { Recorder } from '../changes/recorder.ts';
import { isSameVersion, type SiteVersion } from '../changes/site-version.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import type { OutputState } from '../output/output-state.ts';
import { takeFingerprint } from '../output/site-fingerprint.ts';
import type { MadePages } from '../pages/make-changed-pages.ts';
import type { RecordStore, SitePlan } from '../routes/site-plan.ts';

export interface RememberedParts
	extends Pick<OutputState, 'contentDir' | 'notes' | 'images' | 'pictures' | 'assets' | 'queries' | 'bytes'> {
	readonly outDir: string;
	readonly plan: SitePlan;
	readonly places: readonly KnownPage[];
	readonly records: RecordStore;
	readonly version: SiteVersion;
	readonly recorder: Recorder;
	/** True for the pages and files that the site has. */
	readonly isThere: (owner: string) => boolean;
	readonly pages: MadePages;
}

/** To be called when the site is in its place. */
export function describeSite({ outDir, plan, places, records, version, recorder, isThere, pages, ...rest }: RememberedParts): OutputState {
	const { contentDir, notes, images, pictures, assets, queries, bytes } = rest;
	return {
		version: 9,
		contentDir,
		fingerprint: takeFingerprint(outDir, fingerprintedFiles(plan, places), ['assets', 'assets/images']),
		...version,
		reads: recorder.recorded(isThere),
		frames: pages.frameKeys,
		shards: shardKeys(records),
		places: Object.fromEntries(places.map(({ name, key, paths }) => [name, { key, paths: [...paths] }])),
		notes,
		pictureProblems: [...pages.contentPictureProblems],
		textProblems: [...pages.contentTextProblems],
		images,
		pictures,
		redirects: plan.redirects.map(({ from }) => from),
		assets,
		queries,
		bytes,
	};
}

/** True if a site was made from the same as now. */
export function isSameSite(
	state: OutputState,
	{ version, places, recorder, records }: Pick<RememberedParts, 'version' | 'places' | 'recorder' | 'records'>,
): boolean {
	const { places: known, shards } = state;
	return (
		isSameVersion(state, version) &&
		!recorder.hasChanges &&
		Object.keys(known).length === places.length &&
		places.every(({ name, key }) => known[name]?.key === key) &&
		String(shards) === String(shardKeys(records))
	);
}

function shardKeys({ shards }: RecordStore): string[] {
	return shards.map(({ key }) => key);
}

/** Files in every folder that holds folders of pages. */
function* fingerprintedFiles(plan: SitePlan, places: readonly KnownPage[]): Iterable<string> {
	const paths = places.flatMap((place) => place.paths);
	for (const entry of plan.records.samples()) {
		paths.push(...plan.routesOf(plan.records.pageOf(entry)).map(({ path }) => path));
	}
	for (const path of paths) {
		yield htmlFile(path);
		yield pageDataFile(path);
	}
	for (const { from } of plan.redirects) {
		yield htmlFile(from);
	}
}
