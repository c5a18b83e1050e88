/** Whether an address has active filters, known before the script that reads them is there. */

/** Parameters of a list's address (see `list-query.ts` and the builder's `offered-filters.ts`). */
const parameters = ['kategorie', 'unterkategorie', 'marke', 'thema', 'merkmal', 'preis', 'verfuegbar', 'sortierung', 'seite'];

/** `search`: of an address. What others put there, such as campaigns, asks for nothing. */
export function hasActiveFilters(search: string): boolean {
	const asked = new URLSearchParams(search);
	return parameters.some((parameter) => asked.has(parameter));
}
