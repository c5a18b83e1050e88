/**
 * The lists of the content whose records are mapped one by one: each holds those of a collection. The content's type, the texts and pictures
 * of these records follow from this table.
 */
import type * as z from 'zod';
import type { CollectionDeclaration } from '../../pipeline/declarations/define-collection.ts';
import type { Field } from '../../pipeline/declarations/fields.ts';
import { type ContentReading, readCollection } from '../../pipeline/records/read-collection.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { brand } from '../collections/brand.ts';
import { brandType } from '../collections/brand-type.ts';
import { category } from '../collections/category.ts';
import { manufacturer } from '../collections/manufacturer.ts';
import { page } from '../collections/page.ts';
import { paymentMethod } from '../collections/payment-method.ts';
import { personalization } from '../collections/personalization.ts';
import { shippingCountry } from '../collections/shipping-country.ts';
import { shippingMethod } from '../collections/shipping-method.ts';
import { sizeGuide } from '../collections/size-guide.ts';
import { subcategory } from '../collections/subcategory.ts';
import { tag } from '../collections/tag.ts';
import { toBrand, toBrandType } from './brand.ts';
import { toCategory, toSubcategory, toTag } from './category.ts';
import type { Known } from './known.ts';
import { toManufacturer } from './manufacturer.ts';
import { toTextPage } from './page.ts';
import { toPersonalization } from './personalization.ts';
import { toPaymentMethod, toShippingCountry, toShippingMethod } from './shipping.ts';
import { toSizeGuide } from './size-guide.ts';

interface ContentList<Result> extends Pick<CollectionDeclaration, 'collection' | 'fields'> {
	read(reading: ContentReading, known: Known): readonly Result[];
}

/** `to`: null leaves the record out; the mapping has said why. Records with a `sort` are put in that order, the others stay in the snapshot's. */
function list<Schema extends z.ZodObject, Result extends { readonly id: number; readonly sort?: number }>(
	declaration: CollectionDeclaration<Schema>,
	to: (record: z.output<Schema>, context: RecordContext, known: Known) => Result | null,
): ContentList<Result> {
	const { collection, fields } = declaration;
	return {
		collection,
		fields,
		read(reading, known) {
			const records = readCollection(reading, { ...declaration, to: (record, context) => to(record, context, known) });
			return records.toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0));
		},
	};
}

export const contentLists = {
	brandTypes: list(brandType, toBrandType),
	brands: list(brand, toBrand),
	pages: list(page, toTextPage),
	categories: list(category, toCategory),
	subcategories: list(subcategory, toSubcategory),
	tags: list(tag, toTag),
	manufacturers: list(manufacturer, toManufacturer),
	personalizations: list(personalization, toPersonalization),
	sizeGuides: list(sizeGuide, toSizeGuide),
	paymentMethods: list(paymentMethod, toPaymentMethod),
	shippingMethods: list(shippingMethod, toShippingMethod),
	shippingCountries: list(shippingCountry, toShippingCountry),
};

/** The parts of the content that the table names. */
export type ContentLists = { readonly [Name in keyof typeof contentLists]: ReturnType<(typeof contentLists)[Name]['read']> };

export function readLists(reading: ContentReading, known: Known): ContentLists {
	return Object.fromEntries(Object.entries(contentLists).map(([name, { read }]) => [name, read(reading, known)])) as ContentLists;
}

/** A field's value in a record of a list. */
export interface ListedValue {
	readonly collection: string;
	readonly id: number;
	readonly field: string;
	readonly value: unknown;
}

/** The values of fields of a kind. Other lists than those that have such a field are not read. @throws where a mapping gives the field another name */
export function listedValues(content: ContentLists, isMeant: (field: Field) => boolean): readonly ListedValue[] {
	return Object.entries(contentLists).flatMap(([name, { collection, fields }]) => {
		const meant = Object.entries(fields).flatMap(([field, declared]) => (isMeant(declared) ? [field] : []));
		const records = meant.length === 0 ? [] : content[name as keyof ContentLists];
		return records.flatMap((record) => meant.map((field) => ({ collection, id: record.id, field, value: valueIn(record, field) })));
	});
}

/** A mapping spells the backend's `display_name` as `displayName`. */
function valueIn(record: object, field: string): unknown {
	const property = field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
	if (!(property in record)) throw new Error(`A record without ${property} was made of one with the field ${field}.`);
	return Reflect.get(record, property);
}
