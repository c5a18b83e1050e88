/** Content that an editor must mend stops the build by name, and the site that stands stays as it was. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingPlace, writeBuildingPlace } from '../../commands/demo-site/building-place.ts';
import { noBackend, runBuild } from '../../commands/programs/run-build.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { type ImageEntry, imageFileName } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { firstOf, type Records, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const productCount = 6;

let work: string;
let place: BuildingPlace;
beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'refused-'));
	place = writeBuildingPlace(work);
	copyMadeCaches(place.cache);
	await writeTrimmedSnapshot(join(work, 'good'), productCount);
	const { exitCode, output } = await runBuild({ ...place, content: join(work, 'good') });
	if (exitCode !== 0) throw new Error(`The sound site does not build:\n${output}`);
});
afterAll(() => {
	rmSync(work, { recursive: true });
});

/** Builds a snapshot over the sound site; the site must be untouched. */
async function refusalOf(content: string) {
	const before = readTree(place.out, 'untouched');
	const result = await runBuild({ ...place, content });
	expect(differences(readTree(place.out, 'untouched'), before)).toEqual([]);
	return result;
}

/** What the build says about one record. Throws where it says nothing. */
function complaintAbout(collection: string, id: unknown, output: string): string {
	const block = output.split('\n\n').find((part) => new RegExp(`^${collection} ${id}(?: \\(.*\\))?\n`).test(part.trim()));
	if (!block) throw new Error(`Nothing about ${collection} ${id} in:\n${output}`);
	return block;
}

/** Lays fields over the n-th product. */
function changeProduct(records: Records, index: number, fields: WireRecord): WireRecord {
	const products = firstOf(records, 'ecommerce_product');
	const changed = { ...products[index], ...fields };
	products[index] = changed;
	return changed;
}

/** A snapshot with half a picture, which one of its products uses and nothing else. */
async function writeWithTruncatedPicture(content: string): Promise<{ readonly productId: unknown; readonly entry: ImageEntry }> {
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
	return { productId: product?.id, entry };
}

interface Case {
	readonly field: string;
	/** Spoils the records and gives the record that is to blame. */
	readonly spoil: (records: Records) => WireRecord;
	/** What the message quotes. */
	readonly quotes: string | ((records: Records) => string);
}

const cases: Record<string, Case> = {
	'a duplicate slug': {
		field: 'slug',
		spoil: (records) => {
			const [first, second] = firstOf(records, 'ecommerce_product');
			return changeProduct(records, 1, { slug: first?.slug, category: first?.category, id: second?.id });
		},
		quotes: (records) => String(firstOf(records, 'ecommerce_product')[0]?.id),
	},
	'a slug that leaves the site': { field: 'slug', spoil: (records) => changeProduct(records, 0, { slug: '../x' }), quotes: '../x' },
	'a price that is none': { field: 'price_brutto', spoil: (records) => changeProduct(records, 2, { price_brutto: 'abc' }), quotes: 'abc' },
};

