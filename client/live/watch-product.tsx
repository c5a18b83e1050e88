/** Reads price, stock, variants and ratings of the product that a page shows again, once it answers to events. */
import type { ReactNode } from 'react';
import type { Language } from '../../site/languages.ts';
import { liveCache } from '../catalogue/fetch-cache.ts';
import type { PriceData } from '../products/product-card-data.ts';
import type { OfferData, ProductData, RatingData } from '../products/product-data.ts';
import type { LiveSource } from '../runtime/built-page.ts';
import { useStore } from '../runtime/store.ts';
import { liveWords } from '../texts/live-words.ts';
import { formatAverage, formatDay, ratingsWords } from '../texts/ratings-words.ts';
import { Stars } from '../ui/Stars.tsx';
import { loadSettings, openLiveReads, settingsStore } from './open-reads.ts';
import type { LiveReads, RatingsRead, ShopSettings, SingleOffer, SingleProduct } from './shop-reads.ts';

export interface LiveProduct {
	readonly built: ProductData;
	readonly data: ProductData;
	/** Said quietly below the offer; shows nothing where all is well. */
	readonly note: ReactNode;
	/** In the place of the built ones; null: those are still true, or no newer ones are known. */
	readonly ratings: ReactNode;
}

/** Shows what it read, and again where what it knew was renewed; a failure shows what was built, and a note. Never throws. */
export function watchProduct(built: ProductData, live: LiveSource, show: (product: LiveProduct) => void, over: AbortSignal): void {
	const { id, language } = built;
	const words = liveWords[language];
	const say = (text: string): ReactNode => <LiveNote language={language} text={text} />;

	async function read(keep: boolean): Promise<LiveProduct> {
		try {
			const reads = await openLiveReads(window, { live, language, readOptions: { keep } });
			// at once, so that all share one request for the settings
			const asked = [loadSettings(reads.settings), reads.product(id), readRatings(reads)] as const;
			const [, product, ratings] = await Promise.allSettled(asked);
			const settings = await asked[0];
			if (settings.state !== 'data') return { built, data: built, note: say(''), ratings: null };
			if (product.status === 'rejected') throw product.reason;
			if (product.value === null) return { built, data: withoutOffer(built), note: say(words.gone), ratings: null };
			const merged = mergeLive(built, product.value, settings.settings);
			// the same product stays the same object: what a visitor has begun is not begun again
			const data = JSON.stringify(merged) === JSON.stringify(built) ? built : merged;
			return { built, data, note: say(''), ratings: ratings.status === 'fulfilled' ? ratings.value : null };
		} catch (error) {
			console.warn(`Price and stock of ${id} could not be read again`, error);
			return { built, data: built, note: say(words.failed), ratings: null };
		}
	}

	/** Without them the page is as true as it was: a failure is only logged. */
	async function readRatings(reads: LiveReads): Promise<ReactNode> {
		if (built.ratings === null) return null;
		try {
			const ratings = await reads.ratings(id);
			const isKnown = JSON.stringify({ ...ratings, form: built.ratings.form }) === JSON.stringify(built.ratings);
			return isKnown ? null : <LiveRatings ratings={ratings} language={language} />;
		} catch (error) {
			console.warn(`The ratings of ${id} could not be read again`, error);
			return null;
		}
	}

	const showAfter = async (keep: boolean): Promise<void> => {
		const product = await read(keep);
		if (!over.aborted) show(product);
	};
	const stop = liveCache(window).onRenewed(() => void showAfter(true));
	over.addEventListener('abort', stop);
	void showAfter(false);
}

/** A page's note on live content: the shop's settings could not be loaded, else `text`, '' where there is none. The settings' failure has a fixed text in English. */
function LiveNote({ language, text }: { language: Language; text: string }): ReactNode {
	const settings = useStore(settingsStore);
	return settings.state === 'error' ? liveWords[language].settingsFailed : text;
}

