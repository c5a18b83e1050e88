/** Describes what a problem was found in, as far as it helps an editor: the value in the field, the texts that are missing, the other record. */
import type { Problem } from '../../pipeline/problem.ts';
import { isWireRecord, recordKey } from '../../pipeline/snapshot/wire-record.ts';
import { findOutdated } from '../../shop/content/judge-duties.ts';
import { conclusionSentences } from '../../shop/content/terms-conclusion.ts';
import { flattenRecord, isFileField } from '../changes/record-changes.ts';
import { type FieldPlace, locateField } from '../records/field-place.ts';
import { type RecordIndex, type RecordRef, referenceTarget } from '../records/record-index.ts';
import type { FindDeadLink } from './dead-links.ts';
import { untranslatedKey } from './translation-matrix.ts';

export type Found =
	/** The value of the field, or the words in it that are meant. */
	| { readonly kind: 'value'; readonly text: string }
	/** Texts, or whole fields, that are not there. */
	| { readonly kind: 'missing'; readonly fields: readonly FieldPlace[] }
	/** Pictures that are meant. */
	| { readonly kind: 'files'; readonly records: readonly RecordRef[] }
	/** Others that claim the same. */
	| { readonly kind: 'rivals'; readonly records: readonly RecordRef[] }
	/** A link, and the pages that have it. */
	| { readonly kind: 'link'; readonly target: string; readonly pages: readonly string[] };

export interface FoundSources {
	readonly index: RecordIndex;
	/** Fields without a text, by {@link untranslatedKey}. */
	readonly untranslated: ReadonlyMap<string, readonly string[]>;
	readonly findDeadLink: FindDeadLink;
}

/** Longer values are texts, of which a part would say nothing. */
const longestValue = 120;

/** Collections whose slugs can meet. */
const withSlugs = ['page', 'brand', 'ecommerce_category', 'ecommerce_product'];

type ProblemPlace = Pick<Problem, 'code' | 'collection' | 'id' | 'field' | 'message'>;

/** `value` is what stands at the problem's field. */
export function describeFound(problem: ProblemPlace, value: unknown, { index, untranslated, findDeadLink }: FoundSources): Found | null {
	const { code, collection, id, field } = problem;
	switch (code) {
		case 'translation-missing': {
			const names = untranslated.get(untranslatedKey(collection, id, field.replace('translations.', ''))) ?? [];
			const fields = [...new Set(names.map((name) => name.replace(/\[\d+\]/g, '')))];
			return fields.length === 0 ? null : { kind: 'missing', fields: fields.map((name) => locateField(name, null, 'positions').place) };
		}
		case 'field-missing':
			return { kind: 'missing', fields: field.split(', ').map((name) => locateField(name, null, 'positions').place) };
		case 'anchor-dead':
		case 'link-dead': {
			const link = findDeadLink(problem);
			return link === null ? null : { kind: 'link', target: link.target, pages: link.pages };
		}
		case 'alt-missing':
			return files(undescribedFiles(problem, index));
		case 'legal-outdated':
			return typeof value === 'string' ? text(findOutdated(value).map(({ says }) => says)) : null;
		case 'terms-conclusion':
			return typeof value === 'string' ? text(conclusionSentences(value)) : null;
		case 'slug-duplicate':
		case 'path-taken':
			return rivals(problem, value, [...new Set([collection, ...withSlugs])], index) ?? plainValue(value);
		case 'offer-duplicate':
		case 'page-duplicate':
			return rivals(problem, value, [collection], index) ?? plainValue(value);
		default:
			return fileOf(collection, field, value, index) ?? plainValue(value);
	}
}

function plainValue(value: unknown): Found | null {
	const isShown = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
	return isShown && String(value).length <= longestValue ? text([String(value)]) : null;
}

function text(values: readonly string[]): Found | null {
	return values.length === 0 ? null : { kind: 'value', text: values.join(', ') };
}

function files(records: readonly RecordRef[]): Found | null {
	return records.length === 0 ? null : { kind: 'files', records };
}

/** A file by its name, where the field names one that is known. */
function fileOf(collection: string, field: string, value: unknown, index: RecordIndex): Found | null {
	const row = isWireRecord(value) ? (value.directus_files_id ?? value.private_hash) : value;
	const isFile = isWireRecord(value) || referenceTarget(collection, field) === 'directus_files';
	const file = isFile && typeof row === 'string' ? index.ref('directus_files', row) : null;
	return file === null || file.label === '' ? null : files([file]);
}

function undescribedFiles({ collection, id }: ProblemPlace, index: RecordIndex): readonly RecordRef[] {
	const ids = [...flattenRecord(index.find(collection, id) ?? {})].flatMap(([path, value]) => (isFileField(path) ? [String(value)] : []));
	return [...new Set(ids)]
		.filter((file) => String(index.find('directus_files', file)?.description ?? '').trim() === '')
		.map((file) => index.ref('directus_files', file));
}

/** Other records with the same value in the field. */
function rivals({ collection, id, field }: ProblemPlace, value: unknown, collections: readonly string[], index: RecordIndex): Found | null {
	const records = collections.flatMap((other) =>
		index
			.list(other)
			.filter((record) => record[field] === value && value !== undefined && !(other === collection && recordKey(record) === id))
			.map((record) => index.ref(other, recordKey(record))),
	);
	return records.length === 0 ? null : { kind: 'rivals', records };
}
