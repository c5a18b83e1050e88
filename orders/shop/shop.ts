/**
 * The shop and its products, by the snapshot that the site is built from: the service is the authority on price and stock. It reads the records by
 * itself and shares no code with the site, so a test can compare the two.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { AppointmentDays } from '../../client/orders/contract/appointment-days.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { snapshotId } from '../../pipeline/snapshot/snapshot-id.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { readBic, readHolder, readIban, writeBankDetails } from '../../site/bank-account.ts';
import { defaultNoticeDays } from '../../site/constants.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { type PriceBasis, priceBases, type TaxScheme, taxSchemes } from '../../site/money.ts';
import { parseClosingDays, toOpeningDays, type WrittenHours } from '../../site/opening-days.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import { toCents } from './amounts.ts';
import { createFactsOf, type FactsOf, type ProductFact } from './characteristics.ts';
import { addressesOf, toCompany } from './company.ts';
import { type Delivery, toDelivery } from './delivery.ts';
import { type LegalVersions, toLegalVersions } from './legal-versions.ts';
import { type PersonalizationRules, toPersonalizations } from './personalization.ts';
import { inEveryLanguage, isOff, isOn, markdown, namedId, paragraphs, rows, text, wholeNumber } from './wire-values.ts';

/** A product or one of its variants, as it can be had. */
export interface Offer {
	/** null: on request. */
	readonly cents: number | null;
	/** Below 0: so many are sold that the shop has yet to get. */
	readonly stock: number;
	/** May be ordered although the stock is 0. */
	readonly orderable: boolean;
	/** How its tax is shown; null: as the shop's. */
	readonly taxScheme: TaxScheme | null;
}

/** A product or one of its variants, as an order and its receipt name it. */
export interface ProductDetails {
	readonly name: PerLanguage<string>;
	/** `''`: it has none. */
	readonly reference: string;
	/** Working days until it is dispatched; null: not stated. */
	readonly shippingDays: number | null;
	/** The basis of its price; null: not stated. */
	readonly priceBasis: PriceBasis | null;
	/** Its essential facts, in the order of the page. */
	readonly facts: readonly ProductFact[];
	/** null: nothing can be put on it. */
	readonly personalization: PersonalizationRules | null;
}

export interface Shop {
	/** Name of the snapshot that all this is of; null: it has none. */
	readonly snapshot: string | null;
	/** What Directus had booked before, the stock of the records holds; milliseconds since 1970, by its clock. null: it is not known. */
	readonly readFromMs: number | null;
	/** The settings' switches: no cart, maintenance, no ratings. */
	readonly takesOrders: boolean;
	readonly maintenance: boolean;
	readonly takesRatings: boolean;
	/** The price of gift wrap; null: it is not offered. */
	readonly wrappingCents: number | null;
	readonly delivery: Delivery;
	/** PayPal has a client id of the shop. */
	readonly isPaypalReady: boolean;
	readonly texts: ShopTexts;
	/** That an order has to name, in each language. */
	readonly legalVersions: LegalVersions;
	readonly appointments: AppointmentDays;
	/** With its reference; null where the shop does not have it. */
	nameOf(product: number, variant: number | null, language: Language): string | null;
	/** null: the shop does not have it, or not in this variant, or not without one. */
	offer(product: number, variant: number | null): Offer | null;
	/** How many products there are, together, that can be ordered and cannot be reordered; those that are owed count as none. */
	limitedStock(): number;
	/** null: as above. */
	details(product: number, variant: number | null): ProductDetails | null;
	/** Id of the file in Directus with the first picture of the variant, else of the product; null: there is none. */
	pictureOf(product: number, variant: number | null): string | null;
}

export interface ShopSource {
	/** By the snapshot as it is now; it is read again when it has changed. Rejects where there is none that can be read. */
	read(): Promise<Shop>;
}

/**
 * `content`: the folder of the snapshot, or a function that finds it, because it is another one after a release. `project`: whose products they are;
 * another project's do not count.
 */
export function createShopSource(content: string | (() => string), project: string): ShopSource {
	let known: { readonly stamp: string; readonly shop: Promise<Shop> } | null = null;
	return {
		async read() {
			const contentDir = typeof content === 'string' ? content : content();
			const stamp = stampOf(contentDir);
			if (known?.stamp !== stamp) {
				const shop = readShop(contentDir, project);
				known = { stamp, shop };
				// a snapshot that is being switched is read again by the next who asks
				shop.catch(() => {
					if (known?.shop === shop) known = null;
				});
			}
			return known.shop;
		},
	};
}

/** Changes whenever the snapshot is switched. */
function stampOf(contentDir: string): string {
	const found = statSync(path.join(contentDir, 'manifest.json'), { bigint: true, throwIfNoEntry: false });
	return found === undefined ? '' : `${contentDir} ${found.ino} ${found.mtimeNs} ${found.size}`;
}

async function readShop(contentDir: string, project: string): Promise<Shop> {
	const snapshot = await openSnapshot(contentDir);
	return toShop(snapshot, project, snapshotId(snapshot));
}

