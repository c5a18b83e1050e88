/** The shop's rating at the maps service: a line that opens. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { externalLinkRel, ratingBoxCollapseBelowPx } from '../../site/constants.ts';
import { watchWidth } from '../runtime/watch-width.ts';
import type { Texts } from '../texts/texts.ts';
import { Stars } from '../ui/Stars.tsx';
import type { Rating } from './fetch-rating.ts';

export interface RatingBoxProps {
	readonly rating: Rating;
	readonly placeId: string;
	readonly formatRating: (rating: number) => string;
	readonly texts: Pick<Texts, 'rating' | 'shell'>;
	readonly window: Window;
}

export function RatingBox({ rating: { rating, total }, placeId, formatRating, texts, window }: RatingBoxProps): ReactNode {
	const { rating: text, shell } = texts;
	const [isOpen, setOpen] = useState(false);
	const panelId = useId();
	useEffect(
		() =>
			watchWidth(window, (widthPx) => {
				if (widthPx < ratingBoxCollapseBelowPx) setOpen(false);
			}),
		[window],
	);
	const id = encodeURIComponent(placeId);
	const links = [
		{ name: text.write, href: `https://search.google.com/local/writereview?placeid=${id}` },
		{ name: text.read, href: `https://search.google.com/local/reviews?placeid=${id}` },
	];
	const Chevron = isOpen ? ChevronDown : ChevronUp;
	return (
		<aside className="rating-box" aria-label={text.title}>
			<button className="rating-toggle" type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
				{isOpen ? text.title : text.expand}
				<Chevron size={16} strokeWidth={1.25} aria-hidden />
			</button>
			<div className="rating-panel" id={panelId} hidden={!isOpen}>
				<p className="rating-value">
					<Stars rating={rating} label={text.stars(formatRating(rating))} />
					<strong aria-hidden>{formatRating(rating)}</strong>
				</p>
				<p className="small">
					{text.count(total)}. {text.checked}
				</p>
				<ul className="row small">
					{links.map(({ name, href }) => (
						<li key={href}>
							<a href={href} target="_blank" rel={externalLinkRel}>
								{name}
								<span className="visually-hidden"> {shell.newTab}</span>
							</a>
						</li>
					))}
				</ul>
				<button className="quiet-link small" type="button" onClick={() => setOpen(false)}>
					{text.notNow}
				</button>
			</div>
		</aside>
	);
}
