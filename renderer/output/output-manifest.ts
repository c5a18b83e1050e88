/** What the last build wrote, so that this one can leave alone what has not changed. Kept in the cache: losing it costs time only. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { isMissing } from '../../pipeline/disk/is-missing.ts';

const fileSchema = z.object({
	/** Hash of the file's content. */
	hash: z.string(),
	/** Size and time of the file as it was written: others mean that somebody else wrote it since. */
	size: z.number(),
	mtimeMs: z.number(),
});

const pageSchema = z.object({
	/** Hash of everything that the page's HTML was made from. */
	key: z.string(),
	/** Paths of the own site that the page links to, for the check of links. */
	links: z.array(z.string()).readonly(),
});

const manifestSchema = z.object({
	version: z.literal(1),
	/** By path below the output folder. */
	files: z.record(z.string(), fileSchema),
	/** By site path. */
	pages: z.record(z.string(), pageSchema),
});

export type OutputManifest = z.output<typeof manifestSchema>;
export type OutputFile = z.output<typeof fileSchema>;
export type OutputPage = z.output<typeof pageSchema>;

const emptyManifest: OutputManifest = { version: 1, files: {}, pages: {} };

/** The manifest of the last build; an empty one where there is none that can be read. */
export async function readManifest(file: string): Promise<OutputManifest> {
	try {
		return manifestSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? emptyManifest;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return emptyManifest;
		}
		throw error;
	}
}

/**
 * Keeps the manifest for the next build. The site is in its place by then, so a failure is no failure of the build: it is returned, and costs
 * the next build time.
 */
export async function writeManifest(file: string, manifest: OutputManifest): Promise<Error | null> {
	const draft = `${file}.draft`;
	try {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(draft, JSON.stringify(manifest));
		await rename(draft, file);
		return null;
	} catch (error) {
		if (error instanceof Error && 'syscall' in error) {
			await rm(draft, { force: true });
			return error;
		}
		throw error;
	}
}
