import { describe, expect, it } from 'vitest';
import { fillRichText, type RichTextSite } from '../../../pipeline/rich-text/fill-rich-text.ts';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';

const site: RichTextSite = {
	link: (href) => {
		if (href === '/weg') return null;
		const external = /^https?:/.test(href);
		return { href, external, newTab: external || href.startsWith('mailto:') };
	},
	picture: (reference, alt) => `<i>${reference}: ${alt}</i>`,
};

function filled(markdown: string): string {
	return fillRichText(renderMarkdown(markdown), site, new Set());
}

describe('fillRichText', () => {
	it.each([
		['internal', '[a](/kontakt)', '<p><a href="/kontakt">a</a></p>'],
		['fragment', '[a](#b)', '<p><a href="#b">a</a></p>'],
		['mail', '[a](mailto:a@b.example)', '<p><a href="mailto:a@b.example" target="_blank">a</a></p>'],
		['gone', '[a](/weg)', '<p><a>a</a></p>'],
		['query', '[a](/a?b=1&c=%22)', '<p><a href="/a?b=1&amp;c=%22">a</a></p>'],
		[
			'external',
			'[a](https://a.example)',
			'<p><a href="https://a.example" target="_blank" rel="nofollow noopener noreferrer external">a</a></p>',
		],
		['picture', '![Ring & "Stein"](ring.jpg)', '<p><i>ring.jpg: Ring & "Stein"</i></p>'],
		['several', '[a](/a) ![](b.jpg) [c](/c)', '<p><a href="/a">a</a> <i>b.jpg: </i> <a href="/c">c</a></p>'],
	])('fills in: %s', (_what, markdown, html) => {
		expect(filled(markdown)).toBe(html);
	});

	it.each([
		['nach § 5 DDG', '<p>nach §\u00a05 DDG</p>'],
		['§§ 312g, 355 BGB', '<p>§§\u00a0312g, 355 BGB</p>'],
		['Art. 6 Abs. 1 lit. a, Nr. 2', '<p>Art.\u00a06 Abs.\u00a01 lit. a, Nr.\u00a02</p>'],
		['die § des Start. 5', '<p>die § des Start. 5</p>'],
	])('keeps a number with what it is of: %s', (markdown, html) => {
		expect(filled(markdown)).toBe(html);
	});

	it('changes nothing where an editor writes a placeholder as text', () => {
		const html = renderMarkdown('`<a data-link="/x">` und <a data-link="/x">');
		expect(fillRichText(html, site, new Set())).toBe(html);
	});

	it.each([
		['![](gone.jpg)', ''],
		['a\n\n![](gone.jpg)\n\nb', '<p>a</p>\n<p>b</p>'],
		['[![](gone.jpg)](/kontakt)', ''],
		['- ![](gone.jpg)\n- b', '<ul>\n<li>b</li>\n</ul>'],
		['a ![](gone.jpg)', '<p>a </p>'],
		['## ![](gone.jpg)', ''],
	])('leaves nothing empty where a picture is missing: %s', (markdown, html) => {
		expect(fillRichText(renderMarkdown(markdown), { ...site, picture: () => '' }, new Set())).toBe(html);
	});

	it('gives each heading of a page its own id, and its links lead there', () => {
		const pageIds = new Set(['menu']);
		const fill = (markdown: string) => fillRichText(renderMarkdown(markdown), site, pageIds);
		expect(fill('## Cookies\n\n## Menü\n\n##### Menu')).toBe(
			'<h2 id="cookies"><a class="heading-anchor" href="#cookies">Cookies</a></h2>\n' +
				'<h2 id="menü"><a class="heading-anchor" href="#menü">Menü</a></h2>\n' +
				'<h5 id="menu-1">Menu</h5>',
		);
		expect(fill('## Menü\n\n[a](#menü) [b](#cookies) [c](/x#menü)\n\n## Menü')).toBe(
			'<h2 id="menü-1"><a class="heading-anchor" href="#menü-1">Menü</a></h2>\n' +
				'<p><a href="#men%C3%BC-1">a</a> <a href="#cookies">b</a> <a href="/x#men%C3%BC">c</a></p>\n' +
				'<h2 id="menü-1-1"><a class="heading-anchor" href="#menü-1-1">Menü</a></h2>',
		);
		expect(pageIds).toEqual(new Set(['menu', 'cookies', 'menü', 'menu-1', 'menü-1', 'menü-1-1']));
	});

	it('lets no target leave its attribute', () => {
		const html = fillRichText(
			renderMarkdown('[a](/a)'),
			{ ...site, link: () => ({ href: '/"><b>&', external: false, newTab: false }) },
			new Set(),
		);
		expect(html).toBe('<p><a href="/&quot;>&lt;b>&amp;">a</a></p>');
	});

	it('is done once: a second fill finds nothing', () => {
		const once = filled('## A\n\n[a](https://a.example) ![b](b.jpg)');
		expect(fillRichText(once, { link: () => null, picture: () => 'x' }, new Set())).toBe(once);
	});
});
