/**
 * The content of one project, checked and in our own terms. Everything beyond the pipeline sees this and no wire record. Its products may be
 * many and stand in the catalogue (see catalogue/catalogue.ts).
 */
import type { OpeningDays } from '../../site/opening-days.ts';
import type { Attribute } from './attribute.ts';
import type { Company, Location } from './company.ts';
import type { Consent } from './consent.ts';
import type { ContentLists } from './content-lists.ts';
import type { SocialLink, Widget } from './footer.ts';
import type { Legal } from './legal.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { OpeningPeriod } from './opening-period.ts';
import type { Project } from './project.ts';
import type { ShippingMethodConfig } from './shipping.ts';
import type { ShopSettings } from './shop-settings.ts';

export interface OpenLocation extends Location {
	readonly openingPeriods: readonly OpeningPeriod[];
}

/** Beside the lists: which payment and shipping methods of the project the shop offers, and in which order, is said by its settings. */
export interface Content extends ContentLists {
	readonly project: Project;
	/** The first: who answers for the site. */
	readonly company: Company;
	/** Every address of every company, with its opening hours; the first is that of `company` where it has one. */
	readonly locations: readonly OpenLocation[];
	/** null: the project has no such record. */
	readonly legal: Legal | null;
	/** Of the first location, in the order in which they are shown; day code 0 is left out. */
	readonly openingPeriods: readonly OpeningPeriod[];
	/** Of the first location, records with times that cannot be read included. */
	readonly openingDays: OpeningDays;
	readonly socialLinks: readonly SocialLink[];
	/** Sorted; the defaults where none are configured. */
	readonly widgets: readonly Widget[];
	/** Top-level entries in order. */
	readonly menu: readonly MenuEntry[];
	/** What visitors are asked: the locked `functional` entry first, then the backend's in order (see consent.ts). */
	readonly consents: readonly Consent[];
	/** null: the project has no settings record, and so no shop. */
	readonly shop: ShopSettings | null;
	/** Some products are of the shared catalogue, as offers show them. */
	readonly showsShared: boolean;
	/** Those that products may name, each with its group. */
	readonly attributes: readonly Attribute[];
	readonly shippingMethodConfigs: readonly ShippingMethodConfig[];
}
