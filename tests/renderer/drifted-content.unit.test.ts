/**
 * Whatever the backend does to a field, the build of a small site throws nothing. No unusable value reaches the site.
 * The fields are those that the wire schemas ask for, so that a new one cannot be forgotten.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { count, isLong, someOf } from '../../commands/testing/counts.ts';
import { createPictureDetails, type PictureDetails } from '../../pipeline/images/picture-details.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { renderMarkdown } from '../../pipeline/rich-text/render-markdown.ts';
import { collectionNames } from '../../shop/collections/collections.ts';
import { completeRecords } from '../builders/complete-records.ts';
import { richTextOf, someImages } from '../builders/content.ts';
import { type Parsed, parseRecords } from '../builders/parsed.ts';
import { pictureId, projectDomain } from '../builders/records.ts';
import { createDriftedAudits, type DriftedAudits } from '../support/drifted-audits.ts';
import { applyDrifts, type Drift, describeDrift, isPlausible, listDrifts, type RecordsByCollection } from '../support/drifts.ts';
import { changedFiles, createSmallSites } from '../support/small-site.ts';
import { fieldName, missing, watchRecords } from '../support/watched-records.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const productCount = isLong ? 10 : 1;
const records = completeRecords(productCount);
const allDrifts = listDrifts(records);
const drifts = someOf(allDrifts, count({ usual: Math.ceil(allDrifts.length / 20), long: allDrifts.length }));

/** Asked of every record, whatever its collection: by what it is known, and what part of a path it claims. */
const askedOfAll = /^\w+ (?:id|domain|slug)$/;

/** A rating without this status is none, the rest of a payment method's config is not read, and what an offer shows is said by a fetch. */
const notJudged =
	/^(?:ecommerce_product_rating status|ecommerce_shipping_method_config payment_methods\[0\]\.config|ecommerce_offer shared_status)/;

/** Columns that hold JSON: what is missing inside was not filled in. */
const insideJson =
	/^(?:project config|directus_files alt_translations|legal (?:data_protection_commissioner|rolex_area)|menu_entry (?:sub|groups)|widget props|company phoneNumber|ecommerce_manufacturer responsible_person|ecommerce_(?:personalization|size_guide) (?:translations\[\d\]\.)?(?:fields|table))[.[]/;

/** Backends without these have none of what they say: an address without a name of its own, one anchor for all languages, and variants with nothing of their own (docs/content-model.md). */
const newer =
	/^(?:company addresses\[0\]\.(?:id|name|phone|email)|menu_entry translations\[0\]\.anchor|ecommerce_product (?:variants\[0\]\.(?:attributes|images|translations\[0\]\.display_name_2)|translations\[0\]\.variant_display_name_2))$/;

/** Texts that may as well be given as numbers. */
const readsNumbers = /^(?:project config|ecommerce_size_guide (?:translations\[\d\]\.)?table)/;

/** One field or the other has the value (docs/content-model.md). */
const alternatives =
	/^(?:company (?:numbers|phoneNumber)$|opening_period |social_link |menu_entry (?:sub|groups)$|ecommerce_product images\[0\]\.)/;

interface Reading extends Parsed {
	/** Of the one picture. */
	readonly picture: PictureDetails;
}

function read(drifted: RecordsByCollection): Reading {
	const parsed = parseRecords(drifted, projectDomain);
	const picture = createPictureDetails({ records: (collection) => drifted[collection] ?? [] }).of(pictureId);
	return { ...parsed, picture, problems: [...parsed.problems, ...picture.problems] };
}

/** What comes of the records, without what is said of them. */
function resultOf({ content, products, picture: { alt, crop } }: Reading): string {
	return JSON.stringify({ content, products, alt, crop });
}

/** How many records of each kind there are. */
function sizeOf({ content, products }: Reading): string {
	const lists = Object.entries(content ?? {}).map(([name, part]) => [name, Array.isArray(part) ? part.length : part !== null]);
	return JSON.stringify([lists, products.length]);
}

/** Where a value holds something that no page may show. */
function unusable(value: unknown, place = ''): string[] {
	if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [`${place}: ${value}`];
	if (typeof value === 'string') return spill.test(value) ? [`${place}: ${value}`] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => unusable(part, `${place}.${name}`));
}