/**
 * Puts what the backend says now into what a page was built with. Price, stock and variants as they are now; everything else as it was
 * built.
 */
export function mergeLive(built: ProductData, product: SingleProduct, settings: ShopSettings): ProductData {
	const variants = new Map(built.variants.map((variant) => [variant.id, variant]));
	const mayBuy = settings.enableCart && !settings.maintenanceMode && product.price.amount !== null;
	return {
		...built,
		price: product.price,
		offer: product.offer && mergeOffer(product.offer, built.offer),
		variantLabel: product.variantLabel,
		...((built.variantLabel2 || product.variantLabel2) && { variantLabel2: product.variantLabel2 }),
		notes: isSamePrice(built.price, product.price) ? built.notes : [],
		variants: product.variants.map((variant) => ({
			...variants.get(variant.id),
			name2: undefined,
			...variant,
			...mergeOffer(variant, variants.get(variant.id)),
		})),
		showStock: settings.showStock,
		cart: mayBuy ? built.cart : null,
		ratings: settings.allowRatings ? built.ratings : null,
	};
}

/** Over all variants: base prices run from the lowest to the highest. */
function isSamePrice(one: PriceData, other: PriceData): boolean {
	return one.amount === other.amount && one.highest === other.highest;
}

/** A product that is gone stays to be read, and cannot be bought. */
export function withoutOffer(built: ProductData): ProductData {
	return { ...built, cart: null, offer: built.offer && { ...built.offer, stock: 0, orderable: false }, variants: [] };
}

/** The notes beside a price (PAngV) hold for that price: another one has none before the next build. */
function mergeOffer(now: SingleOffer, built: OfferData | null | undefined): OfferData {
	const { price, stock, orderable, shippingTimeDays } = now;
	return { price, stock, orderable, shippingTimeDays, notes: built?.price === price ? built.notes : [] };
}

interface LiveRatingsProps {
	readonly ratings: RatingsRead;
	readonly language: Language;
}

/** A product's current ratings, shown as the builder would write them. Loaded with live content, and only where the page was built with other ratings. */
export function LiveRatings({ ratings: { count, average, from, to, histogram, newest }, language }: LiveRatingsProps): ReactNode {
	const words = ratingsWords[language];
	if (count === 0) return <p>{words.none}</p>;
	const value = formatAverage(average, language);
	const period = from === null || to === null ? '' : `${words.period(formatDay(from, language), formatDay(to, language))} `;
	return (
		<>
			<p className="rating-value">
				<Stars rating={average} label={words.stars(value)} />
				<strong aria-hidden="true">{value}</strong>
				<span>{words.count(count)}</span>
			</p>
			<table className="rating-histogram">
				<caption className="visually-hidden">{words.histogram}</caption>
				<tbody>
					{histogram.map((number, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
						<tr key={place}>
							<th scope="row">{words.starCount(histogram.length - place)}</th>
							<td aria-hidden="true">
								<svg className="rating-bar" viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
									<rect width={number} height="1" fill="currentColor" />
								</svg>
							</td>
							<td className="figure">{number}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="small soft">{period + words.checked}</p>
			<ul className="rating-list">
				{newest.map((rating) => (
					<Rating key={rating.id} rating={rating} language={language} />
				))}
			</ul>
			{newest.length < count && <p className="small soft">{words.newest(newest.length)}</p>}
		</>
	);
}

function Rating({ rating: { stars, title, text, name, on, lang }, language }: { rating: RatingData; language: Language }): ReactNode {
	const words = ratingsWords[language];
	return (
		<li>
			<Stars rating={stars} label={words.stars(String(stars))} />
			{title !== null && <strong lang={lang}>{title}</strong>}
			{text !== null && (
				<p className="rating-text" lang={lang}>
					{text}
				</p>
			)}
			<p className="small soft">{[name ?? words.nobody, on === null ? null : formatDay(on, language)].filter(Boolean).join(', ')}</p>
		</li>
	);
}
