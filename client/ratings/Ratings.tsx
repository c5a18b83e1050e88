/** What buyers say of a product, which the builder writes, and the way to say something oneself. */
import type { ReactNode } from 'react';
import { Band } from '../ui/Band.tsx';
import { usePage } from '../ui/page-context.tsx';
import { RichText } from '../ui/RichText.tsx';
import { RatingEntry } from './RatingEntry.tsx';
import type { RatingsData } from './ratings-data.ts';

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
