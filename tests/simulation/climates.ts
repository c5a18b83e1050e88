/**
 * What befalls a week more than other weeks. A week costs as much as before, and meets one class of faults often enough to see what follows from several of
 * them. Ten seeds have all five, whatever else follows from a seed.
 */
export const climates = ['mixed', 'mail', 'cracks', 'clock', 'counter'] as const;
export type Climate = (typeof climates)[number];

/** Neighbours share one: even and odd seeds run in two processes. */
export function climateOf(seed: number): Climate {
	return climates[Math.floor(seed / 2) % climates.length] ?? 'mixed';
}

/** How much oftener than in a mixed week an operation comes, as `weight` of its kind counts. */
export const moreOften: Readonly<Record<Climate, Readonly<Record<string, number>>>> = {
	mixed: {},
	mail: { 'mail outage': 8, 'put off mails': 6, 'unknown address': 2, 'obey the desk': 8 },
	cracks: { crack: 30, 'told while away': 10, 'pay by PayPal': 4, 'pay by Klarna': 4, 'obey the desk': 8, command: 4 },
	clock: { 'jump and act': 12, confirm: 4, 'obey the desk': 8 },
	counter: { 'talk to the desk': 22, overpay: 8, 'refused refund': 5, transfer: 4, statement: 6, 'take back part': 4, 'obey the desk': 12 },
};
