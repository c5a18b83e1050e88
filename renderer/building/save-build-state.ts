/** Takes down what the next build may believe of the site that this one left. */
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import type { PlannedPlace } from '../changes/planned-places.ts';
import { changedInputs, type Inputs } from '../changes/site-inputs.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import type { OutputState } from '../output/output-state.ts';
import { takeFingerprint } from '../output/site-fingerprint.ts';
import type { MadePages } from '../pages/make-changed-pages.ts';
import type { SitePlan } from '../routes/plan-site.ts';

export interface RememberedParts extends Pick<OutputState, 'contentDir' | 'notes' | 'pictures' | 'assets' | 'queries' | 'bytes'> {
	readonly outDir: string;
	readonly plan: SitePlan;
	readonly places: readonly PlannedPlace[];
	readonly catalogue: Catalogue;
	readonly inputs: Inputs;
	readonly pages: MadePages;
	/** null: nothing was known. */
	readonly known: OutputState | null;
}

/** To be called when the site is in its place. */
export function describeSite({ outDir, plan, places, catalogue, inputs, pages, known, ...rest }: RememberedParts): OutputState {
	const { contentDir, notes, pictures, assets, queries, bytes } = rest;
	return {
		version: 7,
		contentDir,
		fingerprint: takeFingerprint(outDir, fingerprintedFiles(plan, places), ['assets', 'assets/images']),
		inputs,
		reads: mergeReads(known, inputs, pages),
		frames: pages.frameKeys,
		shards: shardKeys(catalogue),
		places: Object.fromEntries(places.map(({ name, key, paths }) => [name, { key, paths: [...paths] }])),
		notes,
		pictureProblems: [...pages.contentPictureProblems],
		textProblems: [...pages.contentTextProblems],
		pictures,
		redirects: plan.redirects.map(({ from }) => from),
		assets,
		queries,
		bytes,
	};
}

/** True if a site was made from the same inputs as now. */
export function isSameSite({ inputs, shards }: OutputState, now: Inputs, catalogue: Catalogue): boolean {
	return changedInputs(inputs, now).size === 0 && String(shards) === String(shardKeys(catalogue));
}

function shardKeys({ shards }: Catalogue): string[] {
	return shards.map(({ key }) => key);
}

/** What templates were seen to read by all builds since the code changed. */
function mergeReads(known: OutputState | null, inputs: Inputs, { reads }: MadePages): OutputState['reads'] {
	const merged = new Map([...reads].map(([reader, names]): [string, Set<string>] => [reader, new Set<string>(names)]));
	if (known !== null && known.inputs.code === inputs.code) {
		for (const [reader, names] of Object.entries(known.reads)) {
			merged.set(reader, new Set([...names, ...(merged.get(reader) ?? [])]));
		}
	}
	return Object.fromEntries([...merged].map(([reader, names]) => [reader, [...names].sort()]));
}

/** Files in every folder that holds folders of pages; of a category's products one is enough. */
function* fingerprintedFiles(plan: SitePlan, places: readonly PlannedPlace[]): Iterable<string> {
	const paths = places.flatMap((place) => place.paths);
	const categories = new Set<number>();
	for (const entry of plan.products.entries) {
		if (!categories.has(entry.categoryId)) {
			categories.add(entry.categoryId);
			paths.push(...plan.routesOf(plan.products.placeOf(entry)).map(({ path }) => path));
		}
	}
	for (const path of paths) {
		yield htmlFile(path);
		yield pageDataFile(path);
	}
	for (const { from } of plan.redirects) {
		yield htmlFile(from);
	}
}
