/** Whoever takes away what the law asks of the content is told so, by the code that docs/problems.md lists, in a build as in an audit. */
import { describe, expect, it } from 'vitest';
import { planSite } from '../../shop/site/plan-site.ts';
import type { SiteConfig } from '../../site/config.ts';
import { aSiteConfig } from '../builders/content.ts';
import { parsed } from '../builders/parsed.ts';
import { lawSources } from './law-sources.ts';
import { type Removal, removedRows, wholeSite } from './removed-rows.ts';

/** Codes of what is wrong with the content, then with its pages. */
function codesOf(changes: Removal['changes'], config: Partial<SiteConfig> = {}): readonly string[] {
	const { content, problems } = parsed(changes);
	if (content === null) throw new Error('The small site cannot be read');
	const planned = planSite(content, [], aSiteConfig({ orderServiceUrl: 'self', ...config }));
	return [...problems, ...planned.problems].map(({ code }) => code);
}

it('nothing is told of a site that has it all', () => {
	expect(codesOf(wholeSite).filter((code) => /^(?:law|legal|terms)-/.test(code))).toEqual([]);
});

describe.each(lawSources)('%s', (source) => {
	const row = removedRows[source];
	if (typeof row === 'string') {
		it(`lies in no content: ${row}`, () => expect(row.length).toBeGreaterThan(20));
		return;
	}
	it.each(row)('without $what is told: $code', ({ code, changes, config }) => {
		expect(codesOf(changes, config).filter((each) => /^(?:law|legal|terms)-/.test(each))).toContain(code);
	});
});
