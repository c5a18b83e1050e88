/** Writes what is kept of a shard as one line of JSON, in columns: a build reads all of them, however little of the catalogue has changed. */

import { parseJson } from '../../pipeline/disk/read-json.ts';
import type { Problem } from '../../pipeline/problem.ts';
import type { PartFacts } from '../../pipeline/records/read-part.ts';
import { isWireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { languages } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { ShardFacts } from './read-shard.ts';

interface Packed {
	readonly files: readonly string[];
	readonly embedsPictures: boolean;
	readonly foreign: readonly Problem[];
	/** null: the same as the entries' ids and slugs, as it is in a sound shard. */
	readonly keys: PartFacts['keys'] | null;
	readonly slugs: PartFacts['slugs'] | null;
	readonly lacking: PartFacts['lacking'];
	readonly problems: readonly Problem[];
	readonly entries: Columns;
}

interface Columns {
	readonly id: readonly number[];
	readonly slug: readonly string[];
	readonly categoryId: readonly number[];
	readonly manufacturerId: readonly (number | null)[];
	readonly name: readonly string[];
	readonly names: readonly CatalogueEntry['names'][];
	readonly referenceNumber: readonly (string | null)[];
	readonly amount: readonly (Money | null)[];
	readonly highest: readonly (Money | null)[];
	readonly stock: readonly number[];
	readonly dispatchDays: readonly (number | null)[];
	readonly belonging: readonly string[];
	/** Bits: has a picture, links to the site, is in stock, can be had again, and one for each language it is written in. */
	readonly flags: readonly number[];
	/** Of all entries, one behind the other. */
	readonly hash: string;
	readonly cardHash: string;
}

const hashLength = 16;
const hasPictureBit = 1;
const isInStockBit = 2;
const isReorderableBit = 4;
const languageShift = 3;

/** Every set of languages by its bits. */
const writtenIn = Array.from({ length: 1 << languages.length }, (_, bits) => languages.filter((_, bit) => (bits & (1 << bit)) !== 0));

export function packFacts({ files, embedsPictures, part, entries }: ShardFacts): string {
	const { foreign, keys, slugs, lacking, problems } = part;
	const isPlain = keys.length === entries.length && entries.every(({ id, slug }, index) => keys[index] === id && slugs[index] === slug);
	const packed: Packed = {
		files,
		embedsPictures,
		foreign,
		keys: isPlain ? null : keys,
		slugs: isPlain ? null : slugs,
		lacking,
		problems,
		entries: {
			id: entries.map(({ id }) => id),
			slug: entries.map(({ slug }) => slug),
			categoryId: entries.map(({ categoryId }) => categoryId),
			manufacturerId: entries.map(({ manufacturerId }) => manufacturerId),
			name: entries.map(({ name }) => name),
			names: entries.map(({ names }) => names),
			referenceNumber: entries.map(({ referenceNumber }) => referenceNumber),
			amount: entries.map(({ price }) => price.amount),
			highest: entries.map(({ price }) => price.highest),
			stock: entries.map(({ stock }) => stock),
			dispatchDays: entries.map(({ dispatchDays }) => dispatchDays),
			belonging: entries.map(({ belonging }) => belonging),
			flags: entries.map(toFlags),
			hash: entries.map(({ hash }) => hash).join(''),
			cardHash: entries.map(({ cardHash }) => cardHash).join(''),
		},
	};
	return JSON.stringify(packed);
}

/** null for a line that is cut, or that other code wrote: the last build's keys name its own packets. */
export function unpackFacts(line: string): ShardFacts | null {
	const packed = parseJson(line);
	if (!isPacked(packed)) return null;
	const { files, embedsPictures, foreign, lacking, problems, entries: columns } = packed;
	const entries = columns.id.map((id, index) => toEntry(columns, id, index));
	const keys = packed.keys ?? columns.id;
	const slugs = packed.slugs ?? columns.slug;
	return { files, embedsPictures, part: { foreign, keys, slugs, lacking, problems }, entries };
}

type IsKind = (value: unknown) => boolean;

const isText: IsKind = (value) => typeof value === 'string';
const isNumber: IsKind = (value) => typeof value === 'number';
const isListOf = (value: unknown, isKind: IsKind): value is readonly unknown[] => Array.isArray(value) && value.every(isKind);
const orNull =
	(isKind: IsKind): IsKind =>
	(value) =>
		value === null || isKind(value);

const isKey: IsKind = (value) => isText(value) || isNumber(value);

const problemTexts: readonly (keyof Problem)[] = ['code', 'severity', 'collection', 'field', 'message', 'fix'];

function isProblem(value: unknown): boolean {
	return isWireRecord(value) && isKey(Reflect.get(value, 'id')) && problemTexts.every((name) => isText(Reflect.get(value, name)));
}

function isLacking(value: unknown): boolean {
	return isWireRecord(value) && isListOf(Reflect.get(value, 'fields'), isText) && isKey(Reflect.get(value, 'first'));
}

/** What each column of a list holds; `hash` and `cardHash` are texts. */
const columnKinds: Readonly<Record<Exclude<keyof Columns, 'hash' | 'cardHash'>, IsKind>> = {
	id: isNumber,
	slug: isText,
	categoryId: isNumber,
	manufacturerId: orNull(isNumber),
	name: isText,
	names: (value) => isWireRecord(value) && Object.values(value).every(isText),
	referenceNumber: orNull(isText),
	amount: orNull(isText),
	highest: orNull(isText),
	stock: isNumber,
	dispatchDays: orNull(isNumber),
	belonging: isText,
	flags: (value) => isNumber(value) && writtenIn[Number(value) >> languageShift] !== undefined,
};

function isPacked(value: unknown): value is Packed {
	if (!isWireRecord(value)) return false;
	const { files, embedsPictures, foreign, keys, slugs, lacking, problems, entries }: Partial<Record<keyof Packed, unknown>> = value;
	return (
		isListOf(files, isText) &&
		typeof embedsPictures === 'boolean' &&
		isListOf(foreign, isProblem) &&
		(keys === null || isListOf(keys, isKey)) &&
		(slugs === null || isListOf(slugs, orNull(isText))) &&
		(lacking === null || isLacking(lacking)) &&
		isListOf(problems, isProblem) &&
		areColumns(entries)
	);
}

/** All columns are of one length. */
function areColumns(value: unknown): boolean {
	if (!isWireRecord(value)) return false;
	const { id, hash, cardHash }: Partial<Record<keyof Columns, unknown>> = value;
	const count = Array.isArray(id) ? id.length : -1;
	const isWhole = (text: unknown) => typeof text === 'string' && text.length === count * hashLength;
	const isColumn = ([name, isKind]: [string, IsKind]) => {
		const column: unknown = Reflect.get(value, name);
		return isListOf(column, isKind) && column.length === count;
	};
	return isWhole(hash) && isWhole(cardHash) && Object.entries(columnKinds).every(isColumn);
}

function toEntry(columns: Columns, id: number, index: number): CatalogueEntry {
	const flags = columns.flags[index] ?? 0;
	const at = index * hashLength;
	return {
		id,
		slug: columns.slug[index] ?? '',
		categoryId: columns.categoryId[index] ?? 0,
		manufacturerId: columns.manufacturerId[index] ?? null,
		name: columns.name[index] ?? '',
		names: columns.names[index] ?? {},
		referenceNumber: columns.referenceNumber[index] ?? null,
		price: { amount: columns.amount[index] ?? null, highest: columns.highest[index] ?? null },
		stock: columns.stock[index] ?? 0,
		isInStock: (flags & isInStockBit) !== 0,
		isReorderable: (flags & isReorderableBit) !== 0,
		dispatchDays: columns.dispatchDays[index] ?? null,
		belonging: columns.belonging[index] ?? '',
		hasPicture: (flags & hasPictureBit) !== 0,
		writtenIn: writtenIn[flags >> languageShift] ?? [],
		hash: columns.hash.slice(at, at + hashLength),
		cardHash: columns.cardHash.slice(at, at + hashLength),
	};
}

function toFlags({ hasPicture, isInStock, isReorderable, writtenIn: written }: CatalogueEntry): number {
	const languageBits = languages.reduce((bits, language, bit) => bits | (written.includes(language) ? 1 << bit : 0), 0);
	const offer = (isInStock ? isInStockBit : 0) | (isReorderable ? isReorderableBit : 0);
	return (hasPicture ? hasPictureBit : 0) | offer | (languageBits << languageShift);
}
