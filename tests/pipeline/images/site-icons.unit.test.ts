import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictures } from '../../../pipeline/images/pictures.ts';
import type { IconRequest, SiteIcons } from '../../../pipeline/images/site-icons.ts';
import { startImageProcess } from '../../../pipeline/images/start-image-process.ts';
import { silentProgress } from '../../../site/progress.ts';
import { drawLogo, spread } from './icons/logos.ts';
import { createOriginals, type Originals } from './originals.ts';

// As it is, and watched.
vi.mock('../../../pipeline/images/start-image-process.ts', async (original) => {
	const real = await original<typeof import('../../../pipeline/images/start-image-process.ts')>();
	const { keepingProcesses } = await import('./kept-image-process.ts');
	return { ...real, startImageProcess: vi.fn(keepingProcesses(real.startImageProcess)) };
});

const logo = '00000000-0000-4000-8000-000000000001';
const config = { formats: ['jpeg'], widths: [40], avifQuality: 55 } as const;
const initial = { name: 'Haus', face: 'serif', ground: '#12383b', ink: '#ffffff' } as const;
const request: IconRequest = { logo, ground: '#f3f4f0', initial };

let root = '';
let originals: Originals;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'icons-'));
	originals = await createOriginals(join(root, 'originals'));
});
afterEach(() => rm(root, { recursive: true }));

interface Made extends SiteIcons {
	/** By what stands after the key in their names. */
	readonly files: ReadonlyMap<string, Buffer>;
}

async function make(changed: Partial<IconRequest> = {}): Promise<Made> {
	const pictures = await createPictures({ snapshot: originals, config, cacheDir: join(root, 'cache'), progress: silentProgress });
	const icons = await pictures.icons({ ...request, ...changed });
	const files = new Map<string, Buffer>();
	for (const { name, file } of pictures.renditions()) {
		expect(name.startsWith(`${icons.key}-`)).toBe(true);
		files.set(name.slice(17), await readFile(file));
	}
	return { ...icons, files };
}

describe('the icons of a logo', () => {
	it('are made once, and again when one of them is gone', async () => {
		await originals.add(logo, 'logo.png', await drawLogo('#ffffff'));
		const { key, files } = await make();
		const file = (name: string) => join(root, 'cache/images', `${key}-${name}`);
		const { mtimeMs } = await stat(file('512.png'));
		await make();
		expect((await stat(file('512.png'))).mtimeMs).toBe(mtimeMs);
		await writeFile(file('48.png'), 'cut');
		const again = await make();
		expect(again.key).toBe(key);
		expect(again.files.get('48.png')).toEqual(files.get('48.png'));
	});

	it('have another name for another logo and another ground, and for nothing else', async () => {
		await originals.add(logo, 'logo.png', await drawLogo('#00000000'));
		const { key } = await make();
		expect((await make({ initial: { ...initial, name: 'Anderes' } })).key).toBe(key);
		expect((await make({ ground: '#ffffff' })).key).not.toBe(key);
		await originals.add(logo, 'logo.png', await drawLogo('#00000000', '#000000'));
		expect((await make()).key).not.toBe(key);
	});
});

describe('without a logo that can be read', () => {
	it('it is not read again', async () => {
		await originals.add(logo, 'logo.png', Buffer.from('no picture'));
		vi.mocked(startImageProcess).mockClear();
		await make();
		expect(startImageProcess).toHaveBeenCalled();
		vi.mocked(startImageProcess).mockClear();
		expect((await make()).hasDrawing).toBe(true);
		expect(startImageProcess).not.toHaveBeenCalled();
	});

	it.each<[string, (() => Promise<unknown>) | null]>([
		['there is none', null],
		['nothing is drawn on it', async () => originals.add(logo, 'logo.png', await drawLogo('#00000000', '#00000000'))],
		['its original is lost', async () => rm(await originals.add(logo, 'logo.png', await drawLogo('#ffffff')))],
		['it is no picture', () => originals.add(logo, 'logo.png', Buffer.from('no picture'))],
		[
			'it is larger than any picture may be',
			() => originals.add(logo, 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>')),
		],
	])('the initial stands for the house: %s', async (_, add) => {
		await add?.();
		const { files, hasDrawing, look } = await make(add === null ? { logo: null } : {});
		expect([hasDrawing, look]).toEqual([true, null]);
		expect([...files.keys()].at(-1)).toBe('drawing.svg');
		expect(String(files.get('drawing.svg'))).toMatch(/^<svg [^>]+><path [^>]+\/><path [^>]+\/><\/svg>$/);
		const { ground, margin } = await spread(files.get('512.png'));
		expect(ground).toEqual([0x12, 0x38, 0x3b]);
		expect(margin).toBeGreaterThan(0.1);
		expect((await spread(files.get('maskable512.png'))).radius).toBeLessThanOrEqual(0.4);
	});
});
