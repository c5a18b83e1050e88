/** The rich text of a site: simple texts are rendered as they are used; of the others what snapshot or cache holds is taken, the rest rendered and cached. */
import { join } from 'node:path';
import type { Progress, ProgressStage } from '../../site/progress.ts';
import { isSystemError } from '../disk/is-missing.ts';
import { sha256 } from '../snapshot/hash.ts';
import { type PackedTexts, unpackText } from '../snapshot/packed-texts.ts';
import { type KeptRichText, openRichText } from '../snapshot/rich-text-shards.ts';
import type { SourceText } from './render-batch.ts';
import { createRenderQueue, type RenderPlan, usualPlan } from './render-queue.ts';
import { processorVersion, type RichTexts } from './rich-text-store.ts';
import { renderSimpleText } from './simple-text.ts';
import { openTextCache } from './text-cache.ts';
import { htmlOf, noNotes, notesOf } from './text-notes.ts';

interface RichTextOptions {
	/** Folder of the snapshot with the rendered texts (`snapshot.richTextDir`), beside its manifest; it may be missing. */
	readonly richTextDir: string;
	/** Root of the cache (`.cache`); texts that the snapshot lacks are kept in `rich-text` below it. */
	readonly cacheDir: string;
	readonly progress: Progress;
	/** Rendered texts of another snapshot, such as that of shared records. */
	readonly alsoKept?: KeptRichText | null;
	/** How texts are rendered that are not kept. */
	readonly plan?: RenderPlan;
}

/**
 * The caller calls `close` on every way out. `ready` throws SnapshotDamaged where a file of the snapshot cannot be read, and RenderFailed
 * where a text cannot be rendered.
 */
export function createRichTexts({ richTextDir, cacheDir, progress, alsoKept = null, plan = usualPlan }: RichTextOptions): RichTexts {
	const kept = openRichText(richTextDir, processorVersion);
	const cache = openTextCache(join(cacheDir, 'rich-text'), processorVersion);
	const simple = createSimpleTexts();
	const rendered = new Map<string, PackedTexts>();
	const asked = new Set<string>();
	let lacking = 0;
	let stage: ProgressStage | null = null;
	/** Ends with the last request; one at a time, so that no file is read twice. */
	let lookedUp = Promise.resolve();

	const queue = createRenderQueue(plan, (texts) => {
		for (const hash of texts.places.keys()) rendered.set(hash, texts);
		stage?.advance(texts.places.size);
	});

	const keptHtml = (hash: string) => kept.html(hash) ?? alsoKept?.html(hash);

	/** With its notes. */
	function keptText(markdown: string): string {
		const hash = sha256(markdown);
		const texts = rendered.get(hash);
		const text = texts === undefined ? (keptHtml(hash) ?? cache.html(hash)) : unpackText(texts, hash);
		if (text === undefined) throw new Error(`Rich text was not prepared: ${JSON.stringify(markdown.slice(0, 80))}`);
		return text;
	}

	async function lookUp(texts: readonly SourceText[]): Promise<void> {
		await kept.read(texts.map(({ hash }) => hash));
		await alsoKept?.read(texts.flatMap(({ hash }) => (kept.html(hash) === undefined ? [hash] : [])));
		const notKept = texts.filter(({ hash }) => keptHtml(hash) === undefined);
		if (notKept.length === 0) return;
		await cache.read(notKept.map(({ hash }) => hash));
		const unknown = notKept.filter(({ hash }) => cache.html(hash) === undefined);
		stage ??= progress.stage('Rich text');
		stage.advance(notKept.length - unknown.length);
		lacking += notKept.length;
		queue.add(unknown);
	}

	/** The hashes of all the sources that are not simple, of which those that are new are looked up. */
	function ask(sources: Iterable<string>): readonly string[] {
		const hashes: string[] = [];
		const fresh: SourceText[] = [];
		for (const markdown of sources) {
			if (simple.isSimple(markdown)) continue;
			const hash = sha256(markdown);
			hashes.push(hash);
			if (asked.has(hash)) continue;
			asked.add(hash);
			fresh.push({ hash, markdown });
		}
		if (fresh.length > 0) lookedUp = lookedUp.then(() => lookUp(fresh));
		return hashes;
	}

	return {
		request(sources) {
			ask(sources);
			// `ready` waits for the same promise and reports its errors.
			lookedUp.catch(() => {});
		},
		async ready(sources) {
			const hashes = ask(sources);
			await lookedUp;
			await queue.ready(hashes);
		},
		html: (markdown) => htmlOf(simple.html(markdown) ?? keptText(markdown)),
		notes: (markdown) => (simple.isSimple(markdown) ? noNotes : notesOf(keptText(markdown))),
		rendered: (markdown) => simple.html(markdown) ?? keptText(markdown),
		async close() {
			await queue.close();
			await lookedUp.catch(() => {});
			const notKept = rendered.size > 0 ? await failureOf(() => cache.add(rendered)) : null;
			const again = notKept === null ? '' : `; the next build renders them again (${notKept.message})`;
			stage?.done(`${lacking} texts, ${rendered.size} rendered${again}`);
			stage = null;
		},
	};
}

/** By then the site is in its place or reports faults of its own: a disk that refuses a cache is a result. */
async function failureOf(work: () => Promise<void>): Promise<Error | null> {
	try {
		await work();
		return null;
	} catch (error) {
		if (isSystemError(error)) return error;
		throw error;
	}
}

/** Texts between the question whether they are simple and their page: those of two parts of a site. Beyond, and on other pages, they are rendered again. */
const remembered = 4096;

/** Renders simple texts where they are asked for: that is quicker than to keep them. */
function createSimpleTexts() {
	const results = new Map<string, string | null>();
	return {
		isSimple(markdown: string): boolean {
			const known = results.get(markdown);
			if (known !== undefined) return known !== null;
			const html = renderSimpleText(markdown);
			if (results.size < remembered) results.set(markdown, html);
			return html !== null;
		},
		/** null where the text is not simple. */
		html(markdown: string): string | null {
			const known = results.get(markdown);
			results.delete(markdown);
			return known === undefined ? renderSimpleText(markdown) : known;
		},
	};
}
