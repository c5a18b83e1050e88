import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareRichText } from '../../../pipeline/rich-text/prepare-rich-text.ts';
import { processorVersion } from '../../../pipeline/rich-text/render-markdown.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { planRichTextShards } from '../../../pipeline/snapshot/rich-text-shards.ts';
import { SnapshotDamaged } from '../../../pipeline/snapshot/snapshot-damaged.ts';
import { silentProgress } from '../../../site/progress.ts';

let root = '';
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'rich-text-'));
	await mkdir(join(root, 'kept'));
});
afterEach(() => rm(root, { recursive: true }));

function prepare(...sources: string[]) {
	return prepareRichText({ richTextDir: join(root, 'kept'), cacheDir: join(root, 'cache'), sources, progress: silentProgress });
}

async function keep(texts: Record<string, string>, processor = processorVersion) {
	const html = new Map(Object.entries(texts).map(([markdown, text]) => [sha256(markdown), text]));
	for (const { name, text } of planRichTextShards({ processor, html })) await writeFile(join(root, 'kept', name), text);
}

describe('prepareRichText', () => {
	it('takes what the snapshot keeps and renders the rest', async () => {
		await keep({ '*a*': '<p>kept</p>' });
		const store = await prepare('*a*', '*b*', '*b*');
		expect(store.html('*a*')).toBe('<p>kept</p>');
		expect(store.html('*b*')).toBe('<p><em>b</em></p>');
	});

	it('renders a text once: then the cache has it', async () => {
		await prepare('*b*');
		const file = join(root, 'cache/rich-text/all.json');
		await writeFile(file, (await readFile(file, 'utf8')).replace('<em>b</em>', 'cached'));
		expect((await prepare('*b*')).html('*b*')).toBe('<p>cached</p>');
	});

	it('uses nothing that another version of the processor rendered', async () => {
		await keep({ '*a*': '<p>old</p>' }, 'older');
		expect((await prepare('*a*')).html('*a*')).toBe('<p><em>a</em></p>');
	});

	it('names a file of the snapshot that is cut off', async () => {
		await keep({ '*a*': '<p>kept</p>' });
		const file = join(root, 'kept/all.json');
		await writeFile(file, (await readFile(file, 'utf8')).slice(0, -10));
		await expect(prepare('*a*')).rejects.toThrow(SnapshotDamaged);
		await expect(prepare('*a*')).rejects.toThrow(file);
	});

	it('renders again what the cache cannot be read for', async () => {
		await mkdir(join(root, 'cache/rich-text'), { recursive: true });
		await writeFile(join(root, 'cache/rich-text/all.json'), '{"processor":');
		expect((await prepare('*b*')).html('*b*')).toBe('<p><em>b</em></p>');
	});

	it('throws for a text that nobody prepared', async () => {
		const store = await prepare('a');
		expect(() => store.html('b')).toThrow('Rich text was not prepared: "b"');
	});
});
