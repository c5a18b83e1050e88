import { describe, expect, it } from 'vitest';
import { processorVersion } from '../../../pipeline/rich-text/processor-version.ts';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';

describe('renderMarkdown', () => {
	it.each([
		['a paragraph', 'Ein **fester** *Text*.', '<p>Ein <strong>fester</strong> <em>Text</em>.</p>'],
		[
			'headings with links to themselves from h2 to h4',
			'# A\n\n## B\n\n### C\n\n#### D\n\n##### E',
			[
				'<h1 id="a">A</h1>',
				'<h2 id="b"><a class="heading-anchor" href="#b">B</a></h2>',
				'<h3 id="c"><a class="heading-anchor" href="#c">C</a></h3>',
				'<h4 id="d"><a class="heading-anchor" href="#d">D</a></h4>',
				'<h5 id="e">E</h5>',
			].join('\n'),
		],
		['no link inside a link', '## [Kontakt](/kontakt)', '<h2 id="kontakt"><a data-link="/kontakt">Kontakt</a></h2>'],
		['distinct ids for equal headings', '##### Maße\n\n##### Maße', '<h5 id="maße">Maße</h5>\n<h5 id="maße-1">Maße</h5>'],
		[
			'a table, aligned by class',
			'| Größe | mm |\n|:-|-:|\n| 54 | 17,2 |',
			'<table>\n<thead>\n<tr>\n<th>Größe</th>\n<th class="align-right">mm</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>54</td>\n<td class="align-right">17,2</td>\n</tr>\n</tbody>\n</table>',
		],
		['a list that starts at three', '3. c\n4. d', '<ol start="3">\n<li>c</li>\n<li>d</li>\n</ol>'],
		['a link with its query', '[x](/a?b=1&c=2#d)', '<p><a data-link="/a?b=1&#x26;c=2#d">x</a></p>'],
		[
			'a picture by id, whatever its address',
			'![Ring](https://cms.example/assets/5F0C6D1E-1111-4222-8333-444455556666?width=300)',
			'<p><img data-image="5f0c6d1e-1111-4222-8333-444455556666" alt="Ring"></p>',
		],
		['a picture by name', '![](../bilder/Ring%20A.JPG "Titel")', '<p><img data-image="Ring A.JPG" alt=""></p>'],
		['a picture without a usable source', '![Ring](data:image/png;base64,AA)', '<p>Ring</p>'],
	])('renders %s', (_what, markdown, html) => {
		expect(renderMarkdown(markdown)).toBe(html);
	});

	it.each(['https://a.example/x', 'http://a.example', '//a.example/x', 'mailto:a@b.example', 'tel:+4930123', '/kontakt', '#maße'])(
		'keeps the link %s',
		(href) => {
			expect(renderMarkdown(`[x](${href})`)).toMatch(/^<p><a data-link="[^"]+">x<\/a><\/p>$/);
		},
	);

	it.each([
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java&#115;cript:alert(1)',
		'java&Tab;script:alert(1)',
		'&#x6A;avascript:alert(1)',
		'data:text/html,<b>x</b>',
		'vbscript:x',
		'file:///etc/passwd',
		'blob:https://a.example/1',
		'kontakt',
		'www.a.example',
		'https://',
		'//',
		'mailto:',
	])('takes the link %s away and leaves its text', (href) => {
		expect(renderMarkdown(`[x](${href})`)).toBe('<p>x</p>');
	});

	it.each(['_paq', '__proto__', '1'])('gives no heading the id %s, which a script may look up', (text) => {
		expect(renderMarkdown(`## \`${text}\``)).toContain(`<h2 id="text-${text}">`);
	});
});

describe('processorVersion', () => {
	it('is raised with every change of what is rendered: snapshots and caches keep texts by it', () => {
		const sample = [
			'# Haus\n\n## Ring & *Stein*\n\nText **fett**, `Code`, [innen](/kontakt#weg), [außen](https://a.example/?a&b "t"),',
			'![Ring](/assets/5f0c6d1e-1111-4222-8333-444455556666) ![b](b.jpg)  \n<b>HTML</b> &amp; <https://c.example>\n',
			'> Zitat\n\n1. a\n2. b\n   - c\n\n---\n\n| a | b |\n|:-:|--:|\n| 1 | ~~2~~ |\n\n```js\n<x>\n```\n\n## Ring & *Stein*',
		].join('\n');
		expect({ processorVersion, hash: sha256(renderMarkdown(sample)).slice(0, 8) }).toEqual({ processorVersion: '2', hash: 'c021baa3' });
	});
});
