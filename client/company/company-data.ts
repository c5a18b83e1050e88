import type { Text } from '../../site/text.ts';

/** The company's address and how to reach it, as several pages and the footer show it. */
export interface CompanyData {
	/** As registers know it. */
	readonly name: string;
	/** The well-known name. */
	readonly displayName: string;
	readonly legalForm: string | null;
	readonly executives: readonly string[];
	/** null: there is no address. */
	readonly addressType: 'hq' | 'federal_office' | null;
	readonly street: string | null;
	readonly zipCode: string | null;
	readonly city: string | null;
	readonly phones: readonly (PhoneData & { readonly type: 'phone' | 'mobile' | 'fax' })[];
	readonly email: string | null;
}

/** A place where the shop can be visited, beyond the first. */
export interface LocationData extends PlaceData {
	readonly openingHours: readonly OpeningLineData[];
}

/** A place's part of the company. */
export type PlaceData = Pick<CompanyData, 'displayName' | 'street' | 'zipCode' | 'city' | 'phones' | 'email'>;

/** Displayed form and `tel:` target; target null where the number could not be parsed, or is not called. */
export interface PhoneData {
	readonly display: Text;
	readonly href: string | null;
}

/** One line of the opening hours, in order. Times as `HH:MM`. */
export interface OpeningLineData {
	readonly days: Text;
	readonly opens: string | null;
	readonly closes: string | null;
	readonly closed: boolean;
	readonly note: Text | null;
}
