/** On which days a delivery can be expected: by the dispatch times that the pieces' own pages name, which the cart does not know. */
import { useEffect, useState } from 'react';
import { fetchPageData } from '../../navigation/fetch-page-data.ts';
import { networkOf } from '../../network.ts';
import { type CartLine, cartStore } from '../../stores/cart.ts';
import { useStore } from '../../stores/use-store.ts';
import { usePage } from '../page-context.tsx';
import type { TemplateName } from '../page-data.ts';
import { dayIn, workingDaysAfter } from '../product/delivery-days.ts';
import type { ProductData } from '../product/product-data.ts';

/** Gives the sentence for a delivery that takes so many working days beyond dispatch; null: nobody knows when the pieces are dispatched. */
export function useDeliveryDays(): (additionalDays: number) => string | null {
	const { texts, language } = usePage();
	const { products } = useStore(cartStore);
	const [dispatchDays, setDispatchDays] = useState<number | null>(null);
	useEffect(() => {
		let isCurrent = true;
		Promise.all(products.map((line) => fetchDispatchDays(line, line.product.paths[language]))).then(
			(days) => {
				const known = days.filter((each) => each !== null);
				if (isCurrent) setDispatchDays(known.length === days.length ? Math.max(0, ...known) : null);
			},
			(error: unknown) => console.warn('The days of delivery are not known', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [products, language]);
	return (additionalDays) => {
		if (dispatchDays === null) return null;
		const day = workingDaysAfter(dayIn('Europe/Berlin', Date.now()), dispatchDays + additionalDays);
		const locale = language === 'en' ? 'en-GB' : language;
		const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);
		// the day stays with its month
		return texts.checkout.deliveryDay(date.replace(/ (?=\p{L}+$)/u, '\u00a0'));
	};
}

/** Of the piece and variant of a line. */
async function fetchDispatchDays(line: CartLine, path: string): Promise<number | null> {
	const fetched = await fetchPageData(path, {
		...networkOf(window),
		hasTemplate: (template): template is TemplateName => template === 'product',
	});
	return fetched.kind === 'page' && fetched.page.template === 'product' ? dispatchDaysOf(line, fetched.page.result) : null;
}

export function dispatchDaysOf(
	{ variant }: Pick<CartLine, 'variant'>,
	{ offer, variants }: Pick<ProductData, 'offer' | 'variants'>,
): number | null {
	const chosen = variant === null ? offer : variants.find(({ id }) => id === variant.id);
	return chosen?.shippingTimeDays ?? null;
}
