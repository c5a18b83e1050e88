import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { pieces } from '../../demo/drawings.ts';
import { pictures } from '../../demo/pictures.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { remember } from '../../site/remember.ts';

function named(name: string) {
	const picture = pictures.find((candidate) => candidate.name === `${name}.png`);
	if (picture === undefined) throw new Error(`no picture ${name}`);
	return picture;
}

/** Each once: a picture takes a second. */
const drawn = remember((name: string) => named(name).draw());

describe('the pictures', () => {
	it('are those of the committed snapshot', async () => {
		const { images } = await openSnapshot(defaultFolders.content);
		const committed = [...images.values()].map(({ filename, width, height }) => ({ name: filename, width, height }));
		const drawn = pictures.map(({ name, width, height }) => ({ name, width, height }));
		const inOrder = (list: typeof drawn) => list.toSorted((one, other) => (one.name < other.name ? -1 : 1));
		expect(inOrder(drawn)).toEqual(inOrder(committed as typeof drawn));
	});

	it('show each product as a different piece', () => {
		const drawings = Object.values(pieces).flatMap((each) => Object.values(each).map((drawing) => JSON.stringify(drawing)));
		// One ring is shown alone, and once more as one of the sizes of its stone.
		expect(new Set(drawings).size).toBe(drawings.length - 1);
	});

	it.each(['dreiklang', 'emblem'])('draw %s to the same bytes every time', async (name) => {
		expect((await named(name).draw()).equals(await drawn(name))).toBe(true);
	});

	it('have the size, type and weight that they state', async () => {
		const picture = named('dreiklang');
		const bytes = await drawn('dreiklang');
		const { width, height, format } = await sharp(bytes).metadata();
		expect({ width, height, format }).toEqual({ width: picture.width, height: picture.height, format: 'png' });
		expect(bytes.length).toBeLessThan(140_000);
	});

	it.each([
		['dreiklang', 0.08, 0.6],
		['medaillon-efeu-detail', 0.3, 0.95],
	])('show something on a plain ground: %s', async (name, least, most) => {
		const { data, info } = await sharp(await drawn(name))
			.raw()
			.toBuffer({ resolveWithObject: true });
		const ground = data.subarray(0, info.channels);
		let inked = 0;
		for (let i = 0; i < data.length; i += info.channels) if (!data.subarray(i, i + info.channels).equals(ground)) inked++;
		const share = inked / (info.width * info.height);
		expect(share).toBeGreaterThan(least);
		expect(share).toBeLessThan(most);
	});
});
