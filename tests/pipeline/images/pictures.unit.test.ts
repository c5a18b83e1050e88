import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WhenMade } from '../../../pipeline/images/make-pictures.ts';
import { createPictures } from '../../../pipeline/images/pictures.ts';
import { imageFileName } from '../../../pipeline/snapshot/manifest.ts';
import type { ImageConfig } from '../../../site/config.ts';
import { type Progress, silentProgress } from '../../../site/progress.ts';
import { createOriginals, drawPicture, type Originals } from './originals.ts';

vi.mock('../../../pipeline/images/start-image-process.ts', async (original) => {
	const real = await original<typeof import('../../../pipeline/images/start-image-process.ts')>();
	const { keepingProcesses } = await import('./kept-image-process.ts');
	return { ...real, startImageProcess: keepingProcesses(real.startImageProcess) };
});

const config: ImageConfig = { formats: ['avif', 'jpeg'], widths: [40, 80, 120], avifQuality: 55 };
const ring = '00000000-0000-4000-8000-000000000001';
const chain = '00000000-0000-4000-8000-000000000002';

let root = '';
let originals: Originals;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'images-'));
	originals = await createOriginals(join(root, 'originals'));
});
afterEach(() => rm(root, { recursive: true }));

interface Build {
	readonly cacheDir?: string;
	readonly imageCacheDir?: string;
	readonly config?: Partial<ImageConfig>;
	readonly full?: boolean;
	readonly renditions?: WhenMade;
	readonly progress?: Progress;
}

function open({ config: changed, ...build }: Build = {}) {
	const input = { snapshot: originals, config: { ...config, ...changed }, cacheDir: join(root, 'cache'), progress: silentProgress };
	return createPictures({ ...input, ...build });
}

function uses(files: readonly string[]) {
	return files.map((file, index) => ({ file, collection: 'ecommerce_product', id: index + 1, field: 'images[0]' }));
}

async function process(files: readonly string[], references: readonly string[] = [], build: Build = {}) {
	const store = await open(build);
	const inTexts = references.map((reference) => ({ reference, collection: 'page', id: 9, field: 'body' }));
	return { store, problems: await store.prepare(uses(files), inTexts) };
}

async function makeOlder(file: string, days: number): Promise<void> {
	const time = (Date.now() - days * 24 * 3_600_000) / 1000;
	await utimes(file, time, time);
}

/** Progress that notes each stage with its total and its summary. */
function notedProgress() {
	const stages: string[] = [];
	const progress: Progress = {
		stage(name, total = 0) {
			let all = total;
			return {
				advance() {},
				grow(by) {
					all += by;
				},
				done: (summary) => void stages.push(`${name} ${all}: ${summary}`),
			};
		},
	};
	return { stages, progress };
}

