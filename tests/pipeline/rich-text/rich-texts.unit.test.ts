import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { judgeTexts, readyTexts } from '../../../pipeline/rich-text/judge-texts.ts';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';
import { type RenderPlan, usualPlan } from '../../../pipeline/rich-text/render-queue.ts';
import { processorVersion } from '../../../pipeline/rich-text/rich-text-store.ts';
import { createRichTexts } from '../../../pipeline/rich-text/rich-texts.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { planRichTextShards } from '../../../pipeline/snapshot/rich-text-shards.ts';
import { SnapshotDamaged } from '../../../pipeline/snapshot/snapshot-errors.ts';
import { type Progress, silentProgress } from '../../../site/progress.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

interface Site {
	readonly dir: string;
	readonly plan?: RenderPlan;
	readonly progress?: Progress;
}

function open({ dir, plan, progress = silentProgress }: Site) {
	const texts = createRichTexts({ richTextDir: join(dir, 'kept'), cacheDir: join(dir, 'cache'), progress, plan });
	onTestFinished(() => texts.close());
	return texts;
}

/** One whole build. */
async function build(site: Site, ...sources: string[]): Promise<readonly string[]> {
	const texts = open(site);
	await texts.ready(sources);
	await texts.close();
	return sources.map((markdown) => texts.html(markdown));
}

async function keep(dir: string, texts: Readonly<Record<string, string>>, processor = processorVersion): Promise<void> {
	await mkdir(join(dir, 'kept'), { recursive: true });
	const html = new Map(Object.entries(texts).map(([markdown, text]) => [sha256(markdown), text]));
	for (const { name, text } of planRichTextShards({ processor, html })) await writeFile(join(dir, 'kept', name), text);
	await record(dir);
}

/** Writes the manifest as if the files were what was rendered. */
async function record(dir: string): Promise<void> {
	const names = await readdir(join(dir, 'kept'));
	const hashes = names.map(async (name) => [`rich-text/${name}`, sha256(await readFile(join(dir, 'kept', name)))]);
	await writeFile(
		join(dir, 'manifest.json'),
		JSON.stringify({ project: 'shop.example', richText: Object.fromEntries(await Promise.all(hashes)) }),
	);
}

/** Renders nothing: fails where somebody tries to. */
const noPlan: RenderPlan = { ...usualPlan, maxThreads: 0, load: () => Promise.reject(new Error('The processor was loaded')) };

/** A thread for every character. */
const threads: RenderPlan = { ...usualPlan, firstThread: 1, furtherThread: 1, mainThreadHelps: 0, maxThreads: 2 };

const manyTexts = Array.from(
	{ length: 100 },
	(_, n) => `## Ring ${n}\n\nAus __Gold__, „${n}“ mm – [mehr](/ringe/${n}).\n\n${'Ein Satz. '.repeat(n % 40)}`,
);