describe('a build is refused with exit code 2 and names record, field and fix', () => {
	it.each(Object.entries(cases))('%s', async (name, { field, spoil, quotes }) => {
		const content = join(work, name.replaceAll(' ', '-'));
		let blamed: WireRecord = {};
		let quoted = '';
		await writeTrimmedSnapshot(content, productCount, (records) => {
			blamed = spoil(records);
			quoted = typeof quotes === 'string' ? quotes : quotes(records);
		});
		const { exitCode, output } = await refusalOf(content);
		const complaint = complaintAbout('ecommerce_product', blamed.id, output);
		expect(complaint).toMatch(new RegExp(`error: ${field} \\([a-z-]+\\)\\n`));
		expect(complaint).toContain(quoted);
		expect(complaint).toMatch(/Fix: \S{3}/);
		expect(exitCode).toBe(2);
		const end = output.trimEnd().split('\n\n').slice(-3);
		expect(end[0]).toBe(complaint);
		expect(complaint).toContain(`ecommerce_product ${blamed.id} (${blamed.display_name})\n`);
		expect(end[2]).toMatch(/^The site was not built; /);
	});

	it('a truncated image, with the record that uses it and the file', async () => {
		const content = join(work, 'truncated');
		const { productId, entry } = await writeWithTruncatedPicture(content);
		const { exitCode, output } = await refusalOf(content);
		const complaint = complaintAbout('ecommerce_product', productId, output);
		expect(complaint).toMatch(/error: images\S* \(image-/);
		expect(complaint).toContain(entry.filename);
		expect(complaint).toMatch(/Fix: \S{3}/);
		expect(exitCode).toBe(2);
	});
});

describe('an audit of what stops the work', () => {
	const report = () => join(work, 'audit.html');
	let blamed: WireRecord = {};
	const audit = (...options: readonly string[]) => {
		// to read what a commit had starts git for every picture
		const base = ['--base', join(work, 'good')];
		const args = ['--content', join(work, 'quiet'), ...base, '--cache', place.cache, '--out', report(), ...options];
		return runProgram('node', ['commands/run.js', 'audit', ...args], { env: noBackend });
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
	const complaint = [
		'ecommerce_settings 1',
		'  error: enable_cart (law-withdrawal-endpoint)',
		'    The shop sells, and the site has no order service that takes withdrawals from contracts (§ 356a BGB).',
		'    Fix: Name the order service as `orderServiceUrl` in site.config.ts, or switch the cart off.',
	].join('\n');

	it('is not built', async () => {
		const { config } = writeBuildingPlace(mkdtempSync(join(work, 'no-withdrawals-')), { orderServiceUrl: null });
		const before = readTree(place.out, 'untouched');
		const { exitCode, output } = await runBuild({ ...place, content: join(work, 'good'), config });
		expect(output).toContain(complaint);
		expect(exitCode).toBe(2);
		expect(differences(readTree(place.out, 'untouched'), before)).toEqual([]);
	});

	it('is built where its configuration says so, and that is told with every build; the page then says how else to withdraw', async () => {
		const problems = { 'law-withdrawal-endpoint': 'warn' } as const;
		const { config, out } = writeBuildingPlace(mkdtempSync(join(work, 'overridden-')), { orderServiceUrl: null, problems });
		const { exitCode, output } = await runBuild({ ...place, content: join(work, 'good'), config, out });
		expect(output).toContain('  warning: enable_cart (law-withdrawal-endpoint)');
		expect(output).toContain("By the site's configuration this stops no build");
		expect(exitCode).toBe(0);
		const page = readFileSync(join(out, 'vertrag-widerrufen/index.html'), 'utf8');
		expect(page).toContain('Einen Widerruf nehmen wir per E-Mail und per Brief entgegen');
		expect(page).not.toContain('<form class="form"');
	});

	it('cannot silence it', async () => {
		const problems = { 'law-withdrawal-endpoint': 'ignore' } as const;
		const { config } = writeBuildingPlace(mkdtempSync(join(work, 'silenced-')), { orderServiceUrl: null, problems });
		const { exitCode, output } = await runBuild({ ...place, content: join(work, 'good'), config });
		expect(output).toContain('law-withdrawal-endpoint');
		expect(exitCode).toBe(64);
	});
});

describe('a shop that offers bank transfer and names no account', () => {
	const withoutAccount = async (content: string): Promise<string> => {
		await writeTrimmedSnapshot(content, productCount, (records) => {
			const settings = firstOf(records, 'ecommerce_settings');
			for (const [index, { bank_details: _, translations, ...others }] of settings.entries()) {
				const rows = Array.isArray(translations) ? translations : [];
				settings[index] = { ...others, bank_details: null, translations: rows.map((row) => ({ ...row, bank_details: null })) };
			}
		});
		return content;
	};

	it('is not built', async () => {
		const { exitCode, output } = await refusalOf(await withoutAccount(join(work, 'no-account')));
		expect(output).toContain(
			[
				'ecommerce_settings 1',
				'  error: bank_details (bank-details-missing)',
				'    The shop offers payment method 1, which is a bank transfer, and names no account to pay to.',
				'    Fix: Fill in the bank details, or take the payment method off the shop settings.',
			].join('\n'),
		);
		expect(exitCode).toBe(2);
	});
});

describe('a site without a shop', () => {
	it('is built whatever the pictures of its products are', async () => {
		const content = join(work, 'truncated-unseen');
		const { entry } = await writeWithTruncatedPicture(content);
		const withoutShop = join(work, 'without-shop');
		mkdirSync(withoutShop);
		const { out, config } = writeBuildingPlace(withoutShop, { store: { path: null } });
		const { exitCode, output } = await runBuild({ ...place, content, out, config });
		expect(output).not.toContain(entry.filename);
		expect(exitCode).toBe(0);
	});
});

describe('bad usage ends with 64 and one line', () => {
	it('names the missing DIRECTUS_TOKEN', async () => {
		const before = readTree(place.out, 'untouched');
		const { exitCode, output } = await runBuild({ out: place.out, cache: place.cache, env: { DIRECTUS_URL: 'http://127.0.0.1:1' } });
		expect(output.trim().split('\n')).toHaveLength(1);
		expect(output).toContain('DIRECTUS_TOKEN');
		expect(exitCode).toBe(64);
		expect(differences(readTree(place.out, 'untouched'), before)).toEqual([]);
	});
});
