/** Adds a product to the cart, as often as wished, and says how it went. */
import { useState } from 'react';
import { useCartActions } from '../../cart/cart-actions.ts';
import { maxCountOf } from '../../products/is-buyable.ts';
import type { CartEntryData, OfferData, VariantData } from '../../products/product-data.ts';
import type { PictureData } from '../../ui/picture-data.ts';
import type { Wanted } from './personalization/check-personalization.ts';

type Phase = 'idle' | 'loading' | 'error' | 'success';

export interface AddToCart {
	readonly phase: Phase;
	/** How often something was added: distinguishes successes. */
	readonly times: number;
	/** How many the cart holds after a success that granted fewer than asked for; else null. */
	readonly limitedTo: number | null;
	add(offer: OfferData, variant: VariantData | null, count: number, wanted: Wanted | null): void;
	/** Back to idle. */
	forget(): void;
	/** Something will probably be added soon. */
	prepare(): void;
}

export function useAddToCart(productId: number, { reference, cartPath: _, taxScheme, facts = [], ...entry }: CartEntryData): AddToCart {
	const { dispatch, prepare } = useCartActions();
	const [state, setState] = useState<Pick<AddToCart, 'phase' | 'times' | 'limitedTo'>>({ phase: 'idle', times: 0, limitedTo: null });
	const enter = (phase: Phase, limitedTo: number | null = null): void =>
		setState(({ times }) => ({ phase, times: phase === 'success' ? times + 1 : times, limitedTo }));
	return {
		...state,
		prepare,
		forget: () => enter('idle'),
		add(offer, variant, count, wanted) {
			if (offer.price === null) return;
			enter('loading');
			const [picture] = variant?.pictures ?? [];
			const own = facts.filter(({ of }) => !of || (variant && of.includes(variant.id)));
			dispatch({
				type: 'add',
				product: {
					...entry,
					id: productId,
					...(picture && { picture: toCartPicture(picture) }),
					...(own.length > 0 && { facts: own.map(({ names, values }) => ({ names, values })) }),
					reference: reference === null ? null : reference + (variant?.referenceSuffix ?? ''),
					...(wanted && { personal: wanted.display }),
				},
				variant: variant && { id: variant.id, names: variant.names },
				personalization: wanted?.values ?? null,
				count,
				maxCount: maxCountOf(offer),
				inStock: offer.stock || undefined,
				priceBrutto: wanted?.price ?? offer.price,
				...(wanted?.surcharge && { surcharge: wanted.surcharge }),
				taxScheme: taxScheme ?? null,
			}).then(
				({ limitedTo }) => enter('success', limitedTo),
				(error: unknown) => {
					console.error('The piece could not be put into the cart', error);
					enter('error');
				},
			);
		},
	};
}

/** The smallest rendition is wide enough for a cart line. */
function toCartPicture({ key, width, height, widths: [widthPx = width] }: PictureData): CartEntryData['picture'] {
	return { key, width, height, widthPx };
}
