/** Asks axe what keeps a page from WCAG 2.2 AA. It asks through the browser's debugger, which no CSP holds up, and once running animations have ended. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

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
	readonly within?: string | null;
	/** Judged beside WCAG. */
	readonly alsoTags?: readonly string[];
}

interface Axe {
	run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

export async function findViolations(page: Page, { within = null, alsoTags = [] }: Search = {}): Promise<Findings> {
	// once a document, and in no frame: half of what axe costs is to be read
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axeFile, 'utf8'));
	// Frames are others' pages; and describing each element that is sound takes axe most of its time.
	const options: RunOptions = { runOnly: [...wcag, ...alsoTags], resultTypes: ['violations'], iframes: false };
	return await page.evaluate(
		async ([selector, options]) => {
			// a panel that is still opening hides parts of what it holds
			const ending = document
				.getAnimations()
				.filter(
					({ playState, timeline, effect }) =>
						playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
				);
			await Promise.allSettled(ending.map(({ finished }) => finished));
			const { axe } = window as unknown as { axe: Axe };
			const { violations, passes } = await axe.run(selector ?? document, options);
			return {
				violations: violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) })),
				passed: passes.map(({ id }) => id),
			};
		},
		[within, options] as const,
	);
}
