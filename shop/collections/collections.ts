/** Every collection that the site reads, each behind those that its records refer to. */
import type { CollectionDeclaration } from '../../pipeline/declarations/define-collection.ts';
import { describeCollections } from '../../pipeline/declarations/describe-collections.ts';
import { entryList, type Fields, language, readAs, text } from '../../pipeline/declarations/fields.ts';
import { filesCollection } from '../../pipeline/records/file-record.ts';
import { optionalText } from '../../pipeline/records/wire-fields.ts';
import { attribute } from './attribute.ts';
import { attributeGroup } from './attribute-group.ts';
import { brand } from './brand.ts';
import { brandType } from './brand-type.ts';
import { category } from './category.ts';
import { company } from './company.ts';
import { consent } from './consent.ts';
import { legal } from './legal.ts';
import { manufacturer } from './manufacturer.ts';
import { menuEntry } from './menu-entry.ts';
import { offer } from './offer.ts';
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

export const declarations: readonly CollectionDeclaration[] = [
	project,
	company,
	legal,
	openingPeriod,
	socialLink,
	widget,
	menuEntry,
	brandType,
	brand,
	consent,
	page,
	category,
	subcategory,
	tag,
	manufacturer,
	attributeGroup,
	attribute,
	personalization,
	sizeGuide,
	paymentMethod,
	shippingCountry,
	shippingMethod,
	shippingConfig,
	shopSettings,
	product,
	offer,
	rating,
];

export const collections = describeCollections(declarations);

/** What a snapshot holds: these collections, and the backend's files. */
export const collectionNames: readonly string[] = [...declarations.map(({ collection }) => collection), filesCollection];

/** A snapshot has them only where they have records. */
export const newerCollections: ReadonlySet<string> = new Set(
	declarations.filter(({ isNewer }) => isNewer).map(({ collection }) => collection),
);

/** The German alternative text is the file's own `description`; its focal point is set in the file library as well. */
export const addedFileFields: Fields = {
	alt_translations: entryList(
		'Bildbeschreibung in anderen Sprachen',
		{ language, alt: readAs(optionalText, text('Bildbeschreibung', { required: true })) },
		{ template: '{{language}}: {{alt}}', expected: 'a translation', note: 'Die deutsche steht im Feld Beschreibung.' },
	),
};
