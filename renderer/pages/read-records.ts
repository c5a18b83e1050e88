/** Reads records in the groups in which they lie in the snapshot, so that no more than two of its files have to be in memory. */
import { readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { MarkdownSource, RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import type { RecordStore } from '../routes/site-plan.ts';
import type { PageSource } from '../site.ts';

export interface RecordGroup {
	readonly ids: readonly number[];
	/** Their rich text. */
	readonly sources: readonly MarkdownSource[];
}

/**
 * The records that are wanted, group by group, each with its texts ready; those of the next group are rendered while pages of this one are
 * made. `texts` null: they are not needed. The records of a group are at hand until the next one but one.
 */
export async function* readRecordGroups(
	{ shards }: Pick<RecordStore, 'shards'>,
	{ readRecords }: Pick<PageSource, 'readRecords'>,
	isWanted: (id: number) => boolean,
	texts: Pick<RichTexts, 'request' | 'ready'> | null,
): AsyncGenerator<RecordGroup> {
	const groups = shards.map(({ ids }) => ids.filter(isWanted)).filter((ids) => ids.length > 0);
	const read = (index: number): RecordGroup => {
		const ids = groups[index] ?? [];
		const sources = readRecords(ids);
		texts?.request(sources.map(({ markdown }) => markdown));
		return { ids, sources };
	};
	let next = read(0);
	for (const index of groups.keys()) {
		const group = next;
		next = read(index + 1);
		if (texts !== null) {
			await readyTexts(
				texts,
				group.sources.map(({ markdown }) => markdown),
				() => group.sources,
			);
		}
		yield group;
	}
}
