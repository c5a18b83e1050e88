/** Asks axe what keeps a page from WCAG 2.2 AA. It asks through the browser's debugger, which no CSP holds up. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Violation {
	readonly id: string;
	readonly help: string;
	/** Selectors of the elements. */
	readonly targets: readonly string[];
}

export interface Findings {
	readonly violations: readonly Violation[];
	/** Rules that found something to judge, and nothing wrong. */
	readonly passed: readonly string[];
}

export interface Search {
	/** Selector of the part that is judged; left out, the page. */
	readonly within?: string;
	/** Judged beside WCAG. */
	readonly alsoTags?: readonly string[];
}

export async function findViolations(page: Page, { within, alsoTags = [] }: Search = {}): Promise<Findings> {
	// Frames are others' pages, for which axe would open a page of its own or wait; and describing each element that is sound takes it most of its time.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], iframes: false });
	if (within !== undefined) axe.include(within);
	const { violations, passes } = await axe.withTags([...wcag, ...alsoTags]).analyze();
	return {
		violations: violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) })),
		passed: passes.map(({ id }) => id),
	};
}
