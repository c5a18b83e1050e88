/** A backend that shows one of two states, and what snapshot and site are in each: for tests that interrupt the way from one to the other. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { holdSite } from '../../shop/build-shop.ts';
import { mustBuildHere } from './build-here.ts';
import { type DemoBackend, type FetchingPlace, fetchingPlace, startDemoBackend } from './demo-backend.ts';
import { differences, readTree, type Tree } from './read-tree.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { firstOf } from './trimmed-snapshot.ts';

export const states = ['Alpha', 'Omega'] as const;
export type State = (typeof states)[number];

export function otherState(state: State): State {
	return state === 'Alpha' ? 'Omega' : 'Alpha';
}

/** No text of the demo links to this page: only the page itself moves. */
const movedSlug = 'ringgroesse';

/** What is compared byte for byte. */
export interface Whole {
	readonly snapshot: Tree;
	readonly site: Tree;
}

export interface TwoStates {
	readonly backend: DemoBackend;
	readonly place: FetchingPlace;
	/** Where the steps of a command may be written down, beside nothing. */
	readonly stepsLog: string;
	/** What a clean build of each state makes. */
	readonly clean: Readonly<Record<State, Whole>>;
	/** What the backend shows from now on. */
	show(state: State): void;
	/** Of which state the snapshot is. */
	snapshotState(): State;
	/** Fails unless snapshot and site are those of one and the same state once an interrupted commit is finished. Returns it. */
	expectOneState(when: string): Promise<State>;
	/** Fails unless snapshot and site are those of the state. */
	expectState(state: State, when: string): void;
	/** Builds, and fails unless all is as a clean build of the state makes it, with nothing left beside. */
	expectNextRunClean(state: State, when: string): Promise<void>;
	/** Fails where something lies beside snapshot, site and cache. */
	expectNoLitter(when: string): void;
}

export interface TwoStatesOptions {
	/** Without it there are no products on the site, and little changes. */
	readonly shop: boolean;
	/** Folder of snapshot, site and cache; left out, a new one. */
	readonly work?: string;
}

/** Builds each state once, and leaves the place with the first one built. To be called inside a test. */
export async function twoStates({ shop, work }: TwoStatesOptions): Promise<TwoStates> {
	const backend = await startDemoBackend(4);
	// In one language: what is interrupted is the same in three.
	const config = { languages: ['de'] as const, ...(!shop && { store: { path: null } }) };
	const place = await fetchingPlace(backend, { work, config });
	const stepsLog = join(await temporaryFolder(), 'steps');
	const infoPage = firstOf(backend.records, 'page').find(({ slug }) => slug === movedSlug);
	backend.records.menu_entry = firstOf(backend.records, 'menu_entry').filter(({ path }) => path !== `/info/${movedSlug}`);
	const show = (state: State) => {
		const [first, second] = firstOf(backend.records, 'ecommerce_product');
		Object.assign(first ?? {}, { display_name: state });
		Object.assign(second ?? {}, { status: state === 'Alpha' ? 'published' : 'archived' });
		Object.assign(infoPage ?? {}, { slug: `${movedSlug}-${state.toLowerCase()}`, title: state });
	};
	/** The history of every snapshot here knows both states, so that the page which moves is redirected to in each of them. */
	const fetchBoth = async (target: FetchingPlace, last: State): Promise<void> => {
		show(otherState(last));
		await mustBuildHere(target);
		show(last);
	};
	const cleanBuild = async (state: State): Promise<Whole> => {
		const clean = { ...place, content: `${place.content}-${state}`, out: `${place.out}-${state}` };
		await fetchBoth(clean, state);
		rmSync(clean.out, { recursive: true });
		await mustBuildHere(clean);
		return readWhole(clean);
	};
	const clean = { Omega: await cleanBuild('Omega'), Alpha: await cleanBuild('Alpha') };
	await fetchBoth(place, 'Alpha');
	await mustBuildHere(place);
	const expected = readdirSync(dirname(place.out)).sort();

	const snapshotState = () => stateIn(readFileSync(join(place.content, 'records/ecommerce_product/0-65535.json'), 'utf8'));
	const expectState = (state: State, when: string) => {
		const { snapshot, site } = readWhole(place);
		expect(differences(snapshot, clean[state].snapshot), `${when}: the snapshot is none of ${state}`).toEqual([]);
		expect(differences(site, clean[state].site), `${when}: the snapshot is of ${state}, the site is not`).toEqual([]);
	};
	const expectNoLitter = (when: string) => expect(readdirSync(dirname(place.out)).sort(), when).toEqual(expected);
	return {
		backend,
		place,
		stepsLog,
		clean,
		show,
		snapshotState,
		expectState,
		expectNoLitter,
		async expectOneState(when) {
			await holdSite({ outDir: place.out, cacheDir: place.cache }, async () => {});
			const state = snapshotState();
			expectState(state, when);
			return state;
		},
		async expectNextRunClean(state, when) {
			await mustBuildHere(place);
			expectState(state, when);
			expectNoLitter(when);
		},
	};
}

function readWhole({ content, out }: Pick<FetchingPlace, 'content' | 'out'>): Whole {
	return { snapshot: readSnapshotTree(content), site: readTree(out, 'content') };
}

/** Without what changes with the time of a fetch, or tells of earlier ones: a part of the manifest, and the history. */
export function readSnapshotTree(content: string): Tree {
	const { fetchedAt: _, history: __, ...manifest } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8'));
	const files = Object.entries(readTree(content, 'content')).filter(([file]) => !file.startsWith('history/'));
	return { ...Object.fromEntries(files), 'manifest.json': JSON.stringify(manifest) };
}

/** Of which of the two states a text tells; it must be one. */
function stateIn(text: string): State {
	const found = states.filter((state) => text.includes(state));
	if (found.length !== 1 || found[0] === undefined) throw new Error(`It tells of ${found.length} states.`);
	return found[0];
}
