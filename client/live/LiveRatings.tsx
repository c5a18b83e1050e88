/** A product's current ratings, shown as the builder would write them. Loaded with live content, and only where the page was built with other ratings. */
import type { ReactNode } from 'react';
import type { Language } from '../../site/languages.ts';
import type { RatingData } from '../ratings/ratings-data.ts';
import { formatAverage, formatDay, ratingsWords } from '../texts/ratings-words.ts';
import { Stars } from '../ui/Stars.tsx';
import type { RatingsRead } from './shop-reads.ts';

export interface LiveRatingsProps {
	readonly ratings: RatingsRead;
	readonly language: Language;
}

export function LiveRatings({ ratings: { count, average, from, to, histogram, newest }, language }: LiveRatingsProps): ReactNode {
	const words = ratingsWords[language];
	if (count === 0) return <p>{words.none}</p>;
	const value = formatAverage(average, language);
	const period = from === null || to === null ? '' : `${words.period(formatDay(from, language), formatDay(to, language))} `;
	return (
		<>
			<p className="rating-value">
				<Stars rating={average} label={words.stars(value)} />
				<strong aria-hidden="true">{value}</strong>
				<span>{words.count(count)}</span>
			</p>
			<table className="rating-histogram">
				<caption className="visually-hidden">{words.histogram}</caption>
				<tbody>
					{histogram.map((number, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
						<tr key={place}>
							<th scope="row">{words.starCount(histogram.length - place)}</th>
							<td aria-hidden="true">
								<svg className="rating-bar" viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
									<rect width={number} height="1" fill="currentColor" />
								</svg>
							</td>
							<td className="figure">{number}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="small soft">{period + words.checked}</p>
			<ul className="rating-list">
				{newest.map((rating) => (
					<Rating key={rating.id} rating={rating} language={language} />
				))}
			</ul>
			{newest.length < count && <p className="small soft">{words.newest(newest.length)}</p>}
		</>
	);
}

function Rating({ rating: { stars, title, text, name, on, lang }, language }: { rating: RatingData; language: Language }): ReactNode {
	const words = ratingsWords[language];
	return (
		<li>
			<Stars rating={stars} label={words.stars(String(stars))} />
			{title !== null && <strong lang={lang}>{title}</strong>}
			{text !== null && (
				<p className="rating-text" lang={lang}>
					{text}
				</p>
			)}
			<p className="small soft">{[name ?? words.nobody, on === null ? null : formatDay(on, language)].filter(Boolean).join(', ')}</p>
		</li>
	);
}
