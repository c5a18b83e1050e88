/** A site's policies decide what a build does about a problem, and whether it tells of it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../pipeline/problem.ts';
import type { ProblemPolicies } from '../../site/problem-codes.ts';
import { aContent, aPage, aSiteConfig, aText, richTextOf } from '../builders/content.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';

let sites: SmallSites;
beforeAll(() => {
	sites = createSmallSites();
});
afterAll(() => sites.remove());

const content = aContent({
	pages: [
		aPage({ body: aText('[weg](/nirgends)') }),
		aPage({ id: 2, type: 'info', slug: 'haus', title: aText('Haus') }),
		aPage({ id: 3, type: 'info', slug: 'haus', title: aText('Noch ein Haus') }),
	],
});
const richText = richTextOf(() => '<p><a href="/nirgends">weg</a></p>');

async function build(problems: ProblemPolicies, found: readonly Problem[] = []) {
	const result = await sites.build('site', { content, richText, config: aSiteConfig({ problems }), problems: found });
	const of = (code: string) => [...new Set(result.problems.flatMap((problem) => (problem.code === code ? problem.severity : [])))];
	return { isBuilt: result.summary !== null, dead: of('link-dead'), taken: of('path-taken'), result };
}

it('stops at an error that no policy lowers', async () => {
	expect(await build({})).toMatchObject({ isBuilt: false, taken: ['error'] });
});

it('builds without what a lowered error is about, and says so', async () => {
	const { isBuilt, taken, dead, result } = await build({ 'path-taken': 'warn' });
	expect([isBuilt, taken, dead]).toEqual([true, ['warning'], ['warning']]);
	expect(result.problems.find(({ code }) => code === 'path-taken')?.message).toContain('is left out');
	expect(sites.read('site', 'info/haus/index.html')).toContain('<h1');
});

it('takes a site away from nobody, and tells nothing, where a warning is ignored', async () => {
	expect(await build({ 'path-taken': 'warn', 'link-dead': 'ignore' })).toMatchObject({ isBuilt: true, dead: [] });
});

it('stops at a warning that is raised, also where the pages that have it are as they were', async () => {
	expect(await build({ 'path-taken': 'warn', 'link-dead': 'fail' })).toMatchObject({ isBuilt: false, dead: ['error'] });
	expect(await build({ 'path-taken': 'warn' })).toMatchObject({ isBuilt: true });
});

it('makes no page again because a policy changed', async () => {
	await build({ 'path-taken': 'warn' });
	const { result } = await build({ 'path-taken': 'warn', 'link-dead': 'ignore' });
	expect(result.summary?.rendered).toBe(0);
});
