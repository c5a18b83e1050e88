/** A product's price and availability, and the way to get it: into the cart, or by asking. */
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { defaultTimeZone } from '../../../site/constants.ts';
import { unbrokenDay } from '../../../site/format-moment.ts';
import { countryName, readChosenCountry } from '../../delivery/country.ts';
import { dayIn, workingDaysAfter } from '../../delivery/delivery-days.ts';
import type { RequestKind } from '../../orders/contract/form-requests.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import { isBuyable } from '../../products/is-buyable.ts';
import { Price, PriceNote } from '../../products/Price.tsx';
import type { CountryDelivery, OfferData, ProductData } from '../../products/product-data.ts';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/Text.tsx';
import { useLazyPart } from '../../ui/use-lazy-part.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import type { RequestFormProps } from './RequestForm.tsx';
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

/**
 * Whether a product is there, how soon it leaves the shop, and on which days it can be expected. Says nothing about products on
 * request. `data`: whose offer it is. `offer` null: no variant is chosen; then, and for a variant of which there is less to say than
 * of another one, the lines are empty and keep their places, so that a choice moves nothing.
 */
function Availability({ offer, data }: { offer: OfferData | null; data: ProductData }): ReactNode {
	const { product } = usePage().texts;
	if ([data.offer ?? data.variants].flat().every(({ price }) => price === null)) return null;
	const [first, ...others] = data.delivery;
	const priced = offer?.price ? offer : null;
	const dispatchDays = priced && (priced.stock > 0 || priced.orderable) ? priced.shippingTimeDays : null;
	const inStock = priced && (data.showStock ? product.stock(priced.stock) : product.inStock);
	return (
		<>
			<p className="purchase-availability">
				{priced && (
					<span className="purchase-stock">{priced.stock > 0 ? inStock : priced.orderable ? product.madeToOrder : product.soldOut}</span>
				)}
				{dispatchDays !== null && <span className="purchase-shipping-time"> {product.shippingTime(dispatchDays)}</span>}
			</p>
			{first && data.cart && <DeliveryDate dispatchDays={dispatchDays} deliveries={[first, ...others]} />}
		</>
	);
}

interface DeliveryDateProps {
	/** null: not known, and the line is empty. */
	readonly dispatchDays: number | null;
	/** By country; the first is that of buyers who have not chosen one. */
	readonly deliveries: readonly [CountryDelivery, ...CountryDelivery[]];
}

/** The days on which a product can be expected. Only a browser knows what day it is, and where the buyer lives: until then the line keeps its place. */
export function DeliveryDate({ dispatchDays, deliveries }: DeliveryDateProps): ReactNode {
	const { texts, language, timeZone = defaultTimeZone } = usePage();
	const [seen, setSeen] = useState<{ readonly nowMs: number; readonly chosen: string | null } | null>(null);
	useEffect(() => setSeen({ nowMs: Date.now(), chosen: readChosenCountry() }), []);
	const describe = ({ nowMs, chosen }: NonNullable<typeof seen>, untilDispatch: number): string => {
		const { country, least, most, weekdaysOnly } = deliveries.find((each) => each.country === chosen) ?? deliveries[0];
		const today = dayIn(timeZone, nowMs);
		const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
		const range = days.formatRange(
			workingDaysAfter(today, untilDispatch + least, weekdaysOnly),
			workingDaysAfter(today, untilDispatch + most, weekdaysOnly),
		);
		return texts.product.delivery(countryName(country, language), unbrokenDay(range));
	};
	return <p className="purchase-delivery small soft">{seen !== null && dispatchDays !== null && describe(seen, dispatchDays)}</p>;
}

interface RequestLinksProps {
	readonly target: FormTarget;
	readonly kinds: readonly RequestKind[];
	readonly contactPath: string;
	readonly product: number;
	/** The one chosen; null: none. */
	readonly variant: number | null;
}

/** Ways to ask about a product. Without scripts each is a link to the shop; with them it brings a form. */
function RequestLinks({ target, kinds, contactPath, product, variant }: RequestLinksProps): ReactNode {
	const { product: text } = usePage().texts;
	const [kind, setKind] = useState<RequestKind | null>(null);
	const form = useLazyPart<RequestFormProps>({
		load: () => import('./RequestForm.tsx').then(({ RequestForm }) => RequestForm),
		texts: ['forms', 'requests'],
		sheet: 'product-forms',
	});
	return (
		<div className="requests">
			<ul className="row">
				{kinds.map((each) => (
					<li key={each}>
						<a
							className="quiet-link"
							href={contactPath}
							data-replay=""
							aria-busy={(form.phase === 'loading' && each === kind) || undefined}
							onClick={(event) => {
								event.preventDefault();
								setKind(each);
								form.open();
							}}
							suppressHydrationWarning
						>
							{text.requests[each]}
						</a>
					</li>
				))}
			</ul>
			{form.phase === 'error' && <p role="alert">{text.failed}</p>}
			{kind && <Fragment key={kind}>{form.render({ target, kind, product, variant })}</Fragment>}
		</div>
	);
}
