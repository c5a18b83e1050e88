/** Where the rating box has its numbers from. */
export interface RatingSource {
	readonly placeId: string;
	readonly mapsKey: string;
	/** The service whose consent allows it. */
	readonly service: 'ratings' | 'maps';
}
