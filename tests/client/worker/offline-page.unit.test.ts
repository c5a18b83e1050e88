/** What is read without a network at an address that was never visited. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { offlineAnswer } from '../../../client/worker/offline-page.ts';

test.each([
	['/uhren', 'de', 'Sie sind offline', '/'],
	['/en', 'en', 'You are offline', '/en'],
	['/en/watches', 'en', 'You are offline', '/en'],
	['/english', 'de', 'Sie sind offline', '/'],
	['/fr/montres', 'fr', 'Vous êtes hors ligne', '/fr'],
])('%s answers in %s', async (path, language, title, home) => {
	const answer = offlineAnswer(`https://shop.example${path}`);
	const html = await answer.text();
	expect(answer.status).toBe(503);
	expect(html).toContain(`<html lang="${language}">`);
	expect(html).toContain(`<h1>${title}</h1>`);
	expect(html).toContain(`<a href="${path}">`);
	expect(html).toContain(`<a href="${home}">`);
});

test('its own policy allows its style and nothing else', async () => {
	const answer = offlineAnswer('https://shop.example/');
	const [, css = ''] = /<style>(.*)<\/style>/.exec(await answer.text()) ?? [];
	const hash = createHash('sha256').update(css).digest('base64');
	expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

test('an address cannot write into the page', async () => {
	const html = await offlineAnswer(`https://shop.example/a?"><script>alert(1)</script>&b'`).text();
	expect(html).not.toContain('<script');
	expect(html.match(/"/g)?.length).toBe((await offlineAnswer('https://shop.example/a').text()).match(/"/g)?.length);
});
