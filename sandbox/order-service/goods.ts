/**
 * What the shop sells, by the snapshot that the site is built from: the service is the authority on price and stock (design §8). It reads the
 * records by itself and shares no code with the site, so that a test can compare what both of them say.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type TaxScheme, taxSchemes } from '../../site/tax-schemes.ts';
import { toCents } from './cents.ts';

/** A product or one of its variants, as it can be had. */
export interface Offer {
	/** null: on request. */
	readonly cents: number | null;
	readonly stock: number;
	/** May be ordered although the stock is 0 (design §7). */
	readonly orderable: boolean;
	/** How its tax is shown; null: as the shop's. */
	readonly taxScheme: TaxScheme | null;
}

export interface Goods {
	/** The settings' switches: no cart, maintenance, no ratings. */
	readonly takesOrders: boolean;
	readonly maintenance: boolean;
	readonly takesRatings: boolean;
	/** What gift wrap costs; null: it is not offered. */
	readonly wrappingCents: number | null;
	/** As the house calls it, with its reference; null where the shop does not have it. */
	nameOf(product: number, variant: number | null): string | null;
	/** null: the shop does not have it, or not in this variant, or not without one. */
	offer(product: number, variant: number | null): Offer | null;
}

export interface GoodsSource {
	/** By the snapshot as it is now; it is read again when it has changed. Rejects where there is none that can be read. */
	read(): Promise<Goods>;
}

/** `project`: whose goods they are; another project's are nobody's here. */
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

/** What the records say. */
export function toGoods(snapshot: Pick<Snapshot, 'records'>, project: string): Goods {
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
	return {
		takesOrders: isOn(settings.enable_cart),
		maintenance: isOn(settings.maintenance_mode),
		takesRatings: isOn(settings.allow_ratings),
		wrappingCents: settings.present_wrapping == null ? null : toCents(settings.present_wrapping),
		nameOf(product, variant) {
			const record = products.get(product);
			const chosen = variant === null ? null : find(product, variant);
			if (record === undefined || (variant !== null && chosen === null)) return null;
			const reference = `${text(record.reference_number)}${text(chosen?.item.reference_number_suffix)}`;
			const names = [text(record.display_name), text(chosen?.item.display_name)].filter((name) => name !== '').join(', ');
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
	};
}

function isOn(value: unknown): boolean {
	return value === true || value === 1;
}

/** A variant is offered unless it is said not to be. */
function isOff(value: unknown): boolean {
	return value === false || value === 0;
}

/** An id or a stock: some databases give whole numbers as their digits. null for anything else, and for what is below zero. */
function wholeNumber(value: unknown): number | null {
	if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function rows(value: unknown): readonly WireRecord[] {
	return Array.isArray(value) ? value.filter(isWireRecord) : [];
}

/** In one line, so that no name becomes a line of an e-mail's head. */
function text(value: unknown): string {
	return typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '';
}
