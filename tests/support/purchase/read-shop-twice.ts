/** A shop as the site's checkout and as the order service know it: two readings of the same records that share no code. */
import type { CheckoutData } from '../../../client/pages/checkout/checkout-data.ts';
import { type Shop, toShop } from '../../../orders/shop/shop.ts';
import type { RecordsByCollection } from '../../../pipeline/snapshot/write-snapshot.ts';
import { createRecorder } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import { product } from '../../../shop/collections/product.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { toCheckoutData } from '../../../shop/pages/checkout.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { Language } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import siteConfig from '../../../site.config.ts';
import { aCatalogue, plainRichText, someImages } from '../../builders/content.ts';
import { parseRecords } from '../../builders/parsed.ts';

const { projectDomain } = siteConfig;

export interface ShopTwice {
	readonly data: CheckoutData;
	readonly goods: Shop;
	/** As the checkout names them. */
	legalTextsOf(language: Language): CheckoutData['legalTexts'];
}

/** null: the site does not build with these records. */
export function readShopTwice(records: RecordsByCollection): ShopTwice | null {
	const { content, problems } = parseRecords({ ...records, [product.collection]: [] }, projectDomain);
	if (!content?.shop || problems.some(({ severity }) => severity === 'error')) return null;
	const catalogue = aCatalogue([]);
	const plan = planSite(content, catalogue.entries, siteConfig);
	const inputs = { content, catalogue, product: catalogue.product, config: siteConfig, plan };
	const context = createDataContext({ ...inputs, images: someImages, texts: plainRichText, watch: createWatch(createRecorder({}, null)) });
	const { shop } = context;
	if (shop === null) return null;
	const snapshot = { records: (collection: string) => records[collection] ?? [], manifest: {} };
	const dataIn = (language: Language): CheckoutData => toCheckoutData(shop, context, language);
	return { data: dataIn('de'), goods: toShop(snapshot, projectDomain), legalTextsOf: (language) => dataIn(language).legalTexts };
}

export interface PricedPiece {
	readonly product: number;
	readonly variant: number | null;
	readonly priceBrutto: Money;
	/** Of which there is no lack. */
	readonly most: number;
}

/** What of the shop's products can be bought. */
export function readPricedPieces(records: RecordsByCollection): readonly PricedPiece[] {
	const { content, products } = parseRecords(records, projectDomain);
	if (!content?.shop) throw new Error('The demo has no shop');
	const { purchaseToOrder } = content.shop;
	return products.flatMap((product) =>
		(product.hasVariants ? product.variants : [product]).flatMap((item): PricedPiece[] => {
			const most = purchaseToOrder || item.reorderPossible ? 9 : item.stock;
			const variant = product.hasVariants ? item.id : null;
			return item.price === null || item.price === '0.00' || most < 1
				? []
				: [{ product: product.id, variant, priceBrutto: item.price, most }];
		}),
	);
}
