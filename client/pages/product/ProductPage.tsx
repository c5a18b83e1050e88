/** One product: its plate, what it is, what it costs and how to get it. */

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { LiveProduct } from '../../live/watch-product.tsx';
import type { FormTarget } from '../../orders/order-target.ts';
import type { ProductData, RatingsData } from '../../products/product-data.ts';
import { useStore } from '../../runtime/store.ts';
import { SuggestionsPlace } from '../../suggestions/SuggestionsPlace.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Band } from '../../ui/Band.tsx';
import { LetterPlate } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText, Sentence, Text } from '../../ui/Text.tsx';
import { LazyPartButton, useLazyPart } from '../../ui/use-lazy-part.tsx';
import { WishButton } from '../../wish-list/WishButton.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import type { RatingFormProps } from './RatingForm.tsx';
import { productDetailStore } from './use-product-detail.ts';

export function ProductPage({ data: built }: { data: ProductData }): ReactNode {
	const live = useLiveProduct(built);
	const data = live?.data ?? built;
	const { texts, richText } = usePage();
	const text = texts.product;
	const variant = useStore(productDetailStore, ({ details, variantSelected }) => (details?.id === data.id ? variantSelected : null));
	const pictures = variant?.pictures ?? data.pictures;
	const chosen = variant?.id ?? null;
	useEffect(() => showFactsOf(document, chosen), [chosen]);
	return (
		<div className="frame">
			<BackLink href={data.list.path} onClick={backToList}>
				<Sentence say={text.back} about={data.list.name} />
			</BackLink>
			<article className="product">
				<div className="product-pictures">{pictures.length > 0 ? <Gallery pictures={pictures} /> : <LetterPlate name={data.name} />}</div>
				<div className="product-facts">
					<header className="product-head">
						{data.manufacturer && (
							<p className="soft">{data.brandPath ? <a href={data.brandPath}>{data.manufacturer}</a> : data.manufacturer}</p>
						)}
						<h1>
							<Text value={data.name} />
						</h1>
						{data.reference && (
							<p className="soft">
								{text.reference}{' '}
								<span className="figure">
									{data.reference}
									{variant?.referenceSuffix}
								</span>
							</p>
						)}
					</header>
					<ProductPurchase data={data} />
					{built.live && (
						<p className="product-live soft" role="status">
							{live?.note}
						</p>
					)}
					<WishButton id={data.id} name={data.name} />
				</div>
			</article>
			{richText.description !== undefined && (
				<Band heading={text.description} beside>
					<RichText name="description" />
				</Band>
			)}
			<RichText name="facts" className="facts" />
			{data.ratings && <Ratings data={data.ratings} product={data.id} now={live?.ratings} />}
			{data.kinship && <SuggestionsPlace data={{ ...data, kinship: data.kinship }} />}
		</div>
	);
}

/**
 * Leads back to the list as it was, where the visitor comes from it: with its filters, its products and its place. Browsers that do not say where
 * the visitor was before follow the link; so do they after another document, which may be of an older build.
 */
function backToList(event: MouseEvent<HTMLAnchorElement>): void {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const { navigation, history } = window as { navigation?: Navigation; history: History };
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
	if (!before?.sameDocument || !before.url || new URL(before.url).pathname !== event.currentTarget.pathname) return;
	event.preventDefault();
	history.back();
}

/** `variant` null, or one that the builder did not know: all of them. */
function showFactsOf(document: Document, variant: number | null): void {
	const parts = [...document.querySelectorAll<HTMLElement>('[data-of]')].map((part) => ({ part, ids: part.dataset.of?.split(' ') ?? [] }));
	const isKnown = parts.some(({ ids }) => ids.includes(String(variant)));
	for (const { part, ids } of parts) part.hidden = isKnown && !ids.includes(String(variant));
}

/**
 * The product as the backend has it now, where the site has live content; else no code is loaded and no request sent. null: nothing is
 * known beyond what was built.
 */
function useLiveProduct(built: ProductData): LiveProduct | null {
	const [product, show] = useState<LiveProduct | null>(null);
	useEffect(() => {
		const { live } = built;
		if (!live) return;
		const over = new AbortController();
		// without its code the product stays as it was built
		import('../../live/watch-product.tsx').then(({ watchProduct }) => watchProduct(built, live, show, over.signal), console.warn);
		return () => over.abort();
	}, [built]);
	return product?.built === built ? product : null;
}

interface RatingsProps {
	readonly data: RatingsData;
	readonly product: number;
	/** In the place of the page's rich text `ratings`, which holds those that were built. */
	readonly now: ReactNode;
}

/** The ratings, which the builder writes, and the form to add one. */
function Ratings({ data, product, now }: RatingsProps): ReactNode {
	const { ratings } = usePage().texts;
	return (
		<Band heading={ratings.title} id="ratings" beside>
			{now ? <div className="ratings">{now}</div> : <RichText name="ratings" className="ratings" />}
			{data.form && <RatingEntry target={data.form} product={product} />}
		</Band>
	);
}

/** A button that loads the form to rate a product. */
function RatingEntry({ target, product }: { target: FormTarget; product: number }): ReactNode {
	const { ratings } = usePage().texts;
	const form = useLazyPart<RatingFormProps>({
		load: () => import('./RatingForm.tsx').then(({ RatingForm }) => RatingForm),
		texts: ['forms', 'requests'],
		sheet: 'product-forms',
	});
	return <LazyPartButton part={form} label={ratings.write} props={{ target, product }} className="rating-entry" />;
}
