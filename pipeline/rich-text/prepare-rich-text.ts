/** Gets every markdown text of a site ready: what the snapshot or the cache holds is taken, the rest is rendered and cached. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Progress } from '../../site/progress.ts';
import { renderMarkdown } from './render-markdown.ts';
import { formatRichTextShard, parseRichTextShard, type RenderedTexts, sourceKey } from './rich-text-shard.ts';
import { RichTextShardError } from './rich-text-shard-error.ts';
import type { RichTextStore } from './rich-text-store.ts';

export interface RichTextInput {
	/** Folder of the snapshot with the rendered texts (`content-cache/rich-text`); it may be missing. */
	readonly keptDir: string;
	/** Root of the cache (`.cache`); texts that the snapshot lacks are kept in `rich-text` below it. */
	readonly cacheDir: string;
	/** Every markdown text of the site; duplicates are welcome. */
	readonly sources: Iterable<string>;
	readonly progress: Progress;
}

/** Renders at most this many texts before timers and progress get their turn. */
const batchSize = 50;

/** @throws RichTextShardError if the snapshot holds a rich-text file that cannot be read. */
export async function prepareRichText({ keptDir, cacheDir, sources, progress }: RichTextInput): Promise<RichTextStore> {
	const wanted = new Map<string, string>();
	for (const markdown of sources) wanted.set(markdown, sourceKey(markdown));

	const kept = await readKeptTexts(keptDir);
	const lacking = [...wanted].filter(([, key]) => !kept.has(key));
	const texts = new Map(kept);
	if (lacking.length > 0) {
		for (const [key, html] of await renderLacking(lacking, join(cacheDir, 'rich-text'), progress)) texts.set(key, html);
	}

	return {
		html(markdown) {
			const html = texts.get(wanted.get(markdown) ?? '');
			if (html === undefined) throw new Error(`Rich text was not prepared: ${JSON.stringify(markdown.slice(0, 80))}`);
			return html;
		},
	};
}

async function readKeptTexts(dir: string): Promise<RenderedTexts> {
	const texts = new Map<string, string>();
	for (const name of await listFiles(dir)) {
		if (!name.endsWith('.json')) continue;
		const file = join(dir, name);
		const shard = parseRichTextShard(await readFile(file, 'utf8'));
		if (shard === null) throw new RichTextShardError(file);
		for (const [key, html] of shard) texts.set(key, html);
	}
	return texts;
}

/** The cache holds exactly the texts that the last site needed and its snapshot lacked, so it never grows beyond one site. */
async function renderLacking(lacking: [markdown: string, key: string][], dir: string, progress: Progress): Promise<RenderedTexts> {
	const file = join(dir, 'texts.json');
	const cached = await readCachedTexts(file);
	const stage = progress.stage('Rich text', lacking.length);
	const texts = new Map<string, string>();
	let rendered = 0;
	for (const [markdown, key] of lacking) {
		const known = cached.get(key);
		texts.set(key, known ?? renderMarkdown(markdown));
		if (known === undefined && ++rendered % batchSize === 0) await setImmediate();
		stage.advance();
	}
	if (rendered > 0) await writeAtomically(dir, file, formatRichTextShard(texts));
	stage.done(`${lacking.length} texts, ${rendered} rendered`);
	return texts;
}

async function readCachedTexts(file: string): Promise<RenderedTexts> {
	const json = await readFile(file, 'utf8').catch(nothingIfMissing);
	return (json === null ? null : parseRichTextShard(json)) ?? new Map();
}

async function listFiles(dir: string): Promise<string[]> {
	return ((await readdir(dir).catch(nothingIfMissing)) ?? []).sort();
}

async function writeAtomically(dir: string, file: string, content: string): Promise<void> {
	await mkdir(dir, { recursive: true });
	const staged = `${file}.${process.pid}`;
	await writeFile(staged, content);
	await rename(staged, file);
}

function nothingIfMissing(error: unknown): null {
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
	throw error;
}