describe('createPictures', () => {
	it.each([
		['wider than the widest', 200, 100, [40, 80, 120], [120, 60]],
		['between two widths', 100, 50, [40, 80, 100], [100, 50]],
		['exactly a width', 80, 40, [40, 80], [80, 40]],
		['narrower than the narrowest', 30, 60, [30], [30, 60]],
	])('makes no rendition wider than the original: %s', async (_what, width, height, widths, size) => {
		await originals.add(ring, 'ring.png', await drawPicture(width, height).png().toBuffer());
		const { store, problems } = await process([ring]);
		const picture = store.picture(ring);
		expect(problems).toEqual([]);
		expect(picture).toMatchObject({ widths, width: size[0], height: size[1], formats: ['avif', 'jpeg'] });
		const renditions = [...store.renditions()];
		expect(renditions).toHaveLength(widths.length * 2);
		for (const { name, file } of renditions) {
			const { width: actual, format, compression } = await sharp(file).metadata();
			expect(name).toBe(`${picture?.key}-${actual}.${format === 'jpeg' ? 'jpg' : 'avif'}`);
			if (format !== 'jpeg') expect(compression).toBe('av1');
		}
	});

	it('turns a picture the way the camera was held', async () => {
		await originals.add(ring, 'ring.jpg', await drawPicture(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer());
		const { store } = await process([ring]);
		expect(store.picture(ring)).toMatchObject({ width: 50, height: 100, widths: [40, 50] });
	});

	it('puts a plain background behind transparency where the format has none', async () => {
		const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
		await originals.add(ring, 'ring.png', await clear.png().toBuffer());
		const { store } = await process([ring]);
		const [avif, jpeg] = [...store.renditions()].slice(-2);
		expect((await sharp(avif?.file).metadata()).hasAlpha).toBe(true);
		expect([...(await sharp(jpeg?.file).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
	});

	it('makes equal files once', async () => {
		const content = await drawPicture(100, 50).png().toBuffer();
		await originals.add(ring, 'ring.png', content);
		await originals.add(chain, 'chain.png', content);
		const { store } = await process([ring, chain]);
		expect(store.picture(chain)?.key).toEqual(store.picture(ring)?.key);
		expect([...store.renditions()]).toHaveLength(6);
	});

	it('does nothing for what the cache has, and makes again what it lacks', async () => {
		await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		const first = await process([ring]);
		const dir = join(root, 'cache/images');
		const times = async () => Promise.all((await readdir(dir)).map(async (name) => [name, (await stat(join(dir, name))).mtimeMs]));
		const before = await times();
		const second = await process([ring]);
		expect(await times()).toEqual(before);
		expect(second.store.picture(ring)).toEqual(first.store.picture(ring));

		const made = [...first.store.renditions()][0]?.file ?? '';
		const content = await readFile(made);
		for (const damage of [rm, truncate]) {
			await damage(made);
			await process([ring]);
			expect(await readFile(made)).toEqual(content);
		}
	});

	describe('where pictures are only judged', () => {
		const judged = { renditions: 'never' } as const;
		const kept = () => readdir(join(root, 'cache/images'));
		const isRendition = (name: string) => /-\d+\.(?:avif|jpg)$/.test(name);

		it('makes no rendition, and tells the size and the faults that a build tells', async () => {
			await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
			await originals.add(chain, 'chain.png', (await drawPicture(100, 50).png().toBuffer()).subarray(0, 60));
			const { store, problems } = await process([ring, chain], ['ring.png'], judged);
			expect((await kept()).filter(isRendition)).toEqual([]);
			expect([...store.renditions()]).toEqual([]);
			expect(store.picture(ring)).toMatchObject({ width: 100, height: 50, widths: [40, 80, 100] });
			expect(store.richTextPicture('ring.png')).toMatchObject({ width: 100, height: 50 });
			const built = await process([ring, chain], ['ring.png']);
			expect(problems).toEqual(built.problems);
			expect(problems.map(({ code }) => code)).toContain('image-damaged');
			expect([...built.store.renditions()].length).toBeGreaterThan(0);
		});

		it('takes what a build has made, and reads each other original once', async () => {
			const files = [
				await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer()),
				await originals.add(chain, 'chain.png', await drawPicture(90, 50).png().toBuffer()),
			];
			for (const file of files) await makeOlder(file, 1);
			const built = await process([ring]);
			const { stages, progress } = notedProgress();
			const first = await process([ring, chain], [], { ...judged, progress });
			first.store.end();
			expect(first.store.picture(ring)).toEqual(built.store.picture(ring));
			expect(stages).toEqual(['Images 1: 1 pictures, 1 new']);
			const again = await process([ring, chain], [], { ...judged, progress });
			again.store.end();
			expect(stages).toHaveLength(1);
			expect(again.store.picture(chain)).toEqual(first.store.picture(chain));
		});

		it('leaves the sweep to a build, which knows which renditions it needs', async () => {
			await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
			await process([ring], [], judged);
			expect(await kept()).not.toContain('swept');
			await process([ring]);
			expect(await kept()).toContain('swept');
		});
	});

	it('makes again what was damaged and is as long as before, where all is to be read', async () => {
		await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		const first = await process([ring], [], { full: true });
		const made = [...first.store.renditions()][0]?.file ?? '';
		const content = await readFile(made);
		const damaged = Buffer.concat([content.subarray(0, -8), Buffer.alloc(8, '!')]);
		await writeFile(made, damaged);
		await process([ring]);
		expect(await readFile(made)).toEqual(damaged);
		const { stages, progress } = notedProgress();
		for (let build = 0; build < 2; build += 1) (await process([ring], [], { full: true, progress })).store.end();
		expect(await readFile(made)).toEqual(content);
		expect(stages).toEqual(['Images 1: 1 pictures, 1 new', 'Images 1: 1 pictures, 0 new']);
	});

	it('knows nothing but the files: a changed original is another picture, as it is without a cache', async () => {
		const file = await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		const before = await process([ring]);
		const other = await drawPicture(60, 30).png({ compressionLevel: 0 }).toBuffer();
		const { size } = await stat(file);
		await writeFile(file, Buffer.concat([other.subarray(0, size), Buffer.alloc(Math.max(0, size - other.length))]));
		expect((await stat(file)).size).toBe(size);
		const warm = await process([ring]);
		await rm(join(root, 'cache'), { recursive: true });
		const cold = await process([ring]);
		expect(warm.store.picture(ring)).toEqual(cold.store.picture(ring));
		expect(warm.problems).toEqual(cold.problems);
		expect(warm.store.picture(ring)).not.toEqual(before.store.picture(ring));
	});

	it('names a picture by its parameters too', async () => {
		await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		const keys = [{}, { avifQuality: 40 }, { widths: [50] }, { formats: ['jpeg'] as const }].map(
			async (changed) => (await process([ring], [], { config: changed })).store.picture(ring)?.key,
		);
		expect(new Set(await Promise.all(keys)).size).toBe(4);
	});

	it('finds pictures of texts by id and by name, and makes them wider', async () => {
		await originals.add(ring, 'Ring A.PNG', await drawPicture(2000, 20).png().toBuffer());
		const { store, problems } = await process([], ['ring a.png', 'Ring A', ring]);
		expect(problems).toEqual([]);
		expect(store.richTextPicture('RING A.png')).toMatchObject({ widths: [40, 80, 120, 1980] });
		expect(store.richTextPicture(ring)).toEqual(store.richTextPicture('ring a'));
		expect(store.picture(ring)).toBeNull();
	});
});

describe('groups of pictures', () => {
	it('are made one after the other, each picture once, and told and listed together', async () => {
		await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		await originals.add(chain, 'chain.png', await drawPicture(30, 50).png().toBuffer());
		const { stages, progress } = notedProgress();
		const pictures = await open({ progress });
		await Promise.all([pictures.prepare(uses([ring]), []), pictures.prepare(uses([chain, ring]), []), pictures.prepare([], [])]);
		expect(stages).toEqual([]);
		pictures.end();
		expect(stages).toEqual(['Images 2: 2 pictures, 2 new']);
		expect([...pictures.renditions()].map(({ name }) => name.replace(/^.{16}/, '')).sort()).toEqual(
			['-100.avif', '-100.jpg', '-30.avif', '-30.jpg', '-40.avif', '-40.jpg', '-80.avif', '-80.jpg'].sort(),
		);
	});

	it('say nothing where the cache has them all', async () => {
		const file = await originals.add(ring, 'ring.png', await drawPicture(30, 50).png().toBuffer());
		await process([ring]);
		// What was written a moment ago would be hashed once more.
		await makeOlder(file, 1);
		await process([ring]);
		const { stages, progress } = notedProgress();
		const { store } = await process([ring], [], { progress });
		store.end();
		expect(stages).toEqual([]);
		expect(store.picture(ring)).not.toBeNull();
	});
});

describe('a folder of renditions that checkouts share', () => {
	const shared = () => join(root, 'shared');
	const checkout = (name: string) => ({ cacheDir: join(root, name), imageCacheDir: shared() });

	it('spares the second one the work', async () => {
		await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		const first = await process([ring], [], checkout('a'));
		const { stages, progress } = notedProgress();
		const second = await process([ring], [], { ...checkout('b'), progress });
		second.store.end();
		expect(stages).toEqual(['Images 1: 1 pictures, 0 new']);
		expect(second.store.picture(ring)).toEqual(first.store.picture(ring));
		expect([...second.store.renditions()].every(({ file }) => file.startsWith(shared()))).toBe(true);
		expect(await readdir(join(root, 'b'))).toEqual(['originals']);
	});

	it('loses what no checkout needs, and nothing that one needs without asking', async () => {
		for (const [id, width] of [
			[ring, 30],
			[chain, 35],
		] as const) {
			await makeOlder(await originals.add(id, `${width}.png`, await drawPicture(width, 50).png().toBuffer()), 1);
		}
		const { store } = await process([ring, chain], [], checkout('a'));
		const unused = await process([ring], [], { ...checkout('b'), config: { widths: [20] } });
		const age = async (days: number) => {
			for (const dir of [shared(), join(root, 'a/originals')]) {
				for (const name of await readdir(dir)) await makeOlder(join(dir, name), days);
			}
		};
		await age(40);
		await process([ring], [], checkout('a'));
		const left = await readdir(shared());
		for (const { name } of store.renditions()) expect(left).toContain(name);
		for (const { name } of unused.store.renditions()) expect(left).not.toContain(name);

		await rm(join(originals.imagesDir, imageFileName(originals.images.get(chain) ?? { hash: '', ext: '' })));
		await age(40);
		await process([ring], [], checkout('a'));
		expect((await readdir(shared())).filter((name) => name.endsWith('.json'))).toEqual([`${store.picture(ring)?.key}.json`]);
	});

	it('may be filled by two at once, with the same pictures', async () => {
		const ids = await Promise.all(
			Array.from({ length: 6 }, async (_, index) => {
				const id = `00000000-0000-4000-8000-00000000001${index}`;
				await originals.add(
					id,
					`${index}.png`,
					await drawPicture(90 + index, 50)
						.png()
						.toBuffer(),
				);
				return id;
			}),
		);
		const builds = await Promise.all([process(ids, [], checkout('a')), process(ids, [], checkout('b'))]);
		const alone = await process(ids);
		for (const { store, problems } of builds) {
			expect(problems).toEqual([]);
			const files = [...store.renditions()];
			expect(files).toHaveLength(36);
			for (const [index, { name }] of [...alone.store.renditions()].entries()) expect(files[index]?.name).toBe(name);
		}
		for (const { name, file } of alone.store.renditions()) expect(await readFile(join(shared(), name))).toEqual(await readFile(file));
		expect((await readdir(shared())).filter((name) => name.endsWith('.tmp'))).toEqual([]);
	});
});

describe('a name that several files have', () => {
	it('is told with all of them, and the first is shown', async () => {
		await originals.add(chain, 'Ring.jpg', await drawPicture(60, 30).jpeg().toBuffer());
		await originals.add(ring, 'ring.png', await drawPicture(100, 50).png().toBuffer());
		const { store, problems } = await process([], ['ring', 'ring.jpg', chain]);
		expect(problems).toEqual([
			{
				code: 'image-ambiguous',
				severity: 'warning',
				collection: 'page',
				id: 9,
				field: 'body',
				message: `The picture "ring" may be any of the files ${ring}, ${chain}: they have the same name. The first one is shown.`,
				fix: expect.stringContaining('by its id'),
			},
		]);
		expect(store.richTextPicture('ring')).toMatchObject({ width: 100 });
	});

	it('is no problem where they are the same picture', async () => {
		const content = await drawPicture(60, 30).png().toBuffer();
		await originals.add(ring, 'ring.png', content);
		await originals.add(chain, 'ring.png', content);
		expect((await process([], ['ring.png'])).problems).toEqual([]);
	});
});

describe('what is said of a picture', () => {
	it('comes with it, and is told once a record where nobody said it', async () => {
		const content = await drawPicture(100, 50).png().toBuffer();
		await originals.add(ring, 'ring.png', content);
		await originals.add(chain, 'chain.png', content);
		originals.files.splice(0, 2, { id: ring, description: 'Ein Ring', focal_point_x: 0, focal_point_y: 0, width: 100, height: 50 });
		const store = await open();
		const place = { collection: 'ecommerce_product', id: 3 };
		const problems = await store.prepare(
			[
				{ ...place, file: chain, field: 'images[0]' },
				{ ...place, file: ring, field: 'images[1]' },
				{ ...place, file: chain, field: 'images[2]' },
				{ file: chain, collection: 'project', id: 'a.example', field: 'logo' },
			],
			[{ ...place, reference: 'ring', field: 'description' }],
		);
		expect(problems).toEqual([
			{
				...place,
				code: 'alt-missing',
				severity: 'warning',
				field: 'images[0]',
				message: expect.stringContaining('The picture "chain.png" has no description'),
				fix: expect.stringContaining('"description"'),
			},
		]);
		expect(store.picture(ring)).toMatchObject({ alt: { fr: { text: 'Ein Ring', language: 'de' } }, crop: 'start' });
		expect(store.richTextPicture('ring.png')).toMatchObject({ alt: { de: { text: 'Ein Ring' } } });
		expect(store.picture(chain)).not.toHaveProperty('alt');
		expect(store.picture(chain)?.key).toBe(store.picture(ring)?.key);
	});
});

describe('pictures that cannot be shown', () => {
	it.each([
		['jpeg', 'jpg'],
		['png', 'png'],
		['webp', 'webp'],
		['avif', 'avif'],
	] as const)('names the record and the file of a truncated %s, even if it was whole before', async (format, ext) => {
		const whole = await drawPicture(100, 100).toFormat(format).toBuffer();
		await originals.add(ring, `ring.${ext}`, whole);
		await process([ring]);
		// Somebody put half of it into the file library.
		await originals.add(ring, `ring.${ext}`, whole.subarray(0, Math.floor(whole.length * 0.6)));
		const { store, problems } = await process([ring, ring]);
		expect(store.picture(ring)).toBeNull();
		expect([...store.renditions()]).toEqual([]);
		expect(problems).toHaveLength(2);
		expect(problems[1]).toMatchObject({
			code: 'image-damaged',
			severity: 'error',
			collection: 'ecommerce_product',
			id: 2,
			field: 'images[0]',
			message: expect.stringMatching(
				new RegExp(`^The picture "ring.${ext}" \\(file ${ring}\\) is damaged, cut off, or no picture: .+\\.$`),
			),
			fix: expect.stringContaining('Replace the file'),
		});
	});

	it.each([
		['empty', Buffer.alloc(0)],
		['HTML', Buffer.from('<!doctype html><title>Ring</title>')],
		['text', Buffer.from('Ring')],
	])('takes %s for no picture', async (_what, content) => {
		await originals.add(ring, 'ring.jpg', content);
		expect((await process([ring])).problems).toMatchObject([{ code: 'image-damaged' }]);
	});

	it('refuses more than 50 million pixels', async () => {
		const huge = sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: 'white' } });
		await originals.add(ring, 'ring.png', await huge.png({ compressionLevel: 1 }).toBuffer());
		expect((await process([ring])).problems).toMatchObject([{ code: 'image-too-large', severity: 'error', id: 1 }]);
	});

	it('refuses a side that no format can hold, and takes a long original that is scaled below it', async () => {
		const strip = (width: number, height: number) =>
			sharp({ create: { width, height, channels: 3, background: 'white' } })
				.png()
				.toBuffer();
		await originals.add(ring, 'strip.png', await strip(100, 17_000));
		await originals.add(chain, 'chain.png', await strip(1200, 17_000));
		const { store, problems } = await process([ring, chain]);
		expect(problems).toEqual([
			{
				code: 'image-too-large',
				severity: 'error',
				collection: 'ecommerce_product',
				id: 1,
				field: 'images[0]',
				message: `The picture "strip.png" (file ${ring}) would have 100 × 17000 pixels on the site, and no side can be longer than 16383.`,
				fix: expect.stringContaining('Crop it'),
			},
		]);
		expect(store.picture(ring)).toBeNull();
		expect(store.picture(chain)).toMatchObject({ width: 120, height: 1700 });
	});

	it('warns of files that the project does not have', async () => {
		const { problems, store } = await process([chain], ['nirgends.jpg', 'https://a.example/ring.jpg']);
		expect(problems).toMatchObject([
			{ code: 'image-missing', severity: 'warning', collection: 'ecommerce_product', id: 1 },
			{ code: 'image-missing', collection: 'page', id: 9, field: 'body', message: expect.stringContaining('"nirgends.jpg"') },
			{ code: 'image-missing', message: expect.stringContaining('"https://a.example/ring.jpg"') },
		]);
		expect(store.picture(chain)).toBeNull();
	});

	it('keeps external references of a drawing out', async () => {
		const secret = await drawPicture(10, 10).png().toBuffer();
		await writeFile(join(root, 'originals/secret.png'), secret);
		const svg =
			'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><image href="secret.png" width="20" height="10"/><script>x</script></svg>';
		await originals.add(ring, 'ring.svg', Buffer.from(svg));
		const { store } = await process([ring]);
		expect(store.picture(ring)).toMatchObject({ width: 120, height: 60 });
		const jpeg = [...store.renditions()].find(({ name }) => name.endsWith('120.jpg'));
		expect(new Set(await sharp(jpeg?.file).raw().toBuffer())).toEqual(new Set([255]));
	});

	it.each([
		['is missing', rm],
		['has 9 bytes and not the', (file: string) => truncate(file, 9)],
	])('names the record and the picture whose original %s, even if the cache has it', async (state, spoil) => {
		const file = await originals.add(ring, 'ring.png', await drawPicture(10, 10).png().toBuffer());
		await process([ring]);
		await spoil(file);
		const { store, problems } = await process([ring], ['ring.png']);
		expect(store.picture(ring)).toBeNull();
		expect(problems).toMatchObject([
			{
				code: 'image-damaged',
				severity: 'error',
				collection: 'ecommerce_product',
				id: 1,
				field: 'images[0]',
				message: expect.stringContaining(
					`The picture "ring.png" (file ${ring}) cannot be shown: its original images/${basename(file)} ${state}`,
				),
				fix: expect.stringContaining('npm run fetch'),
			},
			{ code: 'image-damaged', collection: 'page', id: 9, field: 'body' },
		]);
	});
});
