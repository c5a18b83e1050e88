/** What builds keep of a shard comes back as it was, or not at all. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../shop/catalogue/catalogue.ts';
import { packFacts, unpackFacts } from '../../../shop/catalogue/pack-facts.ts';
import type { ShardFacts } from '../../../shop/catalogue/read-shard.ts';
import { openShardMemos } from '../../../shop/catalogue/shard-memos.ts';
import type { Money } from '../../../site/money.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const entry = (id: number): CatalogueEntry => ({
	id,
	slug: `ring-${id}`,
	categoryId: 1,
	manufacturerId: id === 1 ? null : 4,
	name: `Ring ${id}`,
	names: { en: `Ring no. ${id}` },
	referenceNumber: id === 1 ? null : 'R',
	price: { amount: '1.00' as Money, highest: null },
	stock: id,
	isInStock: id > 1,
	isReorderable: false,
	dispatchDays: id === 1 ? null : 3,
	belonging: '1;;2;',
	hasPicture: true,
	writtenIn: ['de', 'fr'],
	hash: `${id}`.repeat(16),
	cardHash: 'c'.repeat(16),
});
const facts: ShardFacts = {
	files: ['a-file'],
	embedsPictures: false,
	part: { foreign: [], keys: [1, 2], slugs: ['ring-1', 'ring-2'], lacking: null, problems: [] },
	entries: [entry(1), entry(2)],
};
const line = packFacts(facts);

/** The line with another value at a path such as `entries.slug`; undefined removes it. */
function withValue(path: string, change: (value: unknown) => unknown): string {
	const names = path.split('.');
	const setAt = (value: unknown, depth: number): unknown => {
		const name = names[depth];
		if (name === undefined) return change(value);
		if (typeof value !== 'object' || value === null) throw new Error(`${path} is not in a packet`);
		return { ...value, [name]: setAt(Reflect.get(value, name), depth + 1) };
	};
	return JSON.stringify(setAt(JSON.parse(line), 0));
}

const lists = 'id slug categoryId manufacturerId name names referenceNumber amount highest stock dispatchDays belonging flags'.split(' ');
const columns = [...lists, 'hash', 'cardHash'].map((name) => `entries.${name}`);
const others = ['files', 'embedsPictures', 'foreign', 'problems', 'entries'];

it('comes back as it was', () => {
	expect(unpackFacts(line)).toEqual(facts);
	const drafts = {
		...facts,
		part: { ...facts.part, keys: [1, 2, 3], slugs: ['ring-1', 'ring-2', null], lacking: { fields: ['stock'], first: 1 } },
	};
	expect(unpackFacts(packFacts(drafts))).toEqual(drafts);
	expect(unpackFacts(packFacts({ ...facts, part: { ...facts.part, keys: [], slugs: [] }, entries: [] }))?.entries).toEqual([]);
});

describe('is not known', () => {
	it('where the line is cut anywhere', () => {
		for (let length = 0; length < line.length; length++) expect(unpackFacts(line.slice(0, length)), String(length)).toBeNull();
	});

	it.each(['null', '7', '"x"', '[]', '{}', 'true'])('where it is %s', (other) => {
		expect(unpackFacts(other)).toBeNull();
	});

	it.each([...columns, ...others])('where %s is missing, or of another kind', (path) => {
		for (const value of [undefined, null, 7, 'x', {}, [{}], true]) {
			const changed = withValue(path, () => value);
			const isSame = JSON.stringify(JSON.parse(changed)) === line || (path === 'embedsPictures' && value === true);
			if (!isSame) expect(unpackFacts(changed), String(JSON.stringify(value))).toBeNull();
		}
	});

	it.each(lists.map((name) => `entries.${name}`))('where the column %s has another length, or another kind of value', (path) => {
		const change = (to: (list: unknown[]) => unknown[]) => unpackFacts(withValue(path, (list) => to(Array.isArray(list) ? list : [])));
		expect(change((list) => list.slice(0, 1))).toBeNull();
		expect(change((list) => [...list, list[0]])).toBeNull();
		expect(change(([first]) => [first, ['x']])).toBeNull();
	});

	it.each(['hash', 'cardHash'])('where the column %s is cut', (name) => {
		expect(unpackFacts(withValue(`entries.${name}`, (text) => String(text).slice(1)))).toBeNull();
	});

	it.each(['keys', 'slugs', 'lacking'])('where %s are of another kind', (path) => {
		for (const value of [undefined, 7, 'x', [{}]]) {
			expect(unpackFacts(withValue(path, () => value)), String(JSON.stringify(value))).toBeNull();
		}
	});
});

describe('a kept file', () => {
	it('is read by a key that this build has made, and by nothing that leads elsewhere', async () => {
		const cacheDir = await temporaryFolder();
		await mkdir(join(cacheDir, 'catalogue'));
		await writeFile(join(cacheDir, 'outside.json'), `${line}\n[]\n`);
		await writeFile(join(cacheDir, 'catalogue', '0123456789abcdef.json'), `${line}\n[]\n`);
		await writeFile(join(cacheDir, 'catalogue', 'fedcba9876543210.json'), '{"entries":{}}\n[]\n');
		const memos = await openShardMemos(cacheDir);
		expect(memos.read('0123456789abcdef')).toEqual(facts);
		for (const key of ['fedcba9876543210', '../outside', 'index', '', '__proto__']) expect(memos.read(key), key).toBeNull();
	});
});
