/** A suggestion's content: words with their number of products, a page, or a product with its picture and price. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { useLiveCard } from '../cards/use-live-card.ts';
import { basePriceText } from '../products/base-price-text.ts';
import { Price } from '../products/Price.tsx';
import type { ProductCardData } from '../products/product-card-data.ts';
import { Picture } from '../ui/Picture.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import type { Suggestion } from './suggest.ts';

export function SuggestionText({ item }: { item: Suggestion }): ReactNode {
	const { search } = usePage().texts;
	if (item.kind === 'piece') return <SuggestedPiece card={item.card} />;
	const [name, about] = item.kind === 'page' ? [item.page.name, search.page] : [item.words, search.pieces(item.count)];
	return (
		<>
			<span>
				<Text value={name} />
			</span>
			<small className="soft">{about}</small>
		</>
	);
}

/** The note on tax and delivery is once below the list; what differs from it, at the price. */
function SuggestedPiece({ card }: { card: ProductCardData }): ReactNode {
	const { texts, language } = usePage();
	const price = useLiveCard(card.id)?.price ?? card.price;
	const details = [card.manufacturer, card.reference].filter((each) => each !== null).join(' · ');
	return (
		<>
			<span className="search-plate">
				{card.picture ? <Picture picture={card.picture} sizes="3.5rem" loading="early" decorative /> : plainText(card.name).charAt(0)}
			</span>
			<span className="search-piece">
				<Text value={card.name} /> {details !== '' && <small className="soft">{details}</small>}
			</span>
			<span className="search-price">
				<Price price={price} basis={card.basis} />
				{price.amount !== null && card.tax && <small className="price-note"> {card.tax}</small>}
				{price.amount !== null && card.base && <small className="price-note"> {basePriceText(price, card.base, texts, language)}</small>}
			</span>
		</>
	);
}
