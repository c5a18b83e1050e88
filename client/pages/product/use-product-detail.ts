/** The piece that a page shows, and what is chosen of it: by the visitor, or by the address. */
import { type RefObject, useEffect } from 'react';
import { readdress } from '../../navigation/readdress.ts';
import { noProduct, type ProductDetail, type ProductDetailAction, productDetailStore } from '../../stores/product-detail.ts';
import { changeProductDetail } from '../../stores/product-detail-transitions.ts';
import { useStore } from '../../stores/use-store.ts';
import type { ProductData } from './product-data.ts';

/** In the address: the id of the chosen variant, as in `variantPath`. */
const parameter = 'variante';

export interface ShownProduct {
	readonly detail: ProductDetail;
	readonly dispatch: (action: ProductDetailAction) => void;
	/** Chooses a variant, and says so in the address; null: none. */
	readonly chooseVariant: (id: number | null) => void;
}

/** `select`: where a variant is chosen. What was chosen in it before the app ran goes before what the address says. */
export function useProductDetail(data: ProductData, select: RefObject<HTMLSelectElement | null>): ShownProduct {
	const kept = useStore(productDetailStore);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece
	useEffect(() => {
		dispatch({ type: 'add', product: data });
		const field = select.current;
		if (field) {
			const early = field.value;
			if (!early) field.value = new URLSearchParams(window.location.search).get(parameter) ?? '';
			// an id that is not among the options leaves the field without any
			if (!field.value) field.value = '';
			else if (early) chooseVariant(Number(early));
			else dispatch({ type: 'variantChange', variant: Number(field.value) });
		}
		return () => dispatch({ type: 'reset' });
	}, [data]);
	return {
		detail: kept.details?.id === data.id ? kept : changeProductDetail(noProduct, { type: 'add', product: data }),
		dispatch,
		chooseVariant,
	};
}

function dispatch(action: ProductDetailAction): void {
	productDetailStore.set(changeProductDetail(productDetailStore.get(), action));
}

function chooseVariant(id: number | null): void {
	dispatch({ type: 'variantChange', variant: id });
	const query = new URLSearchParams(window.location.search);
	query.delete(parameter);
	if (id !== null) query.set(parameter, String(id));
	readdress(window, `${window.location.pathname}?${query}`.replace(/\?$/, ''), 'replace');
}
