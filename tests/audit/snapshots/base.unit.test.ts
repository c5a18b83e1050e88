/** What an audit compares with, taken out of a real git. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCatalogueHistory } from '../../../audit/snapshots/catalogue-history.ts';
import { chooseSnapshot } from '../../../audit/snapshots/choose-snapshot.ts';
import { git } from '../../../audit/snapshots/git-snapshot.ts';
import { type Base, openBase } from '../../../audit/snapshots/open-base.ts';
import { rejectedPlace, type SnapshotPurpose } from '../../../pipeline/snapshot/rejected-snapshot.ts';
import { writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { aProductRecord, pictureId, someRecords } from '../../builders/records.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const project = 'goldschmiede.example';
let root: string;
let contentDir: string;
const workDir = async () => {
	const dir = join(await temporaryFolder(), 'work');
	await mkdir(dir);
	return dir;
};

beforeEach(async () => {
	root = await temporaryFolder();
	contentDir = join(root, 'site/content');
});

/** Writes a snapshot with so many products, and one picture. */
async function write(dir: string, products: number, fetchedAt: string): Promise<void> {
	await mkdir(join(dir, '..'), { recursive: true });
	const original = join(root, 'original.png');
	await writeFile(original, `picture ${products}`);
	const records = someRecords({
		ecommerce_product: Array.from({ length: products }, (_, at) => aProductRecord({ id: at + 1, slug: `r-${at}` })),
	});
	const entry = {
		hash: String(products).repeat(64).slice(0, 64),
		ext: 'png',
		width: 1,
		height: 1,
		bytes: 9,
		filename: 'a.png',
		modifiedOn: null,
	};
	const images = new Map([[pictureId, { ...entry, file: original }]]);
	await writeSnapshot(dir, records, { project: 'goldschmiede.example', fetchedAt, backendVersion: null, images });
}

async function commit(message: string): Promise<void> {
	const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
	await git(['add', '--all'], { cwd: root });
	expect(await git([...name, 'commit', '-m', message], { cwd: root })).not.toBeNull();
}

const productsOf = (base: Base) => base.snapshot.records('ecommerce_product').length;
const found = async (base: string) => {
	const result = await openBase({ project, base, contentDir, ownContentDir: contentDir, workDir: await workDir() });
	if ('reason' in result) {
		throw new Error(`${result.name}: ${result.reason}`);
	}
	return result;
};

describe('with git', () => {
	beforeEach(async () => {
		await git(['init', '--initial-branch=main'], { cwd: root });
		await write(contentDir, 2, '2026-11-01T10:00:00.000Z');
		await commit('two');
		await write(contentDir, 3, '2026-11-02T10:00:00.000Z');
		await commit('three');
		await write(contentDir, 5, '2026-11-03T10:00:00.000Z');
	});

	it('reads the snapshot of a commit, whatever lies in its place now', async () => {
		expect(productsOf(await found('HEAD'))).toBe(3);
		expect(productsOf(await found('HEAD~1'))).toBe(2);
		await rm(contentDir, { recursive: true });
		expect(productsOf(await found('HEAD'))).toBe(3);
	});

	it('leaves index and work tree alone', async () => {
		const before = await git(['status', '--porcelain'], { cwd: root });
		await found('HEAD~1');
		expect(await git(['status', '--porcelain'], { cwd: root })).toBe(before);
	});

	it('takes an original out when it is asked for', async () => {
		const base = await found('HEAD');
		const entry = base.snapshot.images.get(pictureId);
		expect(entry && (await base.originalFile(entry))).toMatch(/3{64}\.png$/);
		expect(entry && (await base.originalFile({ ...entry, hash: 'f'.repeat(64) }))).toBeNull();
	});

	it('says what it does not find', async () => {
		const reasonFor = async (base: string, dir = contentDir) =>
			openBase({ project, base, contentDir: dir, ownContentDir: dir, workDir: await workDir() });
		expect(await reasonFor('nowhere')).toEqual({ name: 'nowhere', reason: 'no-ref' });
		expect(await reasonFor('--help')).toMatchObject({ reason: 'no-ref' });
		expect(await reasonFor('HEAD', join(root, 'elsewhere'))).toMatchObject({ reason: 'no-snapshot' });
	});

	it('compares with nothing of another project', async () => {
		const base = { base: 'HEAD', contentDir, ownContentDir: contentDir, workDir: await workDir() };
		expect(await openBase({ ...base, project: 'bijouterie.example' })).toMatchObject({ reason: 'other-project' });
	});

	it('asks the repository of the own snapshot where another is audited that is in none', async () => {
		const elsewhere = await temporaryFolder();
		const base = await openBase({ project, base: 'HEAD~1', contentDir: elsewhere, ownContentDir: contentDir, workDir: await workDir() });
		expect('snapshot' in base && productsOf(base)).toBe(2);
		expect(
			await openBase({ project, base: 'nowhere', contentDir: elsewhere, ownContentDir: contentDir, workDir: await workDir() }),
		).toMatchObject({
			reason: 'no-ref',
		});
	});

	it('knows how many products there were at each fetch that was committed', async () => {
		expect(await readCatalogueHistory(contentDir)).toEqual([
			{ at: '2026-11-01T10:00:00.000Z', products: 2 },
			{ at: '2026-11-02T10:00:00.000Z', products: 3 },
		]);
	});
});

