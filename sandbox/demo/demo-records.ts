/** The content of the demo backend: two projects, of which only the first may ever reach the demo site. */
import { attributeGroupRecords, attributeRecords } from './records/attributes.ts';
import { brandRecords, brandTypeRecords, manufacturerRecords } from './records/brands.ts';
import { type CategoryKey, categoryRecords } from './records/categories.ts';
import { menuEntries, widgets } from './records/footer-and-menu.ts';
import { company, domain, project, socialLinks } from './records/house.ts';
import { nordlichtDomain, nordlichtRecords } from './records/nordlicht.ts';
import { openingPeriods } from './records/opening-periods.ts';
import { pageRecords } from './records/pages.ts';
import { type DemoProduct, productRecord } from './records/product.ts';
import { productsByCategory } from './records/products.ts';
import { settingsRecords } from './records/settings.ts';
import { legalRecords } from './records/statements.ts';
import type { DemoRecords } from './wire-record.ts';

/** The projects of the demo backend: the demo site's own, then the one that must stay invisible. */
export const demoDomains = [domain, nordlichtDomain] as const;

export type DemoDomain = (typeof demoDomains)[number];

/**
 * Every record of a project by collection, children nested in their parents as docs/content-model.md describes them. `demoRecords(demoDomains[0])` is
 * the demo site's content. All ids are fixed, child rows carry theirs too, and no id occurs twice in a collection over both projects.
 */
export function demoRecords(projectDomain: DemoDomain): DemoRecords {
	return projectDomain === nordlichtDomain ? nordlichtRecords : weidenbachRecords;
}

const weidenbachRecords: DemoRecords = {
	project,
	company,
	legal: legalRecords,
	opening_period: openingPeriods,
	social_link: socialLinks,
	widget: widgets,
	menu_entry: menuEntries,
	brand_type: brandTypeRecords,
	brand: brandRecords,
	page: pageRecords,
	ecommerce_settings: settingsRecords,
	ecommerce_category: categoryRecords,
	ecommerce_manufacturer: manufacturerRecords,
	ecommerce_attribute_group: attributeGroupRecords,
	ecommerce_attribute: attributeRecords,
	ecommerce_product: (Object.entries(productsByCategory) as [CategoryKey, readonly DemoProduct[]][])
		.flatMap(([category, products]) => products.map((product) => productRecord(product, category)))
		.sort((one, other) => Number(one.id) - Number(other.id)),
};
