/** What buyers say of a product. Nothing of them is known but the name they chose to show. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { ProblemList } from '../../pipeline/problem.ts';
import { type CollectionRules, type RecordContext, readOwnRecord } from '../../pipeline/records/read-part.ts';
import { reference } from '../../pipeline/records/wire-references.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Language } from '../../site/languages.ts';
import { rating } from '../collections/rating.ts';
import { lawFault } from './law-duties.ts';

export interface Rating {
	readonly id: number;
	/** 1 to 5. */
	readonly rating: number;
	readonly title: string | null;
	readonly text: string | null;
	readonly displayName: string | null;
	/** That it is written in. */
	readonly language: Language;
	/** Day as `2026-03-01`; null if the backend sends none. */
	readonly createdOn: string | null;
}

/** Only published ones are content. Snapshots may hold others. */
export const ratingRules: CollectionRules<typeof rating.schema, Rating> = {
	...rating,
	isLeftOut: ({ status }) => status !== 'published',
	to: toRating,
};

/** null, with a warning, where the product is gone: who deletes one leaves its ratings behind. */
function toRating(record: RecordOf<typeof rating>, context: RecordContext): Rating | null {
	if (record.product === null) {
		context.warn({
			code: 'reference-missing',
			field: 'product',
			message: 'The rating belongs to no product, so that no page shows it.',
			fix: 'Delete it, or choose the product that it is about.',
		});
		return null;
	}
	const createdOn = /^\d{4}-\d{2}-\d{2}/.exec(record.date_created ?? '')?.[0] ?? null;
	if (createdOn === null) context.warn(lawFault('law-rating-date', 'date_created'));
	return {
		id: record.id,
		rating: record.rating,
		title: record.title,
		text: record.text,
		displayName: record.display_name,
		language: record.language,
		createdOn,
	};
}

/** Published ratings as the backend sends them, by the product that they name. They are judged with it: a shop has more of them than of anything else. */
export interface RatingRecords {
	readonly byProduct: ReadonlyMap<number, readonly WireRecord[]>;
	/** Those that name none. */
	readonly homeless: readonly WireRecord[];
}

export function groupRatings(records: readonly WireRecord[]): RatingRecords {
	const byProduct = new Map<number, WireRecord[]>();
	const homeless: WireRecord[] = [];
	for (const record of records) {
		const product = productIdOf(record.product);
		const members = product === null ? homeless : (byProduct.get(product) ?? []);
		members.push(record);
		if (product !== null) byProduct.set(product, members);
	}
	return { byProduct, homeless };
}

/** The readable ratings of one product, the newest first. The faults of others are added to `problems`. */
export function toRatings(records: readonly WireRecord[], problems: ProblemList): readonly Rating[] {
	const ratings = records.flatMap((record) => readOwnRecord(record, { languages: [] }, ratingRules, problems) ?? []);
	return ratings.toSorted(compareNewest);
}

function productIdOf(product: unknown): number | null {
	if (typeof product === 'number' && Number.isInteger(product) && product >= 0) return product;
	const result = reference.safeParse(product);
	return result.success ? result.data : null;
}

function compareNewest(a: Rating, b: Rating): number {
	const [left, right] = [a.createdOn ?? '', b.createdOn ?? ''];
	return left === right ? b.id - a.id : left < right ? 1 : -1;
}
