/** Originals as people upload them by mistake, or to do harm: each is shown as it looks, or named, and costs no more than a picture may. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPictures } from '../../../pipeline/images/pictures.ts';
import type { ImageConfig } from '../../../site/config.ts';
import { silentProgress } from '../../../site/progress.ts';
import { createOriginals, drawPicture, type Originals } from './originals.ts';

vi.mock('../../../pipeline/images/start-image-process.ts', async (original) => {
	const real = await original<typeof import('../../../pipeline/images/start-image-process.ts')>();
	const { keepingProcesses } = await import('./kept-image-process.ts');
	return { ...real, startImageProcess: keepingProcesses(real.startImageProcess) };
});

const config: ImageConfig = { formats: ['avif', 'jpeg'], widths: [40, 80], avifQuality: 55 };
const ring = '00000000-0000-4000-8000-000000000001';
const chain = '00000000-0000-4000-8000-000000000002';

let root = '';
let originals: Originals;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'hostile-'));
	originals = await createOriginals(join(root, 'originals'));
});
afterEach(() => rm(root, { recursive: true }));

/** Everything that became of the originals: the problems, and each rendition as the image library sees it. */
async function process(files: readonly string[] = [ring], limitMs?: number) {
	const cacheDir = join(root, 'cache');
	const pictures = await createPictures({
		snapshot: originals,
		config,
		cacheDir,
		progress: silentProgress,
		...(limitMs && { limitMs }),
	});
	const uses = files.map((file, index) => ({ file, collection: 'ecommerce_product', id: index + 1, field: 'images[0]' }));
	const problems = await pictures.prepare(uses, []);
	const renditions = await Promise.all(
		[...pictures.renditions()].map(async ({ file }) => {
			const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
			return { ...(await sharp(file).metadata()), first: [...data.subarray(0, 3)], colours: new Set(data), size: info.width };
		}),
	);
	return { pictures, problems, renditions };
}

const plain = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } });

