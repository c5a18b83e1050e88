/** The days on which all of the cart can be expected, by the dispatch times that the pages of its products name. */
import { type ReactNode, useMemo } from 'react';
import type { CartLine } from '../../stores/cart.ts';
import { countryName } from '../checkout/country-name.ts';
import { formatArrival } from '../checkout/format-arrival.ts';
import { useDispatchDays } from '../checkout/use-dispatch-days.ts';
import { usePage } from '../page-context.tsx';
import { readChosenCountry } from '../product/chosen-country.ts';
import type { CartPageData } from './cart-page-data.ts';

/** Empty where the shop or a product does not say. */
export function CartArrival({ products, delivery }: { products: readonly CartLine[]; delivery: CartPageData['delivery'] }): ReactNode {
	const page = usePage();
	const { texts, language } = page;
	const pieces = useMemo(
		() => products.map(({ product, variant }) => ({ path: product.paths[language], variant: variant?.id ?? null })),
		[products, language],
	);
	const dispatchDays = useDispatchDays(pieces);
	const chosen = readChosenCountry();
	const here = delivery.find(({ country }) => country === chosen) ?? delivery[0];
	if (dispatchDays === null || here === undefined) return null;
	const days = { ...here, least: dispatchDays + here.least, most: dispatchDays + here.most };
	return <p className="soft">{texts.product.delivery(countryName(here.country, language), formatArrival(Date.now(), days, page))}</p>;
}