describe('createRichTexts', () => {
	it('takes what the snapshot keeps and renders the rest', async () => {
		const dir = await temporaryFolder();
		await keep(dir, { _a_: '<p>„kept“</p>\n<p>b</p>', '': '' });
		expect(await build({ dir }, '_a_', '_b_', '_b_', '')).toEqual([
			'<p>„kept“</p>\n<p>b</p>',
			'<p><em>b</em></p>',
			'<p><em>b</em></p>',
			'',
		]);
	});

	it('renders simple texts as they are used: nobody looks for them, keeps them, or loads the processor', async () => {
		const dir = await temporaryFolder();
		await keep(dir, { '*a*': '<p>kept</p>' });
		const texts = open({ dir, plan: noPlan });
		texts.request(['*a*', '']);
		await texts.ready(['*a*', '', '*b*']);
		expect(['*a*', '*a*', '', '*b*', '*c*'].map((markdown) => texts.html(markdown))).toEqual([
			...['<p><em>a</em></p>', '<p><em>a</em></p>', '', '<p><em>b</em></p>', '<p><em>c</em></p>'],
		]);
		await texts.close();
		expect(await readdir(dir)).toEqual(['kept', 'manifest.json']);
	});

	it('neither loads the processor nor makes a cache where nothing is lacking', async () => {
		const dir = await temporaryFolder();
		await keep(dir, { _a_: '<p>kept</p>' });
		expect(await build({ dir, plan: noPlan }, '_a_')).toEqual(['<p>kept</p>']);
		await expect(build({ dir, plan: noPlan }, '_b_')).rejects.toThrow('The processor was loaded');
		expect(await readdir(dir)).toEqual(['kept', 'manifest.json']);
	});

	it('does not make a program load the processor that loads the pipeline', async () => {
		const program = `
			const { registerHooks } = await import('node:module');
			registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
			await import('${pathToFileURL(join(projectDir, 'pipeline/index.ts'))}');
		`;
		const { output } = await runProgram('node', ['--input-type=module', '-e', program]);
		expect(output).toContain('rich-text/rich-texts.ts');
		expect(output).not.toMatch(/micromark|mdast-util|hast-util/);
	});

	it('uses nothing that another version of the processor rendered', async () => {
		const dir = await temporaryFolder();
		await keep(dir, { _a_: '<p>old</p>' }, 'older');
		expect(await build({ dir }, '_a_')).toEqual(['<p><em>a</em></p>']);
	});

	it('renders again what somebody edited, and what no manifest tells of', async () => {
		const dir = await temporaryFolder();
		await keep(dir, { _a_: '<p>kept</p>' });
		const file = join(dir, 'kept/all.json');
		const text = await readFile(file, 'utf8');
		await writeFile(file, text.replace('kept', '<script>alert(1)</script>'));
		expect(await build({ dir }, '_a_')).toEqual(['<p><em>a</em></p>']);
		await writeFile(file, text);
		expect(await build({ dir }, '_a_')).toEqual(['<p>kept</p>']);
		await writeFile(join(dir, 'manifest.json'), '{}');
		expect(await build({ dir }, '_a_')).toEqual(['<p><em>a</em></p>']);
	});

	it('reads a shard when one of its texts is needed, and names it where it is damaged', async () => {
		const dir = await temporaryFolder();
		const sources = Array.from({ length: 20 }, (_, n) => `_${n}_`);
		await keep(dir, Object.fromEntries(sources.map((markdown) => [markdown, `<p>${'k'.repeat(40_000)}${markdown}</p>`])));
		const names = await readdir(join(dir, 'kept'));
		const shardOf = (markdown: string) => names.find((name) => sha256(markdown).startsWith(/^hash-(.*)\.json$/.exec(name)?.[1] ?? '?'));
		const other = sources.find((markdown) => shardOf(markdown) !== shardOf('_0_')) ?? '';
		const damaged = join(dir, 'kept', shardOf('_0_') ?? '');
		await writeFile(damaged, (await readFile(damaged, 'utf8')).slice(0, -10));
		await record(dir);
		expect((await build({ dir, plan: noPlan }, other)).join()).toContain(`k${other}</p>`);
		await expect(build({ dir }, other, '_0_')).rejects.toThrow(SnapshotDamaged);
		await expect(build({ dir }, '_0_')).rejects.toThrow(damaged);
	});

	it.each([
		'[]',
		'{"texts":{}}',
		'{"processor":"4","texts":[]}',
		'{"processor":"4","texts":{"a":"b"}}',
		'{"processor":"4","texts":{"a":[1]}}',
	])('calls a snapshot damaged that holds %s', async (text) => {
		const dir = await temporaryFolder();
		await keep(dir, { _a_: '' });
		await writeFile(join(dir, 'kept/all.json'), text);
		await record(dir);
		await expect(build({ dir }, '_a_')).rejects.toThrow(SnapshotDamaged);
	});

	it('throws for a text that nobody prepared', async () => {
		const texts = open({ dir: await temporaryFolder() });
		await texts.ready(['_a_']);
		expect(() => texts.html('_b_')).toThrow('Rich text was not prepared: "_b_"');
	});

	it('says how many texts the snapshot lacked, and how many were rendered', async () => {
		const dir = await temporaryFolder();
		await keep(dir, { _a_: '<p>kept</p>' });
		await build({ dir }, '_b_');
		const done = vi.fn();
		const advance = vi.fn();
		const progress: Progress = { stage: () => ({ grow() {}, advance, done }) };
		await build({ dir, progress }, '_a_', '_b_', '_c_');
		expect(done.mock.calls).toEqual([['2 texts, 1 rendered']]);
		expect(advance.mock.calls.flat().reduce((sum, by) => sum + by, 0)).toBe(2);
	});
});

