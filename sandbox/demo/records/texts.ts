/** A text in the three languages of the demo. */
export interface Texts {
	readonly de: string;
	readonly en: string;
	readonly fr: string;
}
