/** Pictures and characteristics, which a product has and each of its variants may have of its own. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import { toFileReference } from '../../pipeline/records/file-reference.ts';
import { toKnownIds } from '../../pipeline/records/known-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { product } from '../collections/product.ts';
import type { Attribute } from './attribute.ts';
import type { Known } from './known.ts';

type ProductRecord = RecordOf<typeof product>;

export interface PartReferences extends Pick<Known, 'fileExists' | 'existsIn'> {
	/** The readable attributes. */
	readonly attributes: ReadonlyMap<number, Attribute>;
}

/** In their order. `field`: where the rows stand, such as `variants[1].images`. What does not exist is left out with a warning. */
export function toImages(
	rows: ProductRecord['images'],
	field: string,
	context: RecordContext,
	{ fileExists }: PartReferences,
): readonly FileId[] {
	return rows
		.map((image, index) => ({ ...image, index }))
		.toSorted((a, b) => a.sort - b.sort || a.index - b.index)
		.flatMap(({ directus_files_id: file, private_hash: olderFile, index }) => {
			const place = `${field}[${index}].${file === null && olderFile !== null ? 'private_hash' : 'directus_files_id'}`;
			const named = file ?? olderFile;
			if (named !== null) return toFileReference(named, place, context, fileExists) ?? [];
			context.warn({
				code: 'reference-missing',
				field: place,
				message: 'The picture has no file. It is left out.',
				fix: 'Upload the picture again, or remove it from the record.',
			});
			return [];
		});
}

/** As `toImages`. */
export function toAttributes(
	rows: ProductRecord['attributes'],
	field: string,
	context: RecordContext,
	{ existsIn, attributes }: PartReferences,
): readonly Attribute[] {
	const named = {
		field,
		column: 'ecommerce_attribute_id',
		name: 'attribute',
		idOf: (row: (typeof rows)[number]) => row.ecommerce_attribute_id,
	};
	return toKnownIds(rows, named, context, existsIn('ecommerce_attribute')).flatMap((id) => attributes.get(id) ?? []);
}
