/** A page's source of live content. All of it stands in the page, so none of it is secret. */
export interface LiveSource {
	/** Address of Directus, without a slash at its end. */
	readonly url: string;
	/** Static token that reads the shop of the project, and nothing else. */
	readonly token: string;
	/** Domain of the project: no other project's record is ever taken. */
	readonly project: string;
}
