/** Shows the rating box once the maps service has answered; until then, and where it does not answer, there is none. */
import { createRoot } from 'react-dom/client';
import type { Language } from '../../site/languages.ts';
import { loadSheet } from '../runtime/load-sheet.ts';
import type { Texts } from '../texts/texts.ts';
import { fetchRating } from './fetch-rating.ts';
import { RatingBox } from './RatingBox.tsx';
import type { RatingSource } from './rating-source.ts';

export interface RatingBoxStart {
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
