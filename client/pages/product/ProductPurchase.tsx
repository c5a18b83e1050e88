/** A product's price and availability, and the way to get it: into the cart, or by asking. */
import { type ReactNode, useRef } from 'react';
import { isBuyable } from '../../products/is-buyable.ts';
import { Price } from '../../products/Price.tsx';
import { PriceNote } from '../../products/PriceNote.tsx';
import type { OfferData, ProductData } from '../../products/product-data.ts';
import { RequestLinks } from '../../requests/RequestLinks.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Availability } from './Availability.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { useProductDetail } from './use-product-detail.ts';

export function ProductPurchase({ data }: { data: ProductData }): ReactNode {
	const fields = useRef<HTMLDivElement>(null);
	const shown = useProductDetail(data, fields);
	const { texts } = usePage();
	const { variantSelected } = shown.detail;
	const offer = data.offer ?? variantSelected;
	const { notes } = offer ?? data;
	const price = offer ? { amount: offer.price, highest: null } : data.price;
	const forSale = data.cart !== null && [data.offer ?? data.variants].flat().some(isBuyable);
	return (
		<section className="purchase" aria-label={texts.price.label}>
			<div className="purchase-offer" aria-live="polite">
				<p className="purchase-price">
					<Price price={price} basis={data.basis} /> {price.amount !== null && <PriceNote note={data.priceNote} tax={data.tax} />}
				</p>
				{notes.map((note) => (
					<p className="small soft" key={note}>
						{note}
					</p>
				))}
				{/* a variant's former price needs another line: its place is kept, so that no choice moves its own field */}
				{data.variants.some((variant) => variant.notes.length > notes.length) && <p className="small">{'\u00a0'}</p>}
				<Availability offer={offer} data={data} />
			</div>
			<RichText name="guarantee" />
			{data.cart !== null && forSale && <PurchaseForm data={data} cart={data.cart} shown={shown} fields={fields} />}
			<RichText name="sizes" />
			{!(forSale && (offer === null || isBuyable(offer))) && (
				<p className="purchase-request">
					{price.amount === null && <span>{texts.product.onRequest} </span>}
					<a className="button" href={data.contactPath}>
						{texts.product.request}
					</a>
				</p>
			)}
			{data.requests && (
				<RequestLinks
					target={data.requests}
					kinds={[toStockKind(offer, data), 'information', 'appointment']}
					contactPath={data.contactPath}
					product={data.id}
					variant={variantSelected?.id ?? null}
				/>
			)}
		</section>
	);
}

/** Products in stock can be reserved, others asked about. */
function toStockKind(offer: OfferData | null, { variants }: ProductData): 'reservation' | 'availability' {
	const offers = offer ? [offer] : variants;
	return offers.some(({ stock }) => stock > 0) ? 'reservation' : 'availability';
}
