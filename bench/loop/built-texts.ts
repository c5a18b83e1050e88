/** Texts of a page that the builder writes of facts and no editor writes in markdown (docs/decisions/0038): the bare loop takes them as they are. */
const builtTexts: readonly string[] = ['facts', 'sizes', 'ratings', 'guarantee'];

export function isBuiltText(name: string): boolean {
	return builtTexts.includes(name);
}
