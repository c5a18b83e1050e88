/** The content of the demo backend: two projects, of which only the first may ever reach the demo site. */
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { attributeGroupRecords, attributeRecords } from './records/attributes.ts';
import { brandRecords, brandTypeRecords } from './records/brands.ts';
import { type CategoryKey, categoryRecords } from './records/categories.ts';
import { consentRecords } from './records/consents.ts';
import { menuEntries, widgets } from './records/footer-and-menu.ts';
import { company, domain, project, socialLinks } from './records/house.ts';
import { manufacturerRecords } from './records/manufacturers.ts';
import { nordlichtDomain, nordlichtRecords } from './records/nordlicht.ts';
import { openingPeriods } from './records/opening-periods.ts';
import { pageRecords } from './records/pages.ts';
import {
	paymentMethodRecords,
	shippingConfigRecords,
	shippingCountryRecords,
	shippingMethodRecords,
} from './records/payment-and-delivery.ts';
import { personalizationRecords } from './records/personalizations.ts';
import { type DemoProduct, productRecord } from './records/product.ts';
import { productsByCategory } from './records/products.ts';
import { ratingRecords } from './records/ratings.ts';
import { settingsRecords } from './records/settings.ts';
import { sizeGuideRecords } from './records/size-guides.ts';
import { legalRecords } from './records/statements.ts';
import { subcategoryRecords } from './records/subcategories.ts';
import { tagRecords } from './records/tags.ts';
import { type DemoCollection, type DemoRecords, demoCollections, type WireRecord } from './wire-record.ts';

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

const writtenRecords: DemoRecords = {
	project,
	company,
	legal: legalRecords,
	opening_period: openingPeriods,
	social_link: socialLinks,
	widget: widgets,
	menu_entry: menuEntries,
	brand_type: brandTypeRecords,
	brand: brandRecords,
	consent: consentRecords,
	page: pageRecords,
	ecommerce_category: categoryRecords,
	ecommerce_subcategory: subcategoryRecords,
	ecommerce_tag: tagRecords,
	ecommerce_manufacturer: manufacturerRecords,
	ecommerce_attribute_group: attributeGroupRecords,
	ecommerce_attribute: attributeRecords,
	ecommerce_personalization: personalizationRecords,
	ecommerce_size_guide: sizeGuideRecords,
	ecommerce_payment_method: paymentMethodRecords,
	ecommerce_shipping_country: shippingCountryRecords,
	ecommerce_shipping_method: shippingMethodRecords,
	ecommerce_shipping_method_config: shippingConfigRecords,
	ecommerce_settings: settingsRecords,
	ecommerce_product: (Object.entries(productsByCategory) as [CategoryKey, readonly DemoProduct[]][])
		.flatMap(([category, products]) => products.map((product) => productRecord(product, category)))
		.sort((one, other) => Number(one.id) - Number(other.id)),
	ecommerce_product_rating: ratingRecords,
};

const weidenbachRecords: DemoRecords = setByHand(writtenRecords);

function setByHand(written: DemoRecords): DemoRecords {
	const set: Record<DemoCollection, readonly WireRecord[]> = { ...written };
	for (const collection of demoCollections) set[collection] = written[collection].map(withNoBreakSpaces);
	return set;
}
