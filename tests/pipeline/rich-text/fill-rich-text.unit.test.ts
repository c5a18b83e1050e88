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
	return fillRichText(renderMarkdown(markdown), site);
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

	it('changes nothing where an editor writes a placeholder as text', () => {
		const html = renderMarkdown('`<a data-link="/x">` und <a data-link="/x">');
		expect(fillRichText(html, site)).toBe(html);
	});

	it('lets no target leave its attribute', () => {
		const html = fillRichText(renderMarkdown('[a](/a)'), { ...site, link: () => ({ href: '/"><b>&', external: false, newTab: false }) });
		expect(html).toBe('<p><a href="/&quot;>&lt;b>&amp;">a</a></p>');
	});

	it('is done once: a second fill finds nothing', () => {
		const once = filled('## A\n\n[a](https://a.example) ![b](b.jpg)');
		expect(fillRichText(once, { link: () => null, picture: () => 'x' })).toBe(once);
	});
});
