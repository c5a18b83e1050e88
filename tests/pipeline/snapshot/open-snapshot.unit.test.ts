/** What is read of a snapshot, when, and how often. */
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openFileHashes, settledAfterMs } from '../../../pipeline/snapshot/file-hashes.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { SnapshotChanged } from '../../../pipeline/snapshot/snapshot-errors.ts';
import { writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { idsPerShard, productRecords } from '../../builders/product-records.ts';
import { pictureId, projectDomain, someRecords } from '../../builders/records.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const shard = 'records/ecommerce_product/0-65535.json';
const imageManifest = 'images/manifest.json';

/** Files are young when they were written within the last seconds, so that what tests write is not remembered. Here the clock says that time has passed. */
async function whenSettled<Result>(run: () => Promise<Result>): Promise<Result> {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + settledAfterMs + 100 });
	try {
		return await run();
	} finally {
		vi.useRealTimers();
	}
}

const records = someRecords({ ecommerce_product: productRecords(4, 2) });
const meta = { project: projectDomain, fetchedAt: '2026-11-20T10:00:00Z', backendVersion: null };

async function written(): Promise<string> {
	const dir = path.join(await temporaryFolder(), 'content-cache');
	const original = { hash: sha256('ring'), ext: 'png', width: 1, height: 1, bytes: 4, filename: 'x.png', modifiedOn: null };
	const images = new Map([[pictureId, { ...original, data: Buffer.from('ring') }]]);
	await writeSnapshot(dir, records, { ...meta, images });
	return dir;
}

/** The same records once more. */
async function fetchAgain(dir: string): Promise<void> {
	await writeSnapshot(dir, records, { ...meta, fetchedAt: '2026-11-20T11:00:00Z' });
}

describe('shards', () => {
	it('are the collection in parts', async () => {
		const snapshot = await openSnapshot(await written());
		const shards = snapshot.shards('ecommerce_product');
		expect(shards.map(({ file, records }) => [file, records().map(({ id }) => id)])).toEqual([
			[shard, [1, 2]],
			['records/ecommerce_product/65536-131071.json', [idsPerShard + 1, idsPerShard + 2]],
		]);
		expect(shards.flatMap(({ records }) => records())).toEqual(snapshot.records('ecommerce_product'));
		expect(snapshot.shards('nothing')).toEqual([]);
	});

	it('are named by what they hold, edited by hand or not', async () => {
		const dir = await written();
		const before = (await openSnapshot(dir)).shards('ecommerce_product').map((each) => each.sha256);
		const text = (await readFile(path.join(dir, shard), 'utf8')).replace('1234.50', '9999.50');
		await writeFile(path.join(dir, shard), text);
		const after = (await openSnapshot(dir)).shards('ecommerce_product').map((each) => each.sha256);
		expect(after).toEqual([sha256(text), before[1]]);
	});

	it('are read when they are asked for, and refused if they are not what they were', async () => {
		const dir = await written();
		const snapshot = await openSnapshot(dir);
		await writeFile(path.join(dir, shard), '[]');
		await writeFile(path.join(dir, imageManifest), '{}');
		const [first, second] = snapshot.shards('ecommerce_product');
		expect(() => first?.records()).toThrow(SnapshotChanged);
		expect(() => snapshot.images).toThrow(SnapshotChanged);
		expect(second?.records()).toHaveLength(2);
	});

	it('are read all the same where only their times changed', async () => {
		const dir = await written();
		const snapshot = await openSnapshot(dir);
		await utimes(path.join(dir, shard), new Date(), new Date('2020-01-01T00:00:00Z'));
		expect(snapshot.shards('ecommerce_product')[0]?.records()).toHaveLength(2);
	});
});

describe('the list of originals', () => {
	it('has a hash, and is known to be another where somebody edited it', async () => {
		const dir = await written();
		const file = path.join(dir, imageManifest);
		const text = await readFile(file, 'utf8');
		expect((await openSnapshot(dir)).imagesHash).toBe(sha256(text));
		await writeFile(file, text.replace('x.png', 'y.png'));
		const { images, notices } = await openSnapshot(dir);
		expect(images.get(pictureId)?.filename).toBe('y.png');
		expect(notices).toMatchObject([{ code: 'snapshot-edited', id: imageManifest }]);
	});

	it('has another hash while an original is lost, so that a build that remembers pages judges its picture again', async () => {
		const dir = await written();
		const { imagesHash, lostOriginals } = await openSnapshot(dir);
		expect([...lostOriginals]).toEqual([]);
		const file = path.join(dir, `images/${sha256('ring')}.png`);
		await writeFile(file, 'rin');
		const cut = await openSnapshot(dir);
		expect([...cut.lostOriginals]).toEqual([
			[pictureId, `its original images/${path.basename(file)} has 3 bytes and not the 4 that were fetched`],
		]);
		await rm(file);
		const missing = await openSnapshot(dir);
		expect([...missing.lostOriginals.values()]).toEqual([`its original images/${path.basename(file)} is missing`]);
		expect(new Set([imagesHash, cut.imagesHash, missing.imagesHash]).size).toBe(3);
		await writeFile(file, 'ring');
		expect((await openSnapshot(dir)).imagesHash).toBe(imagesHash);
	});

	it('is refused where it is gone or cut', async () => {
		const dir = await written();
		await writeFile(path.join(dir, imageManifest), '{');
		await expect(openSnapshot(dir)).rejects.toThrow(`${imageManifest} ends in the middle of line 1`);
		await rm(path.join(dir, imageManifest));
		await expect(openSnapshot(dir)).rejects.toThrow(`${imageManifest} is missing`);
	});
});

