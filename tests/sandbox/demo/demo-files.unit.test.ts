import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoFiles } from '../../../sandbox/demo/demo-files.ts';
import { demoDomains } from '../../../sandbox/demo/demo-records.ts';
import { fileId } from '../../../sandbox/demo/file-id.ts';
import { productsByCategory } from '../../../sandbox/demo/records/products.ts';

const files = demoFiles(demoDomains[0]);

function named(name: string) {
	const file = files.find((candidate) => candidate.filename_download === `${name}.png`);
	if (file === undefined) throw new Error(`no demo file ${name}`);
	return file;
}

describe('demo files', () => {
	it('have ids that never change and never meet', () => {
		expect(fileId('hero')).toBe('ba3176a6-360f-5ccc-946d-85d11dfcb65c');
		const ids = demoDomains.flatMap((domain) => demoFiles(domain).map((file) => file.id));
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
	});

	it('show each product as a different product', () => {
		const drawings = Object.values(productsByCategory).flatMap((products) => products.map((product) => JSON.stringify(product.picture)));
		expect(new Set(drawings).size).toBe(drawings.length);
	});

	it('show each product from near, too, in fewer pixels, and say what is seen', () => {
		const pieces = files.filter((file) => file.filename_download.endsWith('-detail.png'));
		const products = Object.values(productsByCategory).flat();
		const ofVariants = new Set(products.flatMap(({ variants }) => variants?.rows.flatMap((row) => row.picture?.name ?? []) ?? []));
		expect(pieces).toHaveLength(products.filter(({ picture }) => picture !== null).length + ofVariants.size);
		for (const { width, height, description } of pieces) {
			expect([width, height]).toEqual([960, 960]);
			expect(description).toBeTruthy();
		}
		expect(named('komet-detail').description).toMatch(/^Die Fassung aus der Nähe: Ring /);
		expect(named('meridian-automatik-detail').alt_translations).toEqual([
			{ language: 'en', alt: 'The dial up close: round wristwatch with a white dial' },
			{ language: 'fr', alt: 'Le cadran de près\u00a0: montre-bracelet ronde à cadran blanc' },
		]);
	});

	it.each(['auftakt-brillant', 'meridian-automatik', 'emblem'])('draw %s to the same bytes every time', async (name) => {
		const [first, second] = [await named(name).create(), await named(name).create()];
		expect(first.equals(second)).toBe(true);
	});

	it('have the size, type and weight that they state', async () => {
		const file = named('anhaenger-windrose');
		const bytes = await file.create();
		const { width, height, format } = await sharp(bytes).metadata();
		expect({ width, height, type: `image/${format}` }).toEqual({ width: file.width, height: file.height, type: file.type });
		expect(bytes.length).toBeLessThan(140_000);
	});

	it.each([
		['dreiklang', 0.08, 0.6],
		['medaillon-efeu-detail', 0.3, 0.95],
	])('show something on a plain ground: %s', async (name, least, most) => {
		const { data, info } = await sharp(await named(name).create())
			.raw()
			.toBuffer({ resolveWithObject: true });
		const ground = data.subarray(0, info.channels);
		let drawn = 0;
		for (let i = 0; i < data.length; i += info.channels) if (!data.subarray(i, i + info.channels).equals(ground)) drawn++;
		const share = drawn / (info.width * info.height);
		expect(share).toBeGreaterThan(least);
		expect(share).toBeLessThan(most);
	});
});
