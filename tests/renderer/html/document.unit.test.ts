import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../client/pages/page-data.ts';
import { documentIds, languageSlot, marks } from '../../../client/runtime/document-marks.ts';
import { ownPolicies } from '../../../renderer/hosts/content-security-policy.ts';
import { createDocumentRenderer } from '../../../renderer/html/document.ts';
import type { DocumentStyles } from '../../../renderer/html/document-styles.ts';
import { headHtml } from '../../../renderer/html/head-html.ts';
import { toPageJson } from '../../../renderer/html/page-json.ts';
import { createShellTemplate } from '../../../renderer/html/shell-template.ts';
import { perLanguage } from '../../../site/languages.ts';

const styles: DocumentStyles = {
	shell: { css: 'body{color:red}', path: '/assets/shell-1.css' },
	endPath: '/assets/end-3.css',
	templates: { text: { css: 'h1{color:red}', path: '/assets/text-1.css' }, cart: { css: 'h1{color:blue}', path: '/assets/cart-1.css' } },
	parts: { notice: '/assets/notice-1.css' },
};
const inputs = {
	styles,
	policies: ownPolicies,
	eager: ['cart'],
	fontPaths: ['/assets/f.woff2'],
	bootPath: '/assets/boot-1.js',
	hasWorker: true,
	icons: { key: 'icons', hasDrawing: false },
	preview: { siteName: 'Haus', image: null },
};
const shell = createShellTemplate({
	before: `<nav><a data-language="en" href="${languageSlot('en')}">EN</a><a data-entry="" href="/a">A</a><a data-entry="" href="/a/b">B</a></nav>`,
	after: '<footer><a href="/a">unmarked</a></footer>',
});

const evil = '</script><!--\u2028\u2029';

function aTextPage(fields: Partial<PageData<'text'>> = {}): PageData<'text'> {
	return {
		path: '/a',
		template: 'text',
		buildHash: 'h',
		staticQueryHashes: [],
		head: {
			title: 'Über "A" & <B>',
			description: 'a "quoted" <text>',
			canonical: 'https://x.example/a',
			noindex: false,
			alternates: [{ hreflang: 'en', href: 'https://x.example/en/a' }],
			languagePaths: { de: '/a', en: '/en/a', fr: '/fr#a' },
		},
		result: { language: 'de', title: evil, bodyLanguage: null, richText: { body: '<p>Nicht zweimal.</p>' } },
		...fields,
	};
}

function render(page: PageData, markup = '<h1>A</h1>', frame = inputs): string {
	const { bytes } = createDocumentRenderer(
		frame,
		perLanguage(() => shell),
	)({
		path: page.path,
		template: page.template,
		language: page.result.language,
		languagePaths: page.head.languagePaths,
		head: headHtml(page.head),
		markup,
		json: toPageJson(page),
	});
	return Buffer.from(bytes).toString();
}

function inlineJson(html: string): string {
	return /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

it('has no id of its own that the headings of rich text do not know', () => {
	const ids = [...render(aTextPage()).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
	expect(ids).toEqual([marks.sheetsId, marks.mainId, marks.rootId, marks.pageDataId]);
	expect(documentIds).toEqual(expect.arrayContaining(ids));
});

describe('the inline page data', () => {
	it('cannot end its script, and reads back as it was', () => {
		const json = inlineJson(render(aTextPage()));
		expect(json).not.toMatch(/[<\u2028\u2029]/);
		expect(JSON.parse(json).result.title).toBe(evil);
	});

	it('holds neither head nor rich text', () => {
		const json = inlineJson(render(aTextPage()));
		expect(JSON.parse(json)).toEqual({
			path: '/a',
			template: 'text',
			buildHash: 'h',
			staticQueryHashes: [],
			result: { language: 'de', title: evil, bodyLanguage: null },
		});
	});
});

describe('the head', () => {
	it('marks and escapes what belongs to the page', () => {
		const html = render(aTextPage());
		expect(html).toContain('<title data-head>Über &quot;A&quot; &amp; &lt;B&gt;</title>');
		expect(html).toContain('<meta data-head name="description" content="a &quot;quoted&quot; &lt;text&gt;">');
		expect(html).toContain('<link data-head rel="canonical" href="https://x.example/a">');
		expect(html).toContain('<link data-head rel="alternate" hreflang="en" href="https://x.example/en/a">');
		expect(html).not.toContain('noindex');
	});

	it('keeps robots from pages that are not indexed', () => {
		const page = aTextPage();
		const html = render({ ...page, head: { ...page.head, noindex: true, canonical: null } });
		expect(html).toContain('<meta data-head name="robots" content="noindex">');
		expect(html).not.toContain('canonical');
	});

	it('names icons and manifest, and a drawing before them where there is one', () => {
		const icons = (hasDrawing: boolean) =>
			[
				...render(aTextPage(), '', { ...inputs, icons: { key: 'k', hasDrawing } }).matchAll(/<link rel="(?:[a-z-]*icon|manifest)"[^>]*>/g),
			].map(([element]) => element);
		const named = [
			'<link rel="icon" type="image/png" sizes="48x48" href="/assets/images/k-48.png">',
			'<link rel="apple-touch-icon" href="/assets/images/k-touch180.png">',
			'<link rel="manifest" href="/manifest.webmanifest">',
		];
		expect(icons(false)).toEqual(named);
		expect(icons(true)).toEqual(['<link rel="icon" type="image/svg+xml" href="/assets/images/k-drawing.svg">', ...named]);
	});

	it('takes over what React puts before the markup', () => {
		const html = render(aTextPage(), '<link rel="preload" as="image" href="/x.avif"/><meta name="x" content="a&gt;b"/><h1>A</h1>');
		const [head = '', body = ''] = html.split('</head>');
		expect(head).toContain('<link data-head rel="preload" as="image" href="/x.avif"/>');
		expect(head).toContain('<meta data-head name="x" content="a&gt;b"/>');
		expect(body).toContain('<div id="page"><h1>A</h1></div>');
	});

	it('preloads the first picture of high priority, in its best format', () => {
		const picture = (priority: string) =>
			`<picture><source type="image/avif" sizes="50vw" srcSet="/a-320.avif 320w"/><img alt=""${priority} srcSet="/a-320.jpg 320w" src="/a.jpg"/></picture>`;
		expect(render(aTextPage(), picture(' loading="lazy"'))).not.toContain('as="image"');
		expect(render(aTextPage(), picture(' loading="lazy"') + picture(' fetchPriority="high"'))).toContain(
			'<link data-head rel="preload" as="image" type="image/avif" imagesrcset="/a-320.avif 320w" imagesizes="50vw" fetchpriority="high">',
		);
	});
});

describe('the policy', () => {
	function policyOf(html: string): string {
		return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
	}

	const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

	it("allows the shell's sheet and the template's by their hashes, the own host, and nothing unsafe", () => {
		const html = render(aTextPage());
		const policy = policyOf(html);
		const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet ?? '');
		expect(sheets).toEqual(['body{color:red}', 'h1{color:red}']);
		expect(policy).toContain(`style-src 'self' ${sheets.map(hashOf).join(' ')};`);
		expect(policy).toContain("default-src 'none';");
		expect(policy).toContain("script-src 'self';");
		expect(policy).toContain("require-trusted-types-for 'script'; trusted-types app");
		expect(policy).not.toContain('unsafe');
	});

	it('allows the own host alone where the sheets are files', () => {
		const large = { css: 'a{color:red}'.repeat(1250), path: '/assets/text-2.css' };
		const html = render(aTextPage(), '', { ...inputs, styles: { ...styles, templates: { text: large } } });
		expect(policyOf(html)).toContain("style-src 'self';");
		expect(html).not.toContain('<style');
		expect(html).toContain(
			'<link rel="stylesheet" href="/assets/shell-1.css">\n<link rel="stylesheet" href="/assets/text-2.css" data-sheet="text">',
		);
	});

	it('is before everything that loads something', () => {
		const html = render(aTextPage());
		expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:link|script|style)\b/));
	});
});

