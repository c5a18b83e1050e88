/** Builds and fetches that must fail, with the whole text that they print. `UPDATE_GOLDEN=1` writes these texts again. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectedFile, readBrokenCases } from './broken-case.ts';
import { type BrokenShop, buildBrokenShop } from './broken-shop.ts';

const isUpdated = process.env.UPDATE_GOLDEN === '1';
let work = '';
let shop: BrokenShop;
beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'broken-'));
	shop = await buildBrokenShop(work);
});
afterAll(() => rmSync(work, { recursive: true }));

const cases = readBrokenCases();

it.each(cases.map((each) => [each.name, each] as const))('%s', async (name, broken) => {
	const text = await shop.run(broken);
	const file = expectedFile(name);
	if (isUpdated) writeFileSync(file, text);
	expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
	expect(text).toMatch(/^exit code (?:1|2|64)\n/);
	expect(readdirSync(dirname(file)).sort()).toEqual(['edit.json', 'expected.txt']);
});
