import { describe, expect, it } from 'vitest';
import { toListMeta } from '../../../client/live/list-meta.ts';
import { plainParagraphs } from '../../../client/pages/new-product/NewProductPage.tsx';

describe('what a list says of its paging', () => {
	it.each([
		[
			'the first page',
			[1, 20, 20, 45],
			{ offset: 0, page_count: 3, links: { previous: null, next: '?page=2&limit=20', last: '?page=3&limit=20' } },
		],
		['the last page', [3, 20, 5, 45], { offset: 40, page_count: 3, links: { previous: '?page=2&limit=20', next: null } }],
		[
			'a page behind the last',
			[9, 20, 0, 45],
			{ offset: 160, page_count: 3, links: { previous: '?page=3&limit=20', next: null, self: '?page=9&limit=20' } },
		],
		[
			'an empty list',
			[1, 20, 0, 0],
			{ offset: 0, page_count: 1, links: { previous: null, next: null, first: '?page=1&limit=20', last: '?page=1&limit=20' } },
		],
	] as const)('%s', (_, [page, limit, results, fitting], expected) => {
		expect(toListMeta(page, limit, results, fitting)).toMatchObject({
			page,
			limit,
			result_count: results,
			filter_count: fitting,
			...expected,
		});
	});
});

it('markdown becomes its words', () => {
	const markdown =
		'## Titel\n\nEin **neuer** Ring, _ganz_ `fein`.\nZweite Zeile\n\n- [Kontakt](/kontakt)\n\n![Bild](a.jpg)\n\n> 2 * 3 * 4 und snake_case_name';
	expect(plainParagraphs(markdown)).toEqual([
		'Titel',
		'Ein neuer Ring, ganz fein. Zweite Zeile',
		'Kontakt',
		'2 * 3 * 4 und snake_case_name',
	]);
});
