import { expect, it } from 'vitest';
import { createPageTargets } from '../../../renderer/pages/page-targets.ts';
import type { Route } from '../../../renderer/routes/route.ts';
import { perLanguage } from '../../../site/languages.ts';

const menu = { collection: 'menu_entry', id: 9, field: 'anchor' };
const record = (id: number) => ({ collection: 'page', id, field: 'slug' });

function aRoute(path: string, id: number): Route {
	return {
		path,
		language: 'de',
		record: record(id),
		indexed: true,
		alternates: [],
		subject: { template: 'cart' },
		languagePaths: perLanguage(() => path),
	};
}

it('tells of places that their page does not have, with every page that links there', () => {
	const targets = createPageTargets(() => menu);
	targets.shell('de', '<main id="content"></main><a class="x" href="/agb#fehlt">AGB</a><a href="#content">Inhalt</a>');
	targets.page(aRoute('/agb', 1), ['<h2 id="für">x</h2><a href="#für">x</a><a href="#weg">x</a><a href="/kontakt#content">x</a>']);
	targets.page(aRoute('/kontakt', 2), ['<a href="/agb#f%C3%BCr">x</a>', '<a href="/agb?a=1#fehlt">x</a><a href="/agb#%">x</a>']);
	// Pages that do not exist, and other hosts, are told elsewhere.
	targets.page(aRoute('/info', 3), ['<a href="/nirgends#a">x</a><a href="//x.example/#a">x</a><a href="https://x.example/agb#a">x</a>']);
	expect(targets.deadAnchors().map(({ target, page }) => [target, page.path, page.language, page.record])).toEqual([
		['/agb#fehlt', '/', 'de', menu],
		['/agb#fehlt', '/kontakt', 'de', record(2)],
		['/agb#weg', '/agb', 'de', record(1)],
		['/agb#%', '/kontakt', 'de', record(2)],
	]);
});
