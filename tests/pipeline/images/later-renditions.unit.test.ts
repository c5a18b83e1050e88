import { mkdtemp, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { ShownPicture } from '../../../pipeline/images/image-store.ts';
import { createLaterRenditions, type LaterRenditions } from '../../../pipeline/images/later-renditions.ts';
import type { WhenMade } from '../../../pipeline/images/make-pictures.ts';
import { pictureOrdersDir } from '../../../pipeline/images/picture-orders.ts';
import { createPictures } from '../../../pipeline/images/pictures.ts';
import { renditionName } from '../../../pipeline/images/rendition-plan.ts';
import { silentProgress } from '../../../site/progress.ts';
import { createOriginals, drawPicture, type Originals } from './originals.ts';

const config = { formats: ['avif', 'jpeg'], widths: [40, 80], avifQuality: 55 } as const;
const ring = '00000000-0000-4000-8000-000000000001';

let root = '';
let originals: Originals;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'later-'));
	originals = await createOriginals(join(root, 'originals'));
});
afterEach(() => rm(root, { recursive: true }));

/** Prepares pictures as a build does, with a cache of its own for each name. */
async function prepare(files: readonly string[], renditions: WhenMade, cache: string) {
	const cacheDir = join(root, cache);
	const store = await createPictures({ snapshot: originals, config, cacheDir, progress: silentProgress, renditions });
	const problems = await store.prepare(
		files.map((file, index) => ({ file, collection: 'ecommerce_product', id: index, field: 'images' })),
		[],
	);
	return { store, problems };
}

function openLater(cache = 'later') {
	const faults: string[] = [];
	const cacheDir = join(root, cache);
	const places = { ordersDir: pictureOrdersDir(cacheDir), renditionsDir: join(cacheDir, 'images') };
	const later = createLaterRenditions({ ...places, onFault: ({ name }, { fault }) => void faults.push(`${name}: ${fault}`) });
	onTestFinished(() => later.close());
	return { later, faults, renditionsDir: places.renditionsDir };
}

function namesOfShown(picture: ShownPicture | null): readonly string[] {
	if (picture === null) throw new Error('The picture is not shown');
	const { key, widths, formats } = picture;
	return widths.flatMap((width) => formats.map((format) => renditionName(key, width, format)));
}

/** The content of a rendition. */
async function contentOf(later: LaterRenditions, name: string): Promise<Buffer> {
	const found = await later.make(name);
	if (typeof found !== 'string') throw new Error(`${name} cannot be made: ${JSON.stringify(found)}`);
	return await readFile(found);
}

it('names pictures as a build does that makes them, and makes the same files when they are asked for', async () => {
	await originals.add(ring, 'ring.png', await drawPicture(120, 61).png().toBuffer());
	const { store: built } = await prepare([ring], 'now', 'now');
	const { store: described, problems } = await prepare([ring], 'later', 'later');
	expect(problems).toEqual([]);
	expect(described.picture(ring)).toEqual(built.picture(ring));
	expect([...described.renditions()]).toEqual([]);

	const { later } = openLater();
	for (const { name, file } of built.renditions()) {
		expect(await contentOf(later, name)).toEqual(await readFile(file));
	}
});

it('makes no rendition that pages do not name', async () => {
	await originals.add(ring, 'ring.png', await drawPicture(120, 60).png().toBuffer());
	const { store } = await prepare([ring], 'later', 'later');
	const { later, renditionsDir } = openLater();
	const { key = '' } = store.picture(ring) ?? {};
	const foreign = [`${key}-41.jpg`, `${key}-40.webp`, `${key}-040.jpg`, `${key}-40.jpeg`, '0123456789abcdef-40.jpg', '../later.json', ''];
	for (const name of foreign) expect(await later.make(name)).toBeNull();
	await expect(readdir(renditionsDir)).rejects.toThrow('ENOENT');
});

it('makes the rest behind, and what is asked for before it', async () => {
	const files = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
	for (const [index, file] of files.entries())
		await originals.add(
			file,
			`${index}.png`,
			await drawPicture(400, 200 + index)
				.png()
				.toBuffer(),
		);
	const { store } = await prepare(files, 'later', 'later');
	const { later, renditionsDir } = openLater();
	const last = files
		.map((file) => namesOfShown(store.picture(file)))
		.sort()
		.at(-1);
	const [asked = ''] = last ?? [];
	const rest = later.makeRest();
	expect(basename(String(await later.make(asked)))).toBe(asked);
	// Only a whole picture is described.
	expect(await readdir(renditionsDir)).not.toContain(`${asked.slice(0, 16)}.json`);
	expect(await rest).toEqual({ made: 4, lacking: 0 });
	expect(await readdir(renditionsDir)).toEqual(expect.arrayContaining(files.flatMap((file) => namesOfShown(store.picture(file)))));

	// What is made is known to every later build and server.
	expect(await later.makeRest()).toEqual({ made: 0, lacking: 0 });
	const { store: again } = await prepare(files, 'now', 'later');
	expect([...again.renditions()]).toHaveLength(16);
});

it('reports a picture once that is damaged behind its header', async () => {
	const whole = await drawPicture(400, 200).png().toBuffer();
	await originals.add(ring, 'ring.png', whole.subarray(0, whole.length / 2));
	const { store, problems } = await prepare([ring], 'later', 'later');
	expect(problems).toEqual([]);
	const { later, faults } = openLater();
	const [first = '', second = ''] = namesOfShown(store.picture(ring));
	expect(await later.make(first)).toMatchObject({ lacks: { fault: 'damaged' } });
	expect(await later.make(second)).toMatchObject({ lacks: { fault: 'damaged' } });
	expect(await later.makeRest()).toEqual({ made: 0, lacking: 1 });
	expect(faults).toEqual(['ring.png: damaged']);
});

it('answers for a picture whose original was replaced since, and passes over it behind', async () => {
	const file = await originals.add(ring, 'ring.png', await drawPicture(40, 20).png().toBuffer());
	const { store } = await prepare([ring], 'later', 'later');
	await unlink(file);
	const { later, faults } = openLater();
	expect(await later.make(namesOfShown(store.picture(ring))[0] ?? '')).toEqual({ lacks: null });
	expect(await later.makeRest()).toEqual({ made: 0, lacking: 0 });
	expect(faults).toEqual([]);
});

it('makes nothing more once it is closed', async () => {
	await originals.add(ring, 'ring.png', await drawPicture(400, 200).png().toBuffer());
	const { store } = await prepare([ring], 'later', 'later');
	const { later } = openLater();
	const rest = later.makeRest();
	later.close();
	expect(await rest).toEqual({ made: 0, lacking: 0 });
	expect(await later.make(namesOfShown(store.picture(ring))[0] ?? '')).toEqual({ lacks: null });
});

it('knows an order again, and follows an original that has moved', async () => {
	await originals.add(ring, 'ring.png', await drawPicture(120, 60).png().toBuffer());
	const { store } = await prepare([ring], 'later', 'later');
	const [name = ''] = namesOfShown(store.picture(ring));
	const moved = await createOriginals(join(root, 'moved'));
	await moved.add(ring, 'ring.png', await readFile(join(originals.imagesDir, (await readdir(originals.imagesDir))[0] ?? '')));
	originals = moved;
	await prepare([ring], 'later', 'later');
	await rm(join(root, 'originals'), { recursive: true });
	expect((await contentOf(openLater().later, name)).length).toBeGreaterThan(0);
});
