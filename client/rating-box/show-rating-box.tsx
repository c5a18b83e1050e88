/** Shows the rating box once the maps service has answered; until then, and where it does not answer, there is none. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { externalLinkRel, ratingBoxCollapseBelowPx } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { loadSheet } from '../runtime/load-sheet.ts';
import { watchWidth } from '../runtime/watch-width.ts';
import type { Texts } from '../texts/texts.ts';
import { ChevronDown, ChevronUp } from '../ui/icons.tsx';
import { Stars } from '../ui/Stars.tsx';
import type { RatingSource } from './rating-source.ts';

interface RatingBoxStart {
	readonly window: Window;
	readonly source: RatingSource;
	readonly texts: Pick<Texts, 'rating' | 'shell'>;
	readonly language: Language;
}

/** Asks the maps service, so it needs consent. @throws where no rating comes, or no sheet */
export async function showRatingBox({ window, source, texts, language }: RatingBoxStart): Promise<void> {
	const { document } = window;
	const [rating] = await Promise.all([fetchRating(source, language), loadSheet(document, 'rating-box')]);
	const place = document.createElement('div');
	document.body.append(place);
	const numbers = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	createRoot(place).render(
		<RatingBox rating={rating} placeId={source.placeId} formatRating={(value) => numbers.format(value)} texts={texts} window={window} />,
	);
}

interface RatingBoxProps {
	readonly rating: Rating;
	readonly placeId: string;
	readonly formatRating: (rating: number) => string;
	readonly texts: Pick<Texts, 'rating' | 'shell'>;
	readonly window: Window;
}

/** The shop's rating at the maps service: a line that opens. */
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
				<Chevron sizePx={16} strokeWidth={1.25} />
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

interface Rating {
	/** 1 to 5. */
	readonly rating: number;
	readonly total: number;
}

/** The part of Google's places library that is used. Its place is judged, not believed. */
interface PlacesLibrary {
	readonly PlacesService: new (
		attributions: HTMLElement,
	) => {
		getDetails(
			request: { readonly placeId: string; readonly fields: readonly string[] },
			done: (place: { readonly rating?: unknown; readonly user_ratings_total?: unknown } | null, status: string) => void,
		): void;
	};
	readonly PlacesServiceStatus: { readonly OK: string };
}

/**
 * Asks the maps service what visitors gave the shop. Google's terms forbid keeping it, so each page asks again. Brings the service's
 * script, so it needs consent. @throws where no rating comes
 */
async function fetchRating({ placeId, mapsKey }: RatingSource, language: Language): Promise<Rating> {
	setOptions({ key: mapsKey, language });
	const { PlacesService, PlacesServiceStatus }: PlacesLibrary = await importLibrary('places');
	const service = new PlacesService(document.createElement('div'));
	return await new Promise((resolve, reject) => {
		service.getDetails({ placeId, fields: ['rating', 'user_ratings_total'] }, (place, status) => {
			const rating = toRating(place?.rating, place?.user_ratings_total);
			if (status === PlacesServiceStatus.OK && rating) resolve(rating);
			else reject(new Error(`The maps service answered ${status}`));
		});
	});
}

/** null for a place without ratings, and for an invalid rating. */
export function toRating(rating: unknown, total: unknown): Rating | null {
	if (typeof rating !== 'number' || typeof total !== 'number') return null;
	return rating >= 1 && rating <= 5 && Number.isSafeInteger(total) && total >= 1 ? { rating, total } : null;
}