const svg = (inside: string, attributes = 'width="80" height="40"', before = '') =>
	Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`);

describe('unusual originals are shown as they look', () => {
	it.each([
		['gif', 'loop.gif'],
		['webp', 'loop.webp'],
	] as const)('an animated %s by its first frame', async (format, name) => {
		const frames = await Promise.all(['#ff0000', '#0000ff', '#00ff00'].map((colour) => plain(100, 50, colour).png().toBuffer()));
		const animated = await sharp(frames, { join: { animated: true } })
			.toFormat(format, { delay: [100, 100, 100] })
			.toBuffer();
		expect((await sharp(animated).metadata()).pages).toBe(3);
		await originals.add(ring, name, animated);
		const { pictures, problems, renditions } = await process();
		expect(problems).toEqual([]);
		expect(pictures.picture(ring)).toMatchObject({ width: 80, height: 40 });
		for (const { pages, first } of renditions) {
			expect(pages ?? 1).toBe(1);
			expect(first[0]).toBeGreaterThan(230);
			expect(first[2]).toBeLessThan(30);
		}
	});

	it('a CMYK photograph in the colours of screens', async () => {
		const cmyk = await plain(100, 50, '#c03020').toColourspace('cmyk').jpeg().toBuffer();
		expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
		await originals.add(ring, 'print.jpg', cmyk);
		const { problems, renditions } = await process();
		expect(problems).toEqual([]);
		for (const { space, channels, first } of renditions) {
			expect([space, channels]).toEqual(['srgb', 3]);
			expect(first[0]).toBeGreaterThan(first[1] ?? 0);
			expect(first[0]).toBeGreaterThan(150);
			expect(first[2]).toBeLessThan(90);
		}
	});

	it.each([
		['a PNG that is called a JPEG', 'ring.jpg', () => plain(100, 50, 'red').png().toBuffer()],
		['a JPEG that is called a drawing', 'ring.svg', () => plain(100, 50, 'red').jpeg().toBuffer()],
		['a drawing that is called a PNG', 'ring.png', async () => svg('<rect width="80" height="40" fill="red"/>')],
		['a WebP without a proper name', 'ring', () => plain(100, 50, 'red').webp().toBuffer()],
	])('%s by what it is', async (_what, name, content) => {
		await originals.add(ring, name, await content());
		const { problems, renditions } = await process();
		expect(problems).toEqual([]);
		expect(renditions.map(({ format }) => format)).toEqual(['heif', 'jpeg', 'heif', 'jpeg']);
		for (const { first } of renditions) expect(first[0]).toBeGreaterThan(230);
	});

	it('a photograph that the camera held sideways, without what the camera knew', async () => {
		const photograph = plain(100, 50, 'white').composite([{ input: await plain(50, 50, 'red').png().toBuffer(), left: 0, top: 0 }]);
		const tagged = photograph.withMetadata({ orientation: 6 }).withExifMerge({ IFD0: { Artist: 'canary' } });
		await originals.add(ring, 'ring.jpg', await tagged.jpeg().toBuffer());
		const { pictures, renditions } = await process();
		expect(pictures.picture(ring)).toMatchObject({ width: 50, height: 100 });
		for (const { first, exif, xmp, orientation } of renditions) {
			// Its left half is above now.
			expect(first[1]).toBeLessThan(60);
			expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
		}
	});
});

describe('a drawing', () => {
	it('runs nothing, asks for nothing and brings nothing of its own to the site', async () => {
		let asked = 0;
		const server = createServer((_request, response) => {
			asked += 1;
			response.end();
		}).listen(0, '127.0.0.1');
		onTestFinished(() => void server.close());
		await new Promise((resolve) => server.once('listening', resolve));
		const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const secret = join(root, 'secret.png');
		await writeFile(secret, await plain(80, 40, 'black').png().toBuffer());
		await writeFile(join(root, 'originals/secret.svg'), svg('<rect id="r" width="80" height="40"/>'));
		await originals.add(
			ring,
			'ring.svg',
			svg(
				`<script>fetch('${there}/script')</script><script href="${there}/script.js"/>
				<style>@import url(${there}/style.css); @font-face { font-family: x; src: url(${there}/font.woff) } text { font-family: x }</style>
				<image href="${there}/image.png" width="80" height="40"/><image href="${pathToFileURL(secret)}" width="80" height="40"/>
				<image href="secret.svg" width="80" height="40"/><use xlink:href="secret.svg#r"/><use href="${there}/use.svg#r"/>
				<rect width="80" height="40" fill="url(${there}/paint.svg#p)"/><rect width="80" height="40" fill="none" filter="url(${there}/f.svg#f)"/>
				<foreignObject width="80" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${there}/frame"/></foreignObject>
				<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="secret.svg"/>
				<text y="30"><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="${pathToFileURL(secret)}"/></text>`,
				'width="80" height="40" onload="alert(1)"',
				`<?xml-stylesheet href="${there}/sheet.css"?>`,
			),
		);
		const { problems, renditions } = await process();
		expect(problems).toEqual([]);
		expect(renditions.map(({ format }) => format)).toEqual(['heif', 'jpeg', 'heif', 'jpeg']);
		for (const { colours } of renditions.filter(({ format }) => format === 'jpeg')) expect([...colours]).toEqual([255]);
		expect(asked).toBe(0);
	});

	it('reads no file of the machine as one of its entities', async () => {
		const secret = join(root, 'secret.txt');
		await writeFile(secret, 'canary');
		await originals.add(
			ring,
			'ring.svg',
			svg('<text y="30">&file;</text>', undefined, `<!DOCTYPE svg [<!ENTITY file SYSTEM "${pathToFileURL(secret)}">]>`),
		);
		const { problems } = await process();
		expect(problems).toMatchObject([{ code: 'image-damaged', message: expect.stringContaining("Entity 'file' not defined") }]);
	});

	const entities = [
		'<!ENTITY a0 "aaaaaaaaaa">',
		...Array.from({ length: 12 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`),
	];
	const groups = Array.from({ length: 12 }, (_, index) => `<g id="u${index + 1}">${`<use xlink:href="#u${index}"/>`.repeat(10)}</g>`);

	it.each([
		['whose entities multiply', svg('<text y="9">&a12;</text>', undefined, `<!DOCTYPE svg [${entities.join('')}]>`), 'image-damaged'],
		['whose references multiply', svg(`<defs><path id="u0"/>${groups.join('')}</defs><use xlink:href="#u12"/>`), 'image-damaged'],
		['that is nested without end', svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)), 'image-damaged'],
		['of a square kilometre', svg('<rect width="1" height="1"/>', 'width="1000000" height="1000000"'), 'image-too-large'],
		['as long as a street', svg('<rect width="1" height="1"/>', 'width="1" height="100000"'), 'image-too-large'],
	])('%s is named, and holds nobody up', async (_what, content, code) => {
		await originals.add(ring, 'ring.svg', content);
		const { problems } = await process();
		expect(problems).toMatchObject([{ code, severity: 'error', id: 1, message: expect.stringContaining(`"ring.svg" (file ${ring})`) }]);
	});

	it('that would take hours is given up in time, and what was made beside it is made all the same', async () => {
		const effects = '<feTurbulence baseFrequency="0.9" numOctaves="20"/><feMorphology operator="dilate" radius="300"/>'.repeat(600);
		const filter = `<filter id="f" x="0" y="0" width="1" height="1">${effects}</filter>`;
		await originals.add(
			ring,
			'slow.svg',
			svg(`${filter}<rect width="3000" height="3000" filter="url(#f)"/>`, 'width="3000" height="3000"'),
		);
		await originals.add(chain, 'chain.png', await drawPicture(100, 50).png().toBuffer());
		const started = performance.now();
		const { pictures, problems } = await process([ring, chain], 4000);
		expect(performance.now() - started).toBeLessThan(60_000);
		expect(problems).toMatchObject([
			{ code: 'image-too-large', id: 1, message: expect.stringMatching(/"slow\.svg" .* takes more than a picture may: more than 4 s\./) },
		]);
		expect(pictures.picture(chain)).toMatchObject({ width: 80 });
	});
});

