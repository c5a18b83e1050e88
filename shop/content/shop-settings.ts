/** The record `ecommerce_settings`. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { toKnownIds } from '../../pipeline/records/known-reference.ts';
import { type RecordTexts, sameInEveryLanguage } from '../../pipeline/records/localise.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { type BankAccount, writeBankDetails } from '../../site/bank-account.ts';
import { findIbans } from '../../site/iban.ts';
import { defaultLanguage, type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { Money, TaxScheme } from '../../site/money.ts';
import type { shopSettings } from '../collections/shop-settings.ts';
import type { Known } from './known.ts';
import { lawFault } from './law-duties.ts';
import { parseSynonyms, type Synonyms } from './parse-synonyms.ts';
import { type ShopFilters, toShopFilters } from './shop-filters.ts';

export type LegalPageType = 'agb' | 'versand-und-zahlung' | 'widerruf';

export interface ShopSettings {
	readonly id: number;
	readonly callToActionText: Localized | null;
	readonly globalFooter: Localized | null;
	/** Words that a search takes for others; null: the usual ones of the language. */
	readonly searchSynonyms: PerLanguage<Synonyms | null>;
	/** Backend notation, such as `-id` or `price_brutto`. */
	readonly defaultSort: string;
	readonly enableCart: boolean;
	readonly maintenanceMode: boolean;
	readonly showStock: boolean;
	readonly allowRatings: boolean;
	readonly purchaseToOrder: boolean;
	/** Working days within which a product that lists call available immediately leaves the shop. */
	readonly immediateDays: number;
	readonly presentWrapping: Money | null;
	readonly shippingCost: Money | null;
	readonly defaultTaxPercent: number | null;
	readonly taxScheme: TaxScheme;
	readonly filters: ShopFilters;
	/** Field by field; null: its text is all there is. */
	readonly bankAccount: BankAccount | null;
	/** Markdown. */
	readonly bankDetails: Localized | null;
	readonly paypalClientId: string | null;
	/** What the shop offers, in this order. Ids. */
	readonly paymentMethodIds: readonly number[];
	readonly shippingMethodIds: readonly number[];
	readonly shippingMethodConfigIds: readonly number[];
	readonly shippingCountryIds: readonly number[];
	/** Markdown by type. */
	readonly legalPages: readonly { readonly type: LegalPageType; readonly title: Localized; readonly content: Localized }[];
}

type ShopSettingsRecord = RecordOf<typeof shopSettings>;

export function toShopSettings(record: ShopSettingsRecord, context: RecordContext, existsIn: Known['existsIn']): ShopSettings {
	const { texts } = context;
	const settings: ShopSettings = {
		...toOrdinarySettings(record, texts),
		...toBank(record, context),
		searchSynonyms: toSynonyms(record, context),
		filters: toShopFilters(record, context, existsIn),
		...toOffers(record, context, existsIn),
		legalPages: toLegalPages(record.legal_pages, context),
	};
	if (!settings.enableCart) return settings;
	if (settings.paymentMethodIds.length === 0) context.warn(lawFault('law-payment-methods', 'payment_methods'));
	if (settings.shippingCountryIds.length === 0) context.warn(lawFault('law-delivery-limits', 'shipping_countries'));
	return settings;
}

type OrdinarySettings = Omit<
	ShopSettings,
	'filters' | 'legalPages' | 'searchSynonyms' | 'bankAccount' | 'bankDetails' | keyof ReturnType<typeof toOffers>
>;

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

/** The fields go before the text, and what is lost by that is said. */
function toBank(record: ShopSettingsRecord, context: RecordContext): Pick<ShopSettings, 'bankAccount' | 'bankDetails'> {
	const { bank_holder: holder, bank_iban: iban, bank_bic: bic, bank_name: bank, bank_details: text } = record;
	const written = toBankDetails(record, context.texts);
	if (holder === null || iban === null) {
		if (holder !== null || iban !== null) {
			context.warn({
				code: 'bank-account-unclear',
				field: holder === null ? 'bank_holder' : 'bank_iban',
				message:
					holder === null ? 'There is an IBAN without the name of its holder.' : 'There is the holder of an account without its IBAN.',
				fix: 'Fill in both, as the bank has them.',
			});
		}
		return { bankAccount: null, bankDetails: written };
	}
	const others = [...new Set((text ?? '').split('\n').flatMap(findIbans))].filter((found) => found !== iban);
	if (others.length > 0) {
		context.warn({
			code: 'bank-account-unclear',
			field: 'bank_details',
			message: `The text names another account (${others.join(', ')}) than the field bank_iban, which buyers are told.`,
			fix: 'Empty the text, or correct the IBAN.',
		});
	}
	const bankAccount = { holder, iban, bic, bank };
	return {
		bankAccount,
		bankDetails: perLanguage((language) => ({ text: writeBankDetails(bankAccount, language), language })),
	};
}

/** Numbers and names of banks need no translation, so a missing one is not reported. */
function toBankDetails({ bank_details: base, translations: rows }: ShopSettingsRecord, texts: RecordTexts): Localized | null {
	const isTranslated = rows.some((row) => row.bank_details !== null);
	if (base !== null && !isTranslated) return sameInEveryLanguage(base);
	return texts.text('bank_details', base, rows, (row) => row.bank_details);
}

function toOffers(record: ShopSettingsRecord, context: RecordContext, existsIn: Known['existsIn']) {
	const { payment_methods: payments, shipping_methods: methods } = record;
	const { shipping_methods_config: configs, shipping_countries: countries } = record;
	const payment = { field: 'payment_methods', column: 'payment_id', name: 'payment method' };
	const method = { field: 'shipping_methods', column: 'ecommerce_shipping_method_id', name: 'shipping method' };
	const config = { field: 'shipping_methods_config', column: 'ecommerce_shipping_method_config_id', name: 'config of a shipping method' };
	const country = { field: 'shipping_countries', column: 'ecommerce_shipping_country_id', name: 'country' };
	return {
		paymentMethodIds: toKnownIds(payments, { ...payment, idOf: (row) => row.payment_id }, context, existsIn('ecommerce_payment_method')),
		shippingMethodIds: toKnownIds(
			methods,
			{ ...method, idOf: (row) => row.ecommerce_shipping_method_id },
			context,
			existsIn('ecommerce_shipping_method'),
		),
		shippingMethodConfigIds: toKnownIds(
			configs,
			{ ...config, idOf: (row) => row.ecommerce_shipping_method_config_id },
			context,
			existsIn('ecommerce_shipping_method_config'),
		),
		shippingCountryIds: toKnownIds(
			countries,
			{ ...country, idOf: (row) => row.ecommerce_shipping_country_id },
			context,
			existsIn('ecommerce_shipping_country'),
		),
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
