/** Adds pieces of one product to the cart and says how it went. */
import { useState } from 'react';
import { useCartActions } from '../../stores/cart-actions.ts';
import type { CartEntryData, OfferData, VariantData } from './product-data.ts';

type Phase = 'idle' | 'loading' | 'error' | 'success';

export interface AddToCart {
	readonly phase: Phase;
	/** How often something was added: tells one success from the next. */
	readonly times: number;
	add(offer: OfferData, variant: VariantData | null, count: number): void;
	/** Back to idle. */
	forget(): void;
	/** Something will probably be added soon. */
	prepare(): void;
}

export function useAddToCart(productId: number, { names, paths, reference, picture }: CartEntryData): AddToCart {
	const { dispatch, prepare } = useCartActions();
	const [{ phase, times }, setState] = useState<{ phase: Phase; times: number }>({ phase: 'idle', times: 0 });
	const enter = (next: Phase): void => setState(({ times: before }) => ({ phase: next, times: next === 'success' ? before + 1 : before }));
	return {
		phase,
		times,
		prepare,
		forget: () => enter('idle'),
		add(offer, variant, count) {
			if (offer.price === null) return;
			enter('loading');
			dispatch({
				type: 'add',
				product: {
					id: productId,
					names,
					paths,
					reference: reference === null ? null : reference + (variant?.referenceSuffix ?? ''),
					picture,
				},
				variant: variant && { id: variant.id, names: variant.names },
				personalization: null,
				count,
				priceBrutto: offer.price,
			}).then(
				() => enter('success'),
				(error: unknown) => {
					console.error('The piece could not be put into the cart', error);
					enter('error');
				},
			);
		},
	};
}
