import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeIcons } from '../../../../pipeline/images/icons/make-icons.ts';
import { sha256 } from '../../../../pipeline/snapshot/hash.ts';
import { drawLogo, spread } from './logos.ts';

let dir = '';
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'icons-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** `files`: by what stands after the key in their names. */
async function make(logo: Buffer, ground = '#f3f4f0') {
	const file = join(dir, 'original');
	await writeFile(file, logo);
	const outcome = await makeIcons({ source: { file, sha256: sha256(logo) }, key: 'key', ground, dir });
	if (outcome === 'changed' || 'fault' in outcome) throw new Error(JSON.stringify(outcome));
	const files = new Map<string, Buffer>();
	for (const name of Object.keys(outcome.bytes)) files.set(name.slice('key-'.length), await readFile(join(dir, name)));
	return { files, look: outcome.look };
}

describe('the icons of a logo', () => {
	it('have their sizes, no transparency, and room around the sign, wherever it lies in the logo', async () => {
		const { files, look } = await make(await drawLogo('#00000000'));
		const sizes = await Promise.all(
			[...files]
				.filter(([name]) => name.endsWith('.png'))
				.map(async ([name, png]) => {
					const { width, height, hasAlpha, format } = await sharp(png).metadata();
					return [name, width, height, hasAlpha, format];
				}),
		);
		expect(sizes).toEqual([
			['48.png', 48, 48, false, 'png'],
			['192.png', 192, 192, false, 'png'],
			['512.png', 512, 512, false, 'png'],
			['maskable512.png', 512, 512, false, 'png'],
			['touch180.png', 180, 180, false, 'png'],
		]);
		expect(look.isOpaque).toBe(false);
		const [large, maskable] = [await spread(files.get('512.png')), await spread(files.get('maskable512.png'))];
		expect(large.margin).toBeCloseTo(0.07, 1);
		expect(large.ground).toEqual([0xf3, 0xf4, 0xf0]);
		// The safe zone is a circle of 0.8 of the side.
		expect(maskable.radius).toBeLessThanOrEqual(0.4);
		expect(maskable.radius).toBeGreaterThan(0.38);
	});

	it('keep the ground that the logo was drawn on', async () => {
		const { files, look } = await make(await drawLogo('#204060', '#ffffff'));
		expect(look.ground).toBe('#204060');
		expect((await spread(files.get('maskable512.png'))).ground).toEqual([0x20, 0x40, 0x60]);
	});

	it('stand on white where the sign could not be seen on the ground of the site', async () => {
		expect((await spread((await make(await drawLogo('#00000000'), '#101418')).files.get('192.png'))).ground).toEqual([255, 255, 255]);
	});

	it('stand in one file for those who ask for /favicon.ico', async () => {
		const favicon = (await make(await drawLogo('#ffffff'))).files.get('favicon.ico') ?? Buffer.alloc(0);
		expect([favicon.readUInt16LE(2), favicon.readUInt16LE(4)]).toEqual([1, 2]);
		for (const [index, side] of [32, 48].entries()) {
			const at = 6 + index * 16;
			const [length, offset] = [favicon.readUInt32LE(at + 8), favicon.readUInt32LE(at + 12)];
			expect(favicon[at]).toBe(side);
			expect((await sharp(favicon.subarray(offset, offset + length)).metadata()).width).toBe(side);
		}
	});
});

it('rasterises a drawing that brings a script and asks for files, and copies nothing of it', async () => {
	const evil =
		'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><circle cx="40" cy="40" r="30" fill="#102030" onclick="alert(1)"/></svg>';
	const { files } = await make(Buffer.from(evil));
	for (const content of files.values()) expect(content.includes('alert')).toBe(false);
	expect([...files.keys()].filter((name) => name.endsWith('.svg'))).toEqual([]);
	expect((await spread(files.get('192.png'))).margin).toBeCloseTo(0.07, 1);
});
