/** A product's ratings, which the builder writes, and the form to add one. */
import type { ReactNode } from 'react';
import type { FormTarget } from '../orders/order-target.ts';
import type { RatingsData } from '../products/product-data.ts';
import { Band } from '../ui/Band.tsx';
import { usePage } from '../ui/page-context.tsx';
import { RichText } from '../ui/Text.tsx';
import { LazyPartButton, useLazyPart } from '../ui/use-lazy-part.tsx';
import type { RatingFormProps } from './RatingForm.tsx';

/** Target of links to the ratings of a page. */
const anchor = 'ratings';

interface RatingsProps {
	readonly data: RatingsData;
	readonly product: number;
	/** In the place of the page's rich text `ratings`, which holds those that were built. */
	readonly now: ReactNode;
}

export function Ratings({ data, product, now }: RatingsProps): ReactNode {
	const { ratings } = usePage().texts;
	return (
		<Band heading={ratings.title} id={anchor} beside>
			{now ? <div className="ratings">{now}</div> : <RichText name="ratings" className="ratings" />}
			{data.form && <RatingEntry target={data.form} product={product} />}
		</Band>
	);
}

/** A button that loads the form to rate a product. */
function RatingEntry({ target, product }: { target: FormTarget; product: number }): ReactNode {
	const { ratings } = usePage().texts;
	const form = useLazyPart<RatingFormProps>({
		load: () => import('./RatingForm.tsx').then(({ RatingForm }) => RatingForm),
		texts: ['forms', 'requests'],
		sheet: 'product-forms',
	});
	return <LazyPartButton part={form} label={ratings.write} props={{ target, product }} className="rating-entry" />;
}