describe('hashes of files', () => {
	it('are remembered, and taken again of files that were written since', async () => {
		const root = await temporaryFolder();
		const cacheDir = path.join(root, 'cache');
		const file = path.join(root, 'file');
		await writeFile(file, 'aaaa');
		const hash = async (name = 'file') => {
			const hashes = await openFileHashes(root, cacheDir);
			const found = hashes.hashOf(name).hash;
			await hashes.save();
			return found;
		};
		expect(await whenSettled(hash)).toBe(sha256('aaaa'));
		// That the file is not read shows by what is said of it.
		const memory = path.join(cacheDir, 'snapshot/file-hashes.json');
		await writeFile(memory, (await readFile(memory, 'utf8')).replace(sha256('aaaa'), 'remembered'));
		expect(await hash()).toBe('remembered');

		await link(file, path.join(root, 'taken-over-by-a-fetch'));
		expect(await hash()).toBe(sha256('aaaa'));

		const { atime, mtime } = await stat(file);
		await writeFile(path.join(root, 'of-the-same-size-and-time'), 'bbbb');
		await utimes(path.join(root, 'of-the-same-size-and-time'), atime, mtime);
		await rename(path.join(root, 'of-the-same-size-and-time'), file);
		expect(await hash()).toBe(sha256('bbbb'));
		await writeFile(file, 'cccc');
		expect(await hash()).toBe(sha256('cccc'));
	});

	it('are taken again of a file that was edited in place and given its old time', async () => {
		const root = await temporaryFolder();
		const file = path.join(root, 'file');
		await writeFile(file, 'aaaa');
		await whenSettled(async () => {
			const hashes = await openFileHashes(root, root);
			hashes.hashOf('file');
			await hashes.save();
		});
		expect(await readFile(path.join(root, 'snapshot/file-hashes.json'), 'utf8')).toContain(sha256('aaaa'));
		const { atime, mtime } = await stat(file);
		await writeFile(file, 'bbbb');
		await utimes(file, atime, mtime);
		expect((await openFileHashes(root, root)).hashOf('file').hash).toBe(sha256('bbbb'));
	});

	it('stay those of records that a fetch compared and linked, until somebody edits them', async () => {
		const dir = await written();
		const cacheDir = path.join(dir, '../cache');
		const hash = async () => {
			const hashes = await openFileHashes(dir, cacheDir);
			const found = hashes.hashOf(shard).hash;
			await hashes.save();
			return found;
		};
		const real = await whenSettled(hash);
		const memory = path.join(cacheDir, 'snapshot/file-hashes.json');
		await writeFile(memory, (await readFile(memory, 'utf8')).replace(real, 'remembered'));
		await fetchAgain(dir);
		expect(await hash()).toBe('remembered');

		const file = path.join(dir, shard);
		const { atime, mtime } = await stat(file);
		const text = await readFile(file, 'utf8');
		await writeFile(file, text.replace(/.$/s, ' '));
		await utimes(file, atime, mtime);
		expect(await hash()).toBe(sha256(text.replace(/.$/s, ' ')));
		await fetchAgain(dir);
		expect(await hash()).toBe(real);
	});

	it('are presumed, where they are compared again later, for a file that was only linked', async () => {
		const root = await temporaryFolder();
		const file = path.join(root, 'file');
		await writeFile(file, 'aaaa');
		const presumed = async () => {
			const hashes = await openFileHashes(root, root);
			const found = hashes.presumedHashOf('file');
			await hashes.save();
			return found;
		};
		await whenSettled(presumed);
		const memory = path.join(root, 'snapshot/file-hashes.json');
		await writeFile(memory, (await readFile(memory, 'utf8')).replace(sha256('aaaa'), 'remembered'));
		await link(file, path.join(root, 'taken-over-by-a-fetch'));
		expect(await presumed()).toBe('remembered');
		await link(file, path.join(root, 'by the next'));
		expect(await presumed()).toBe('remembered');
		expect((await openFileHashes(root, root)).hashOf('file').hash).toBe(sha256('aaaa'));
		await writeFile(file, 'bbbb');
		expect(await presumed()).toBe(sha256('bbbb'));
	});

	it('are forgotten where one turns out to be wrong', async () => {
		const dir = await written();
		const cacheDir = await temporaryFolder();
		await whenSettled(() => openSnapshot(dir, { cacheDir }));
		const memory = path.join(cacheDir, 'snapshot/file-hashes.json');
		const hash = sha256(await readFile(path.join(dir, imageManifest)));
		await writeFile(memory, (await readFile(memory, 'utf8')).replace(hash, sha256('wrong')));
		await expect(openSnapshot(dir, { cacheDir })).rejects.toThrow(SnapshotChanged);
		expect((await openSnapshot(dir, { cacheDir })).images.size).toBe(1);
	});

	it('of young files are not remembered: they may be written again within a tick of the clock', async () => {
		const root = await temporaryFolder();
		vi.spyOn(Date, 'now').mockReturnValue(Date.now());
		await writeFile(path.join(root, 'file'), 'aaaa');
		const hashes = await openFileHashes(root, root);
		hashes.hashOf('file');
		await hashes.save();
		expect(await readFile(path.join(root, 'snapshot/file-hashes.json'), 'utf8')).toBe('{}');
	});

	it('are made again where the memory of them cannot be read', async () => {
		const dir = await written();
		const cacheDir = await temporaryFolder();
		await openSnapshot(dir, { cacheDir });
		for (const damage of ['', '[]', '{"a":1}']) {
			await writeFile(path.join(cacheDir, 'snapshot/file-hashes.json'), damage);
			expect((await openSnapshot(dir, { cacheDir })).notices).toEqual([]);
		}
	});
});
