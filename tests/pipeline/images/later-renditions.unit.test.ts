import { mkdtemp, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cacheFolder } from '../../../pipeline/disk/cache-folder.ts';
import type { ShownPicture } from '../../../pipeline/images/image-store.ts';
import { createLaterRenditions, type LaterRenditions } from '../../../pipeline/images/later-renditions.ts';
import type { WhenMade } from '../../../pipeline/images/make-pictures.ts';
import { namePictures } from '../../../pipeline/images/named-pictures.ts';
import { createOriginalHashes } from '../../../pipeline/images/original-hashes.ts';
import { createPictures } from '../../../pipeline/images/pictures.ts';
import { encoderVersion } from '../../../pipeline/images/rendition-cache.ts';
import { renditionName } from '../../../pipeline/images/rendition-plan.ts';
import { silentProgress } from '../../../site/progress.ts';
import { createOriginals, drawPicture, type Originals } from './originals.ts';

const config = { formats: ['avif', 'jpeg'], widths: [40, 80], avifQuality: 55 } as const;
const [ring = '', ...others] = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

let root = '';
let originals: Originals;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'later-'));
	originals = await createOriginals(join(root, 'originals'));
});
afterEach(() => rm(root, { recursive: true }));

/** Prepares pictures as a build does, with a cache of its own for each name. */
async function prepare(files: readonly string[], renditions: WhenMade, cache = 'later') {
	const cacheDir = join(root, cache);
	const store = await createPictures({ snapshot: originals, config, cacheDir, progress: silentProgress, renditions });
	const problems = await store.prepare(
		files.map((file, index) => ({ file, collection: 'ecommerce_product', id: index, field: 'images' })),
		[],
	);
	return { store, problems };
}

/** `named`: the pictures that the files have in fields. */
async function openLater({ atOnce }: { readonly atOnce?: number } = {}) {
	const cacheDir = join(root, 'later');
	const hashes = createOriginalHashes(cacheFolder(join(cacheDir, 'originals')));
	const pictures = await namePictures(originals, { config, version: await encoderVersion(), hashes });
	const faults: string[] = [];
	const renditionsDir = join(cacheDir, 'images');
	const later = createLaterRenditions({
		renditionsDir,
		find: async (key) => pictures.get(key) ?? null,
		onFault: ({ name }, { fault }) => void faults.push(`${name}: ${fault}`),
		...(atOnce !== undefined && { atOnce }),
	});
	onTestFinished(() => later.close());
	const named = [...pictures.values()].filter(({ parameters }) => String(parameters.widths) === String(config.widths));
	return { later, faults, renditionsDir, named };
}

