/** Gets every markdown text of a site ready: what the snapshot or the cache holds is taken, the rest is rendered and cached. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Progress } from '../../site/progress.ts';
import { openCacheFolder } from '../cache/cache-folder.ts';
import { sha256 } from '../snapshot/hash.ts';
import { planRichTextShards, readRichText } from '../snapshot/rich-text-shards.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-damaged.ts';
import { processorVersion, renderMarkdown } from './render-markdown.ts';
import type { RichTextStore } from './rich-text-store.ts';

export interface RichTextInput {
	/** Folder of the snapshot with the rendered texts (`snapshot.richTextDir`); it may be missing. */
	readonly richTextDir: string;
	/** Root of the cache (`.cache`); texts that the snapshot lacks are kept in `rich-text` below it. */
	readonly cacheDir: string;
	/** Every markdown text of the site; duplicates are welcome. */
	readonly sources: Iterable<string>;
	readonly progress: Progress;
}

/** HTML by the hash of its source. */
type RenderedTexts = ReadonlyMap<string, string>;

/** Renders at most this many texts before timers and progress get their turn. */
const batchSize = 50;

/** @throws SnapshotDamaged if the snapshot holds a rich-text file that cannot be read. */
export async function prepareRichText({ richTextDir, cacheDir, sources, progress }: RichTextInput): Promise<RichTextStore> {
	const hashes = new Map<string, string>();
	for (const markdown of sources) hashes.set(markdown, sha256(markdown));

	const kept = await readRichText(richTextDir, processorVersion);
	const lacking = [...hashes].filter(([, hash]) => !kept.has(hash));
	const added = lacking.length > 0 ? await renderLacking(lacking, join(cacheDir, 'rich-text'), progress) : new Map<string, string>();

	return {
		html(markdown) {
			const hash = hashes.get(markdown) ?? '';
			const html = kept.get(hash) ?? added.get(hash);
			if (html === undefined) throw new Error(`Rich text was not prepared: ${JSON.stringify(markdown.slice(0, 80))}`);
			return html;
		},
	};
}

/** The cache holds exactly the texts that the last site needed and its snapshot lacked, so it never outgrows one site. */
async function renderLacking(
	lacking: readonly [markdown: string, hash: string][],
	dir: string,
	progress: Progress,
): Promise<RenderedTexts> {
	const cached = await readCache(dir);
	const stage = progress.stage('Rich text', lacking.length);
	const html = new Map<string, string>();
	let rendered = 0;
	for (const [markdown, hash] of lacking) {
		const known = cached.get(hash);
		html.set(hash, known ?? renderMarkdown(markdown));
		if (known === undefined && ++rendered % batchSize === 0) await setImmediate();
		stage.advance();
	}
	if (rendered > 0) await writeCache(dir, html);
	stage.done(`${lacking.length} texts, ${rendered} rendered`);
	return html;
}

/** A cache that cannot be read is no loss. */
async function readCache(dir: string): Promise<RenderedTexts> {
	try {
		return await readRichText(dir, processorVersion);
	} catch (error) {
		if (error instanceof SnapshotDamaged) return new Map();
		throw error;
	}
}

async function writeCache(dir: string, html: RenderedTexts): Promise<void> {
	const folder = await openCacheFolder(dir);
	const shards = planRichTextShards({ processor: processorVersion, html });
	for (const { name, text } of shards) await folder.write(name, text);
	const current = new Set(shards.map(({ name }) => name));
	for (const name of await readdir(dir)) if (name.endsWith('.json') && !current.has(name)) await rm(join(dir, name), { force: true });
}
