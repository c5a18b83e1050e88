import type { Text } from '../../../site/text.ts';
import type { PageResult } from '../page-data.ts';

/** The company's address and how to reach it, as several pages and the footer show it. */
export interface CompanyData {
	readonly name: string;
	readonly legalForm: string | null;
	readonly executives: readonly string[];
	readonly street: string | null;
	readonly zipCode: string | null;
	readonly city: string | null;
	/** Displayed form and `tel:` target; target null where the number could not be parsed. */
	readonly phones: readonly { readonly type: 'phone' | 'mobile' | 'fax'; readonly display: string; readonly href: string | null }[];
	readonly email: string | null;
}

/** One line of the opening hours, in order. Times as `HH:MM`. */
export interface OpeningLineData {
	readonly days: Text;
	readonly opens: string | null;
	readonly closes: string | null;
	readonly closed: boolean;
	readonly note: Text | null;
}

/** The contact page. richText: `intro`, where the content has one. */
export interface ContactData extends PageResult {
	readonly company: CompanyData;
	readonly openingHours: readonly OpeningLineData[];
}