function namesOf(picture: ShownPicture | null): readonly string[] {
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

async function addSome(): Promise<readonly string[]> {
	const files = [ring, ...others];
	for (const [index, file] of files.entries()) {
		const drawn = drawPicture(400, 200 + index).png();
		await originals.add(file, `${index}.png`, await drawn.toBuffer());
	}
	return files;
}

it('names pictures as a build does that makes them, and makes the same files when they are asked for', async () => {
	await originals.add(ring, 'ring.png', await drawPicture(120, 61).png().toBuffer());
	const { store: built } = await prepare([ring], 'now', 'now');
	const { store: measured, problems } = await prepare([ring], 'later');
	expect(problems).toEqual([]);
	expect(measured.picture(ring)).toEqual(built.picture(ring));
	expect([...measured.renditions()]).toEqual([]);

	const { later } = await openLater();
	for (const { name, file } of built.renditions()) {
		expect(await contentOf(later, name)).toEqual(await readFile(file));
	}
});

it('makes no rendition that pages do not name', async () => {
	await originals.add(ring, 'ring.png', await drawPicture(60, 30).png().toBuffer());
	const { store } = await prepare([ring], 'later');
	const { later, renditionsDir } = await openLater();
	const { key = '' } = store.picture(ring) ?? {};
	const foreign = [
		`${key}-41.jpg`,
		`${key}-80.jpg`,
		`${key}-40.webp`,
		`${key}-040.jpg`,
		`${key}-40.jpeg`,
		'0123456789abcdef-40.jpg',
		'../a',
		'',
	];
	for (const name of foreign) expect(await later.make(name)).toBeNull();
	expect((await readdir(renditionsDir)).filter((name) => name !== 'swept')).toEqual([]);
});

it('makes what is asked for before the rest, and of that the last first', async () => {
	const files = await addSome();
	const { store } = await prepare(files, 'later');
	const { later, renditionsDir, named } = await openLater({ atOnce: 1 });
	const ended: string[] = [];
	const rest = later.makeRest(named).then((outcome) => {
		ended.push('rest');
		return outcome;
	});
	const [first = '', second = ''] = files.slice(-2).map((file) => namesOf(store.picture(file))[0]);
	await Promise.all([first, second].map((name) => later.make(name).then((file) => ended.push(basename(String(file))))));
	expect(await rest).toEqual({ made: 4, lacking: 0 });
	expect(ended).toEqual([second, first, 'rest']);
	expect(await readdir(renditionsDir)).toEqual(expect.arrayContaining(files.flatMap((file) => namesOf(store.picture(file)))));

	// What is made is known to every later build and server.
	expect(await later.makeRest(named)).toEqual({ made: 0, lacking: 0 });
	const { store: again } = await prepare(files, 'now');
	expect([...again.renditions()]).toHaveLength(16);
});

it('drops what is no longer asked for', async () => {
	const files = await addSome();
	const { store } = await prepare(files, 'later');
	const { later, renditionsDir } = await openLater({ atOnce: 1 });
	const [first = '', second = ''] = files.map((file) => namesOf(store.picture(file))[0]);
	const leaving = new AbortController();
	const made = later.make(first);
	const dropped = expect(later.make(second, leaving.signal)).rejects.toThrow('abort');
	leaving.abort();
	await dropped;
	expect(basename(String(await made))).toBe(first);
	// A queue of one has nothing before it by then.
	expect(basename(String(await later.make(first)))).toBe(first);
	expect(await readdir(renditionsDir)).not.toContain(second);
});

it('reports a picture once that is damaged behind its header', async () => {
	const whole = await drawPicture(400, 200).png().toBuffer();
	await originals.add(ring, 'ring.png', whole.subarray(0, whole.length / 2));
	const { store, problems } = await prepare([ring], 'later');
	expect(problems).toEqual([]);
	const { later, faults, named } = await openLater();
	for (const name of namesOf(store.picture(ring))) expect(await later.make(name)).toMatchObject({ fault: 'damaged' });
	expect(await later.makeRest(named)).toEqual({ made: 0, lacking: 1 });
	expect(faults).toEqual(['ring.png: damaged']);
});

it('reports a picture whose original was replaced since the site was built', async () => {
	const file = await originals.add(ring, 'ring.png', await drawPicture(40, 20).png().toBuffer());
	const { store } = await prepare([ring], 'later');
	const { later, faults, named } = await openLater();
	await unlink(file);
	expect(await later.make(namesOf(store.picture(ring))[0] ?? '')).toMatchObject({ fault: 'lost' });
	expect(await later.makeRest(named)).toEqual({ made: 0, lacking: 1 });
	expect(faults).toEqual(['ring.png: lost']);
});

it('goes on after its process was killed', async () => {
	const files = await addSome();
	await prepare(files, 'later');
	const { later, faults, named } = await openLater();
	const rest = later.makeRest(named);
	const children = async () =>
		(await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
	const imageProcesses = async () => {
		const all = await Promise.all((await children()).map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8')] as const));
		return all.filter(([, command]) => command.includes('image-process')).map(([pid]) => Number(pid));
	};
	const pid = await vi.waitFor(async () => {
		const [found] = await imageProcesses();
		if (found === undefined) throw new Error('It has not started');
		return found;
	});
	process.kill(pid, 'SIGKILL');
	expect(await rest).toEqual({ made: 4, lacking: 0 });
	expect(faults).toEqual([]);
});

it('makes nothing more once it is closed, and reports nothing', async () => {
	const files = await addSome();
	const { store } = await prepare(files, 'later');
	const { later, faults, named } = await openLater();
	const rest = later.makeRest(named);
	const asked = later.make(namesOf(store.picture(ring))[0] ?? '');
	later.close();
	expect(await rest).toEqual({ made: 0, lacking: 0 });
	expect(await asked).toMatchObject({ fault: 'lost' });
	expect(await later.make(namesOf(store.picture(ring))[1] ?? '')).toMatchObject({ fault: 'lost' });
	expect(faults).toEqual([]);
});