describe('the shell', () => {
	it('asks for the sheet of its footer behind the page, which is painted without it', () => {
		expect(render(aTextPage())).toMatch(/<\/main>\s*<link rel="stylesheet" href="\/assets\/end-3\.css">/);
	});

	it('leads to the counterparts of the page', () => {
		expect(render(aTextPage())).toContain('<a data-language="en" href="/en/a">');
	});

	it('marks the current entry, and only where the shell marks entries', () => {
		const html = render(aTextPage());
		expect(html).toContain('<a data-entry="" aria-current="page" href="/a">A</a>');
		expect(html).toContain('<a data-entry="" href="/a/b">B</a>');
		expect(html.match(/aria-current/g)).toHaveLength(1);
	});
});

describe('the styles', () => {
	it("mark what is the template's own, and tell where all others lie", () => {
		const html = render(aTextPage());
		expect(html).toContain('<style>body{color:red}</style>\n<style data-sheet="text">h1{color:red}</style>');
		const paths = /<script type="application\/json" id="sheets">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
		expect(JSON.parse(paths)).toEqual({ text: '/assets/text-1.css', cart: '/assets/cart-1.css', notice: '/assets/notice-1.css' });
	});

	it("are the shell's alone where a template has none", () => {
		const html = render(aTextPage(), '', { ...inputs, styles: { ...styles, templates: {} } });
		expect(html.match(/<style/g)).toHaveLength(1);
	});

	it('cannot have one name for a template and a part', () => {
		const parts = { text: '/assets/text-9.css' };
		expect(() => render(aTextPage(), '', { ...inputs, styles: { ...styles, parts } })).toThrow(/same name: text/);
	});
});

it('says whether there is a service worker to bring', () => {
	expect(render(aTextPage(), '', { ...inputs, hasWorker: false })).toContain('<html lang="de">');
});

it('hydrates the cart at once, other pages when needed', () => {
	expect(render(aTextPage())).toContain('<html lang="de" data-worker>');
	const { head } = aTextPage();
	const cart: PageData<'cart'> = {
		path: '/en/cart',
		template: 'cart',
		buildHash: 'h',
		staticQueryHashes: [],
		head,
		result: {
			language: 'en',
			shopPath: '/en/s',
			checkoutPath: null,
			contactPath: '/en/contact',
			available: true,
			presentWrapping: null,
			quote: null,
			priceNote: { shippingPath: null },
			taxScheme: 'standard',
			vatPercent: null,
			taxes: { standard: '', margin: '', small_business: '' },
			lineNotReturned: 'no returns',
			offer: { countries: [], shippingMethods: [], shippingConfigs: [], shippingCost: null, paymentMethods: [] },
			delivery: [],
		},
	};
	expect(render(cart)).toContain('<html lang="en" data-eager data-worker>');
});

it('lets others into standalone pages alone', () => {
	const policies = { everyPage: {}, standalone: { payment: { 'script-src': ['https://*.paypal.com'] } } };
	const policyOf = (template: 'text' | 'payment', frame: Partial<typeof inputs> = {}) => {
		const html = render({ ...aTextPage(), template } as PageData, '<h1>A</h1>', { ...inputs, ...frame });
		return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
	};
	expect(policyOf('text', { policies })).toBe(policyOf('text'));
	expect(policyOf('payment', { policies })).toContain("script-src 'self' https://*.paypal.com");
	expect(policyOf('payment', { policies })).not.toContain('trusted-types');
});
