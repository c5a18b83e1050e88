/**
 * Links of the demo that lead nowhere on purpose (`sandbox/directus/fixture/planted-faults.ts`, code `anchor-dead`): the build reports them, and the
 * check has to find each of them again, or it has become blind.
 */
import type { PageFault } from './page-fault.ts';

export const plantedTargets: readonly string[] = ['/en/privacy#social-networks'];

/** Without the faults that were planted; with one fault for each that was not found. */
export function judgePlantedLinks(faults: readonly PageFault[], planted: readonly string[]): readonly PageFault[] {
	const plantedOf = ({ message }: PageFault) =>
		planted.find((target) => message.startsWith(`${target} leads to a page that has no such place`));
	const found = new Set(faults.map(plantedOf));
	return [
		...faults.filter((fault) => plantedOf(fault) === undefined),
		...planted
			.filter((target) => !found.has(target))
			.map((target) => ({ check: 'links', page: '/', message: `${target} was planted as a dead link and was not found` })),
	];
}
