/** Brands and their types; a brand's page lies at its type's link key plus its slug. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { toFileReference } from '../../pipeline/records/file-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { brand } from '../collections/brand.ts';
import type { brandType } from '../collections/brand-type.ts';
import type { Known } from './known.ts';

export type BrandType = Readonly<ReturnType<typeof toBrandType>>;

export type Brand = Readonly<NonNullable<ReturnType<typeof toBrand>>>;

export function toBrandType(record: RecordOf<typeof brandType>, { texts }: RecordContext) {
	return {
		id: record.id,
		type: record.type,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
	};
}

/** null, with an error, where the brand's type does not exist: it would have no path. */
export function toBrand(record: RecordOf<typeof brand>, context: RecordContext, { existsIn, fileExists }: Known) {
	const { texts } = context;
	const picture = toFileReference(record.picture, 'picture', context, fileExists);
	if (!existsIn('brand_type')(record.type)) {
		context.fail({
			code: 'reference-missing',
			field: 'type',
			message: `There is no brand type ${record.type}.`,
			fix: 'Choose one of the existing brand types.',
		});
		return null;
	}
	return {
		id: record.id,
		displayName: record.display_name,
		slug: record.slug,
		typeId: record.type,
		sort: record.sort,
		/** One sentence. */
		lead: texts.text('lead', record.lead, record.translations, (row) => row.lead),
		/** Markdown. */
		description: texts.text('description', record.description, record.translations, (row) => row.description),
		picture,
	};
}
