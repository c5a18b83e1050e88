/** The marks that only `boot.ts` looks for. Apart from the app's, so that boot shares no module with the app and runs without another request. */

export const bootMarks = {
	/** The JSON block with the page's data. */
	pageDataId: 'page-data',
	/** On links and buttons that only work once the app runs: boot keeps their clicks and replays them. */
	replay: 'data-replay',
	/** On `<html>`: pages that hydrate at once. */
	eager: 'data-eager',
	/** On an element that shows something else where the address has a query; class of `<html>` as long as it does not yet. */
	query: 'data-query',
	asking: 'asking',
	/** On the live region: what it says when the app cannot be loaded. */
	failure: 'data-failure',
	/** Class of what only screen readers perceive. */
	unseen: 'visually-hidden',
	/** Class of `<html>` while the app could not be loaded. */
	failed: 'app-failed',
} as const;
