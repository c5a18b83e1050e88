/** Manufacturers of products. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { toKnownIds } from '../../pipeline/records/known-reference.ts';
import { sameInEveryLanguage } from '../../pipeline/records/localise.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { manufacturer } from '../collections/manufacturer.ts';
import { toEmailAddress, toWebAddress } from './contact-fields.ts';
import type { Known } from './known.ts';
import { lawFault } from './law-duties.ts';

/** Who makes a product, with what the General Product Safety Regulation (Art. 19) wants to be shown of them. */
export interface Manufacturer {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	/** Categories in which the filter offers it; empty: wherever it has products. */
	readonly categoryIds: readonly number[];
	/** On one line. */
	readonly postalAddress: string | null;
	readonly email: string | null;
	readonly url: string | null;
	/** In the EU, for a maker outside it. */
	readonly responsiblePerson: ResponsiblePerson | null;
}

export interface ResponsiblePerson {
	readonly name: string;
	readonly postalAddress: string;
	readonly email: string | null;
	readonly url: string | null;
}

type ManufacturerRecord = RecordOf<typeof manufacturer>;

export function toManufacturer(record: ManufacturerRecord, context: RecordContext, { existsIn, isSelling }: Known): Manufacturer {
	const { texts } = context;
	const rows = { field: 'categories', column: 'ecommerce_category_id', name: 'category' };
	const idOf = (row: ManufacturerRecord['categories'][number]) => row.ecommerce_category_id;
	const isTranslated = record.translations.some(({ display_name: name }) => name !== null);
	const manufacturer: Manufacturer = {
		id: record.id,
		displayName: isTranslated
			? texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name)
			: sameInEveryLanguage(record.display_name),
		slug: record.slug,
		categoryIds: toKnownIds(record.categories, { ...rows, idOf }, context, existsIn('ecommerce_category')),
		postalAddress: record.postal_address,
		email: toEmailAddress(record.email, 'email', context),
		url: toWebAddress(record.url, 'url', context),
		responsiblePerson: toResponsiblePerson(record.responsible_person, context),
	};
	if (isSelling) warnOfAddress(manufacturer, context);
	return manufacturer;
}

function warnOfAddress({ postalAddress, email, url }: Manufacturer, context: RecordContext): void {
	if (postalAddress !== null && (email !== null || url !== null)) return;
	context.warn(lawFault('law-manufacturer-address', postalAddress === null ? 'postal_address' : 'email'));
}

/** null for an empty form, and with a warning for an incomplete one. */
function toResponsiblePerson(record: ManufacturerRecord['responsible_person'], context: RecordContext): ResponsiblePerson | null {
	if (record === null || Object.values(record).every((value) => value === null)) return null;
	const { name, postal_address: postalAddress } = record;
	const email = toEmailAddress(record.email, 'responsible_person.email', context);
	const url = toWebAddress(record.url, 'responsible_person.url', context);
	if (name !== null && postalAddress !== null && (email !== null || url !== null)) return { name, postalAddress, email, url };
	context.warn(lawFault('law-responsible-person', 'responsible_person'));
	return null;
}
