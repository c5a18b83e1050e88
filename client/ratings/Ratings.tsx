/** What buyers say of a piece: how many stars, from how many and when, and whether that is checked (§ 5b (3) UWG); then each of them. */
import type { ReactNode } from 'react';
import { Band } from '../components/Band.tsx';
import { usePage } from '../pages/page-context.tsx';
import { Stars } from '../rating-box/Stars.tsx';
import { formatAverage, formatDay } from './format-rating.ts';
import { RatingEntry } from './RatingEntry.tsx';
import type { RatingsData } from './ratings-data.ts';

/** Target of links to the ratings of a page. */
const anchor = 'ratings';

export function Ratings({ data, product }: { data: RatingsData; product: number }): ReactNode {
	const { texts, language } = usePage();
	const { ratings } = texts;
	const { count, average, histogram, from, to, newest, form } = data;
	return (
		<Band heading={ratings.title} id={anchor} beside>
			{count === 0 && <p>{ratings.none}</p>}
			{count > 0 && (
				<>
					<p className="rating-value">
						<Stars rating={average} label={ratings.stars(formatAverage(average, language))} />
						<strong aria-hidden>{formatAverage(average, language)}</strong>
						<span>{ratings.count(count)}</span>
					</p>
					<table className="rating-histogram">
						<caption className="visually-hidden">{ratings.histogram}</caption>
						<tbody>
							{histogram.map(({ stars, number }) => (
								<tr key={stars}>
									<th scope="row">{ratings.starCount(stars)}</th>
									<td aria-hidden>
										<svg className="rating-bar" viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden>
											<rect width={number} height={1} fill="currentColor" />
										</svg>
									</td>
									<td className="figure">{number}</td>
								</tr>
							))}
						</tbody>
					</table>
					<p className="small soft">
						{from !== null && to !== null && <>{ratings.period(formatDay(from, language), formatDay(to, language))} </>}
						{ratings.checked}
					</p>
					<ul className="rating-list">
						{newest.map(({ id, stars, title, text, name, on }) => (
							<li key={id}>
								<Stars rating={stars} label={ratings.stars(String(stars))} />
								{title !== null && <strong>{title}</strong>}
								{text !== null && <p className="rating-text">{text}</p>}
								<p className="small soft">
									{[name ?? ratings.nobody, on === null ? null : formatDay(on, language)].filter(Boolean).join(', ')}
								</p>
							</li>
						))}
					</ul>
					{newest.length < count && <p className="small soft">{ratings.newest(newest.length)}</p>}
				</>
			)}
			{form && <RatingEntry target={form} product={product} />}
		</Band>
	);
}
