import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressFile, isCompressible } from '../../../renderer/release/compress-file.ts';

const text = Buffer.from(Array.from({ length: 400 }, (_, index) => `<li>Piece ${index * index} of the catalogue</li>`).join('\n'));

describe('compressFile', () => {
	it('gives twins that hold the content, the same at each time', async () => {
		const twins = await compressFile('index.html', text);
		expect(twins.map(({ ending }) => ending)).toEqual(['.br', '.gz']);
		const [brotli, gzip] = twins.map(({ content }) => content);
		expect(brotliDecompressSync(brotli ?? '')).toEqual(text);
		expect(gunzipSync(gzip ?? '')).toEqual(text);
		expect(await compressFile('index.html', text)).toEqual(twins);
	});

	it('takes more trouble over assets than over pages', async () => {
		const sizes = async (path: string) => (await compressFile(path, text)).map(({ content }) => content.length);
		const [asset, page] = [await sizes('assets/app-1.js'), await sizes('app.js')];
		expect(asset[0]).toBeLessThan(page[0] ?? 0);
	});

	it('leaves a twin out that would not be smaller', async () => {
		expect(await compressFile('index.html', Buffer.from('short'))).toEqual([]);
		expect(await compressFile('index.html', Buffer.alloc(0))).toEqual([]);
	});
});

it.each([
	['index.html', true],
	['assets/app-1.js', true],
	['assets/icon.svg', true],
	['manifest.webmanifest', true],
	['assets/images/ring.avif', false],
	['assets/text.woff2', false],
	['_headers', false],
])('%s is worth compressing: %s', (path, expected) => {
	expect(isCompressible(path)).toBe(expected);
});
