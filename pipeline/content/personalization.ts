/** What a buyer may have put on a product, such as an engraving. */
import type { Money } from '../../site/money.ts';
import type { Localized } from '../records/localized.ts';

export interface Personalization {
	readonly id: number;
	readonly displayName: Localized;
	readonly fields: readonly PersonalizationField[];
	/** Products made with it cannot be sent back (§ 312g (2) 1 BGB); shown at the field, in cart, summary and mail. */
	readonly withdrawalExcluded: boolean;
}

export interface PersonalizationField {
	/** Key of the value in cart lines and orders. */
	readonly name: string;
	readonly label: Localized;
	readonly type: 'text' | 'select' | 'number';
	readonly required: boolean;
	/** Characters of a text; null: as many as one likes. */
	readonly maxLength: number | null;
	/** Of a select; empty for the other types. The German text is the value. */
	readonly options: readonly Localized[];
	/** The only characters that a text may have; null: all. */
	readonly glyphs: string | null;
	/** Gross surcharge on one product whose buyer fills the field in; null: none. */
	readonly price: Money | null;
}
