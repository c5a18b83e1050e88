/** What a history looks like on disk, and that it is read back as it was, or refused. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openHistory } from '../../../pipeline/snapshot/history-folder.ts';
import { legalTextHash } from '../../../pipeline/snapshot/legal-text.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { SnapshotDamaged } from '../../../pipeline/snapshot/snapshot-errors.ts';
import { writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { emptyHistory, type History } from '../../../shop/history/history.ts';
import { planHistoryFiles } from '../../../shop/history/history-files.ts';
import { readHistory } from '../../../shop/history/read-history.ts';
import { readReferencePrices } from '../../../shop/history/reference-prices.ts';
import type { Money } from '../../../site/money.ts';
import { projectDomain, someRecords } from '../../builders/records.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aPoint, dayOf } from './price-points.ts';

const text = { title: 'AGB', body: 'Es gilt.' };
const hash = legalTextHash(text);

const history: History = {
	prices: new Map([
		['17/30', [aPoint(0, '60.00'), aPoint(1, null)]],
		['17/4', [aPoint(0, '50.00')]],
		['3', [aPoint(0, '100.00'), aPoint(40, '80.00 reduced')]],
	]),
	legalTexts: [{ name: 'agb', language: 'de', hash, firstSeen: dayOf(0), ...text }],
	formerPaths: [
		{ collection: 'ecommerce_product', id: 3, path: 'ringe/b', until: dayOf(1) },
		{ collection: 'ecommerce_product', id: 3, path: 'ringe/a', until: dayOf(2) },
		{ collection: 'brand', id: 3, path: 'wedding_rings/falk', until: dayOf(2) },
	],
};

const files = {
	prices: 'history/prices/0-65535.json',
	reductions: 'history/reductions/0-65535.json',
	list: 'history/legal-texts.json',
	text: `history/legal-texts/${hash}.md`,
	paths: 'history/paths/ecommerce_product/0-65535.json',
	brandPaths: 'history/paths/brand/0-65535.json',
};

async function written(): Promise<string> {
	const dir = path.join(await temporaryFolder(), 'content-cache');
	const meta = { project: projectDomain, fetchedAt: dayOf(40), backendVersion: null };
	await writeSnapshot(dir, someRecords(), { ...meta, history: planHistoryFiles(history) });
	return dir;
}

async function edit(dir: string, file: string, change: (text: string) => string): Promise<void> {
	await writeFile(path.join(dir, file), change(await readFile(path.join(dir, file), 'utf8')));
}

describe('the files of a history', () => {
	it('have a line for each price, product by product', () => {
		expect(planHistoryFiles(history).get(files.prices)).toBe(
			`${JSON.stringify(
				[
					{ id: 3, prices: { [dayOf(0)]: '100.00', [dayOf(40)]: '80.00 reduced' } },
					{ id: 17, variants: { 4: { [dayOf(0)]: '50.00' }, 30: { [dayOf(0)]: '60.00', [dayOf(1)]: null } } },
				],
				null,
				'\t',
			)}\n`,
		);
	});

	it('are these, and none for an empty history', () => {
		expect([...planHistoryFiles(history).keys()].sort()).toEqual(Object.values(files).sort());
		expect(planHistoryFiles(emptyHistory).size).toBe(0);
	});

	it('are the same in whatever order the history was made', () => {
		const reversed: History = {
			prices: new Map([...history.prices].reverse()),
			legalTexts: history.legalTexts.toReversed(),
			formerPaths: history.formerPaths.toReversed(),
		};
		expect(Object.fromEntries(planHistoryFiles(reversed))).toEqual(Object.fromEntries(planHistoryFiles(history)));
	});

	it('are small: a change of price adds one line', () => {
		const prices = new Map(history.prices).set('3', [aPoint(0, '100.00'), aPoint(40, '80.00 reduced'), aPoint(41, '90.00')]);
		const lines = (each: History) => planHistoryFiles(each).get(files.prices)?.split('\n').length ?? 0;
		expect(lines({ ...history, prices }) - lines(history)).toBe(1);
	});

	it('give the history back', async () => {
		const dir = await written();
		const read = readHistory((await openSnapshot(dir)).history);
		expect(new Map([...read.prices].sort())).toEqual(history.prices);
		expect(read.legalTexts).toEqual(history.legalTexts);
		expect(new Set(read.formerPaths)).toEqual(new Set(history.formerPaths));
		expect(planHistoryFiles(read)).toEqual(planHistoryFiles(history));
	});

	it('give any prices back', async () => {
		const day = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.option(fc.constantFrom('1.00', '999999999999.99', '2.50 reduced')));
		const points = fc
			.array(day, { minLength: 1 })
			.map((days) => [...new Map(days.toSorted(([a], [b]) => a - b))].map(([each, price]) => aPoint(each, price)));
		const key = fc.oneof(
			fc.nat(200_000).map(String),
			fc.tuple(fc.nat(200_000), fc.nat()).map(([product, variant]) => `${product}/${variant}`),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(key, points), { maxLength: 20 }), async (items) => {
				const prices = new Map(items) as History['prices'];
				const plan = planHistoryFiles({ ...emptyHistory, prices });
				const dir = await temporaryFolder();
				for (const [name, each] of plan) {
					await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
					await writeFile(path.join(dir, name), each);
				}
				expect(new Map([...readHistory(await openHistory(dir)).prices].sort())).toEqual(new Map([...prices].sort()));
			}),
			{ numRuns: 30 },
		);
	});

	it('hold the reference prices ready', async () => {
		const prices = readReferencePrices((await openSnapshot(await written())).history);
		expect(prices.find(3, null, '80.00' as Money)).toBe('100.00');
		// Edited by hand: nobody knows since when it is shown.
		expect(prices.find(3, null, '79.00' as Money)).toBeNull();
		expect(prices.find(17, 4, '50.00' as Money)).toBeNull();
		expect(prices.find(3, null, null)).toBeNull();
		expect(prices.stateOf([17, 18])).toEqual([]);
		expect(prices.stateOf([17, 3])).toMatchObject([{ id: 3, reference: '100.00' }]);
	});
});

describe('a history that somebody edited', () => {
	it('is used, with a warning that names the file', async () => {
		const dir = await written();
		await edit(dir, files.prices, (old) => old.replace('"80.00 reduced"', '"81.00"'));
		const snapshot = await openSnapshot(dir);
		expect(snapshot.notices).toMatchObject([{ code: 'snapshot-edited', severity: 'warning', collection: 'history', id: files.prices }]);
		expect(readHistory(snapshot.history).prices.get('3')?.at(-1)?.price).toBe('81.00');
	});

	it('is noticed where a file was added, and files of the system are none', async () => {
		const dir = await written();
		await writeFile(path.join(dir, 'history/paths/brand/65536-131071.json'), '[]');
		await writeFile(path.join(dir, 'history/.DS_Store'), 'x');
		expect((await openSnapshot(dir)).notices.map(({ id }) => id)).toEqual(['history/paths/brand/65536-131071.json']);
	});
});

describe('a history that is broken', () => {
	it.each<[string, string, (old: string) => string, RegExp]>([
		['cut', files.prices, (old) => old.slice(0, -40), /0-65535\.json ends in the middle of line \d+: it was cut off, or only half written/],
		['empty', files.reductions, () => '', /reductions\/0-65535\.json is empty: it was only half written/],
		[
			'left in a merge',
			files.paths,
			(old) => old.replace('{', '{\n<<<<<<< HEAD'),
			/ecommerce_product\/0-65535\.json is not JSON in line 3, column 1/,
		],
		['cut in its list of texts', files.list, (old) => old.slice(0, 30), /legal-texts\.json ends in the middle/],
	])('is refused at once: %s', async (_, file, change, message) => {
		const dir = await written();
		await edit(dir, file, change);
		const error: unknown = await openSnapshot(dir).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(SnapshotDamaged);
		expect(String(error)).toMatch(message);
		expect(String(error)).toContain('Restore it from version control: the history cannot be fetched again.');
		await expect(openHistory(dir)).rejects.toThrow(SnapshotDamaged);
	});

	it.each(Object.values(files))('is refused at once where %s is gone', async (file) => {
		const dir = await written();
		await rm(path.join(dir, file));
		await expect(openSnapshot(dir)).rejects.toThrow(`${file} is missing`);
		await expect(openHistory(dir)).rejects.toThrow(`${file} is missing`);
	});

	it.each<[string, string, (old: string) => string, RegExp]>([
		[
			'prices out of order',
			files.prices,
			(old) => old.replace(dayOf(40), '2020-01-01T00:00:00.000Z'),
			/0\.prices: is not in the order of time/,
		],
		['a price that is none', files.prices, (old) => old.replace('"80.00 reduced"', '"80"'), /is no price such as 1234\.50/],
		['a time that is none', files.prices, (old) => old.replace(dayOf(40), 'yesterday'), /what it should be/],
		[
			'a product twice',
			files.prices,
			(old) => old.replace('"id": 17,', `"id": 3, "prices": { "${dayOf(0)}": "1.00" },`),
			/tells of the product 3, which was told of already/,
		],
		[
			'a legal text that was changed',
			files.text,
			(old) => old.replace('gilt', 'gilt nicht'),
			/does not hold the text that it is named after/,
		],
		['a path that leaves the site', files.paths, (old) => old.replace('ringe/a', '../secret'), /what it should be/],
		['a path with a line break', files.paths, (old) => old.replace('ringe/a', 'ringe\\n/* /x'), /what it should be/],
		['a language that is none', files.list, (old) => old.replace('"de"', '"es"'), /language/],
	])('is refused when it is read: %s', async (_, file, change, message) => {
		const dir = await written();
		await edit(dir, file, change);
		const { history: folder } = await openSnapshot(dir);
		expect(() => readHistory(folder)).toThrow(SnapshotDamaged);
		expect(() => readHistory(folder)).toThrow(message);
	});

	it('is refused where a version in the list has no text', async () => {
		const dir = await written();
		await edit(dir, files.list, (old) => old.replace(hash, '0123456789abcdef'));
		const { history: folder } = await openSnapshot(dir);
		expect(() => readHistory(folder)).toThrow('history/legal-texts/0123456789abcdef.md is missing');
	});
});
