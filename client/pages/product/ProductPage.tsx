/** One product: its plate, what it is, what it costs and how to get it. */
import type { MouseEvent } from 'react';
import { type ReactNode, useEffect } from 'react';
import type { ProductData } from '../../products/product-data.ts';
import { Ratings } from '../../ratings/Ratings.tsx';
import { useStore } from '../../runtime/use-store.ts';
import { SuggestionsPlace } from '../../suggestions/SuggestionsPlace.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Band } from '../../ui/Band.tsx';
import { LetterPlate } from '../../ui/LetterPlate.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Text } from '../../ui/Text.tsx';
import { WishButton } from '../../wish-list/WishButton.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import { productDetailStore } from './product-detail.ts';
import { useLiveProduct } from './use-live-product.ts';

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
