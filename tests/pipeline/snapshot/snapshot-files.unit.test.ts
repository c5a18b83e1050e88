/** Writing, switching and reading back, on a real disk. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { openRichText } from '../../../pipeline/snapshot/rich-text-shards.ts';
import { SnapshotDamaged, SnapshotMissing } from '../../../pipeline/snapshot/snapshot-errors.ts';
import { describeCut } from '../../../pipeline/snapshot/snapshot-files.ts';
import { snapshotFolders } from '../../../pipeline/snapshot/switch-snapshot.ts';
import { type SnapshotMeta, stageSnapshot, writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { aProductRecord, pictureId, projectDomain, someRecords } from '../../builders/records.ts';
import { readTree } from '../../support/read-tree.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const productShard = 'records/ecommerce_product/0-65535.json';
const png = Buffer.from('not really a picture');

function meta(fields: Partial<SnapshotMeta> = {}): SnapshotMeta {
	return { project: projectDomain, fetchedAt: '2026-11-20T10:00:00Z', backendVersion: '11.17.4', ...fields };
}

function images(data: Buffer = png): NonNullable<SnapshotMeta['images']> {
	const entry = { hash: sha256(data), ext: 'png', width: 1, height: 2, bytes: data.length, filename: 'ring.png', modifiedOn: null, data };
	return new Map([[pictureId, entry]]);
}

const richText: NonNullable<SnapshotMeta['richText']> = { processor: '1', html: new Map([[sha256('a'), '<p>a</p>\n<p>b</p>']]) };

async function writtenSnapshot(): Promise<string> {
	const dir = path.join(await temporaryFolder(), 'content-cache');
	await writeSnapshot(dir, someRecords(), meta({ images: images(), richText }));
	return dir;
}

describe('a snapshot', () => {
	it('reads back what was written', async () => {
		const dir = await writtenSnapshot();
		const snapshot = await openSnapshot(dir);
		expect(snapshot.records('ecommerce_product')).toMatchObject([{ id: 1, slug: 'ring', price_brutto: '1234.50' }]);
		expect(snapshot.records('nothing')).toEqual([]);
		expect(snapshot.manifest).toMatchObject({ formatVersion: 1, project: projectDomain, collections: { ecommerce_product: { count: 1 } } });
		expect(snapshot.images.get(pictureId)).toEqual({
			hash: sha256(png),
			ext: 'png',
			width: 1,
			height: 2,
			bytes: png.length,
			filename: 'ring.png',
			modifiedOn: null,
		});
		expect(await readFile(path.join(snapshot.imagesDir, `${sha256(png)}.png`))).toEqual(png);
		for (const [hash, html] of richText.html) {
			for (const processor of ['1', '2']) {
				const texts = openRichText(snapshot.richTextDir, processor);
				await texts.read([hash]);
				expect(texts.html(hash)).toBe(processor === '1' ? html : undefined);
			}
		}
		expect(snapshot.notices).toEqual([]);
	});

	it('keeps volatile values in its manifest only', async () => {
		const dir = await writtenSnapshot();
		const before = readTree(dir, 'content');
		await writeSnapshot(
			dir,
			someRecords(),
			meta({ fetchedAt: '2027-01-01T00:00:00Z', backendVersion: '12.0.0', images: images(), richText }),
		);
		const after = readTree(dir, 'content');
		const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
		expect(changed).toEqual(['manifest.json']);
	});

	it('leaves files alone that did not change', async () => {
		const dir = await writtenSnapshot();
		const files = [productShard, 'records/project/all.json', `images/${sha256(png)}.png`, 'rich-text/all.json'];
		const old = new Date('2020-01-01T00:00:00Z');
		for (const file of files) await utimes(path.join(dir, file), old, old);
		const inodes = await Promise.all(files.map(async (file) => (await stat(path.join(dir, file))).ino));
		await writeSnapshot(dir, someRecords({ brand: [] }), meta({ images: images(), richText }));
		for (const [index, file] of files.entries()) {
			const { ino, mtime } = await stat(path.join(dir, file));
			expect([file, ino, mtime]).toEqual([file, inodes[index], old]);
		}
		expect((await openSnapshot(dir)).records('brand')).toEqual([]);
	});

	it('knows what its rich text is, also where that is kept', async () => {
		const dir = await writtenSnapshot();
		const file = path.join(dir, 'rich-text/all.json');
		const hashes = { 'rich-text/all.json': sha256(await readFile(file)) };
		expect((await openSnapshot(dir)).manifest.richText).toEqual(hashes);
		await writeFile(file, (await readFile(file, 'utf8')).replace('<p>a', '<p><script>'));
		await writeSnapshot(dir, someRecords(), meta());
		const snapshot = await openSnapshot(dir);
		expect(snapshot.manifest.richText).toEqual(hashes);
		expect(snapshot.notices).toMatchObject([{ code: 'snapshot-edited', collection: 'rich-text', id: 'rich-text/all.json' }]);
		const texts = openRichText(snapshot.richTextDir, '1');
		await texts.read([sha256('a')]);
		expect(texts.html(sha256('a'))).toBeUndefined();
	});

	it('drops files that are no longer needed, and keeps what others put there', async () => {
		const dir = await writtenSnapshot();
		await mkdir(path.join(dir, 'history/prices'), { recursive: true });
		await writeFile(path.join(dir, 'history/prices/1.json'), '[]');
		await writeSnapshot(dir, { project: [] }, meta({ images: new Map() }));
		expect(Object.keys(readTree(dir, 'content')).sort()).toEqual([
			'history/prices/1.json',
			'images/manifest.json',
			'manifest.json',
			'rich-text/all.json',
		]);
	});

	it('takes a changed original over even under the same name', async () => {
		const dir = await writtenSnapshot();
		const file = path.join(dir, 'images', `${sha256(png)}.png`);
		await rm(file);
		await writeFile(file, 'cut');
		await writeSnapshot(dir, someRecords(), meta({ images: images() }));
		expect(await readFile(file)).toEqual(png);
	});
});

describe('a crash', () => {
	it('while writing leaves the old snapshot as it was', async () => {
		const dir = await writtenSnapshot();
		const before = readTree(dir, 'untouched');
		await stageSnapshot(dir, someRecords({ ecommerce_product: [] }), meta());
		expect(readTree(dir, 'untouched')).toEqual(before);
		expect((await openSnapshot(dir)).records('ecommerce_product')).toHaveLength(1);
		await writeSnapshot(dir, someRecords({ brand: [] }), meta());
		expect(await readdir(path.dirname(dir))).toEqual(['content-cache']);
	});

	it('between the two renames of the switch ends with the new snapshot', async () => {
		const dir = await writtenSnapshot();
		const staged = await stageSnapshot(dir, someRecords({ ecommerce_product: [] }), meta());
		const { next, previous } = snapshotFolders(dir);
		await rename(staged.dir, next);
		await rename(dir, previous);
		expect((await openSnapshot(dir)).records('ecommerce_product')).toEqual([]);
	});

	it('that leaves only the old snapshot aside brings it back', async () => {
		const dir = await writtenSnapshot();
		await rename(dir, snapshotFolders(dir).previous);
		expect((await openSnapshot(dir)).records('ecommerce_product')).toHaveLength(1);
	});

	it('of the disk throws and leaves the old snapshot', async () => {
		const dir = await writtenSnapshot();
		const before = readTree(dir, 'untouched');
		const entry = {
			hash: sha256('gone'),
			ext: 'png',
			width: 1,
			height: 1,
			bytes: 4,
			filename: 'gone.png',
			modifiedOn: null,
			file: path.join(dir, 'gone'),
		};
		const failing = meta({ images: new Map([[pictureId, entry]]) });
		await expect(writeSnapshot(dir, someRecords({ brand: [] }), failing)).rejects.toThrow(/ENOENT/);
		expect(readTree(dir, 'untouched')).toEqual(before);
		expect(await readdir(path.dirname(dir))).toEqual(['content-cache']);
	});

	it('that is undone leaves nothing beside the snapshot', async () => {
		const dir = await writtenSnapshot();
		const staged = await stageSnapshot(dir, someRecords(), meta());
		expect((await openSnapshot(staged.dir)).records('project')).toHaveLength(1);
		await staged.discard();
		expect(await readdir(path.dirname(dir))).toEqual(['content-cache']);
	});
});

describe('a snapshot that is not what was fetched', () => {
	it('is used where somebody edited a shard, with a warning that names the file', async () => {
		const dir = await writtenSnapshot();
		const file = path.join(dir, productShard);
		await writeFile(file, JSON.stringify([aProductRecord({ slug: 'edited' })]));
		const snapshot = await openSnapshot(dir);
		expect(snapshot.records('ecommerce_product')).toMatchObject([{ slug: 'edited' }]);
		expect(snapshot.notices).toMatchObject([
			{ code: 'snapshot-edited', severity: 'warning', collection: 'ecommerce_product', id: productShard },
		]);
	});

	it.each([
		['cut', productShard, (text: string) => text.slice(0, -20)],
		['not a list', productShard, () => '{}'],
		['no list of records', productShard, () => '[1]'],
		['a cut manifest', 'manifest.json', (text: string) => text.slice(0, 40)],
		['a manifest of another kind', 'manifest.json', () => '{"formatVersion":1}'],
		['a newer manifest', 'manifest.json', (text: string) => text.replace('"formatVersion": 1', '"formatVersion": 2')],
		['a manifest that points elsewhere', 'manifest.json', (text: string) => text.replace(productShard, 'records/../../secret.json')],
		['a cut list of pictures', 'images/manifest.json', (text: string) => text.slice(0, 9)],
	])('is refused: %s', async (_, file, spoil) => {
		const dir = await writtenSnapshot();
		await writeFile(path.join(dir, file), spoil(await readFile(path.join(dir, file), 'utf8')));
		const error = await openSnapshot(dir)
			.then(({ images }) => images)
			.catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(SnapshotDamaged);
		expect(String(error)).toContain(file);
	});

	it('is refused where a shard is gone', async () => {
		const dir = await writtenSnapshot();
		await rm(path.join(dir, productShard));
		await expect(openSnapshot(dir)).rejects.toThrow(productShard);
	});

	it('is half of one where records lie there and no manifest, which is written last', async () => {
		const dir = await writtenSnapshot();
		await rm(path.join(dir, 'manifest.json'));
		const error = await openSnapshot(dir).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(SnapshotDamaged);
		expect(String(error)).toContain('manifest.json is missing: the snapshot was only half written or copied');
	});

	it('says how to get one where there is none', async () => {
		const dir = path.join(await temporaryFolder(), 'nothing');
		const error = await openSnapshot(dir).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(SnapshotMissing);
		expect(String(error)).toMatch(/npm run fetch.*DIRECTUS_URL/);
	});
});

const whole = `${JSON.stringify([{ id: 1, name: 'Ring "Aurora"', list: [1, 2], none: null }], null, '\t')}\n`;

function faultOf(text: string): string | null {
	try {
		JSON.parse(text);
		return null;
	} catch (error) {
		return describeCut(text, error);
	}
}

describe('a file that is no JSON', () => {
	it('is said to be half written wherever it is cut', () => {
		expect(faultOf('')).toBe('is empty: it was only half written');
		expect(faultOf(' \n')).toBe('is empty: it was only half written');
		for (let length = 1; length < whole.trimEnd().length; length += 1) {
			expect(faultOf(whole.slice(0, length)), `cut after ${length}`).toMatch(
				/^ends in the middle of line \d+: it was cut off, or only half written$/,
			);
		}
		expect(faultOf(whole.slice(0, whole.indexOf('"list"')))).toContain('line 4');
	});

	it.each<[string, string, string]>([
		['a comma too many', whole.replace('null', 'null,'), 'is not JSON in line 10, column 2'],
		['a mark of a merge', whole.replace('\t\t"id"', '<<<<<<< HEAD\n\t\t"id"'), 'is not JSON in line 3, column 1'],
		['a quote too few', whole.replace('"id"', 'id"'), 'is not JSON in line 3, column 3'],
		['something behind it', `${whole}x`, 'is not JSON in line 12, column 1'],
	])('is named by line and column where somebody broke it: %s', (_, text, fault) => {
		expect(faultOf(text)).toBe(fault);
	});
});
