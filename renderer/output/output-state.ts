/**
 * What the last build knew of the site that it left, so that this one looks only at what can have changed. Kept in the cache: losing it
 * costs time only. It is gone while a commit is under way, so that no build trusts a site that is half another.
 */
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import * as z from 'zod';
import { openCacheFolder } from '../../pipeline/disk/cache-folder.ts';
import { isMissing, isSystemError } from '../../pipeline/disk/is-missing.ts';
import { syncFolder } from '../../pipeline/disk/sync.ts';
import { imageFormats } from '../../site/config.ts';
import { languages } from '../../site/languages.ts';
import { isProblemCode, type ProblemCode } from '../../site/problem-codes.ts';

const problemSchema = z.object({
	code: z.custom<ProblemCode>((value) => typeof value === 'string' && isProblemCode(value)),
	severity: z.enum(['error', 'warning']),
	collection: z.string(),
	id: z.union([z.string(), z.number()]),
	field: z.string(),
	message: z.string(),
	fix: z.string(),
});

const linkNotesSchema = z.object({
	/** Links in texts that lead nowhere; only their words were kept. */
	dropped: z.array(z.string()),
	/** Links of the finished page that lead nowhere. */
	dead: z.array(z.string()),
});

/** What there is to say of one page in all its languages, where there is anything. */
const notesSchema = z.object({
	/** Keys of the pictures that it names. */
	pictures: z.array(z.string()).optional(),
	/** Of its pictures and texts. */
	problems: z.array(problemSchema).optional(),
	/** By path. */
	links: z.record(z.string(), linkNotesSchema).optional(),
});

const placeSchema = z.object({
	/** Hash of the plan of the page. */
	key: z.string(),
	/** In all languages. */
	paths: z.array(z.string()),
});

const stateSchema = z.object({
	version: z.literal(9),
	/** Folder that the pictures come from. */
	contentDir: z.string(),
	/** See site-fingerprint.ts. */
	fingerprint: z.record(z.string(), z.string()),
	/** Hash of all code, with the client's files. */
	code: z.string(),
	/** Hash of the configuration. */
	config: z.string(),
	/** What pages and files were made from (see `Recorder`). */
	reads: z.object({
		inputs: z.array(z.tuple([z.string(), z.string(), z.string()]).readonly()).readonly(),
		sets: z.array(z.array(z.number()).readonly()).readonly(),
		owners: z.record(z.string(), z.number()).readonly(),
	}),
	/** Frame key of each language. */
	frames: z.record(z.enum(languages), z.string()),
	/** Keys of the shards of `Site.records`. */
	shards: z.array(z.string()),
	/** Pages but those of records, by their name. */
	places: z.record(z.string(), placeSchema),
	/** By page or record. */
	notes: z.record(z.string(), notesSchema),
	/** Of the pictures that are not a record's. */
	pictureProblems: z.array(problemSchema),
	/** Of the texts that are not a record's. */
	textProblems: z.array(problemSchema),
	/** How pictures are made: with the keys in `notes` it says which renditions pages name. */
	images: z.object({ formats: z.array(z.enum(imageFormats)), widths: z.array(z.number()), avifQuality: z.number() }),
	/** Number of files of each picture of the site, by key. */
	pictures: z.record(z.string(), z.number()),
	/** Paths that lead elsewhere. */
	redirects: z.array(z.string()),
	/** Names of scripts, styles and fonts. */
	assets: z.array(z.string()),
	/** The site's own files (`Site.files`). */
	queries: z.array(z.string()),
	/** Size of the whole site. */
	bytes: z.number(),
});

export type OutputState = z.output<typeof stateSchema>;
export type LinkNotes = z.output<typeof linkNotesSchema>;
export type OwnerNotes = z.output<typeof notesSchema>;

/** null where there is none that can be read. */
export async function readState(file: string): Promise<OutputState | null> {
	try {
		return stateSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}

/**
 * Keeps the state for the next build. The site is in its place by then, so a failing disk is no failure of the build: the error is returned,
 * and costs the next build time.
 */
export async function writeState(file: string, state: OutputState): Promise<Error | null> {
	try {
		await (await openCacheFolder(dirname(file))).write(basename(file), JSON.stringify(state));
		return null;
	} catch (error) {
		if (isSystemError(error)) {
			return error;
		}
		throw error;
	}
}

/** Gone even after a loss of power. */
export async function forgetState(file: string): Promise<void> {
	try {
		await rm(file);
	} catch (error) {
		if (isMissing(error)) {
			return;
		}
		throw error;
	}
	await syncFolder(dirname(file));
}
