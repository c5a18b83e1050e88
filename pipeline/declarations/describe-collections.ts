/** What reading and keeping records has to know of the declared collections, found once for all of them. */
import type * as z from 'zod';
import { filesCollection, knownFileSchema } from '../records/file-record.ts';
import { optionalFile } from '../records/wire-references.ts';
import { type RecordForm, systemFields } from '../snapshot/normalise-record.ts';
import type { ChildLists, CollectionDeclaration } from './define-collection.ts';
import type { Field, Fields } from './fields.ts';
import { describeModel } from './modelled-fields.ts';

export interface Collections {
	readonly declarations: readonly CollectionDeclaration[];
	/** Names of the fields that hold the id of a file, in any record. */
	readonly fileFields: ReadonlySet<string>;
	/** What is kept of each collection, and in which form, as text: a snapshot that was fetched by another one may hold more, or lack something. */
	readonly models: string;
	/** How a snapshot keeps records of the collection. */
	readonly formOf: (collection: string) => RecordForm;
}

interface Known {
	readonly schema: z.ZodObject;
	readonly form: RecordForm;
}

const fileForm: RecordForm = {
	amounts: new Set(),
	quantities: new Set(),
	counts: new Set(['filesize']),
	json: new Set(['alt_translations']),
	links: new Set(),
	content: new Set(),
};

/** `declarations`: each behind those that its records refer to. The backend's own collection of files is known beside them. */
export function describeCollections(declarations: readonly CollectionDeclaration[]): Collections {
	const known: ReadonlyMap<string, Known> = new Map([
		[filesCollection, { schema: knownFileSchema, form: fileForm }],
		...declarations.map((declaration) => [declaration.collection, { schema: declaration.schema, form: toForm(declaration) }] as const),
	]);
	return {
		declarations,
		fileFields: new Set(declarations.flatMap((each) => namesOf(allFields(each), ({ wire }) => wire === optionalFile))),
		models: JSON.stringify([...known].map(([collection, { schema, form }]) => [collection, describeModel(schema), describeForm(form)])),
		formOf(collection) {
			const found = known.get(collection);
			if (found === undefined) throw new Error(`${collection} is not declared.`);
			return found.form;
		},
	};
}

type NamedField = readonly [name: string, field: Field];
type Described = { readonly fields: Fields; readonly lists?: ChildLists };

function toForm(declaration: CollectionDeclaration): RecordForm {
	const fields = allFields(declaration);
	return {
		amounts: new Set(namesOf(fields, ({ type, hasFreePlaces }) => type === 'decimal' && !hasFreePlaces)),
		quantities: new Set(namesOf(fields, ({ hasFreePlaces }) => hasFreePlaces ?? false)),
		counts: new Set(),
		json: new Set(namesOf(fields, ({ type }) => type === 'json')),
		links: new Set(orderingLinks(declaration.lists)),
		content: new Set(Object.keys(declaration.fields).filter((name) => systemFields.has(name))),
	};
}

/** Of records and of their child rows. */
function allFields({ fields, lists = {} }: Described): readonly NamedField[] {
	return [...Object.entries(fields), ...Object.values(lists).flatMap(allFields)];
}

function namesOf(fields: readonly NamedField[], isMeant: (field: Field) => boolean): readonly string[] {
	return fields.filter(([, field]) => isMeant(field)).map(([name]) => name);
}

function orderingLinks(lists: ChildLists): readonly string[] {
	return Object.values(lists).flatMap(({ isOrderedByLink, junctionField, lists: below = {} }) => [
		...(isOrderedByLink && junctionField !== undefined ? [junctionField] : []),
		...orderingLinks(below),
	]);
}

function describeForm(form: RecordForm): unknown {
	return Object.entries(form).map(([part, names]) => [part, [...names]]);
}