/** A PNG whose head states another width and height. */
function statingSize(png: Buffer, pixels: number): Buffer {
	png.writeUInt32BE(pixels, 16);
	png.writeUInt32BE(pixels, 20);
	png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
	return png;
}

describe('a picture that would take too much memory is named before it does', () => {
	it('as an interlaced one with many bits a pixel', async () => {
		const interlaced = sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
			.toColourspace('rgb16')
			.png({ progressive: true });
		await originals.add(ring, 'deep.png', statingSize(await interlaced.toBuffer(), 6000));
		const { problems } = await process();
		expect(problems).toMatchObject([{ code: 'image-too-large', message: expect.stringContaining('288 MB of memory') }]);
	});

	it('as a file of a hundred megabytes', async () => {
		const file = await originals.add(ring, 'huge.jpg', await drawPicture(100, 50).jpeg().toBuffer());
		const bytes = 100_000_001;
		await truncate(file, bytes);
		for (const [id, entry] of originals.images) originals.images.set(id, { ...entry, bytes });
		const { problems } = await process();
		expect(problems).toMatchObject([{ code: 'image-too-large', message: expect.stringContaining('a file of 100 MB') }]);
	});

	it('by the size that its head states, whatever follows', async () => {
		await originals.add(ring, 'bomb.png', statingSize(await plain(100, 50, 'red').png().toBuffer(), 60_000));
		const { problems } = await process();
		expect(problems).toMatchObject([{ code: 'image-too-large', severity: 'error', message: expect.stringContaining('"bomb.png"') }]);
	});
});
