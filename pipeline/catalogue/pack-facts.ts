/** Writes what is kept of a shard as one line of JSON, in columns: a build reads all of them, however little of the catalogue has changed. */
import * as z from 'zod';
import { languages } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { ShardFacts } from './read-shard.ts';

const problem = z.object({
	code: z.string(),
	severity: z.enum(['error', 'warning']),
	collection: z.string(),
	id: z.union([z.string(), z.number()]),
	field: z.string(),
	message: z.string(),
	fix: z.string(),
});
const key = z.union([z.number(), z.string()]);
const money = z.custom<Money>((value) => isMoney(String(value))).nullable();

const packedSchema = z.object({
	files: z.array(z.string()),
	embedsPictures: z.boolean(),
	foreign: z.array(problem),
	/** null: the same as the entries' ids and slugs, as it is in a sound shard. */
	keys: z.array(key).nullable(),
	slugs: z.array(z.string().nullable()).nullable(),
	lacking: z.object({ fields: z.array(z.string()), first: key }).nullable(),
	problems: z.array(problem),
	entries: z.object({
		id: z.array(z.number()),
		slug: z.array(z.string()),
		categoryId: z.array(z.number()),
		manufacturerId: z.array(z.number().nullable()),
		name: z.array(z.string()),
		referenceNumber: z.array(z.string().nullable()),
		amount: z.array(money),
		highest: z.array(money),
		stock: z.array(z.number()),
		/** Bits: has a picture, links to the site, and one for each language it is written in. */
		flags: z.array(z.number()),
		/** Of all entries, one behind the other. */
		hash: z.string(),
		cardHash: z.string(),
	}),
});

type Packed = z.input<typeof packedSchema>;

const hashLength = 16;

export function packFacts({ files, embedsPictures, part, entries }: ShardFacts): string {
	const { foreign, keys, slugs, lacking, problems } = part;
	const isPlain = keys.length === entries.length && entries.every(({ id, slug }, index) => keys[index] === id && slugs[index] === slug);
	const packed: Packed = {
		files: [...files],
		embedsPictures,
		foreign: [...foreign],
		keys: isPlain ? null : [...keys],
		slugs: isPlain ? null : [...slugs],
		lacking: lacking === null ? null : { fields: [...lacking.fields], first: lacking.first },
		problems: [...problems],
		entries: {
			id: entries.map(({ id }) => id),
			slug: entries.map(({ slug }) => slug),
			categoryId: entries.map(({ categoryId }) => categoryId),
			manufacturerId: entries.map(({ manufacturerId }) => manufacturerId),
			name: entries.map(({ name }) => name),
			referenceNumber: entries.map(({ referenceNumber }) => referenceNumber),
			amount: entries.map(({ price }) => price.amount),
			highest: entries.map(({ price }) => price.highest),
			stock: entries.map(({ stock }) => stock),
			flags: entries.map(toFlags),
			hash: entries.map(({ hash }) => hash).join(''),
			cardHash: entries.map(({ cardHash }) => cardHash).join(''),
		},
	};
	return JSON.stringify(packed);
}

/** null for anything that `packFacts` has not written. */
export function unpackFacts(line: string): ShardFacts | null {
	const packed = parse(line);
	if (packed === null) return null;
	const { files, embedsPictures, foreign, lacking, problems, entries: columns } = packed;
	const entries = columns.id.map((id, index) => toEntry(columns, id, index));
	const keys = packed.keys ?? columns.id;
	const slugs = packed.slugs ?? columns.slug;
	return { files, embedsPictures, part: { foreign, keys, slugs, lacking, problems }, entries };
}

function parse(line: string): z.output<typeof packedSchema> | null {
	try {
		return packedSchema.safeParse(JSON.parse(line)).data ?? null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

function toEntry(columns: z.output<typeof packedSchema>['entries'], id: number, index: number): CatalogueEntry {
	const flags = columns.flags[index] ?? 0;
	const at = index * hashLength;
	return {
		id,
		slug: columns.slug[index] ?? '',
		categoryId: columns.categoryId[index] ?? 0,
		manufacturerId: columns.manufacturerId[index] ?? null,
		name: columns.name[index] ?? '',
		referenceNumber: columns.referenceNumber[index] ?? null,
		price: { amount: columns.amount[index] ?? null, highest: columns.highest[index] ?? null },
		stock: columns.stock[index] ?? 0,
		hasPicture: (flags & 1) !== 0,
		linksToSite: (flags & 2) !== 0,
		writtenIn: languages.filter((_, bit) => (flags & (4 << bit)) !== 0),
		hash: columns.hash.slice(at, at + hashLength),
		cardHash: columns.cardHash.slice(at, at + hashLength),
	};
}

function toFlags({ hasPicture, linksToSite, writtenIn }: CatalogueEntry): number {
	const written = languages.reduce((bits, language, bit) => bits | (writtenIn.includes(language) ? 4 << bit : 0), 0);
	return Number(hasPicture) | (linksToSite ? 2 : 0) | written;
}
