/** Answers a query as Directus does: filter, order, page and fields. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { AnswerScope } from './answer-cache.ts';
import { declarationOf } from './backend-record.ts';
import { childTableOf } from './child-tables.ts';
import { changedAfter, compareValues, compileFilter, UnknownFilter, valuesOf } from './filter.ts';
import { offerCollection } from './generate-records.ts';
import type { RecordStore } from './record-store.ts';
import { compileFields } from './select-fields.ts';

export interface QueryAnswer {
	readonly body: { readonly data: readonly WireRecord[]; readonly meta?: { readonly filter_count: number } };
	readonly scope: AnswerScope;
}

export type AnswerQuery = (collection: string, query: URLSearchParams) => QueryAnswer;

interface FoundRecords {
	readonly records: readonly WireRecord[];
	readonly scope: AnswerScope;
}

const defaultLimit = 100;

/** The answer throws {@link UnknownFilter} where a query cannot be understood. */
export function createQueries(store: RecordStore): AnswerQuery {
	/** Pages of one list follow each other, and a list over all shops is long. */
	let last: (FoundRecords & { readonly question: string; readonly version: number }) | null = null;

	function findSorted(collection: string, filterText: string, sort: string): FoundRecords {
		const question = JSON.stringify([collection, filterText, sort]);
		if (last?.question === question && last.version === store.version) return last;
		const filter = parseJson(filterText);
		const key = declarationOf.get(collection)?.key ?? 'id';
		const isChild = childTableOf(collection) !== null;
		const domains = isChild ? null : valuesOf(filter, key === 'domain' ? key : 'project');
		let readsLinked = false;
		const candidates = store.find(collection, {
			domains,
			keys: key === 'domain' ? null : valuesOf(filter, key),
			changedAfter: changedAfter(filter),
			products: collection === offerCollection ? valuesOf(filter, 'product') : null,
		});
		const matches = compileFilter(filter, (field, linkedKey) => {
			readsLinked = true;
			const target = declarationOf.get(collection)?.fields[field]?.linksTo ?? (field === 'product' ? 'ecommerce_product' : null);
			if (target === null) throw new UnknownFilter(`${field} is no link`);
			return typeof linkedKey === 'string' || typeof linkedKey === 'number' ? store.findByKey(target, linkedKey) : null;
		});
		const found = candidates.filter(matches);
		const records = sort === '' || sort === key ? found : found.toSorted(comparison(sort.split(',')));
		const domain = domains?.length === 1 && !readsLinked ? (domains[0] ?? null) : null;
		last = { question, version: store.version, records, scope: { collection, domain } };
		return last;
	}

	/** How many records each value of a field has; the one that is asked for is the project. */
	function countGroups(collection: string, field: string): QueryAnswer {
		if (field !== 'project' || childTableOf(collection) !== null) throw new UnknownFilter(`${collection} cannot be counted by ${field}`);
		const data = [...store.countsOf(collection)].filter(([, count]) => count > 0).map(([project, count]) => ({ project, count }));
		return { body: { data }, scope: { collection, domain: null } };
	}

	return (collection, query) => {
		const grouped = query.get('groupBy');
		if (grouped !== null) return countGroups(collection, grouped);
		const { records: found, scope } = findSorted(collection, query.get('filter') ?? '{}', query.get('sort') ?? '');
		const limit = Number(query.get('limit') ?? defaultLimit);
		const start = Number(query.get('offset') ?? (Number(query.get('page') ?? 1) - 1) * limit);
		const select = compileFields((query.get('fields') ?? '*').split(','), parseJson(query.get('deep') ?? '{}'));
		const data = (limit === -1 ? found : found.slice(start, start + limit)).map(select);
		return { body: query.has('meta') ? { data, meta: { filter_count: found.length } } : { data }, scope };
	};
}

function comparison(names: readonly string[]): (one: WireRecord, other: WireRecord) => number {
	return (one, other) => {
		for (const name of names) {
			const field = name.replace(/^-/, '');
			const order = compareValues(one[field], other[field]);
			if (order !== 0) return field === name ? order : -order;
		}
		return 0;
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UnknownFilter(`${text.slice(0, 100)} is no JSON`);
	}
}
