/** Where a rich text comes from, so that its faults are blamed on its record. */
export interface MarkdownSource {
	readonly markdown: string;
	readonly collection: string;
	readonly id: string | number;
	/** Such as `body` or `translations.en.body`. */
	readonly field: string;
}
