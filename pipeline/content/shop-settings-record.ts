/** The record `ecommerce_settings` as the backend sends it. */
import * as z from 'zod';
import { defaultImmediateDays } from '../../site/choose-availability.ts';
import { defaultLanguage, perLanguage } from '../../site/languages.ts';
import { taxSchemes } from '../../site/tax-schemes.ts';
import { type RecordExists, toKnownIds } from '../records/known-reference.ts';
import { type RecordTexts, sameInEveryLanguage } from '../records/localise.ts';
import type { Localized } from '../records/localized.ts';
import type { RecordContext } from '../records/read-part.ts';
import {
	childRows,
	count,
	fee,
	flag,
	id,
	markdown,
	optional,
	optionalLines,
	optionalMarkdown,
	optionalText,
	text,
	translations,
} from '../records/wire-fields.ts';
import { oneOf, referenceRows } from '../records/wire-references.ts';
import { lawFault } from './law-duties.ts';
import { parseSynonyms } from './parse-synonyms.ts';
import { type FilterReferences, filterFields, toShopFilters } from './shop-filters-record.ts';
import type { LegalPageType, ShopSettings } from './shop-settings.ts';

const legalPageTypes = ['agb', 'versand-und-zahlung', 'widerruf'] as const satisfies readonly LegalPageType[];

const percentage = { error: 'a percentage such as 19' };
const percent = z
	.union([z.number(), z.string().regex(/^\d{1,3}(?:\.\d{1,4})?$/, percentage)], percentage)
	.transform(Number)
	.refine((value) => value >= 0 && value <= 100, percentage);

/** It ends up in the address of PayPal's script. */
const clientId = { error: 'a client id of PayPal' };

const sortNotation = z.string({ error: 'a field to sort by' }).regex(/^-?[a-z][a-z_.]*$/, { error: 'a field to sort by, such as -id' });

export const shopSettingsSchema = z.object({
	id,
	project: text,
	call_to_action_text: optionalText,
	global_footer: optionalText,
	search_synonyms: optionalLines,
	default_sort: optional(sortNotation, '-id'),
	enable_cart: flag,
	maintenance_mode: flag,
	show_stock: optional(flag, false),
	allow_ratings: optional(flag, false),
	purchase_to_order: optional(flag, false),
	immediate_days: optional(count, defaultImmediateDays),
	present_wrapping: fee,
	shipping_cost: fee,
	default_tax_percent: optional(percent, null),
	tax_scheme: optional(oneOf(taxSchemes), 'standard'),
	bank_details: optionalMarkdown,
	paypal_client_id: optional(z.string(clientId).regex(/^[A-Za-z0-9_-]{1,200}$/, clientId), null),
	translations: translations({
		call_to_action_text: optionalText,
		global_footer: optionalText,
		search_synonyms: optionalLines,
		bank_details: optionalMarkdown,
	}),
	...filterFields,
	payment_methods: referenceRows('payment_id', 'a payment method'),
	shipping_methods: referenceRows('ecommerce_shipping_method_id', 'a shipping method'),
	shipping_methods_config: referenceRows('ecommerce_shipping_method_config_id', 'a config of a shipping method'),
	shipping_countries: referenceRows('ecommerce_shipping_country_id', 'a country'),
	legal_pages: childRows(
		z.object(
			{
				type: oneOf(legalPageTypes),
				title: text,
				content: markdown,
				translations: translations({ title: optionalText, content: optionalMarkdown }),
			},
			{ error: 'a legal page' },
		),
	),
});

type ShopSettingsRecord = z.output<typeof shopSettingsSchema>;

/** What the settings choose from. */
export interface ShopReferences extends FilterReferences {
	readonly paymentExists: RecordExists;
	readonly shippingMethodExists: RecordExists;
	readonly shippingConfigExists: RecordExists;
	readonly countryExists: RecordExists;
}

export function toShopSettings(record: ShopSettingsRecord, context: RecordContext, references: ShopReferences): ShopSettings {
	const { texts } = context;
	const settings: ShopSettings = {
		...toOrdinarySettings(record, texts),
		searchSynonyms: toSynonyms(record, context),
		filters: toShopFilters(record, context, references),
		...toOffers(record, context, references),
		legalPages: toLegalPages(record.legal_pages, context),
	};
	if (!settings.enableCart) return settings;
	if (settings.paymentMethodIds.length === 0) context.warn(lawFault('law-payment-methods', 'payment_methods'));
	if (settings.shippingCountryIds.length === 0) context.warn(lawFault('law-delivery-limits', 'shipping_countries'));
	return settings;
}

