/**
 * What the shop sells, by the snapshot that the site is built from: the service is the authority on price and stock. It reads the
 * records by itself and shares no code with the site, so that a test can compare what both of them say.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { AppointmentDays } from '../../client/orders/contract/appointment-days.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { type PriceBasis, priceBases, type TaxScheme, taxSchemes } from '../../site/money.ts';
import { toAppointments } from './appointments.ts';
import { toCents } from './cents.ts';
import { createFactsOf, type FactsOf, type PieceFact } from './characteristics.ts';
import { type Delivery, toDelivery } from './delivery.ts';
import { type PersonalizationRules, toPersonalizations } from './personalization.ts';
import { type ShopTexts, toShopTexts } from './shop-texts.ts';
import { inEveryLanguage, isOff, isOn, namedId, rows, text, wholeNumber } from './wire-values.ts';

/** A product or one of its variants, as it can be had. */
export interface Offer {
	/** null: on request. */
	readonly cents: number | null;
	readonly stock: number;
	/** May be ordered although the stock is 0. */
	readonly orderable: boolean;
	/** How its tax is shown; null: as the shop's. */
	readonly taxScheme: TaxScheme | null;
}

/** A product or one of its variants, as an order and its receipt name it. */
export interface Piece {
	readonly name: PerLanguage<string>;
	/** `''`: it has none. */
	readonly reference: string;
	/** Working days until it is dispatched; null: not stated. */
	readonly shippingDays: number | null;
	/** What its price is for; null: not stated. */
	readonly priceBasis: PriceBasis | null;
	/** Its essential facts, in the order of the page. */
	readonly facts: readonly PieceFact[];
	/** null: nothing can be put on it. */
	readonly personalization: PersonalizationRules | null;
}

export interface Goods {
	/** Since when orders take from the stock that the records name; milliseconds since 1970. */
	readonly fetchedAtMs: number;
	/** The settings' switches: no cart, maintenance, no ratings. */
	readonly takesOrders: boolean;
	readonly maintenance: boolean;
	readonly takesRatings: boolean;
	/** What gift wrap costs; null: it is not offered. */
	readonly wrappingCents: number | null;
	readonly delivery: Delivery;
	/** PayPal has a client id of the shop. */
	readonly isPaypalReady: boolean;
	readonly texts: ShopTexts;
	readonly appointments: AppointmentDays;
	/** With its reference; null where the shop does not have it. */
	nameOf(product: number, variant: number | null, language: Language): string | null;
	/** null: the shop does not have it, or not in this variant, or not without one. */
	offer(product: number, variant: number | null): Offer | null;
	/** null: as above. */
	piece(product: number, variant: number | null): Piece | null;
}

export interface GoodsSource {
	/** By the snapshot as it is now; it is read again when it has changed. Rejects where there is none that can be read. */
	read(): Promise<Goods>;
}

/** `project`: whose products they are; another project's do not count. */
export function createGoodsSource(contentDir: string, project: string): GoodsSource {
	let known: { readonly stamp: string; readonly goods: Promise<Goods> } | null = null;
	return {
		read() {
			const stamp = stampOf(contentDir);
			if (known?.stamp !== stamp) {
				const goods = readGoods(contentDir, project);
				known = { stamp, goods };
				// a snapshot that is being switched is read again by the next who asks
				goods.catch(() => {
					if (known?.goods === goods) known = null;
				});
			}
			return known.goods;
		},
	};
}

/** Changes whenever the snapshot is switched. */
function stampOf(contentDir: string): string {
	const found = statSync(path.join(contentDir, 'manifest.json'), { bigint: true, throwIfNoEntry: false });
	return found === undefined ? '' : `${found.ino} ${found.mtimeNs} ${found.size}`;
}

async function readGoods(contentDir: string, project: string): Promise<Goods> {
	return toGoods(await openSnapshot(contentDir), project);
}

/** What of a snapshot is read here. */
export interface GoodsRecords extends Pick<Snapshot, 'records'> {
	readonly manifest: Pick<Snapshot['manifest'], 'fetchedAt'>;
}

/** What the records say. */
export function toGoods(snapshot: GoodsRecords, project: string): Goods {
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
	return {
		fetchedAtMs: Date.parse(snapshot.manifest.fetchedAt),
		takesOrders: isOn(settings.enable_cart),
		maintenance: isOn(settings.maintenance_mode),
		takesRatings: isOn(settings.allow_ratings),
		wrappingCents: settings.present_wrapping == null ? null : toCents(settings.present_wrapping),
		delivery: toDelivery(snapshot, settings, project),
		isPaypalReady: /^[A-Za-z0-9_-]{1,200}$/.test(text(settings.paypal_client_id)),
		texts: toShopTexts(settings),
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
			if (found === null) return null;
			const { price_brutto, stock, reorder_possible } = found.item;
			const cents = toCents(price_brutto);
			return {
				cents: cents === 0 ? null : cents,
				stock: wholeNumber(stock) ?? 0,
				orderable: isOn(settings.purchase_to_order) || isOn(reorder_possible),
				taxScheme: taxSchemes.find((scheme) => scheme === found.record.tax_scheme) ?? null,
			};
		},
		piece(product, variant) {
			const found = find(product, variant);
			return found === null ? null : toPiece(found.record, variant === null ? null : found.item, personalizations, factsOf);
		},
	};
}

function toPiece(
	record: WireRecord,
	variant: WireRecord | null,
	personalizations: ReadonlyMap<number, PersonalizationRules>,
	factsOf: FactsOf,
): Piece {
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