const spill = /\bundefined\b|\bNaN\b|\[object /;
const spills = new RegExp(spill, 'g');
const sound = read(records);
const soundResult = resultOf(sound);
const known = new Set(sound.problems.map((problem) => JSON.stringify(problem)));

describe('the records that drift', () => {
	it('are those of every collection, and nothing is wrong with them', () => {
		expect(Object.keys(records).sort()).toEqual([...collectionNames].sort());
		expect(sound.problems).toEqual([]);
		expect(sound.products).toHaveLength(productCount);
	});

	it('have every field that a schema asks for', () => {
		const asked = new Map<string, boolean>();
		const watched = watchRecords(records, ({ collection, path, value }) => {
			const name = `${collection} ${fieldName(path).replaceAll(/\[\d+\]/g, '[]')}`;
			const isFilled = value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
			asked.set(name, isFilled || (asked.get(name) ?? false));
		});
		parseRecords(Object.fromEntries(collectionNames.map((collection) => [collection, watched(collection)])), projectDomain);
		createPictureDetails({ records: watched }).of(pictureId);
		expect(asked.size).toBeGreaterThan(400);
		expect([...asked].filter(([name, isFilled]) => !isFilled && !askedOfAll.test(name)).map(([name]) => name)).toEqual([]);
	});
});

interface Drifted {
	readonly drift: Drift;
	readonly reading: Reading;
	/** What is said that was not said before. */
	readonly told: readonly Problem[];
}

/** Those that make a difference, the first one of each difference. */
const different: Drifted[] = [];

describe('a field that drifts', () => {
	it('is told by its path, or leaves everything as it was, or holds what may well be meant', () => {
		const results = new Set([soundResult]);
		const silent: string[] = [];
		for (const drift of drifts) {
			const reading = read(applyDrifts(records, [drift]));
			expect(unusable([reading.content, reading.products, reading.picture]), describeDrift(drift)).toEqual([]);
			const result = resultOf(reading);
			const told = reading.problems.filter((problem) => !known.has(JSON.stringify(problem)));
			if (result !== soundResult && !isAllowed(drift) && !told.some((problem) => names(problem, drift))) silent.push(describeDrift(drift));
			for (const { message, fix } of told) expect([message, fix].every((text) => /\S/.test(text) && !spill.test(text))).toBe(true);
			if (!results.has(result)) different.push({ drift, reading, told });
			results.add(result);
		}
		expect(silent).toEqual([]);
	});
});

function isAllowed(drift: Drift): boolean {
	const name = `${drift.collection} ${drift.field}`;
	if (notJudged.test(name)) return true;
	if (typeof drift.after === 'number' && readsNumbers.test(name)) return true;
	return drift.after === missing ? [insideJson, alternatives, newer].some((exempt) => exempt.test(name)) : isPlausible(drift);
}

/** A problem may name the whole of which a field is a part, and several fields at once; a text that lacks its translation is in the message. */
function names(problem: Problem, { collection, field, after }: Drift): boolean {
	// A file that is not there by its id is missed where it is shown.
	if (collection === 'directus_files' && field === 'id') return problem.code === 'reference-missing';
	if (problem.collection !== collection) return false;
	const [, inTranslation] = /translations\[\d+\]\.(\w+)/.exec(field) ?? [];
	const isMissingText = problem.code === 'translation-missing' && inTranslation !== undefined && after !== missing;
	if (isMissingText) return problem.message.includes(inTranslation);
	const plain = field.replaceAll(/\[\d+\]/g, '');
	return problem.field.split(', ').some((name) => field.startsWith(name) || name.startsWith(field) || name === plain);
}

describe('a site of what drifted', () => {
	const sites = createSmallSites();
	let before: Record<string, string> = {};

	async function make({ content, products, picture }: Reading): Promise<readonly string[]> {
		if (content === null) return [];
		const { alt, crop } = picture;
		const shown = (file: string) => {
			const found = someImages.picture(file);
			return found && { ...found, ...(alt && { alt }), ...(crop && { crop }) };
		};
		const images = { ...someImages, picture: shown, richTextPicture: shown };
		const { summary, problems } = await sites.build('site', { content, products, images, richText: richTextOf(renderMarkdown) });
		if (summary === null) {
			const errors = problems.filter(({ severity }) => severity === 'error');
			return errors.every(({ code }) => code === 'path-taken') ? [] : errors.map(({ code, message }) => `${code}: ${message}`);
		}
		const state = sites.state('site');
		const files = changedFiles(before, state).filter((file) => file in state && !file.startsWith('assets/'));
		before = state;
		return files.filter((file) => spill.test(sites.read('site', file)));
	}

	beforeAll(async () => {
		expect(await make(sound)).toEqual([]);
	});
	afterAll(() => sites.remove());

	it('holds nothing unusable, once for each way in which records get lost, and else of many collections at once', async () => {
		expect(different.length).toBeGreaterThan(count({ usual: 20, long: 300 }));
		const sizes = new Set([sizeOf(sound)]);
		const isAlone = ({ reading }: Drifted) => isLong || sizes.size < sizes.add(sizeOf(reading)).size;
		const { alone = [], together = [] } = Object.groupBy(different, (each) => (isAlone(each) ? 'alone' : 'together'));
		expect(alone.length).toBeGreaterThan(count({ usual: 10, long: 20 }));
		const byCollection = [...Map.groupBy(together, ({ drift }) => drift.collection).values()];
		const longest = Math.max(0, ...byCollection.map(({ length }) => length));
		const rounds = Array.from({ length: Math.ceil(longest / driftsOfACollection) }, (_, round) =>
			byCollection.flatMap((list) => list.slice(round * driftsOfACollection, (round + 1) * driftsOfACollection).map(({ drift }) => drift)),
		);
		for (const { drift, reading } of alone) expect(await make(reading), describeDrift(drift)).toEqual([]);
		for (const round of rounds) expect(await make(read(applyDrifts(records, round))), round.map(describeDrift).join('\n')).toEqual([]);
	});
});

describe('an audit of what drifted', () => {
	let audits: DriftedAudits;
	beforeAll(async () => {
		audits = await createDriftedAudits(records);
	});
	afterAll(() => audits.remove());

	it('says nothing unusable, whatever is wrong at once', async () => {
		const soundSize = sizeOf(sound);
		const kinds = Object.groupBy(different, ({ reading }) =>
			reading.content === null ? 'no site' : sizeOf(reading) === soundSize ? 'all records' : 'fewer records',
		);
		expect(Object.keys(kinds).sort()).toEqual(['all records', 'fewer records', 'no site']);
		for (const list of Object.values(kinds)) {
			const rounds = Object.groupBy(list, (_, index) => index % Math.min(auditsOfAKind, list.length));
			for (const round of Object.values(rounds)) {
				const drifted = (round ?? []).map(({ drift }) => drift);
				const said = await audits.audit(applyDrifts(records, drifted));
				expect(said.flatMap(spilled), drifted.map(describeDrift).join('\n')).toEqual([]);
			}
		}
	});
});

/** That are met at once, where all records are there. */
const driftsOfACollection = isLong ? 1 : 8;
const auditsOfAKind = isLong ? 40 : 1;

/** With what stands around it. */
function spilled(text: string): string[] {
	// looked for alone: to begin at every character of a long report takes seconds
	return [...text.matchAll(spills)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 50));
}
