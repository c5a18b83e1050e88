/** All records of all shops: made when they are first asked for, kept for the shops that were asked for last, and changed by edits, which stay. */
import { compareKeys, recordKey, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { AnswerScope } from './answer-cache.ts';
import { editedRecord, firstStamp, isRowList } from './backend-record.ts';
import { type ChildTable, childTableOf, rootKeyOf, rowsIn, withRow } from './child-tables.ts';
import { createEditedRecords } from './edited-records.ts';
import { createGenerator, filesCollection, offerCollection } from './generate-records.ts';
import type { Pictures } from './pictures.ts';
import { numbers } from './shop-parts.ts';
import { checkPlan, createdId, domainOf, idOf, isCreatedId, type ManyShopsPlan, sharedIndex, shopOf, shopOfId } from './shop-plan.ts';

/** What is asked of the records, so far as it spares making them. null: any. */
export interface Wanted {
	/** `null` among them: shared records. */
	readonly domains: readonly (string | null)[] | null;
	readonly keys: readonly (string | null)[] | null;
	/** The time, ISO 8601, after which they or their rows were changed. */
	readonly changedAfter: string | null;
	/** Keys of shared products; it counts for offers alone. */
	readonly products: readonly (string | null)[] | null;
}

const anything: Wanted = { domains: null, keys: null, changedAfter: null, products: null };

/** An edit that cannot be made. */
export class EditRefused extends Error {
	override readonly name = 'EditRefused';
}

export interface RecordStore {
	/** Rises with every edit. */
	readonly version: number;
	/** Rises with every edit of that collection of one shop; with every edit where there is no such shop. */
	versionOf(scope: AnswerScope): number;
	hasCollection(collection: string): boolean;
	/** A superset of what fits, in the order of the keys. */
	find(collection: string, wanted: Wanted): readonly WireRecord[];
	findByKey(collection: string, key: string | number): WireRecord | null;
	/** Of a collection of records, how many each shop has; null: shared ones. */
	countsOf(collection: string): ReadonlyMap<string | null, number>;
	/** By collection; null: shared records, and the files. */
	recordsOf(domain: string | null): Readonly<Record<string, readonly WireRecord[]>>;
	/** Each returns the record as it is now. An edit of a child row, by its table, leaves the stamp of its record alone. @throws EditRefused */
	edit(collection: string, key: string | number, values: WireRecord): WireRecord;
	create(collection: string, values: WireRecord): WireRecord;
	remove(collection: string, key: string | number): void;
}

/** So many shops stay made: about 0.3 MB each. */
const keptShops = 500;

type Records = ReadonlyMap<string | number, WireRecord>;

/** @throws Error where the plan cannot be met */
export function createRecordStore(plan: ManyShopsPlan, pictures: Pictures, nowMs: () => number = Date.now): RecordStore {
	checkPlan(plan);
	const { generate, offersOf, collections } = createGenerator(plan, pictures);
	const made = new Map<number, Map<string, Records>>();
	const edits = createEditedRecords(nowMs);
	const createdCounts = new Map<string, number>();

	function withEdits(shop: number, collection: string, records: readonly WireRecord[]): Records {
		const result = new Map<string | number, WireRecord>(records.map((record) => [recordKey(record), record]));
		for (const [key, record] of edits.of(shop, collection)) {
			if (record === null) result.delete(key);
			else result.set(key, record);
		}
		return result;
	}

	function load(shop: number, collection: string): Records {
		const ofShop = made.get(shop) ?? new Map<string, Records>();
		// The one that was asked for last is the last to go.
		made.delete(shop);
		made.set(shop, ofShop);
		if (made.size > keptShops) made.delete(made.keys().next().value ?? shop);
		const known = ofShop.get(collection);
		if (known !== undefined) return known;
		const records = withEdits(shop, collection, generate(shop, collection));
		ofShop.set(collection, records);
		return records;
	}

	function shopOfKey(collection: string, key: string | number): number | null {
		if (collection === filesCollection) return sharedIndex;
		if (collection === 'project') return shopOf(String(key), plan);
		const shop = shopOfId(Number(key));
		return shop >= sharedIndex && shop <= plan.shops ? shop : null;
	}

	/** Ids come as texts from queries. */
	const toKey = (collection: string, key: string | number | null) =>
		collection === filesCollection || collection === 'project' ? String(key).toLowerCase() : Number(key);

	function findByKey(collection: string, key: string | number): WireRecord | null {
		const shop = shopOfKey(collection, key);
		return shop === null ? null : (load(shop, collection).get(toKey(collection, key)) ?? null);
	}

	/** Every shop is looked through, but nothing is kept of it. */
	function findInAll(collection: string, { products }: Wanted): readonly WireRecord[] {
		const shops = [sharedIndex, ...numbers(plan.shops)];
		if (collection !== offerCollection || products === null) {
			return shops.flatMap((shop) => [
				...(made.get(shop)?.get(collection) ?? withEdits(shop, collection, generate(shop, collection))).values(),
			]);
		}
		const wanted = products
			.map((key) => Number(key) - idOf(sharedIndex, 0))
			.filter((product) => product >= 1 && product <= plan.sharedProducts);
		return shops.slice(1).flatMap((shop) => [...withEdits(shop, collection, offersOf(shop, wanted)).values()]);
	}

	function find(collection: string, wanted: Wanted): readonly WireRecord[] {
		const { domains, keys } = wanted;
		const table = childTableOf(collection);
		if (table !== null) {
			const ofRoots = { ...wanted, keys: keys?.map((key) => String(rootKeyOf(table, Number(key)))) ?? null };
			return sortByKey(rowsIn(table, find(table.root, ofRoots)));
		}
		if (keys !== null) {
			const found = keys.map((key) => (key === null ? null : findByKey(collection, key))).filter((record) => record !== null);
			return sortByKey([...new Set(found)]);
		}
		if (collection === filesCollection) return [...load(sharedIndex, collection).values()];
		if (wanted.changedAfter !== null && wanted.changedAfter > firstStamp) return sortByKey(edits.all(collection));
		if (domains === null) return sortByKey(findInAll(collection, wanted));
		const shops = domains.map((domain) => (domain === null ? sharedIndex : shopOf(domain, plan))).filter((shop) => shop !== null);
		return sortByKey([...new Set(shops)].flatMap((shop) => [...load(shop, collection).values()]));
	}

	function put(shop: number, collection: string, key: string | number, record: WireRecord | null): void {
		edits.put(shop, collection, key, record);
		made.get(shop)?.delete(collection);
	}

	/** Puts another row in the place of one, or none. */
	function changeRow(collection: string, table: ChildTable, key: string | number, change: (row: WireRecord) => WireRecord | null): void {
		const { shop, record } = mustFind(table.root, rootKeyOf(table, Number(key)));
		if (!rowsIn(table, [record]).some(({ id }) => id === Number(key))) throw new EditRefused(`There is no record ${key} in ${collection}`);
		put(shop, table.root, recordKey(record), withRow(table, record, Number(key), change));
	}

	function refuseUnknown(collection: string): void {
		if (!collections.has(collection)) throw new EditRefused(`There is no collection ${collection}`);
	}

	function mustFind(collection: string, key: string | number): { readonly shop: number; readonly record: WireRecord } {
		refuseUnknown(collection);
		const shop = shopOfKey(collection, key);
		const record = findByKey(collection, key);
		if (shop === null || record === null) throw new EditRefused(`There is no record ${key} in ${collection}`);
		return { shop, record };
	}

	return {
		get version() {
			return edits.version;
		},
		versionOf({ collection, domain }) {
			const shop = domain === null ? null : shopOf(domain, plan);
			return shop === null ? edits.version : edits.versionOf(shop, collection);
		},
		hasCollection: (collection) => collections.has(collection) || childTableOf(collection) !== null,
		find,
		findByKey,
		countsOf(collection) {
			// Every shop begins with as many; to make them all to count them would take minutes.
			const [shared, own] = [sharedIndex, 1].map((shop) => generate(shop, collection).length) as [number, number];
			const change = (shop: number) =>
				[...edits.of(shop, collection)].reduce(
					(sum, [key, record]) => sum + Number(record !== null) - Number(!isCreatedId(Number(key))),
					0,
				);
			const shops = numbers(plan.shops).map((shop) => [domainOf(shop), own + change(shop)] as const);
			return new Map<string | null, number>([[null, shared + change(sharedIndex)], ...shops]);
		},
		recordsOf(domain) {
			const shop = domain === null ? sharedIndex : shopOf(domain, plan);
			if (shop === null) throw new EditRefused(`There is no shop ${domain}`);
			return Object.fromEntries([...collections].map((collection) => [collection, sortByKey([...load(shop, collection).values()])]));
		},
		edit(collection, key, values) {
			const table = childTableOf(collection);
			if (table !== null) {
				const stamp = edits.nextStamp();
				changeRow(collection, table, key, (row) => ({ ...row, ...values, id: row.id, date_updated: stamp }));
				return find(collection, { ...anything, keys: [String(key)] }).find(({ id }) => id === Number(key)) ?? {};
			}
			const { shop, record } = mustFind(collection, key);
			if ('project' in values && values.project !== record.project) throw new EditRefused('A record cannot change its project here');
			const stamp = edits.nextStamp();
			const edited =
				collection === filesCollection ? { ...record, ...values, modified_on: stamp } : editedRecord(collection, record, values, stamp);
			put(shop, collection, recordKey(record), edited);
			return edited;
		},
		create(collection, values) {
			refuseUnknown(collection);
			if (collection === 'project' || collection === filesCollection) throw new EditRefused(`No ${collection} can be made here`);
			const shop = typeof values.project === 'string' ? shopOf(values.project, plan) : sharedIndex;
			if (shop === null) throw new EditRefused(`There is no shop ${values.project}`);
			// Directus would take them away from the record that has them.
			const taken = Object.entries(values).find(([, value]) => isRowList(value) && value.length > 0);
			if (taken !== undefined) throw new EditRefused(`${taken[0]} names rows of another record`);
			const nth = createdCounts.get(`${shop} ${collection}`) ?? 0;
			createdCounts.set(`${shop} ${collection}`, nth + 1);
			const id = createdId(shop, nth);
			const stamp = edits.nextStamp();
			const created = editedRecord(collection, {}, { ...values, id, project: shop === sharedIndex ? null : domainOf(shop) }, stamp);
			const record = { ...created, date_created: stamp, date_updated: null };
			put(shop, collection, id, record);
			return record;
		},
		remove(collection, key) {
			const table = childTableOf(collection);
			if (table !== null) return changeRow(collection, table, key, () => null);
			const { shop, record } = mustFind(collection, key);
			put(shop, collection, recordKey(record), null);
		},
	};
}

function sortByKey(records: readonly WireRecord[]): readonly WireRecord[] {
	return records.toSorted((one, other) => compareKeys(recordKey(one), recordKey(other)));
}
