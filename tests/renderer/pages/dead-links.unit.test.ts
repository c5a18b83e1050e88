import { describe, expect, it } from 'vitest';
import { createTextFieldFinder } from '../../../pipeline/records/find-text-field.ts';
import { type DeadReference, deadLinkProblem, toDeadLinks } from '../../../renderer/pages/dead-links.ts';
import type { Language } from '../../../site/languages.ts';

const records = [
	{ id: 1, body: '[weg](/agb#weg) [weg](/nirgends)', translations: [{ language: 'fr', body: '[loin](/agb#weg)' }] },
	{ id: 2, body: '[weg](/agb#wegen)' },
];
const findTextField = createTextFieldFinder({ shards: (collection) => (collection === 'page' ? [{ records: () => records }] : []) });

function aReference(path: string, id: number, language: Language, target: string): DeadReference {
	const page = { path, language, record: { collection: 'page', id, field: 'slug' } };
	return { lacks: target.includes('#') ? 'anchor' : 'page', target, isDropped: false, page };
}

describe('links that lead nowhere', () => {
	const links = toDeadLinks(
		[
			aReference('/info', 1, 'de', '/agb#weg'),
			aReference('/info', 1, 'de', '/nirgends'),
			// A place in the English page of the same text.
			aReference('/en/info', 1, 'en', '/en/terms#weg'),
			aReference('/fr/info', 1, 'fr', '/fr/agb#weg'),
			aReference('/zwei', 2, 'de', '/agb#weg'),
		],
		findTextField,
	);

	it('are one for each text, with all pages that show it', () => {
		expect(links.map(({ target, record: { id, field }, pages }) => [target, id, field, pages])).toEqual([
			['/agb#weg', 1, 'body', ['/info', '/en/info']],
			['/nirgends', 1, 'body', ['/info']],
			['/fr/agb#weg', 1, 'translations.fr.body', ['/fr/info']],
			['/agb#weg', 2, 'slug', ['/zwei']],
		]);
	});

	it('are two where a text names one place of two pages, and show a page once where a text has a link twice', () => {
		const found = toDeadLinks(
			[
				aReference('/info', 1, 'de', '/agb#weg'),
				aReference('/info', 1, 'de', '/versand#weg'),
				aReference('/en/info', 1, 'en', '/en/terms#weg'),
				aReference('/en/info', 1, 'en', '/en/shipping#weg'),
				aReference('/info', 1, 'de', '/nirgends'),
				aReference('/info', 1, 'de', '/nirgends'),
			],
			findTextField,
		);
		expect(found.map(({ target, pages }) => [target, pages])).toEqual([
			['/agb#weg', ['/info', '/en/info']],
			['/versand#weg', ['/info', '/en/info']],
			['/nirgends', ['/info']],
		]);
	});

	it('are told by the field that was found', () => {
		expect(links.map(deadLinkProblem).map(({ code, id, field, message }) => `${code} ${id} ${field}: ${message}`)).toEqual([
			'anchor-dead 1 body: The page /info links to /agb#weg, and that page has no such place.',
			'link-dead 1 body: The page /info links to /nirgends, which is no page of this site.',
			'anchor-dead 1 translations.fr.body: The page /fr/info links to /fr/agb#weg, and that page has no such place.',
			'anchor-dead 2 slug: The page /zwei links to /agb#weg, and that page has no such place.',
		]);
	});

	it('stand with their record alone where nobody looks for the text', () => {
		expect(toDeadLinks([aReference('/info', 1, 'de', '/nirgends')]).map(({ record }) => record.field)).toEqual(['slug']);
	});
});