describe('without git', () => {
	it('says so, and knows of no history', async () => {
		await write(contentDir, 1, '2026-11-01T10:00:00.000Z');
		expect(await openBase({ project, base: 'HEAD', contentDir, ownContentDir: contentDir, workDir: await workDir() })).toEqual({
			name: 'HEAD',
			reason: 'no-repository',
		});
		expect(await readCatalogueHistory(contentDir)).toEqual([]);
	});

	it('compares with a folder', async () => {
		const other = join(root, 'other');
		await write(other, 4, '2026-11-01T10:00:00.000Z');
		expect(productsOf(await found(other))).toBe(4);
		await writeFile(join(other, 'manifest.json'), '{');
		expect(await openBase({ project, base: other, contentDir, ownContentDir: contentDir, workDir: await workDir() })).toMatchObject({
			reason: 'unreadable',
		});
		expect(await openBase({ project, base: root, contentDir, ownContentDir: contentDir, workDir: await workDir() })).toMatchObject({
			reason: 'no-snapshot',
		});
	});
});

describe('the audited snapshot', () => {
	const wanted = (): SnapshotPurpose => ({ contentDir, project: 'goldschmiede.example', drafts: false });
	const reject = async (fetchedAt: string, purpose: string) => {
		const { dir, purposeFile } = rejectedPlace(root, contentDir);
		await write(dir, 1, fetchedAt);
		await writeFile(purposeFile, purpose);
		return dir;
	};

	it('is the one in place, unless a newer one was refused', async () => {
		const inPlace = { dir: contentDir, isRejected: false };
		await write(contentDir, 1, '2026-11-02T10:00:00.000Z');
		expect(await chooseSnapshot(wanted(), root)).toEqual(inPlace);
		await reject('2026-11-01T10:00:00.000Z', JSON.stringify(wanted()));
		expect(await chooseSnapshot(wanted(), root)).toEqual(inPlace);
		const dir = await reject('2026-11-03T10:00:00.000Z', JSON.stringify(wanted()));
		expect(await chooseSnapshot(wanted(), root)).toEqual({ dir, isRejected: true });
	});

	it.each<[string, () => string]>([
		['another folder', () => JSON.stringify({ ...wanted(), contentDir: join(root, 'other') })],
		['another project', () => JSON.stringify({ ...wanted(), project: 'juwelier.example' })],
		['a site with drafts', () => JSON.stringify({ ...wanted(), drafts: true })],
		['nobody knows what', () => '{"contentDir":'],
	])('is not one that was refused for %s', async (_, purpose) => {
		await write(contentDir, 1, '2026-11-02T10:00:00.000Z');
		await reject('2026-11-03T10:00:00.000Z', purpose());
		expect(await chooseSnapshot(wanted(), root)).toEqual({ dir: contentDir, isRejected: false });
	});
});
