import type { Text } from '../../../site/text.ts';
import type { ExternalFrameData } from '../../consent/gate-data.ts';
import type { FormTarget } from '../../forms/form-target.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The company's address and how to reach it, as several pages and the footer show it. */
export interface CompanyData {
	/** As registers know it. */
	readonly name: string;
	/** As everybody calls it. */
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

/** What of a company is said of a place. */
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

/** A service that shows the way to the shop, opened by a link. */
export interface DirectionsData {
	readonly service: string;
	readonly href: string;
}

/** The contact page. richText: `intro`, where the content has one. */
export interface ContactData extends PageResult {
	readonly company: CompanyData;
	/** null: the site shows no map. */
	readonly map: ExternalFrameData | null;
	/** Empty without an address. */
	readonly directions: readonly DirectionsData[];
	readonly openingHours: readonly OpeningLineData[];
	/** Places beyond the first, each with its own map and directions; left out where there is none. */
	readonly others?: readonly (LocationData & Pick<ContactData, 'map' | 'directions'>)[];
	/** null: the site has no order service. */
	readonly form: FormTarget | null;
	readonly thanksPath: string;
}
