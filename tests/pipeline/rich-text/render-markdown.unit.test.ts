import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';
import { processorVersion } from '../../../pipeline/rich-text/rich-text-store.ts';
import { htmlOf, notesOf } from '../../../pipeline/rich-text/text-notes.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';

/** The HTML parser opens each of these again in every paragraph. */
const unclosed = `<p>${Array.from({ length: 1500 }, (_, color) => `<font color=${color}>`).join('')}${'<p>x</p>'.repeat(1500)}`;

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
		['a line through words', 'a ~~b~~', '<p>a <del>b</del></p>'],
		['one tilde as it is', 'ca. ~5 g bis ~7 g', '<p>ca. ~5 g bis ~7 g</p>'],
		['tasks', '- [ ] a\n- [x] b', '<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>'],
		[
			'footnotes below the text',
			'a[^n] b[^n]\n\n[^n]: Die *Note*',
			'<p>a<sup>1</sup> b<sup>1</sup></p>\n<hr>\n<ol>\n<li>\n<p>Die <em>Note</em></p>\n</li>\n</ol>',
		],
		[
			'addresses as links',
			'www.a.example, b@c.example und https://d.example/e.',
			'<p><a data-link="https://www.a.example">www.a.example</a>, <a data-link="mailto:b@c.example">b@c.example</a> und <a data-link="https://d.example/e">https://d.example/e</a>.</p>',
		],
		['a link without its scheme', '[x](www.a.example/b)', '<p><a data-link="https://www.a.example/b">x</a></p>'],
		['HTML in markdown', 'Alt<br>neu, <b>fett</b>', '<p>Alt<br>neu, <strong>fett</strong></p>'],
		[
			'HTML alone',
			'<p>Bonjour <strong>à tous</strong></p>\n<p>&nbsp;</p>\n<ul><li>a</li></ul><h2 id="x">Über uns</h2>',
			'<p>Bonjour <strong>à tous</strong></p>\n\n<ul><li>a</li></ul><h2 id="über-uns"><a class="heading-anchor" href="#über-uns">Über uns</a></h2>',
		],
		['markdown after HTML', '<p>a</p>\n\n**b**', '<p>a</p>\n<p><strong>b</strong></p>'],
		['boxes as paragraphs', '<div>a</div><div>b<p>c</p></div>', '<p>a</p><p>b</p><p>c</p>'],
		['how a line is set', '<p style="text-align: center;">a</p>', '<p class="align-center">a</p>'],
		['what a style means', '<p><span style="font-weight: bold">a</span></p>', '<p><strong>a</strong></p>'],
		['both lines of a style', '<p><span style="text-decoration: underline line-through">a</span></p>', '<p><u><del>a</del></u></p>'],
		[
			'all that styles mean, each once',
			'<p><u style="font-weight: 700; text-decoration: underline solid; text-decoration-line: underline">a</u></p>',
			'<p><u><strong>a</strong></u></p>',
		],
		[
			'a table of an editor program',
			'<table style="width: 100%" border="1"><colgroup><col></colgroup><tbody><tr><td colspan="2" style="text-align: right">1</td></tr></tbody></table>',
			'<table><tbody><tr><td colspan="2" class="align-right">1</td></tr></tbody></table>',
		],
		[
			'a picture of HTML',
			'<p><img src="https://cms.example/assets/5f0c6d1e-1111-4222-8333-444455556666?a&amp;b" alt="R" width="9"></p>',
			'<p><img data-image="5f0c6d1e-1111-4222-8333-444455556666" alt="R"></p>',
		],
		['what hides nothing', '<p style="display: none; display: block">a<span style="display: none">&nbsp;</span></p>', '<p>a</p>'],
		[
			'formatting that its style cancels',
			'<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Normal</span></p></b>',
			'<p>Normal</p>',
		],
		[
			'a line with cancelled formatting',
			'<p><strong style="font-weight: 400;">a</strong> <em style="font-style:normal">b</em> <u style="text-decoration: none">c</u></p>',
			'<p>a b c</p>',
		],
		['cancelled formatting that says something else', '<p><b style="font-weight: 300; font-style: italic">a</b></p>', '<p><em>a</em></p>'],
		[
			'formatting that its style confirms last',
			'<p><b style="font-weight: 400; font-weight: 700">a</b><i style="text-decoration: none">b</i></p>',
			'<p><strong>a</strong><em>b</em></p>',
		],
		['paragraphs in cancelled formatting in a box', '<div><b style="font-weight:normal"><p>a</p><p>b</p></b></div>', '<p>a</p><p>b</p>'],
		[
			'how a list counts',
			'<ol type="a" start="2"><li>b</li></ol><ol type="I"><li value="4">IV</li></ol>',
			'<ol type="a" start="2"><li>b</li></ol><ol type="I"><li value="4">IV</li></ol>',
		],
		[
			'how a style lets lists count',
			'<ol style="list-style-type: lower-alpha;"><li>a</li></ol><ol style="list-style: inside upper-roman"><li>I</li></ol><ol style="list-style-type: decimal"><li>1</li></ol>',
			'<ol type="a"><li>a</li></ol><ol type="I"><li>I</li></ol><ol type="1"><li>1</li></ol>',
		],
		[
			'how the style of an item lets its list count',
			'<ol><li style="list-style-type: upper-latin">A</li><li style="list-style-type: upper-latin">B</li></ol><ul style="list-style: none"><li style="list-style-type: disc">a</li></ul>',
			'<ol type="A"><li>A</li><li>B</li></ol><ul><li>a</li></ul>',
		],
		['headings without words or pictures as none', '<h2>&nbsp;</h2><h2><strong> </strong><br></h2><h3></h3><p>a</p>', '<p>a</p>'],
		['empty headings of markdown as none', '##\n\n## &nbsp;\n\na', '\n\n<p>a</p>'],
		['headings of signs without ids', '## 💎\n\n## 💎\n\n## –\n\n## - -', '<h2>💎</h2>\n<h2>💎</h2>\n<h2>–</h2>\n<h2>- -</h2>'],
		[
			'headings of pictures without ids',
			'## ![](a.jpg)\n\n## ![](a.jpg)',
			'<h2><img data-image="a.jpg" alt=""></h2>\n<h2><img data-image="a.jpg" alt=""></h2>',
		],
		['a link of HTML', '<p><a href="/kontakt" target="_blank" rel="noopener">a</a></p>', '<p><a data-link="/kontakt">a</a></p>'],
	])('renders %s, and drops nothing', (_what, markdown, html) => {
		expect(renderMarkdown(markdown)).toBe(html);
	});

	it.each([
		['![Ring](data:image/png;base64,AA)', '<p>Ring</p>', ['the picture "data:image/png;base64,AA"']],
		['<p>a</p><iframe src="https://a.example"></iframe>', '<p>a</p>', ['<iframe>']],
		['a <video src="x"></video>', '<p>a </p>', ['<video>']],
		['<video src="x"></video>', '', ['<video>']],
		['<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>', ['<summary>', '<details>']],
		['<p style="color: red" onclick="x()">a</p>', '<p>a</p>', ['color of <p>', 'onclick of <p>']],
		['<p><span style="text-decoration: underline overline">a</span></p>', '<p><u>a</u></p>', ['text-decoration of <span>']],
		['<p><span style="text-decoration: line-through rgb(9, 9, 9)">a</span></p>', '<p><del>a</del></p>', ['text-decoration of <span>']],
		['<p>a <video src="x">Dein <b>Browser</b> ist alt.</video> b</p>', '<p>a  b</p>', ['<video>']],
		['a <audio controls><a href="x">Datei</a></audio> b', '<p>a  b</p>', ['<audio>']],
		['<p>a</p><object data="x"><embed src="y"><img src="javascript:z">nichts</object>', '<p>a</p>', ['<object>']],
		['<p>a</p><iframe src="https://a.example">Kein <em>Rahmen</em></iframe>', '<p>a</p>', ['<iframe>']],
		['<p>a</p><canvas><p>Bild</p></canvas><svg><title>Ring</title><text>x</text></svg>', '<p>a</p>', ['<canvas>', '<svg>']],
		['<script>x</script>a', 'a', ['<script>']],
		['a[^n]\n\n[^n]: b\n[^o]: c', '<p>a<sup>1</sup></p>\n<hr>\n<ol>\n<li>\n<p>b</p>\n</li>\n</ol>', ['the footnote [^o]']],
		['a\n\n[^Note]: b', '<p>a</p>', ['the footnote [^Note]']],
		['> a\n>\n> [^n]: b', '<blockquote>\n<p>a</p>\n</blockquote>', ['the footnote [^n]']],
		['a\n\n[^n]: b[^o]\n\n[^o]: c', '<p>a</p>', ['the footnote [^n]', 'the footnote [^o]']],
		['a[^n]\n\n[^n]: b\n\n[^n]: c', '<p>a<sup>1</sup></p>\n<hr>\n<ol>\n<li>\n<p>b</p>\n</li>\n</ol>', ['the second footnote [^n]']],
		['<p><a href="javascript:x">a</a></p>', '<p>a</p>', ['the link to "javascript:x"']],
		['<p>a</p><p style="display:none">intern: EK 50 €</p>', '<p>a</p>', ['the hidden <p>']],
		['<p>a<span style="color: red; VISIBILITY : hidden !important"> <b>b</b></span></p>', '<p>a</p>', ['the hidden <span>']],
		['<p hidden>a</p><div style="mso-hide: all"><img src="a.jpg"></div><p>b</p>', '<p>b</p>', ['the hidden <p>', 'the hidden <div>']],
		['a <span hidden>b</span> c', '<p>a  c</p>', ['the hidden <span>']],
		['<ol style="list-style-type: lower-greek"><li>a</li></ol>', '<ol><li>a</li></ol>', ['list-style-type of <ol>']],
		['<col><p>x</p>', '', ['the words "x"']],
		['<p>T</p><!-- offen <p>weg</p>', '<p>T</p>', ['the words "offen weg"']],
		['Text davor\n\n<!-- offen\n\nalles weg', '<p>Text davor</p>\n', ['the words "offen alles weg"']],
		['<p>wir </3 euch</p>', '<p>wir </p>', ['the words "3 euch"']],
		['<p>x <![CDATA[y]]> z</p>', '<p>x  z</p>', ['the words "y"']],
		['<p>a <a href="/x>b</a> f&uuml;r c</p>', '<p>a </p>', ['the words "b für c"']],
		['<p>a</p><p>b <b und mehr', '<p>a</p><p>b </p>', ['the words "b und mehr"']],
		[
			'| a |\n|-|\n| b | c |',
			'<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>',
			['the table cell "c", which has no heading'],
		],
	])('notes what it drops of %s', (markdown, html, dropped) => {
		const rendered = renderMarkdown(markdown);
		expect(htmlOf(rendered)).toBe(html);
		expect(notesOf(rendered)).toEqual({ dropped, excess: null });
	});

	it.each([
		['nested', `Zitat\n\n${'> '.repeat(5000)}tief`],
		['nested', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
		['nested', '<div>'.repeat(5000)],
		['nested', unclosed],
		['nested', `Ein Wort\n\n${unclosed}`],
		['nested', '- - - a\n'.repeat(40_000)],
		['nested', '> 1. 1. a\n'.repeat(600)],
		['nested', `${'- '.repeat(45)}a\n`.repeat(100)],
		['marks', '*a_ '.repeat(8000)],
		['marks', `1. a\n${'2. *a_ *a_ *a_\n'.repeat(4000)}`],
		['marks', Array.from({ length: 500 }, (_, length) => `${'`'.repeat(length)}a`).join('')],
		['long', 'Wort '.repeat(200_000)],
	])('shows a text as it was typed that is too %s, rather than work on it for long', (excess, markdown) => {
		const rendered = renderMarkdown(markdown);
		expect(notesOf(rendered)).toEqual({ dropped: [], excess });
		expect(htmlOf(rendered)).toMatch(/^<p>/);
	});

	it.each([
		['a long table', `| a | b |\n|---|---|\n${'| **a** | [b](/c) |\n'.repeat(600)}`],
		['a long list', '- **a** und [b](/c)\n'.repeat(600)],
		['lists that begin in one line', '- - Ein **Wort**\n'.repeat(400)],
		['lines across', '- - -\n\n* * *\n\n'.repeat(400)],
		['many instructions that do not end', `<p>a</p>${'<?'.repeat(120_000)}`],
		['many comments that do not end', `<p>a</p>${'<!--'.repeat(100_000)}`],
		['a long line of HTML', '<p>Ein <strong>Wort</strong> und <a href="/b">mehr</a>.</p>'.repeat(2000)],
		['a long text of an editor program', '<p><b><i><u><span>Ein</span> <span>Wort</span></u></i></b></p>'.repeat(1000)],
	])('reads %s', (_what, markdown) => {
		expect(notesOf(renderMarkdown(markdown))).toEqual({ dropped: [], excess: null });
	});

	it('notes many tags that do not end in one line', () => {
		const dropped = [expect.stringMatching(/^the words "a a .{60,}…"$/)];
		expect(notesOf(renderMarkdown(`<p>x</p>${'<a ="'.repeat(40_000)}${"<b ='".repeat(40_000)}`))).toEqual({ dropped, excess: null });
	});

	it.each([
		['a comment', '<p>a</p><!-- Notiz > a <p>b</p> --><p>c</p>'],
		['a comment in markdown', 'a <!-- Notiz --> b\n\n<!-- noch\n\neine -->\n\n**c**'],
		[
			"Word's conditions",
			'<p><!--[if !supportLists]--><span>1.</span><!--[endif]--><![if !vml]>a<![endif]></p><?xml:namespace prefix="o" />',
		],
		['an example of HTML', 'So: `<!-- a` und `</3`\n\n```\n<col><p>x</p>\n<!-- a\n```\n\n<b>b</b> 3 < 4'],
		['character references', '<p>M&uuml;nchen &amp; K&#246;ln &lt;b&gt; &copy; &notit; 3 < 5</p>'],
		['tags that HTML moves or ignores', '<p>a</b>c</p><table><tr><td>y</td></tr>x <b>z</table></i>w'],
		['quotation marks in tags', `<p title='5"'>a</p><p title=5">b</p><p title="a > b" lang='de'>c</p><img src="a.jpg" alt="d">`],
		['a table whose rows are short or end with nothing', '| a | b |\n|-|-|\n| c |\n| d | e | |'],
		['a doctype', '<!DOCTYPE html><p>a</p>'],
	])('misses no words where a text holds %s', (_what, markdown) => {
		expect(notesOf(renderMarkdown(markdown)).dropped.filter((what) => what.startsWith('the '))).toEqual([]);
	});

	it.each([
		[
			'<section>\n\n## Pflege\n\n- a\n- b\n\n</section>',
			'<h2 id="pflege"><a class="heading-anchor" href="#pflege">Pflege</a></h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
		],
		['<div align="center">\n\n**Fett** und [Link](/x)\n\n</div>', '<p><strong>Fett</strong> und <a data-link="/x">Link</a></p>\n'],
		['<div class="a"><section>\n<p>a</p>\n\n> b\n\n</section></div>', '<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n'],
		['<div>\r\n\r\n*a*\r\n\r\n</div>', '<p><em>a</em></p>\n'],
		['<p>a</p>\n<div>\n\n<p>b</p>\n\n*c*\n</div>', '<p>a</p>\n\n<p>b</p>\n<p><em>c</em></p>'],
	])('reads markdown after a blank line in a box: %j', (markdown, html) => {
		const rendered = renderMarkdown(markdown);
		expect(notesOf(rendered).dropped).toEqual([]);
		expect(rendered.trim()).toBe(html.trim());
		expect(
			htmlOf(renderMarkdown(`Wort\n\n${markdown}`))
				.replace('<p>Wort</p>', '')
				.trim(),
		).toBe(html.trim());
	});

	it.each([
		['<p>a</p>\n\n<p>* b</p>\n\n    <p># c</p>', '<p>a</p>\n\n<p>* b</p>\n\n    <p># c</p>'],
		['<p>a\n\n# b *c* d</p>', '<p>a\n\n# b *c* d</p>'],
		['<div>\n\n    <p>*a*</p>\n\n    <p>\n\n        # b</p>\n\n</div>', '<p>*a*</p>\n\n    <p>\n\n        # b</p>'],
		['<div>\n\n    *a* # b\n\n</div>', '<p>\n\n    *a* # b\n\n</p>'],
		['<div>* a *b*</div>\n\n<div><strong>c</strong> * d</div>', '<p>* a *b*</p>\n\n<p><strong>c</strong> * d</p>'],
		['<ul>\n\n<li>\n\n* a</li>\n\n</ul>', '<ul>\n\n<li>\n\n* a</li>\n\n</ul>'],
		['<table>\n\n<tr>\n\n<td>\n\n* a</td></tr></table>', '<table>\n\n<tbody><tr>\n\n<td>\n\n* a</td></tr></tbody></table>'],
		['<pre>\n\n* a\n</pre><div>b</div>', '<pre>\n* a\n</pre><p>b</p>'],
	])('keeps the signs of HTML that an editor program wrote: %j', (html, kept) => {
		expect(renderMarkdown(html).trim()).toBe(kept);
	});

	it('takes no note from a text', () => {
		const html = renderMarkdown('<!--left out {"dropped":["x"]}-->\n\n<p>a</p>');
		expect(notesOf(html).dropped).toEqual([]);
		expect(htmlOf(html)).toContain('<p>a</p>');
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
		'https://',
		'//',
		'mailto:',
	])('takes the link %s away and leaves its text', (href) => {
		const rendered = renderMarkdown(`[x](${href})`);
		expect(htmlOf(rendered)).toBe('<p>x</p>');
		expect(notesOf(rendered).dropped).toHaveLength(1);
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
		expect({ processorVersion, hash: sha256(renderMarkdown(sample)).slice(0, 8) }).toEqual({ processorVersion: '4', hash: '77dfae21' });
	});
});
