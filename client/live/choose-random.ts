/** Any of some things, each at most once, in any order. `random`: of 0 to below 1. */
export function chooseRandom<Item>(items: readonly Item[], limit: number, random: () => number): Item[] {
	const rest = [...items];
	const chosen: Item[] = [];
	while (chosen.length < limit && rest.length > 0) chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
	return chosen;
}
