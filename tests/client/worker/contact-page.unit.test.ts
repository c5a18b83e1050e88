/** When the worker asks for the contact page again. */
import { expect, test } from 'vitest';
import { isKeptFresh, pathLanguage, sheetsIn } from '../../../client/worker/offline-page.ts';

test.each([
	['/', 'de'],
	['/uhren', 'de'],
	['/english', 'de'],
	['/en/watches', 'en'],
	['/fr', 'fr'],
])('%s is in %s', (path, language) => {
	expect(pathLanguage(path)).toBe(language);
});

test('sheets that a document loads as files are kept with it', () => {
	expect(
		sheetsIn('<link rel="stylesheet" href="/assets/end-1.css"><link rel="icon" href="/assets/a.png"><link href="https://x.example/a.css">'),
	).toEqual(['/assets/end-1.css']);
});

const nowMs = Date.parse('2026-11-24T12:00:00Z');
const scripts = ['/assets/boot-ABC.js', '/assets/app-DEF.js'];
const keptPage = (date: string | null, boot = 'boot-ABC') =>
	new Response(`<script type="module" src="/assets/${boot}.js"></script>`, { headers: date === null ? {} : { Date: date } });

test.each([
	['of today', keptPage('Tue, 24 Nov 2026 08:00:00 GMT'), true],
	['whose day no one knows', keptPage(null), true],
	['of yesterday', keptPage('Mon, 23 Nov 2026 08:00:00 GMT'), false],
	['of a build with other scripts', keptPage('Tue, 24 Nov 2026 08:00:00 GMT', 'boot-XYZ'), false],
	['that is not there', undefined, false],
])('a page %s is fresh: %#', async (_, kept, expected) => {
	expect(await isKeptFresh(kept, scripts, nowMs)).toBe(expected);
});
