/** The way from a wished product into the cart: at once where there is nothing to choose, else by the product's own page. */
import { type ReactNode, useEffect, useState } from 'react';
import { initialProductCount } from '../../../site/constants.ts';
import type { Text as TextValue } from '../../../site/text.ts';
import type { AddAction } from '../../cart/attach-cart.ts';
import { useCartActions } from '../../cart/cart.ts';
import { isBuyable, maxCountOf } from '../../products/is-buyable.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { ProductData, ProductPageData } from '../../products/product-data.ts';
import { fetchPageOf } from '../../runtime/navigation/fetch-page-data.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Sentence, Text } from '../../ui/Text.tsx';

interface WishedOfferProps {
	readonly card: ProductCardData;
	/** The product is in the cart now. */
	readonly onMoved: () => void;
}

export function WishedOffer({ card: { path, name }, onMoved }: WishedOfferProps): ReactNode {
	const { wishList } = usePage().texts;
	const [offer, setOffer] = useState<AddAction | null>(null);
	useEffect(() => {
		let isCurrent = true;
		void fetchSimpleOffer(path, window).then((fetched) => isCurrent && setOffer(fetched));
		return () => {
			isCurrent = false;
		};
	}, [path]);
	return (
		<div className="wished-offer">
			{offer === null ? (
				<a className="quiet-link" href={path}>
					{wishList.look}{' '}
					<span className="visually-hidden">
						<Text value={name} />
					</span>
				</a>
			) : (
				<MoveToCart name={name} offer={offer} onMoved={onMoved} />
			)}
		</div>
	);
}

function MoveToCart({ name, offer, onMoved }: { name: TextValue; offer: AddAction; onMoved: () => void }): ReactNode {
	const { product } = usePage().texts;
	const { dispatch, prepare } = useCartActions();
	const [phase, setPhase] = useState<'idle' | 'loading' | 'error' | 'success'>('idle');
	const [limitedTo, setLimitedTo] = useState<number | null>(null);
	const move = (): void => {
		setPhase('loading');
		dispatch(offer).then(
			(change) => {
				setLimitedTo(change.limitedTo);
				setPhase('success');
				onMoved();
			},
			(error: unknown) => {
				console.error('The piece could not be put into the cart', error);
				setPhase('error');
			},
		);
	};
	return (
		<>
			<button
				className="button"
				type="button"
				aria-busy={phase === 'loading' || undefined}
				onFocus={prepare}
				onPointerOver={prepare}
				onClick={() => phase !== 'loading' && move()}
			>
				{product.addToCart}{' '}
				<span className="visually-hidden">
					<Text value={name} />
				</span>
			</button>
			<p role="status" data-phase={phase}>
				{phase === 'success' && (
					<Sentence say={limitedTo === null ? product.added : (piece) => product.limited(piece, limitedTo)} about={name} />
				)}
				{phase === 'error' && product.failed}
			</p>
		</>
	);
}

/**
 * Looks at a product's page for an offer that can be put into the cart as it is. The action that adds one of the product to the cart;
 * null where there is a choice, nothing to buy, or no answer. Never rejects.
 */
async function fetchSimpleOffer(path: string, window: Window): Promise<AddAction | null> {
	const fetched = await fetchPageOf<ProductPageData>(window, path, 'product');
	return fetched.kind === 'page' ? toSimpleOffer(fetched.page.result) : null;
}

/** null: the product has variants, may be personalised, or cannot be bought. */
function toSimpleOffer({ id, offer, cart, personalization }: ProductData): AddAction | null {
	if (offer === null || offer.price === null || cart === null || personalization !== null || !isBuyable(offer)) return null;
	const { names, paths, reference, picture, base, basis, facts, taxScheme = null } = cart;
	return {
		type: 'add',
		product: {
			id,
			names,
			paths,
			reference,
			picture,
			base,
			basis,
			...(facts && { facts: facts.map((fact) => ({ names: fact.names, values: fact.values })) }),
		},
		variant: null,
		personalization: null,
		count: initialProductCount,
		maxCount: maxCountOf(offer),
		inStock: offer.stock || undefined,
		priceBrutto: offer.price,
		taxScheme,
	};
}