describe('what texts leave out', () => {
	const sources = ['<p>a</p><iframe></iframe>', 'b', `${'> '.repeat(5000)}c`, '*d* [e](javascript:f)'].map((markdown, id) => ({
		markdown,
		id,
		collection: 'page',
		field: 'body',
	}));
	const markdown = sources.map((source) => source.markdown);
	const found = [
		{ code: 'text-dropped', severity: 'warning', collection: 'page', id: 0, field: 'body', message: expect.stringContaining('<iframe>') },
		{ code: 'text-too-complex', severity: 'error', id: 2 },
		{ code: 'text-dropped', id: 3, message: expect.stringContaining('the link to "javascript:f"') },
	];

	it('is said of each field, also by a build that renders none of them', async () => {
		const dir = await temporaryFolder();
		const first = open({ dir });
		await first.ready(markdown);
		expect(judgeTexts(first, sources)).toMatchObject(found);
		await first.close();
		const second = open({ dir, plan: noPlan });
		await second.ready(markdown);
		expect(judgeTexts(second, sources)).toEqual(judgeTexts(first, sources));
		expect(markdown.map((text) => second.html(text)).join()).not.toContain('<!--');
	});

	it('is kept by the snapshot', async () => {
		const dir = await temporaryFolder();
		const first = open({ dir });
		await first.ready(markdown);
		await keep(dir, Object.fromEntries(markdown.map((text) => [text, first.rendered(text)])));
		const second = open({ dir: dir, plan: noPlan });
		await second.ready(markdown);
		expect(judgeTexts(second, sources)).toMatchObject(found);
	});
});

