/** The marks that only `boot.ts` looks for. Apart from the app's, so that boot shares no module with the app and runs without another request. */

export const bootMarks = {
	/** The JSON block with the page's data. */
	pageDataId: 'page-data',
	/** On links and buttons that only work once the app runs: boot keeps their clicks and replays them. */
	replay: 'data-replay',
	/** On `<html>`: pages that hydrate at once. */
	eager: 'data-eager',
} as const;
