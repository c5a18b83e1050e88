import type { CompanyData, LocationData, OpeningLineData } from '../../company/company-data.ts';
import type { ExternalFrameData } from '../../consent/consent-data.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import type { PageResult } from '../../runtime/built-page.ts';

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
