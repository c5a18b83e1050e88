/** The days on which all of the cart can be expected, by the dispatch times that the pages of its products name. */
import { type ReactNode, useMemo } from 'react';
import type { CartLine } from '../../cart/cart.ts';
import { readChosenCountry } from '../../delivery/chosen-country.ts';
import { countryName } from '../../delivery/country-name.ts';
import { formatArrival } from '../../delivery/format-arrival.ts';
import { useDispatchDays } from '../../delivery/use-dispatch-days.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CartPageData } from './cart-page-data.ts';

/** A free line where a product does not say, or not yet: the button below must not move under a pointer. */
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
	if (here === undefined) return null;
	if (dispatchDays === null) return <p className="soft">{'\u00a0'}</p>;
	const days = { ...here, least: dispatchDays + here.least, most: dispatchDays + here.most };
	return <p className="soft">{texts.product.delivery(countryName(here.country, language), formatArrival(Date.now(), days, page))}</p>;
}
