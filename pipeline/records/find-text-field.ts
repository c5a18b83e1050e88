/** Finds the text in which a link stands: a finished page knows the record that it comes from, and a record may hold many texts. */
import { defaultLanguage, isLanguage, type Language } from '../../site/languages.ts';
import type { SnapshotShard } from '../snapshot/open-snapshot.ts';
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { RecordPlace } from './read-record.ts';

/**
 * The path of the field in which `target` stands as a text of `language` shows it, such as `translations.fr.content`; null where no text
 * of the record has it. Records are read when they are asked for.
 */
export type FindTextField = (record: RecordPlace, target: string, language: Language) => string | null;

interface TextField {
	readonly path: string;
	/** null: of none in particular. */
	readonly language: Language | null;
	readonly text: string;
}

type TextShard = Pick<SnapshotShard, 'records'>;

interface TextSource {
	shards(collection: string): readonly TextShard[];
}

export function createTextFieldFinder(snapshot: TextSource): FindTextField {
	const known = new Map<string, readonly TextField[]>();
	const shardsById = new Map<string, ReadonlyMap<string, TextShard>>();
	// Records are asked for in the order of pages, which is nearly that of shards.
	let open: { readonly shard: TextShard; readonly records: readonly WireRecord[] } | null = null;

	function textsOf({ collection, id }: RecordPlace): readonly TextField[] {
		const key = `${collection} ${id}`;
		const texts = known.get(key) ?? [...listTexts(findRecord(collection, id), '', null)];
		known.set(key, texts);
		return texts;
	}

	function findRecord(collection: string, id: string | number): WireRecord {
		const shards = shardsById.get(collection) ?? listShards(snapshot.shards(collection));
		shardsById.set(collection, shards);
		const shard = shards.get(String(id));
		if (shard === undefined) return {};
		if (open?.shard !== shard) open = { shard, records: shard.records() };
		return open.records.find((each) => String(recordKey(each)) === String(id)) ?? {};
	}

	return (record, target, language) => {
		const fields = textsOf(record).filter(({ text }) => namesTarget(text, target));
		const inLanguage = fields.find((field) => field.language === language);
		const inBase = fields.find((field) => field.language === null || field.language === defaultLanguage);
		return (inLanguage ?? inBase ?? fields[0])?.path ?? null;
	};
}

function listShards(shards: readonly TextShard[]): ReadonlyMap<string, TextShard> {
	return new Map(shards.flatMap((shard) => shard.records().map((record) => [String(recordKey(record)), shard] as const)));
}

function* listTexts(value: unknown, path: string, language: Language | null): Iterable<TextField> {
	if (typeof value === 'string') {
		yield { path, language, text: value };
	} else if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) {
			const code = isWireRecord(item) && typeof item.language === 'string' ? item.language : null;
			const spoken = code?.toLowerCase().split(/[-_]/)[0];
			const name = isLanguage(spoken) ? spoken : code;
			yield* listTexts(item, name === null ? `${path}[${index}]` : `${path}.${name}`, isLanguage(spoken) ? spoken : language);
		}
	} else if (isWireRecord(value)) {
		for (const [field, item] of Object.entries(value)) yield* listTexts(item, path === '' ? field : `${path}.${field}`, language);
	}
}

/** Not where it is the beginning of another address. */
function namesTarget(text: string, target: string): boolean {
	for (let at = text.indexOf(target); at !== -1; at = text.indexOf(target, at + 1)) {
		if (!/[\w/-]/.test(text.charAt(at + target.length))) return true;
	}
	return false;
}
