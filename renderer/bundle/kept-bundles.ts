/** Keeps bundles between builds, so that esbuild starts only when something that it would read has changed. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { fileUnusable, noteUse, openCacheFolder } from '../../pipeline/disk/cache-folder.ts';
import { isMissing, whereDiskAllows } from '../../pipeline/disk/is-missing.ts';
import { sha256, shortHash } from '../../pipeline/snapshot/hash.ts';
import type { Bundles, FreshInputs } from './bundles.ts';
import { confirmStamps, type Stamps } from './input-stamps.ts';
import { listSheets } from './sheet-files.ts';
import { sourceHash } from './source-hash.ts';

interface KeptBundles {
	readonly bundles: Bundles;
	readonly stamps: Stamps;
}

const dayMs = 86_400_000;
const keptForMs = 7 * dayMs;
/** A server bundle is written again from what is kept. */
const moduleKeptForMs = 3_600_000;

const checksumLength = 64;

export interface BundlesPlace extends FreshInputs {
	readonly cacheDir: string;
}

/** Where builds with this cache keep their bundles. */
export function ownDir({ cacheDir }: Pick<BundlesPlace, 'cacheDir'>): string {
	return join(cacheDir, 'bundles');
}

/** The bundles that an earlier build, or the installation, made of the same sources; null where there are none, or none that are whole. */
export async function readKeptBundles(place: BundlesPlace): Promise<Bundles | null> {
	const name = nameOf(place);
	const own = join(ownDir(place), name);
	const installed = join(place.projectDir, '.cache/bundles', name);
	const confirm = (kept: KeptBundles | null) => {
		const stamps = kept && confirmStamps(place.projectDir, kept.stamps);
		return kept && stamps && { kept, stamps };
	};
	// The installation's bundles may belong to another user.
	const confirmed = confirm(readKept(own)) ?? confirm(await whereDiskAllows(async () => readKept(installed)));
	if (confirmed === null) {
		return null;
	}
	const { bundles, stamps } = confirmed.kept;
	if (confirmed.stamps === stamps) {
		noteUse(own);
	} else {
		await keepBundles(place, { bundles, stamps: confirmed.stamps });
	}
	return bundles;
}

/** Keeps what was bundled for the builds to come, and forgets what none has used for a week: server bundles that Node compiled among it. */
export async function keepBundles(place: BundlesPlace, kept: KeptBundles): Promise<void> {
	const dir = ownDir(place);
	const cache = await openCacheFolder(dir);
	const body = serialize(kept);
	await cache.write(nameOf(place), Buffer.concat([Buffer.from(sha256(body)), body]));
	forgetUnused(dir);
	const compiled = getCompileCacheDir();
	if (compiled?.startsWith(dirname(dir))) {
		forgetUnused(compiled);
	}
}

/**
 * By the code that bundles, which holds esbuild's options, and its lock file, which names esbuild's version. By the names of all sheets: nothing
 * imports them, so that no stamp would show a new one. By the offline page, which is data.
 */
function nameOf({ projectDir, offlinePage }: FreshInputs): string {
	const code = sourceHash(resolve(import.meta.dirname, '../..'), ['renderer/bundle']);
	return `${shortHash(code, process.versions.v8, listSheets(projectDir).join('\n'), JSON.stringify(offlinePage))}.bundles`;
}

function readKept(file: string): KeptBundles | null {
	try {
		const content = readFileSync(file);
		const body = content.subarray(checksumLength);
		return content.toString('latin1', 0, checksumLength) === sha256(body) ? deserialize(body) : null;
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw fileUnusable(file, error);
	}
}

function forgetUnused(dir: string): void {
	for (const name of readdirSync(dir)) {
		const file = join(dir, name);
		const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		if (age > (name.endsWith('.mjs') ? moduleKeptForMs : keptForMs)) {
			rmSync(file, { force: true });
		}
	}
}
