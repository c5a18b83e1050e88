/** What the served site answers: status, content and headers of the paths that everyone types. */
import { expect, test } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { type Language, languages } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import { readTestSite } from '../support/test-pages.ts';

const paths: Record<string, Language> = {
	'/': 'de',
	'/en': 'en',
	'/fr': 'fr',
	'/schaufenster': 'de',
	'/en/schaufenster': 'en',
	'/impressum': 'de',
	'/kontakt': 'de',
	'/agb': 'de',
	'/marken': 'de',
	'/schaufenster/warenkorb': 'de',
};

for (const [path, language] of Object.entries(paths)) {
	test(`${path} is there`, async ({ request }) => {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(200);
		const html = await response.text();
		expect(html).toContain(`<html lang="${language}"`);
		expect(html).toMatch(/<main[\s\S]*<h1[\s\S]*<\/main>/);
		expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/);
	});
}

for (const language of languages) {
	test(`a product in ${language} is there with its name`, async ({ request }) => {
		const product = pageOf(readTestSite(), 'product', language);
		const response = await request.get(product.path, { maxRedirects: 0 });
		expect(response.status()).toBe(200);
		if (product.template !== 'product') throw new Error('pageOf gave another template');
		expect(await response.text()).toContain(plainText(product.result.name).replaceAll('&', '&amp;'));
	});

	test(`a category in ${language} lists its products`, async ({ request }) => {
		const category = readTestSite().find(
			(page) => page.template === 'product-list' && page.result.language === language && page.result.scope !== null,
		);
		if (category?.template !== 'product-list') throw new Error(`no category in ${language}`);
		const html = await (await request.get(category.path)).text();
		expect(category.result.products.length).toBeGreaterThan(3);
		for (const { path } of category.result.products) expect(html).toContain(`href="${path}"`);
	});
}

test('an unknown path answers 404 with the 404 page', async ({ request }) => {
	const response = await request.get('/gibt-es-nicht', { maxRedirects: 0 });
	expect(response.status()).toBe(404);
	expect(await response.text()).toContain(textsByLanguage.de.notFound.title);
});

test('an unknown path of another language answers in that language', async ({ request }) => {
	const response = await request.get('/en/no-such-page');
	expect(response.status()).toBe(404);
	expect(await response.text()).toContain(textsByLanguage.en.notFound.title);
});

test('pages carry their security headers and policy', async ({ request }) => {
	const response = await request.get('/');
	const headers = response.headers();
	expect(headers['x-content-type-options']).toBe('nosniff');
	expect(headers['content-security-policy'] ?? '').toContain('frame-ancestors');
	expect(headers['referrer-policy']).toBeTruthy();
	const html = await response.text();
	const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
	expect(policy).toContain('require-trusted-types-for');
	expect(policy).not.toContain('unsafe-');
	expect(html).not.toMatch(/ style="/);
});
