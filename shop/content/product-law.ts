/** What the law asks of an offer (GPSR, PAngV, FeinGehG, EGBGB): its fields, and warnings where the content of a selling shop lacks them. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { product } from '../collections/product.ts';
import { lawFault } from './law-duties.ts';
import { centsOf, type Product, productPrice } from './product.ts';

type LawRecord = RecordOf<typeof product>;

type LawFields =
	| 'taxScheme'
	| 'recommendedPrice'
	| 'isReduced'
	| 'fineness'
	| 'guaranteeYears'
	| 'containsBattery'
	| 'safetyWarnings'
	| 'contentQuantity'
	| 'contentUnit';

/** `offer` is what the product costs. */
export function toLawFields(
	record: LawRecord,
	offer: Pick<Product, 'hasVariants' | 'price' | 'variants'>,
	safetyWarnings: Localized | null,
	context: RecordContext,
): Pick<Product, LawFields> {
	return {
		taxScheme: record.tax_scheme,
		recommendedPrice: toRecommendedPrice(record, offer, context),
		isReduced: record.price_reduced,
		fineness: toFineness(record, context),
		guaranteeYears: record.guarantee_years || null,
		containsBattery: record.contains_battery,
		safetyWarnings,
		...toContent(record, context),
	};
}

/** Warns of what an offer must show and cannot. */
export function judgeOffer(product: Product, context: RecordContext): void {
	const { manufacturerId, images, referenceNumber, hasVariants, variants, isReduced } = product;
	const offers = hasVariants ? variants : [product];
	if (manufacturerId === null) context.warn(lawFault('law-manufacturer', 'manufacturer'));
	const hasPictures = images.length > 0 || (hasVariants && variants.length > 0 && variants.every((variant) => variant.images !== null));
	if (!hasPictures) context.warn(lawFault('law-offer-identity', 'images'));
	else if (referenceNumber === null) context.warn(lawFault('law-offer-identity', 'reference_number'));
	const priced = offers.filter(({ price }) => price !== null);
	const isUnproven = priced.length > 0 && priced.every(({ referencePrice }) => referencePrice === null);
	if (isReduced && isUnproven) context.warn(lawFault('law-reduction', 'price_reduced'));
	const timeless = priced.filter((item) => (item.stock > 0 || item.reorderPossible) && item.shippingTime === null);
	if (timeless.length > 0) context.warn(lawFault('law-delivery-time', hasVariants ? 'variants' : 'shipping_time'));
}

/** Kept only above the highest price that is asked; a price on request has nothing to compare with. */
function toRecommendedPrice(
	{ recommended_price: recommended }: LawRecord,
	offer: Pick<Product, 'hasVariants' | 'price' | 'variants'>,
	context: RecordContext,
): Product['recommendedPrice'] {
	const { amount, highest } = productPrice(offer);
	if (recommended === null || amount === null) return null;
	if (centsOf(recommended) > centsOf(highest ?? amount)) return recommended;
	context.warn(lawFault('law-recommended-price', 'recommended_price'));
	return null;
}

/** 0 is how some databases say that there is none. */
function toFineness({ fineness, plated }: LawRecord, context: RecordContext): number | null {
	if (fineness === undefined || fineness === null || fineness === '' || fineness === 0 || fineness === '0') return null;
	const isWhole = typeof fineness === 'number' ? Number.isInteger(fineness) : typeof fineness === 'string' && /^\d{1,3}$/.test(fineness);
	const thousandths = Number(fineness);
	if (isWhole && thousandths >= 1 && thousandths <= 999 && !plated) return thousandths;
	context.warn(lawFault('law-fineness', 'fineness'));
	return null;
}

/** Quantity and unit, or neither. */
function toContent(
	{ content_quantity: found, content_unit: unit }: LawRecord,
	context: RecordContext,
): Pick<Product, 'contentQuantity' | 'contentUnit'> {
	const trimmed = found?.includes('.') ? found.replace(/\.?0+$/, '') : found;
	const contentQuantity = trimmed === null || trimmed === undefined || Number(trimmed) === 0 ? null : trimmed;
	if (contentQuantity !== null && unit !== null) return { contentQuantity, contentUnit: unit };
	if (contentQuantity !== null || unit !== null) {
		context.warn(lawFault('law-base-price', contentQuantity === null ? 'content_quantity' : 'content_unit'));
	}
	return { contentQuantity: null, contentUnit: null };
}
