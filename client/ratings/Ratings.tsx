/** What buyers say of a piece, which the builder writes, and the way to say something oneself. */
import type { ReactNode } from 'react';
import { Band } from '../components/Band.tsx';
import { RichText } from '../components/RichText.tsx';
import { usePage } from '../pages/page-context.tsx';
import { RatingEntry } from './RatingEntry.tsx';
import type { RatingsData } from './ratings-data.ts';

/** Target of links to the ratings of a page. */
const anchor = 'ratings';

/** The page's rich text `ratings` holds them. */
export function Ratings({ data, product }: { data: RatingsData; product: number }): ReactNode {
	const { ratings } = usePage().texts;
	return (
		<Band heading={ratings.title} id={anchor} beside>
			<RichText name="ratings" className="ratings" />
			{data.form && <RatingEntry target={data.form} product={product} />}
		</Band>
	);
}
