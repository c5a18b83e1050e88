/** The way from a wished product into the cart: at once where there is nothing to choose, else by the product's own page. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Text as TextValue } from '../../../site/text.ts';
import { useCartActions } from '../../cart/cart-actions.ts';
import type { AddAction } from '../../cart/storage/attach-cart.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Text } from '../../ui/Text.tsx';
import { fetchSimpleOffer } from './fetch-simple-offer.ts';

export interface WishedOfferProps {
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