type OrdinarySettings = Omit<ShopSettings, 'filters' | 'legalPages' | 'searchSynonyms' | keyof ReturnType<typeof toOffers>>;

function toOrdinarySettings(record: ShopSettingsRecord, texts: RecordTexts): OrdinarySettings {
	return {
		id: record.id,
		callToActionText: texts.text('call_to_action_text', record.call_to_action_text, record.translations, (row) => row.call_to_action_text),
		globalFooter: texts.text('global_footer', record.global_footer, record.translations, (row) => row.global_footer),
		defaultSort: record.default_sort,
		enableCart: record.enable_cart,
		maintenanceMode: record.maintenance_mode,
		showStock: record.show_stock,
		allowRatings: record.allow_ratings,
		purchaseToOrder: record.purchase_to_order,
		immediateDays: record.immediate_days,
		presentWrapping: record.present_wrapping,
		shippingCost: record.shipping_cost,
		defaultTaxPercent: record.default_tax_percent,
		taxScheme: record.tax_scheme,
		bankDetails: toBankDetails(record, texts),
		paypalClientId: record.paypal_client_id,
	};
}

/** Those of one language are none of another: nothing falls back. A line that says nothing is left out with a warning. */
function toSynonyms(
	{ search_synonyms: base, translations: rows }: ShopSettingsRecord,
	context: RecordContext,
): ShopSettings['searchSynonyms'] {
	return perLanguage((language) => {
		const text = rows.find((row) => row.language === language)?.search_synonyms ?? (language === defaultLanguage ? base : null);
		if (text === null) return null;
		const { groups, unreadable } = parseSynonyms(text);
		for (const line of unreadable) {
			context.warn({
				code: 'synonyms-unreadable',
				field: 'search_synonyms',
				message: `The line "${line}" (${language}) names no other word, and is left out.`,
				fix: 'Write words that mean the same with commas between them, or "word = other word".',
			});
		}
		return groups;
	});
}

/** Numbers and names of banks need no translation, so that a missing one is not told. */
function toBankDetails({ bank_details: base, translations: rows }: ShopSettingsRecord, texts: RecordTexts): Localized | null {
	const isTranslated = rows.some((row) => row.bank_details !== null);
	if (base !== null && !isTranslated) return sameInEveryLanguage(base);
	return texts.text('bank_details', base, rows, (row) => row.bank_details);
}

function toOffers(record: ShopSettingsRecord, context: RecordContext, references: ShopReferences) {
	const { payment_methods: payments, shipping_methods: methods } = record;
	const { shipping_methods_config: configs, shipping_countries: countries } = record;
	const payment = { field: 'payment_methods', column: 'payment_id', name: 'payment method' };
	const method = { field: 'shipping_methods', column: 'ecommerce_shipping_method_id', name: 'shipping method' };
	const config = { field: 'shipping_methods_config', column: 'ecommerce_shipping_method_config_id', name: 'config of a shipping method' };
	const country = { field: 'shipping_countries', column: 'ecommerce_shipping_country_id', name: 'country' };
	const { paymentExists, shippingMethodExists, shippingConfigExists, countryExists } = references;
	return {
		paymentMethodIds: toKnownIds(payments, { ...payment, idOf: (row) => row.payment_id }, context, paymentExists),
		shippingMethodIds: toKnownIds(methods, { ...method, idOf: (row) => row.ecommerce_shipping_method_id }, context, shippingMethodExists),
		shippingMethodConfigIds: toKnownIds(
			configs,
			{ ...config, idOf: (row) => row.ecommerce_shipping_method_config_id },
			context,
			shippingConfigExists,
		),
		shippingCountryIds: toKnownIds(countries, { ...country, idOf: (row) => row.ecommerce_shipping_country_id }, context, countryExists),
	};
}

function toLegalPages(pages: ShopSettingsRecord['legal_pages'], context: RecordContext): ShopSettings['legalPages'] {
	return pages.flatMap((page, index) => {
		if (pages.findIndex(({ type }) => type === page.type) < index) {
			context.fail({
				code: 'page-duplicate',
				field: `legal_pages[${index}].type`,
				message: `Two legal pages have the type "${page.type}".`,
				fix: 'Delete one of them.',
			});
			return [];
		}
		const field = `legal_pages[${index}]`;
		return [
			{
				type: page.type,
				title: context.texts.requiredText(`${field}.title`, page.title, page.translations, (row) => row.title),
				content: context.texts.requiredText(`${field}.content`, page.content, page.translations, (row) => row.content),
			},
		];
	});
}
