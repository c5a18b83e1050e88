/** Asks the maps service what visitors gave the shop. Google's terms forbid keeping it, so each page asks again. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Language } from '../../site/languages.ts';
import type { RatingSource } from './rating-source.ts';

export interface Rating {
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

/** Brings the service's script, so it needs consent. @throws where no rating comes */
export async function fetchRating({ placeId, mapsKey }: RatingSource, language: Language): Promise<Rating> {
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
