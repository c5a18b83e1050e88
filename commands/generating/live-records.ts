/**
 * Writes the schemas by which the browser reads records of the backend: of the declared collections, the fields that the shop's reads ask for. The
 * browser has kinds of field of its own (client/live/directus/wire-fields.ts), because those of the build cost it five times as much.
 */
import * as z from 'zod';
import { itemFields } from '../../client/live/directus/item-fields.ts';
import type { ChildLists } from '../../pipeline/declarations/define-collection.ts';
import type { Fields } from '../../pipeline/declarations/fields.ts';
import * as wire from '../../pipeline/records/wire-fields.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { stars } from '../../shop/collections/rating.ts';
import { dispatchDays, readPrice } from '../../shop/collections/shop-fields.ts';
import { sortNotation } from '../../shop/collections/shop-settings.ts';
import { table } from '../../shop/collections/size-guide.ts';

export const liveRecordsFile = 'client/live/directus/records.ts';

/** By the name of the read: what its schema is called, and the collection that it reads. */
const reads: Readonly<Record<keyof typeof itemFields, { readonly schema: string; readonly collection: string }>> = {
	settings: { schema: 'settingsRecord', collection: 'ecommerce_settings' },
	list: { schema: 'listRecord', collection: 'ecommerce_product' },
	product: { schema: 'productRecord', collection: 'ecommerce_product' },
	prices: { schema: 'priceRecord', collection: 'ecommerce_product' },
	ids: { schema: 'idRecord', collection: 'ecommerce_product' },
	rating: { schema: 'ratingRecord', collection: 'ecommerce_product_rating' },
	attribute: { schema: 'attributeRecord', collection: 'ecommerce_attribute' },
};

/** Types that the browser's code names. */
const types: Readonly<Record<string, string>> = { listRecord: 'ListRecord', productRecord: 'ProductRecord', priceRecord: 'PriceRecord' };

/** The browser's kinds by those of the build. */
const kinds: ReadonlyMap<unknown, string> = new Map<unknown, string>([
	[wire.id, 'count'],
	[wire.count, 'count'],
	[wire.supply, 'supply'],
	[wire.text, 'text'],
	[wire.optionalText, 'optionalText'],
	[wire.optionalMarkdown, 'optionalMarkdown'],
	[wire.slug, 'slug'],
	[wire.sort, 'sort'],
	[wire.flag, 'flag'],
	[readPrice, 'price'],
	[dispatchDays, 'dispatchDays'],
	[stars, 'stars'],
	[sortNotation, 'sortNotation'],
	[table, 'table'],
]);

/** Of an object that stands in one line. The formatter breaks such a line where what is before it is too long, which no name of a field is. */
const longestLine = 70;

/** Fields that are asked for, those of what a field leads to inside. */
interface Asked {
	readonly [name: string]: Asked;
}

interface Shape {
	readonly fields: Fields;
	readonly lists?: ChildLists;
}

export function liveRecords(): string {
	const used = new Set<string>();
	const consts = Object.entries(reads).map(([read, { schema, collection }]) => {
		const asked = toTree(itemFields[read as keyof typeof itemFields]);
		const type = types[schema];
		const typeSource = type === undefined ? '' : `\nexport type ${type} = z.output<typeof ${schema}>;\n`;
		return `export const ${schema} = ${objectOf(asked, declared(collection), '', used)};\n${typeSource}`;
	});
	return `/** Records of the shop as the backend sends them to the browser. "npm run generate" writes this file from the declared collections and item-fields.ts. */
import * as z from 'zod/mini';
import {
${[...used].toSorted().map(indented).join(',\n')},
} from './wire-fields.ts';

${consts.join('\n')}`;
}

function declared(collection: string): Shape {
	const found = declarations.find((declaration) => declaration.collection === collection);
	if (found === undefined) throw new Error(`No collection ${collection} is declared.`);
	return found;
}

/** `variants.translations.language` is a leaf three deep. */
function toTree(paths: readonly string[]): Asked {
	const below = Map.groupBy(paths, (path) => path.split('.', 1)[0] ?? '');
	const rest = (path: string) => path.split('.').slice(1).join('.');
	return Object.fromEntries([...below].map(([name, some]) => [name, toTree(some.map(rest).filter((path) => path !== ''))]));
}

function objectOf(asked: Asked, shape: Shape, path: string, used: Set<string>): string {
	return callOf('z.object', shapeOf(asked, shape, path, used));
}

function shapeOf(asked: Asked, shape: Shape, path: string, used: Set<string>): string {
	const entries = Object.entries(asked).map(([name, inner]) => {
		const value = valueOfField(name, inner, shape, path, used);
		return value === name ? name : `${name}: ${value}`;
	});
	const line = `{ ${entries.join(', ')} }`;
	return line.length <= longestLine && !line.includes('\n') ? line : `{\n${entries.map((entry) => `${indented(entry)},\n`).join('')}}`;
}

/** A call as the formatter lays it out: each argument of several lines stands by itself, but for an object that is the only one. */
function callOf(name: string, ...args: readonly string[]): string {
	const isLong = args.some((arg) => arg.includes('\n')) && !(args.length === 1 && args[0]?.startsWith('{'));
	return isLong ? `${name}(\n${args.map((arg) => `${indented(arg)},\n`).join('')})` : `${name}(${args.join(', ')})`;
}

function indented(source: string): string {
	return `\t${source.replaceAll('\n', '\n\t')}`;
}

function valueOfField(name: string, inner: Asked, { fields, lists = {} }: Shape, path: string, used: Set<string>): string {
	const list = lists[name];
	const below = `${path}${name}.`;
	if (list !== undefined && name === 'translations') {
		const { language: _, ...texts } = inner;
		return callOf(use('translations', used), shapeOf(texts, list, below, used));
	}
	if (list !== undefined) return callOf(use('rows', used), objectOf(inner, list, below, used));
	const field = fields[name];
	if (field === undefined) {
		if (name === 'id') return use('count', used);
		throw new Error(`client/live/directus/item-fields.ts asks for ${path}${name}, which is not declared.`);
	}
	const isTranslated = path.endsWith('translations.');
	const target = field.linksTo;
	if (target === undefined) return expressionOf(isTranslated ? field.translated : field.wire, `${path}${name}`, used);
	if (Object.keys(inner).length === 0) return use('reference', used);
	const record = objectOf(inner, declared(target), below, used);
	return field.wire.safeParse(null).success ? callOf(use('optional', used), record, 'null') : record;
}

function expressionOf(schema: unknown, path: string, used: Set<string>): string {
	const kind = kinds.get(schema);
	if (kind !== undefined) return use(kind, used);
	if (schema instanceof z.ZodEnum) return `z.enum([${schema.options.map((option) => `'${option}'`).join(', ')}])`;
	if (schema instanceof z.ZodArray) return `z.array(${expressionOf(schema.element, path, used)})`;
	const { model, fallback } = (schema instanceof z.ZodType ? schema.meta() : null) ?? {};
	if (model === undefined) throw new Error(`The browser has no kind of field that reads ${path}.`);
	return callOf(use('optional', used), expressionOf(model, path, used), JSON.stringify(fallback).replaceAll('"', "'"));
}

function use(kind: string, used: Set<string>): string {
	used.add(kind);
	return kind;
}
