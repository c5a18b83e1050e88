/** Faults that stop a build in the audit, and those that stop none because of the configuration. Builds that fail are in tests/broken. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingPlace, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import { type ImageEntry, imageFileName } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { runBuildHere, runHere } from '../support/run-here.ts';
import { firstOf, type Records, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const productCount = 6;

let work: string;
let place: BuildingPlace;
beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'refused-'));
	place = writeBuildingPlace(work);
	copyMadeCaches(place.cache);
	await writeTrimmedSnapshot(join(work, 'good'), productCount);
});
afterAll(() => {
	rmSync(work, { recursive: true });
});

/** Lays fields over the n-th product. */
function changeProduct(records: Records, index: number, fields: WireRecord): WireRecord {
	const products = firstOf(records, 'ecommerce_product');
	const changed = { ...products[index], ...fields };
	products[index] = changed;
	return changed;
}

/** A snapshot with half a picture, which one of its products uses and nothing else. */
async function writeWithTruncatedPicture(content: string): Promise<ImageEntry> {
	let product: WireRecord | undefined;
	const pictureOf = ({ images }: WireRecord) => String(Array.isArray(images) ? images[0]?.directus_files_id : null);
	await writeTrimmedSnapshot(content, productCount, (records) => {
		const elsewhere = JSON.stringify({ ...records, ecommerce_product: [], directus_files: [] });
		product = firstOf(records, 'ecommerce_product').find((each) => !elsewhere.includes(pictureOf(each)));
	});
	const entry = product && (await openSnapshot(content)).images.get(pictureOf(product));
	if (!entry) throw new Error('No product of the demo has a picture of its own');
	const file = join(content, 'images', imageFileName(entry));
	truncateSync(file, Math.floor(statSync(file).size / 2));
	return entry;
}

describe('an audit of what stops the work', () => {
	const report = () => join(work, 'audit.html');
	let blamed: WireRecord = {};
	const audit = (...options: readonly string[]) => {
		// to read what a commit had starts git for every picture
		const base = ['--base', join(work, 'good')];
		const args = ['--content', join(work, 'quiet'), ...base, '--cache', place.cache, '--out', report(), ...options];
		return runHere({ command: 'audit', arguments: args });
	};
	beforeAll(() =>
		writeTrimmedSnapshot(join(work, 'quiet'), productCount, (records) => {
			blamed = changeProduct(records, 2, { price_brutto: 'abc' });
			// Without a company there are no pages, which would have to be looked at.
			records.company = [];
		}),
	);

	it.each([
		['en', 'Error: .*: Company .*', 'Error: .*: Product ID, .*: “abc”', 'The whole report, .*'],
		[
			'fr',
			'Erreur\u00a0: .*\u00a0: Entreprise .*',
			'Erreur\u00a0: .*\u00a0: Produit ID, .*\u00a0: «\u202fabc\u202f»',
			'Le rapport complet, .*',
		],
	])('names that, and nothing else, if it is to (%s)', async (language, ...lines) => {
		const { exitCode, output } = await audit('--quiet', '--lang', language);
		const expected = `^${lines.join('\n')}audit\\.html\n$`.replace('ID', `${blamed.id} \\(${blamed.display_name}\\)`);
		expect(output).toMatch(new RegExp(expected));
		expect(exitCode).toBe(2);
		expect(readFileSync(report(), 'utf8')).toContain(`<html lang="${language}">`);
	});

	it('does not begin where the report has no file to go to', async () => {
		expect(await audit('--out', work)).toMatchObject({ exitCode: 64, output: expect.stringContaining(`--out ${work} is a folder`) });
	});

	it('gives programs the same in every language', async () => {
		const [french, german] = [await audit('--json', '--lang', 'fr'), await audit('--json', '--lang', 'de')];
		expect(french.exitCode).toBe(2);
		/** How long a stage took differs. */
		const events = ({ stdout }: typeof french): unknown[] =>
			stdout
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line, (key, value) => (key === 'ms' ? undefined : value)));
		expect(events(french).at(-1)).toMatchObject({ event: 'summary', pageCount: null });
		expect(events(french)).toEqual(events(german));
	});
});

describe('§ 356a BGB: a shop that sells and takes no withdrawals', () => {
	it('is built where its configuration says so, and that is told with every build; the page then says how else to withdraw', async () => {
		const problems = { 'law-withdrawal-endpoint': 'warn' } as const;
		const { config, out } = writeBuildingPlace(mkdtempSync(join(work, 'overridden-')), { orderServiceUrl: null, problems });
		const { exitCode, output } = await runBuildHere({ ...place, content: join(work, 'good'), config, out });
		expect(output).toContain('  warning: enable_cart (law-withdrawal-endpoint)');
		expect(output).toContain("By the site's configuration this stops no build");
		expect(exitCode).toBe(0);
		const page = readFileSync(join(out, 'vertrag-widerrufen/index.html'), 'utf8');
		expect(page).toContain('Einen Widerruf nehmen wir per E-Mail und per Brief entgegen');
		expect(page).not.toContain('<form class="form"');
	});
});

describe('a site without a shop', () => {
	it('is built whatever the pictures of its products are', async () => {
		const content = join(work, 'truncated-unseen');
		const entry = await writeWithTruncatedPicture(content);
		const withoutShop = join(work, 'without-shop');
		mkdirSync(withoutShop);
		const { out, config } = writeBuildingPlace(withoutShop, { store: { path: null } });
		const { exitCode, output } = await runBuildHere({ ...place, content, out, config });
		expect(output).not.toContain(entry.filename);
		expect(exitCode).toBe(0);
	});
});
