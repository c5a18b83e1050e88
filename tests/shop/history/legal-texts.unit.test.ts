import { describe, expect, it } from 'vitest';
import { legalTextHash, parseLegalText, renderLegalText } from '../../../pipeline/snapshot/legal-text.ts';
import { recordLegalTexts } from '../../../shop/history/legal-texts.ts';
import { aContent, aPage, aShop, aText } from '../../builders/content.ts';
import { dayOf } from './price-points.ts';

const content = aContent({
	shop: aShop({ legalPages: [{ type: 'agb', title: aText('AGB'), content: aText('Es gilt.', ['de', 'en']) }] }),
	pages: [aPage(), aPage({ id: 2, type: 'info', slug: 'haus' }), aPage({ id: 3, type: 'home' })],
});

describe('recordLegalTexts', () => {
	it('keeps each text in each language in which it is written', () => {
		const versions = recordLegalTexts([], content, dayOf(1));
		expect(versions.map(({ name, language, title, body, firstSeen }) => [name, language, title, body, firstSeen])).toEqual([
			['agb', 'de', 'AGB', 'Es gilt.', dayOf(1)],
			['agb', 'en', 'AGB (en)', 'Es gilt. (en)', dayOf(1)],
			['privacy', 'de', 'Datenschutz', 'Wir speichern nichts.', dayOf(1)],
			['privacy', 'en', 'Datenschutz (en)', 'Wir speichern nichts. (en)', dayOf(1)],
			['privacy', 'fr', 'Datenschutz (fr)', 'Wir speichern nichts. (fr)', dayOf(1)],
		]);
		expect(new Set(versions.map(({ hash }) => hash)).size).toBe(5);
	});

	it('adds what is new, and keeps when the rest was first seen', () => {
		const first = recordLegalTexts([], content, dayOf(1));
		expect(recordLegalTexts(first, content, dayOf(2))).toEqual(first);
		const pages = [aPage({ body: aText('Wir speichern viel.', ['de']) })];
		const second = recordLegalTexts(first, { ...content, pages }, dayOf(2));
		expect(second.slice(0, 5)).toEqual(first);
		expect(second.slice(5)).toMatchObject([{ name: 'privacy', language: 'de', body: 'Wir speichern viel.', firstSeen: dayOf(2) }]);
		expect(recordLegalTexts(second, content, dayOf(3))).toEqual(second);
	});
});

describe('a legal text as a file', () => {
	it.each([
		['AGB', 'Es gilt.'],
		['AGB', ''],
		['AGB', 'Zeile\n\n# Keine Überschrift\n\n'],
		['# 1', '\n\nmit Abstand'],
	])('is the same when it is read: %j', (title, body) => {
		expect(parseLegalText(renderLegalText({ title, body }))).toEqual({ title, body });
	});

	it('has a hash of title and text', () => {
		const hash = legalTextHash({ title: 'AGB', body: 'Es gilt.' });
		expect(hash).toMatch(/^[0-9a-f]{16}$/);
		expect(legalTextHash({ title: 'AGB', body: 'Es gilt!' })).not.toBe(hash);
		expect(legalTextHash({ title: 'Agb', body: 'Es gilt.' })).not.toBe(hash);
	});

	it('is none without its title', () => {
		expect(parseLegalText('Es gilt.\n')).toBeNull();
	});
});
