/** What the settings name of a collection. */

/** In the order of `ids`; an id without a record is left out. */
export function chooseByIds<Item extends { readonly id: number }>(records: readonly Item[], ids: readonly number[]): Item[] {
	return ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
}