describe('createRichTexts on threads', () => {
	it('begins when texts are requested, without the main thread, and renders what one thread renders', async () => {
		const dir = await temporaryFolder();
		const rendered = vi.fn();
		const plan: RenderPlan = { ...threads, load: noPlan.load };
		const texts = open({ dir, plan, progress: { stage: () => ({ grow() {}, advance: rendered, done() {} }) } });
		texts.request(manyTexts);
		await vi.waitFor(() => expect(rendered.mock.calls.flat().reduce((sum, by) => sum + by, 0)).toBe(manyTexts.length), { timeout: 20_000 });
		await texts.ready(manyTexts);
		expect(manyTexts.map((markdown) => texts.html(markdown))).toEqual(manyTexts.map(renderMarkdown));
	});

	it('gives all of them work', async () => {
		const program = threadProgram(`
			const bytes = new TextEncoder().encode(String(workerData));
			const places = new Map(batch.texts.map(({ hash }) => [hash, { start: 0, end: bytes.length }]));
			if (Atomics.compareExchange(batch.claim, 0, 0, workerData) === 0) parentPort.postMessage({ id, texts: { bytes, places } });
		`);
		const plan: RenderPlan = { ...threads, program, mainThreadHelps: Number.POSITIVE_INFINITY };
		expect(new Set(await build({ dir: await temporaryFolder(), plan }, ...manyTexts))).toEqual(new Set(['2', '3']));
	});

	it('leaves what little there is to them, rather than load the processor twice', async () => {
		const plan: RenderPlan = { ...threads, maxThreads: 1, mainThreadHelps: Number.POSITIVE_INFINITY, load: noPlan.load };
		expect(await build({ dir: await temporaryFolder(), plan }, '_a_', '_b_')).toEqual(['<p><em>a</em></p>', '<p><em>b</em></p>']);
	});

	it('names a text that cannot be rendered on a thread', async () => {
		const program = threadProgram(`
			Atomics.store(batch.claim, 0, workerData);
			parentPort.postMessage({ id, markdown: batch.texts[0].markdown, cause: new Error('too deep') });
		`);
		const plan: RenderPlan = { ...threads, program, maxThreads: 1, mainThreadHelps: Number.POSITIVE_INFINITY };
		const texts = open({ dir: await temporaryFolder(), plan });
		texts.request(['_a_']);
		await expect(texts.ready(['_a_'])).rejects.toThrow('The rich text "_a_" cannot be rendered (too deep)');
	});

	it('names a text that cannot be rendered on the main thread, and the record that holds it', async () => {
		const fail = () => {
			throw new Error('too deep');
		};
		const texts = open({ dir: await temporaryFolder(), plan: { ...usualPlan, maxThreads: 0, load: async () => fail } });
		const sources = ['_a_', '_b_'].map((markdown, id) => ({ markdown, collection: 'page', id, field: 'translations.fr.body' }));
		await expect(readyTexts(texts, ['_b_'], () => sources)).rejects.toThrow(
			'The rich text "_b_" of page 1, field translations.fr.body, cannot be rendered (too deep)',
		);
	});

	it('names the text at which a thread ended, rather than wait for it', async () => {
		const dir = await temporaryFolder();
		const begun = join(dir, 'begun');
		const program = threadProgram(`
			Atomics.store(batch.claim, 0, workerData);
			Atomics.store(batch.claim, 1, 1);
			writeFileSync(${JSON.stringify(begun)}, '');
			process.exit(1);
		`);
		const texts = open({ dir, plan: { ...threads, program, maxThreads: 1 } });
		texts.request(['_one_', '_two_', '_three_']);
		await vi.waitFor(() => readFile(begun));
		await expect(texts.ready(['_three_'])).rejects.toThrow('The rich text "_two_" cannot be rendered (its thread ended)');
		await expect(texts.ready(['_one_'])).rejects.toThrow('"_two_"');
	});

	it.each([
		['cannot be loaded', 'import "./nothing.ts"'],
		['ends before it begins a text', ''],
	])('renders on the main thread what a thread does not that %s', async (_what, program) => {
		const plan: RenderPlan = { ...threads, program: new URL(`data:text/javascript,${program}`) };
		expect(await build({ dir: await temporaryFolder(), plan }, '_a_', '_b_')).toEqual(['<p><em>a</em></p>', '<p><em>b</em></p>']);
	});

	describe('a text that takes a thread too long', () => {
		/** Renders as a thread does, but for one text, with which it is never done. */
		const stuck = new URL(
			`data:text/javascript,${encodeURIComponent(`
				import { parentPort, workerData } from 'node:worker_threads';
				const [{ claimBatch, renderBatch }, { renderMarkdown }] = await Promise.all([
					import('${pathToFileURL(join(projectDir, 'pipeline/rich-text/render-batch.ts'))}'),
					import('${pathToFileURL(join(projectDir, 'pipeline/rich-text/render-markdown.ts'))}'),
				]);
				parentPort.on('message', ({ id, batch }) => {
					if (!claimBatch(batch, workerData)) return;
					const texts = renderBatch(batch, (markdown) => {
						while (markdown.startsWith('_never_'));
						if (markdown.startsWith('_asleep_')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
						return renderMarkdown(markdown);
					});
					parentPort.postMessage({ id, texts });
				});
			`)}`,
		);
		const limited: RenderPlan = {
			...{ ...threads, maxThreads: 1, mainThreadHelps: Number.POSITIVE_INFINITY, program: stuck },
			limit: { busyMs: 300, longestMs: 4000 },
		};
		const sourceOf = (markdown: string, id: number) => ({ markdown, collection: 'page', id, field: 'translations.fr.body' });

		it.each(['_never_ <b>', '_asleep_ <b>'])('is shown as typed and named, and all others are rendered: %s', async (slow) => {
			const plan = limited;
			const dir = await temporaryFolder();
			const sources = ['_a_', slow, '_b_', '_c_ Wort. '.repeat(200), '_d_'].map(sourceOf);
			const markdown = sources.map((source) => source.markdown);
			const texts = open({ dir, plan });
			await texts.ready(markdown);
			expect([0, 2, 4].map((index) => texts.html(markdown[index] ?? ''))).toEqual([
				'<p><em>a</em></p>',
				'<p><em>b</em></p>',
				'<p><em>d</em></p>',
			]);
			expect(texts.html(markdown[3] ?? '')).toBe(renderMarkdown(markdown[3] ?? ''));
			expect(texts.html(slow)).toBe(`<p>${slow.replace('<', '&#x3C;')}</p>`);
			expect(judgeTexts(texts, sources)).toEqual([
				{
					...{ code: 'text-too-complex', severity: 'error', collection: 'page', id: 1, field: 'translations.fr.body' },
					message: expect.stringContaining('could not be read in a reasonable time'),
					fix: expect.any(String),
				},
			]);
			await texts.close();
			// The next build does not try again.
			expect(await build({ dir, plan: noPlan }, slow)).toEqual([`<p>${slow.replace('<', '&#x3C;')}</p>`]);
		});

		it('is rendered on a thread even where there is nothing else, so that it can be ended', async () => {
			const long = `_never_ ${'Wort '.repeat(5000)}`;
			const plan: RenderPlan = { ...usualPlan, maxThreads: 0, load: noPlan.load, program: stuck, limit: limited.limit };
			const texts = open({ dir: await temporaryFolder(), plan });
			await texts.ready([long]);
			expect(texts.notes(long).excess).toBe('slow');
		});
	});

	it('ends its threads when it is closed, and whoever waits for them', async () => {
		const dir = await temporaryFolder();
		const alive = join(dir, 'alive');
		const program = threadProgram(`
			Atomics.store(batch.claim, 0, workerData);
			for (;; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)) writeFileSync(${JSON.stringify(alive)}, String(Math.random()));
		`);
		const texts = open({ dir, plan: { ...threads, program } });
		texts.request(['_a_']);
		await vi.waitFor(() => readFile(alive));
		const ready = expect(texts.ready(['_a_'])).rejects.toThrow('Rich text was closed');
		await texts.close();
		await ready;
		const last = await readFile(alive, 'utf8');
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(await readFile(alive, 'utf8')).toBe(last);
	});

	it('keeps no program alive that requested a text or waited for one, and forgets to close them', async () => {
		const dir = await temporaryFolder();
		const [rich, plan] = ['rich-texts', 'render-queue'].map((name) => pathToFileURL(join(projectDir, `pipeline/rich-text/${name}.ts`)));
		const program = `
			const { createRichTexts } = await import('${rich}');
			const { usualPlan } = await import('${plan}');
			let rendered = 0;
			const progress = { stage: () => ({ grow() {}, advance(by) { rendered += by; }, done() {} }) };
			const plan = { ...usualPlan, firstThread: 1, maxThreads: 1 };
			const open = () => createRichTexts({ richTextDir: 'none', cacheDir: 'cache', progress, plan });
			const [requesting, waiting] = [open(), open()];
			requesting.request(['_later_']);
			while (rendered === 0) await new Promise((resolve) => setTimeout(resolve, 10));
			waiting.request(['_later_']);
			await waiting.ready(['_now_']);
			console.log('done');
		`;
		await writeFile(join(dir, 'program.mjs'), program);
		const { exitCode, output } = await runProgram('node', ['program.mjs'], { cwd: dir, timeoutMs: 100_000 });
		expect({ exitCode, output }).toEqual({ exitCode: 0, output: 'done\n' });
	});
});

/** A program that gets one batch and does this with it. */
function threadProgram(body: string): URL {
	const source = `
		import { writeFileSync } from 'node:fs';
		import { parentPort, workerData } from 'node:worker_threads';
		parentPort.on('message', ({ id, batch }) => {${body}});
	`;
	return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

it('do without a cache that cannot be used, and say so', async () => {
	const dir = await temporaryFolder();
	await mkdir(join(dir, 'cache'));
	await writeFile(join(dir, 'cache/rich-text'), 'a file');
	const told: string[] = [];
	const progress: Progress = { stage: () => ({ advance() {}, grow() {}, done: (summary) => void told.push(summary ?? '') }) };
	expect(await build({ dir, progress }, manyTexts[0] ?? '')).toEqual([renderMarkdown(manyTexts[0] ?? '')]);
	expect(told).toEqual([
		expect.stringMatching(/^1 texts, 1 rendered; the next build renders them again \(.*cache\/rich-text cannot be used/),
	]);
});
