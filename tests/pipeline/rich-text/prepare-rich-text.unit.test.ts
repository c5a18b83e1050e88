import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareRichText } from '../../../pipeline/rich-text/prepare-rich-text.ts';
import { formatRichTextShard, sourceKey } from '../../../pipeline/rich-text/rich-text-shard.ts';
import { RichTextShardError } from '../../../pipeline/rich-text/rich-text-shard-error.ts';
import { silentProgress } from '../../../site/progress.ts';

let root = '';
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'rich-text-'));
	await mkdir(join(root, 'kept'));
});
afterEach(() => rm(root, { recursive: true }));

function prepare(...sources: string[]) {
	return prepareRichText({ keptDir: join(root, 'kept'), cacheDir: join(root, 'cache'), sources, progress: silentProgress });
}

function keep(html: Record<string, string>) {
	const texts = new Map(Object.entries(html).map(([markdown, text]) => [sourceKey(markdown), text]));
	return writeFile(join(root, 'kept/page-1.json'), formatRichTextShard(texts));
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
		const file = join(root, 'cache/rich-text/texts.json');
		await writeFile(file, (await readFile(file, 'utf8')).replace('<em>b</em>', 'cached'));
		expect((await prepare('*b*')).html('*b*')).toBe('<p>cached</p>');
	});

	it('uses nothing that another version of the processor rendered', async () => {
		await keep({ '*a*': '<p>old</p>' });
		const file = join(root, 'kept/page-1.json');
		await writeFile(file, (await readFile(file, 'utf8')).replace(/"processor": \d+/, '"processor": 0'));
		expect((await prepare('*a*')).html('*a*')).toBe('<p><em>a</em></p>');
	});

	it('names a file of the snapshot that is cut off', async () => {
		await keep({ '*a*': '<p>kept</p>' });
		const file = join(root, 'kept/page-1.json');
		await writeFile(file, (await readFile(file, 'utf8')).slice(0, -10));
		await expect(prepare('*a*')).rejects.toThrow(RichTextShardError);
		await expect(prepare('*a*')).rejects.toThrow(file);
	});

	it('renders again what the cache cannot be read for', async () => {
		await mkdir(join(root, 'cache/rich-text'), { recursive: true });
		await writeFile(join(root, 'cache/rich-text/texts.json'), '{"processor":1,');
		expect((await prepare('*b*')).html('*b*')).toBe('<p><em>b</em></p>');
	});

	it('throws for a text that nobody prepared', async () => {
		const store = await prepare('a');
		expect(() => store.html('b')).toThrow('Rich text was not prepared: "b"');
	});
});
