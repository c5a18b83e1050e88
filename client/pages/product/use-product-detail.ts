/** The product that a page shows, and what is chosen of it: by the visitor, or by the address. */
import { type RefObject, useEffect, useState } from 'react';
import type { ProductData } from '../../products/product-data.ts';
import { readdress } from '../../runtime/navigation/readdress.ts';
import { useStore } from '../../runtime/use-store.ts';
import { noProduct, type ProductDetail, type ProductDetailAction, productDetailStore } from './product-detail.ts';
import { changeProductDetail } from './product-detail-transitions.ts';
import { findVariant, type Picked, toPicked } from './variant-choices.ts';

/** In the address: the id of the chosen variant, as in `variantPath`. */
const parameter = 'variante';

export interface ShownProduct {
	readonly detail: ProductDetail;
	readonly dispatch: (action: ProductDetailAction) => void;
	readonly picked: Picked;
	/** Chooses the variant that the fields name, and says so in the address; none where they name none. */
	readonly pick: () => void;
}

/** `container`: what holds the fields in which a variant is chosen. What was chosen before the app ran goes before what the address says. */
export function useProductDetail(data: ProductData, container: RefObject<HTMLElement | null>): ShownProduct {
	const kept = useStore(productDetailStore);
	const [picked, setPicked] = useState<Picked>([]);
	const { variants } = data;
	const fields = (): HTMLSelectElement[] => [...(container.current?.querySelectorAll('select') ?? [])];
	const read = (): number | null => {
		const values = fields().map(({ value }) => value);
		setPicked(values);
		return findVariant(variants, values)?.id ?? null;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
	useEffect(() => {
		dispatch({ type: 'add', product: data });
		if (fields().some(({ value }) => value)) chooseVariant(read());
		else {
			const asked = new URLSearchParams(window.location.search).get(parameter);
			const variant = variants.find(({ id }) => String(id) === asked);
			const values = variant ? toPicked(variants, variant) : [];
			for (const [choice, field] of fields().entries()) field.value = values[choice] ?? '';
			if (variant) dispatch({ type: 'variantChange', variant: read() });
		}
		return () => dispatch({ type: 'reset' });
	}, [data]);
	return {
		detail: kept.details?.id === data.id ? kept : changeProductDetail(noProduct, { type: 'add', product: data }),
		dispatch,
		picked,
		pick: () => chooseVariant(read()),
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
