/** Finds the pictures that a site names and that are not made yet (`npm start`, `npm run dev`). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describeError } from '../../pipeline/directus/backend-errors.ts';
import { cacheFolder } from '../../pipeline/disk/cache-folder.ts';
import { describeFault } from '../../pipeline/images/image-problems.ts';
import { createLaterRenditions } from '../../pipeline/images/later-renditions.ts';
import { type NamedPicture, namePictures } from '../../pipeline/images/named-pictures.ts';
import { createOriginalHashes } from '../../pipeline/images/original-hashes.ts';
import { encoderVersion } from '../../pipeline/images/rendition-cache.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { readState } from '../../renderer/output/output-state.ts';
import { siteFolders } from '../../renderer/output/site-folders.ts';

export interface LaterPictures {
	/**
	 * The file of a picture by its path in the site. `lacking`: it cannot be made now. null: no page names it, or it lies in the site's own folder.
	 * `signal`: it is no longer asked for.
	 */
	find(path: string, signal?: AbortSignal): Promise<string | 'lacking' | null>;
	/**
	 * Makes all that the site names now and that was not asked for yet; settles when none is left. To be called after each build. What goes wrong is
	 * printed.
	 */
	makeRest(): Promise<void>;
	close(): void;
}

interface LaterOptions {
	/** The site, as the last build left it. */
	readonly outDir: string;
	readonly cacheDir: string;
	/** Folder of the renditions. */
	readonly imagesDir: string;
	/** Receives what a person has to know, in lines. */
	print(text: string): void;
}

const folder = '/assets/images/';

export function createLaterPictures({ outDir, cacheDir, imagesDir, print }: LaterOptions): LaterPictures {
	const { stateFile } = siteFolders(outDir, cacheDir);
	const hashes = createOriginalHashes(cacheFolder(join(cacheDir, 'originals')));
	/** Pages of an earlier build may still be open. */
	const pictures = new Map<string, NamedPicture>();
	let readStamp: number | null = null;
	let reading: Promise<readonly NamedPicture[]> = Promise.resolve([]);
	let resting: Promise<void> | null = null;
	let isAskedAgain = false;
	let isClosed = false;

	const later = createLaterRenditions({
		renditionsDir: imagesDir,
		async find(key) {
			if (!pictures.has(key)) await readSite();
			return pictures.get(key) ?? null;
		},
		onFault({ id, name }, fault) {
			const { message, fix } = describeFault(id, name, fault);
			print(`${message} Pages have a gap in its place, and "npm run build" may refuse it.\n  Fix: ${fix}`);
		},
	});

	/** The pictures that pages name, by what the last build has left. Read again only where another build has ended since. */
	async function readSite(): Promise<readonly NamedPicture[]> {
		const stamp = statSync(stateFile, { throwIfNoEntry: false })?.mtimeMs ?? null;
		// The cache was removed meanwhile: what was known of the site still holds.
		if (stamp !== null && stamp !== readStamp) {
			readStamp = stamp;
			reading = readNamed();
		}
		return await reading;
	}

	async function readNamed(): Promise<readonly NamedPicture[]> {
		const state = await readState(stateFile);
		if (state === null) return [];
		const snapshot = await openSnapshot(state.contentDir);
		for (const [key, picture] of await namePictures(snapshot, { config: state.images, version: await encoderVersion(), hashes })) {
			pictures.set(key, picture);
		}
		const named = new Set(Object.values(state.notes).flatMap((notes) => notes.pictures ?? []));
		return [...named].flatMap((key) => pictures.get(key) ?? []);
	}

	function printFailure(error: unknown): void {
		if (!isClosed) print(`Pictures cannot be made: ${error instanceof Error ? describeError(error) : String(error)}`);
	}

	async function rest(): Promise<void> {
		const total = { made: 0, lacking: 0 };
		try {
			do {
				isAskedAgain = false;
				const { made, lacking } = await later.makeRest(await readSite());
				total.made += made;
				total.lacking = lacking;
			} while (isAskedAgain && !isClosed);
			const { made, lacking } = total;
			if (made + lacking > 0 && !isClosed) {
				print(`All pictures are made: ${made} new${lacking === 0 ? '' : `, ${lacking} cannot be made`}.`);
			}
		} catch (error) {
			printFailure(error);
		} finally {
			resting = null;
		}
	}

	return {
		async find(path, signal) {
			if (!path.startsWith(folder)) return null;
			try {
				const found = await later.make(path.slice(folder.length), signal);
				return found === null || typeof found === 'string' ? found : 'lacking';
			} catch (error) {
				if (signal?.aborted !== true) printFailure(error);
				return 'lacking';
			}
		},
		async makeRest() {
			isAskedAgain = true;
			resting ??= rest();
			await resting;
		},
		close() {
			isClosed = true;
			later.close();
		},
	};
}
