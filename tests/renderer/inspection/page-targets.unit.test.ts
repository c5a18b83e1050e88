import { expect, it } from 'vitest';
import { deadAnchorProblems } from '../../../renderer/inspection/dead-links.ts';
import { createPageTargets } from '../../../renderer/inspection/page-targets.ts';
import type { Route } from '../../../renderer/routes/route.ts';
import { perLanguage } from '../../../site/languages.ts';

const menu = { collection: 'menu_entry', id: 9, field: 'anchor' };
const record = (id: number) => ({ collection: 'page', id, field: 'slug' });

function aRoute(path: string, id: number): Route {
	return {
		...{ path, language: 'de', record: record(id), indexed: true, alternates: [] },
		...{ subject: { template: 'cart' }, languagePaths: perLanguage(() => path) },
	};
}

it('tells of places that their page does not have, with every page that links there', () => {
	const targets = createPageTargets(() => menu);
	targets.shell('de', '<main id="content"></main><a class="x" href="/agb#fehlt">AGB</a><a href="#content">Inhalt</a>');
	targets.page(aRoute('/agb', 1), ['<h2 id="für">x</h2><a href="#für">x</a><a href="#weg">x</a><a href="/kontakt#content">x</a>']);
	targets.page(aRoute('/kontakt', 2), ['<a href="/agb#f%C3%BCr">x</a>', '<a href="/agb?a=1#fehlt">x</a><a href="/agb#%">x</a>']);
	// Pages that do not exist, and other hosts, are told elsewhere.
	targets.page(aRoute('/info', 3), ['<a href="/nirgends#a">x</a><a href="//x.example/#a">x</a><a href="https://x.example/agb#a">x</a>']);
	expect(targets.deadAnchors()).toEqual([
		{
			target: '/agb#fehlt',
			referrers: [
				{ path: '/', record: menu },
				{ path: '/kontakt', record: record(2) },
			],
		},
		{ target: '/agb#weg', referrers: [{ path: '/agb', record: record(1) }] },
		{ target: '/agb#%', referrers: [{ path: '/kontakt', record: record(2) }] },
	]);
});

it('makes one warning of each record and place', () => {
	const referrers = ['/de', '/de/2'].map((path) => ({ path, record: record(1) }));
	const problems = deadAnchorProblems([{ target: '/agb#weg', referrers: [...referrers, { path: '/x', record: record(2) }] }]);
	expect(problems.map(({ id, message }) => [id, message.split(' ')[2]])).toEqual([
		[1, '/de'],
		[2, '/x'],
	]);
});