/** The part of a snapshot that is read here. */
interface ShopRecords extends Pick<Snapshot, 'records'> {
	readonly manifest: Pick<Snapshot['manifest'], 'readFrom'>;
}

export function toShop(snapshot: ShopRecords, project: string, id: string | null = null): Shop {
	const isOwn = (record: WireRecord): boolean => record.project === project;
	const settings = snapshot.records('ecommerce_settings').find(isOwn) ?? {};
	const published = snapshot.records('ecommerce_product').filter((record) => isOwn(record) && record.status === 'published');
	const products = new Map(published.map((record) => [wholeNumber(record.id), record]));
	const find = (product: number, variant: number | null): { readonly record: WireRecord; readonly item: WireRecord } | null => {
		const record = products.get(product);
		if (record === undefined) return null;
		const variants = rows(record.variants);
		if (variant === null) return variants.length === 0 ? { record, item: record } : null;
		const item = variants.find((each) => wholeNumber(each.id) === variant && !isOff(each.active));
		return item === undefined ? null : { record, item };
	};
	const personalizations = toPersonalizations(snapshot, project);
	const factsOf = createFactsOf(snapshot, project);
	const toOffer = (record: WireRecord, { price_brutto, stock, reorder_possible }: WireRecord): Offer => {
		const cents = toCents(price_brutto);
		return {
			cents: cents === 0 ? null : cents,
			stock: toStock(stock),
			orderable: isOn(settings.purchase_to_order) || isOn(reorder_possible),
			taxScheme: taxSchemes.find((scheme) => scheme === record.tax_scheme) ?? null,
		};
	};
	const countLimited = (): number => {
		const offers = published.flatMap((record) => {
			const variants = rows(record.variants);
			const items = variants.length === 0 ? [record] : variants.filter(({ active }) => !isOff(active));
			return items.map((item) => toOffer(record, item));
		});
		return offers.reduce((sum, { cents, orderable, stock }) => (orderable || cents === null ? sum : sum + Math.max(0, stock)), 0);
	};
	let limited: number | null = null;
	return {
		snapshot: id,
		readFromMs: toReadFrom(snapshot.manifest.readFrom),
		takesOrders: isOn(settings.enable_cart),
		maintenance: isOn(settings.maintenance_mode),
		takesRatings: isOn(settings.allow_ratings),
		wrappingCents: settings.present_wrapping == null ? null : toCents(settings.present_wrapping),
		delivery: toDelivery(snapshot, settings, project),
		isPaypalReady: /^[A-Za-z0-9_-]{1,200}$/.test(text(settings.paypal_client_id)),
		texts: toShopTexts(settings),
		legalVersions: toLegalVersions(snapshot, settings, project),
		appointments: toAppointments(snapshot, project),
		nameOf(product, variant, language) {
			const record = products.get(product);
			const chosen = variant === null ? null : find(product, variant);
			if (record === undefined || (variant !== null && chosen === null)) return null;
			const reference = referenceOf(record, chosen?.item ?? null);
			const names = namesOf(record, chosen?.item ?? null)[language];
			return reference === '' ? names : `${names} (${reference})`;
		},
		offer(product, variant) {
			const found = find(product, variant);
			return found === null ? null : toOffer(found.record, found.item);
		},
		limitedStock() {
			limited ??= countLimited();
			return limited;
		},
		details(product, variant) {
			const found = find(product, variant);
			return found === null ? null : toDetails(found.record, variant === null ? null : found.item, personalizations, factsOf);
		},
		pictureOf(product, variant) {
			const found = find(product, variant);
			return found === null ? null : (firstPicture(found.item.images) ?? firstPicture(found.record.images));
		},
	};
}

/** A time that cannot be read proves nothing. */
function toReadFrom(time: string | undefined): number | null {
	const ms = Date.parse(time ?? '');
	return Number.isNaN(ms) ? null : ms;
}

function toStock(value: unknown): number {
	const stock = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
	return typeof stock === 'number' && Number.isSafeInteger(stock) ? stock : 0;
}

function firstPicture(images: unknown): string | null {
	const [first] = rows(images).toSorted((one, other) => (wholeNumber(one.sort) ?? 0) - (wholeNumber(other.sort) ?? 0));
	const file = isWireRecord(first?.directus_files_id) ? first.directus_files_id.id : first?.directus_files_id;
	return text(file) || null;
}

function toDetails(
	record: WireRecord,
	variant: WireRecord | null,
	personalizations: ReadonlyMap<number, PersonalizationRules>,
	factsOf: FactsOf,
): ProductDetails {
	return {
		name: namesOf(record, variant),
		reference: referenceOf(record, variant),
		facts: factsOf(record, variant),
		shippingDays: wholeNumber((variant ?? record).shipping_time),
		priceBasis: priceBases.find((basis) => basis === record.price_basis) ?? null,
		personalization: personalizations.get(namedId(record.personalization) ?? -1) ?? null,
	};
}

