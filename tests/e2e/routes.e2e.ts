/** The whole table of routes, asked of the served demo by plain HTTP: status, language, heading, canonical address and counterparts. */
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Language } from '../../site/languages.ts';
import siteConfig from '../../site.config.ts';
import { type PageRow, pageRows, routeRows } from '../shop/plan/routes.table.ts';
import { expect, test } from '../support/browser-test.ts';

interface Answer {
	readonly status: number;
	readonly lang: string | undefined;
	readonly headings: readonly string[];
	readonly canonical: string | null;
	readonly alternates: Readonly<Record<string, string>>;
}

function readAnswer(status: number, html: string): Answer {
	const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
	const attribute = (link: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(link)?.[1];
	const canonical = links.find((link) => attribute(link, 'rel') === 'canonical');
	return {
		status,
		lang: /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1],
		headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => heading.replace(/<[^>]+>/g, '')),
		canonical: canonical === undefined ? null : (attribute(canonical, 'href') ?? ''),
		alternates: Object.fromEntries(
			links
				.filter((link) => attribute(link, 'rel') === 'alternate' && attribute(link, 'hreflang') !== undefined)
				.map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']),
		),
	};
}

const address = (path: string) => `${siteConfig.siteUrl}${path}`;

/** What a page of the table answers, and where the demo has none the 404 page. */
function expectedAnswer({ paths, headings, indexed }: PageRow, language: Language, path: string): Answer {
	if (headings === null) {
		return { status: 404, lang: language, headings: [textsByLanguage[language].notFound.title], canonical: null, alternates: {} };
	}
	const counterparts = (Object.entries(paths) as [Language, string | null][]).flatMap(([each, counterpart]): [string, string][] =>
		counterpart === null ? [] : [[each, address(counterpart)]],
	);
	return {
		status: 200,
		lang: language,
		headings: [headings[language]],
		canonical: indexed ? address(path) : null,
		alternates: indexed ? Object.fromEntries([...counterparts, ['x-default', address(paths.de ?? '')]]) : {},
	};
}

test('every page of the table answers as it says', async ({ request }) => {
	const rows = pageRows.flatMap((row) =>
		(Object.entries(row.paths) as [Language, string | null][]).flatMap(([language, path]) =>
			path === null ? [] : [{ row, language, path }],
		),
	);
	expect(rows).toHaveLength(routeRows.length);
	const answers: Record<string, Answer> = {};
	const expected: Record<string, Answer> = {};
	for (const { row, language, path } of rows) {
		const response = await request.get(path, { maxRedirects: 0 });
		answers[path] = readAnswer(response.status(), await response.text());
		expected[path] = expectedAnswer(row, language, path);
	}
	expect(answers).toEqual(expected);
});

test('no page leads elsewhere by the language that a visitor prefers', async ({ request }) => {
	const response = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'fr,en;q=0.5' } });
	expect(response.status()).toBe(200);
	expect(readAnswer(200, await response.text()).lang).toBe('de');
});

test('/login leads to the content portal, however it is spelt', async ({ page, complaints }) => {
	const portal = siteConfig.contentPortalUrl ?? '';
	await page.route(`${portal}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }));
	for (const path of ['/login', '/LogIn']) {
		await page.goto(path);
		await page.waitForURL(`${portal}/`);
		await expect(page).toHaveTitle('Portal');
	}
	// A host without redirects answers 404 first, which the browser mentions; the portal is meant to be asked.
	expect(complaints.filter((complaint) => !complaint.includes(portal) && !complaint.includes('404'))).toEqual([]);
	complaints.length = 0;
});
