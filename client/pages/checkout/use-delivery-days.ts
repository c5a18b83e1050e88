/** On which days a delivery can be expected: by the dispatch times that the pieces' own pages name, which the cart does not know. */
import { useEffect, useState } from 'react';
import type { Language } from '../../../site/languages.ts';
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
		fetchDispatchDays(products, language).then(
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

/** Of the piece and variant of each line, in their order; a page that several lines share is asked for once. */
async function fetchDispatchDays(lines: readonly CartLine[], language: Language): Promise<readonly (number | null)[]> {
	const pathOf = ({ product }: CartLine): string => product.paths[language];
	const paths = [...new Set(lines.map(pathOf))];
	const pages = new Map(await Promise.all(paths.map(async (path) => [path, await fetchProduct(path)] as const)));
	return lines.map((line) => {
		const product = pages.get(pathOf(line)) ?? null;
		return product === null ? null : dispatchDaysOf(line, product);
	});
}

async function fetchProduct(path: string): Promise<ProductData | null> {
	const fetched = await fetchPageData(path, {
		...networkOf(window),
		hasTemplate: (template): template is TemplateName => template === 'product',
	});
	return fetched.kind === 'page' && fetched.page.template === 'product' ? fetched.page.result : null;
}

export function dispatchDaysOf(
	{ variant }: Pick<CartLine, 'variant'>,
	{ offer, variants }: Pick<ProductData, 'offer' | 'variants'>,
): number | null {
	const chosen = variant === null ? offer : variants.find(({ id }) => id === variant.id);
	return chosen?.shippingTimeDays ?? null;
}
