/** The icons of a site, made once for its logo and ground and kept in the cache beside the renditions. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type CacheFolder, readCachedJson } from '../disk/cache-folder.ts';
import type { FileId } from '../records/file-record.ts';
import { sha256 as hashOf } from '../snapshot/hash.ts';
import { imageFileName } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-errors.ts';
import { drawInitial, type InitialDrawing } from './icons/draw-initial.ts';
import { drawingFileName, faviconFileName, type IconName, iconFileName, iconKey, icons } from './icons/icon-plan.ts';
import type { LogoLook } from './icons/logo-look.ts';
import type { IconJob, MadeIcons } from './icons/make-icons.ts';
import { createImageWorker } from './image-worker.ts';
import type { OriginalHashes } from './original-hashes.ts';
import type { RenditionCache } from './rendition-cache.ts';
import type { EncoderVersion } from './rendition-plan.ts';

export interface IconRequest {
	readonly logo: FileId | null;
	/** `#rrggbb` or `#rgb`, behind a logo that has no ground of its own. */
	readonly ground: string;
	/** Drawn where there is no logo that can be read. */
	readonly initial: InitialDrawing;
}

export interface SiteIcons {
	/** Names their files below `/assets/images/` (icon-plan.ts). */
	readonly key: string;
	/** Whether there is a drawing among them. */
	readonly hasDrawing: boolean;
	/** Of the logo; null where there is none. */
	readonly look: LogoLook | null;
	/** What lies at `/favicon.ico`. */
	readonly favicon: Uint8Array;
}

interface IconMakerInputs {
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir' | 'lostOriginals'>;
	readonly version: EncoderVersion;
	readonly folder: CacheFolder;
	readonly cache: Pick<RenditionCache, 'stamp' | 'dir' | 'file'>;
	readonly hashes: Pick<OriginalHashes, 'remembered' | 'hash'>;
	readonly limitMs?: number | undefined;
	/** Makes them again, even if the cache has them. */
	readonly full: boolean;
}

const madeSchema: z.ZodType<MadeIcons> = z.object({
	look: z.object({ ground: z.string().nullable(), isOpaque: z.boolean(), shades: z.array(z.number()), freeBefore: z.int().nonnegative() }),
	bytes: z.record(z.string(), z.int().positive()),
});

/** What another try would find again: time and memory may suffice the next time. */
const lastingFault = z.object({ fault: z.enum(['damaged', 'heic', 'too-large', 'too-long']) });
const keptSchema = z.union([madeSchema, lastingFault]);

/**
 * A logo that cannot be read gives way to the initial: the fault has been reported for the logo as a picture. So does an empty logo, such as a
 * single pixel.
 */
export function createIconMaker({
	snapshot,
	version,
	folder,
	cache,
	hashes,
	limitMs,
	full,
}: IconMakerInputs): (request: IconRequest) => Promise<SiteIcons> {
	async function toSiteIcons(key: string, { look }: MadeIcons, isDrawing: boolean): Promise<SiteIcons> {
		return { key, hasDrawing: isDrawing, look: isDrawing ? null : look, favicon: await readFile(cache.file(faviconFileName(key))) };
	}

	/** null where nothing is known, or the cache lacks any of the files. */
	function find(key: string): z.output<typeof keptSchema> | null {
		const kept = readCachedJson(cache.file(`${key}.json`), keptSchema);
		if (kept === null || !cache.stamp(key)) return null;
		if ('fault' in kept) return kept;
		const isWhole = Object.entries(kept.bytes).every(
			([name, bytes]) => statSync(cache.file(name), { throwIfNoEntry: false })?.size === bytes,
		);
		return isWhole ? kept : null;
	}

	async function findOrMake(key: string, source: IconJob['source'], ground: string): Promise<SiteIcons | null> {
		const isDrawing = 'drawing' in source;
		const known = full ? null : find(key);
		if (known !== null) return 'fault' in known ? null : await toSiteIcons(key, known, isDrawing);
		const worker = createImageWorker({ threads: 1, limitMs });
		try {
			const outcome = await worker.make<IconJob>({ source, key, ground, dir: cache.dir });
			if (outcome === 'changed') throw new SnapshotDamaged('file' in source ? source.file : key, 'was changed while it was read');
			const isFaulty = 'fault' in outcome;
			if (!isFaulty || lastingFault.safeParse(outcome).success) await folder.write(`${key}.json`, `${JSON.stringify(outcome)}\n`);
			return isFaulty ? null : await toSiteIcons(key, outcome, isDrawing);
		} finally {
			worker.end();
		}
	}

	async function ofLogo(logo: FileId, ground: string): Promise<SiteIcons | null> {
		const entry = snapshot.images.get(logo);
		if (entry === undefined || snapshot.lostOriginals.has(logo)) return null;
		const file = join(snapshot.imagesDir, imageFileName(entry));
		const sha256 = hashes.remembered(file) ?? (await hashes.hash(file));
		const made = await findOrMake(iconKey(sha256, ground, version), { file, sha256 }, ground);
		return made?.look?.shades.some((share) => share > 0) ? made : null;
	}

	return async ({ logo, ground, initial }) => {
		const made = logo === null ? null : await ofLogo(logo, ground);
		if (made !== null) return made;
		const drawing = drawInitial(initial);
		const drawn = await findOrMake(iconKey(hashOf(drawing), initial.ground, version), { drawing }, initial.ground);
		if (drawn === null) throw new Error('The drawing of the initial cannot be read as a picture.');
		return drawn;
	};
}

/** Those that lie in the site's folder of pictures. */
export function iconFileNames({ key, hasDrawing }: Pick<SiteIcons, 'key' | 'hasDrawing'>): string[] {
	const names = (Object.keys(icons) as IconName[]).map((name) => iconFileName(key, name));
	return hasDrawing ? [...names, drawingFileName(key)] : names;
}