/** Of the product with its variant, in every language. */
function namesOf(record: WireRecord, variant: WireRecord | null): PerLanguage<string> {
	const product = inEveryLanguage(record.display_name, record.translations, (row) => row.display_name);
	const first = inEveryLanguage(variant?.display_name, variant?.translations, (row) => row.display_name);
	const second = inEveryLanguage(variant?.display_name_2, variant?.translations, (row) => row.display_name_2);
	return perLanguage((language) => [product[language], first[language], second[language]].filter((name) => name !== '').join(', '));
}

function referenceOf(record: WireRecord, variant: WireRecord | null): string {
	return `${text(record.reference_number)}${text(variant?.reference_number_suffix)}`;
}

/** Texts and taxes of the shop's settings, for the receipts of orders. */
interface ShopTexts {
	/** How the shop shows its tax, where a product says nothing else. */
	readonly taxScheme: TaxScheme;
	/** The rate that totals name; null: none is set, or the shop charges no VAT. */
	readonly vatPercent: number | null;
	/** For bank transfers, in Markdown; `''`: there are none. */
	readonly bankDetails: PerLanguage<string>;
	readonly legalPages: readonly LegalPage[];
}

export interface LegalPage {
	readonly type: LegalPageType;
	readonly title: PerLanguage<string>;
	/** Markdown. */
	readonly content: PerLanguage<string>;
}

const legalPageTypes = ['agb', 'versand-und-zahlung', 'widerruf'] as const;

export type LegalPageType = (typeof legalPageTypes)[number];

export function toShopTexts(settings: WireRecord): ShopTexts {
	const taxScheme = taxSchemes.find((scheme) => scheme === settings.tax_scheme) ?? 'standard';
	return {
		taxScheme,
		vatPercent: taxScheme === 'small_business' ? null : toPercent(settings.default_tax_percent),
		bankDetails: toBankDetails(settings),
		legalPages: rows(settings.legal_pages).flatMap((page) => {
			const type = legalPageTypes.find((each) => each === text(page.type));
			if (type === undefined) return [];
			const title = inEveryLanguage(page.title, page.translations, (row) => row.title);
			return [{ type, title, content: inEveryLanguage(page.content, page.translations, (row) => row.content, markdown) }];
		}),
	};
}

/** As the site writes it: the account's fields, or the text where they are empty. */
function toBankDetails(settings: WireRecord): PerLanguage<string> {
	const [holder, iban] = [readHolder(text(settings.bank_holder)), readIban(text(settings.bank_iban))];
	if (holder === null || iban === null)
		return inEveryLanguage(settings.bank_details, settings.translations, (row) => row.bank_details, paragraphs);
	const account = { holder, iban, bic: readBic(text(settings.bank_bic)), bank: text(settings.bank_name) || null };
	return perLanguage((language) => writeBankDetails(account, language));
}

/** A sentence where invoices would lack the rate of their tax (§ 14 (4) no. 8 UStG). */
export function taxFaults({ taxScheme, vatPercent }: Pick<ShopTexts, 'taxScheme' | 'vatPercent'>): readonly string[] {
	return taxScheme === 'standard' && vatPercent === null
		? [
				'The record ecommerce_settings lacks default_tax_percent, which each invoice has to name (§ 14 (4) UStG). Fix: fill it in in Directus, and fetch.',
			]
		: [];
}

/** null: there is none. */
function toPercent(value: unknown): number | null {
	const percent = typeof value === 'string' && /^\d{1,3}(?:\.\d{1,4})?$/.test(value) ? Number(value) : value;
	return typeof percent === 'number' && percent > 0 && percent <= 100 ? percent : null;
}

/** The days on which the shop takes appointments. They are at the first address, so its hours count. */

export function toAppointments(snapshot: Pick<Snapshot, 'records'>, project: string): AppointmentDays {
	const own = snapshot.records('project').find((record) => record.domain === project) ?? {};
	const [address] = addressesOf(snapshot.records('company').find((record) => record.project === project));
	const isHere = ({ location }: WireRecord) => {
		const id = namedId(location);
		return id === null || id === wholeNumber(address?.id);
	};
	const periods = snapshot.records('opening_period').filter((record) => record.project === project && isHere(record));
	const { weekdays, closedYearly, halves } = toOpeningDays(periods.map(toWrittenHours));
	const closingDays = (Array.isArray(own.closing_days) ? own.closing_days : []).flatMap((entry) => parseClosingDays(entry) ?? []);
	return {
		timeZone: timeZoneOf(toCompany(snapshot, project).country),
		noticeDays: wholeNumber(own.appointment_notice_days) ?? defaultNoticeDays,
		weekdays,
		closed: [...closedYearly.map((day) => [day, day] as const), ...closingDays.map(({ first, last }) => [first, last] as const)],
		halves,
	};
}

function toWrittenHours(record: WireRecord): WrittenHours {
	const dayCode = wholeNumber(record.day);
	const isOlder = dayCode === null;
	return {
		dayCode,
		dayLabel: inEveryLanguage(null, record.translations, (row) => row.day).de,
		closed: isOn(record.closed),
		saysWhen: [record.time_open, record.time_close, record.free_text].some((value) => text(value) !== ''),
		opens: text(isOlder ? record.opening_time : record.time_open) || null,
		closes: text(isOlder ? record.closing_time : record.time_close) || null,
	};
}
