/** Every collection that the site reads, each behind those that its records refer to. */
import type { RecordCollection } from '../snapshot/collections.ts';
import { attribute } from './attribute.ts';
import { attributeGroup } from './attribute-group.ts';
import { brand } from './brand.ts';
import { brandType } from './brand-type.ts';
import { category } from './category.ts';
import { company } from './company.ts';
import { consent } from './consent.ts';
import type { CollectionDeclaration } from './define-collection.ts';
import { legal } from './legal.ts';
import { manufacturer } from './manufacturer.ts';
import { menuEntry } from './menu-entry.ts';
import { openingPeriod } from './opening-period.ts';
import { page } from './page.ts';
import { paymentMethod } from './payment-method.ts';
import { personalization } from './personalization.ts';
import { product } from './product.ts';
import { project } from './project.ts';
import { rating } from './rating.ts';
import { shippingConfig } from './shipping-config.ts';
import { shippingCountry } from './shipping-country.ts';
import { shippingMethod } from './shipping-method.ts';
import { shopSettings } from './shop-settings.ts';
import { sizeGuide } from './size-guide.ts';
import { socialLink } from './social-link.ts';
import { subcategory } from './subcategory.ts';
import { tag } from './tag.ts';
import { widget } from './widget.ts';

/** By name, so that the compiler misses one that is not declared. */
const byName: Readonly<Record<RecordCollection, CollectionDeclaration>> = {
	project,
	company,
	legal,
	opening_period: openingPeriod,
	social_link: socialLink,
	widget,
	menu_entry: menuEntry,
	brand_type: brandType,
	brand,
	consent,
	page,
	ecommerce_category: category,
	ecommerce_subcategory: subcategory,
	ecommerce_tag: tag,
	ecommerce_manufacturer: manufacturer,
	ecommerce_attribute_group: attributeGroup,
	ecommerce_attribute: attribute,
	ecommerce_personalization: personalization,
	ecommerce_size_guide: sizeGuide,
	ecommerce_payment_method: paymentMethod,
	ecommerce_shipping_country: shippingCountry,
	ecommerce_shipping_method: shippingMethod,
	ecommerce_shipping_method_config: shippingConfig,
	ecommerce_settings: shopSettings,
	ecommerce_product: product,
	ecommerce_product_rating: rating,
};

export const declarations: readonly CollectionDeclaration[] = Object.values(byName);
