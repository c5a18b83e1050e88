/** A product where it is listed: plate, maker, name, reference, price. The whole card leads to the product. */
import type { ReactNode } from 'react';
import { basePriceText } from '../products/base-price-text.ts';
import { Price, PriceNote } from '../products/Price.tsx';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { LetterPlate, Picture } from '../ui/Picture.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { WishButton } from '../wish-list/WishButton.tsx';
import { useLiveCard } from './use-live-card.ts';

export interface ProductCardProps {
	readonly product: ProductCardData;
	readonly note: PriceNoteData;
	/** The level that a product's name has in the page's outline. */
	readonly level: 2 | 3;
	/** The first picture of the page. */
	readonly first?: boolean;
}

const sizes = '(min-width: 96em) 20rem, (min-width: 48em) 22vw, 44vw';

export function ProductCard({ product, note, level, first }: ProductCardProps): ReactNode {
	const { texts, language } = usePage();
	const { tax, base } = product;
	const live = useLiveCard(product.id);
	const price = live?.price ?? product.price;
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<article className="card">
			<div>
				{product.picture ? (
					<div className="plate">
						<Picture picture={product.picture} sizes={sizes} loading={first ? 'first' : 'later'} decorative />
					</div>
				) : (
					<LetterPlate name={product.name} />
				)}
				<Heading className="card-name">
					{product.manufacturer && <span className="card-maker small soft">{product.manufacturer} </span>}
					<a className="card-link" href={product.path}>
						<Text value={product.name} />
					</a>
				</Heading>
				{product.reference && (
					<p className="card-reference small soft">
						<span className="visually-hidden">{texts.list.reference} </span>
						{product.reference}
					</p>
				)}
			</div>
			<p className="card-price">
				<Price price={price} basis={product.basis} /> {price.amount !== null && <PriceNote note={note} tax={tax} />}
				{base && <small className="price-note">{basePriceText(price, base, texts, language)}</small>}
			</p>
			{live?.availability === 'sold-out' && <p className="card-state small">{texts.list.filter.availability['sold-out']}</p>}
			<WishButton id={product.id} name={product.name} />
		</article>
	);
}
