import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';

describe('sanitising', () => {
	const attacks = [
		'<script>alert(1)</script>',
		'<img src=x onerror=alert(1)>',
		'<svg onload=alert(1)><script>alert(1)</script></svg>',
		'<iframe src="https://evil.example"></iframe>',
		'<form action="/x"><input name=a><button>x</button></form>',
		'<style>*{display:none}</style>',
		'<p style="position:fixed" onclick="alert(1)">x</p>',
		'<a href="javascript:alert(1)">x</a>',
		'<object data=x></object><embed src=x>',
		'<base href="//evil.example"><meta http-equiv=refresh content=0>',
		'<math><mtext></p><img src=x onerror=alert(1)></math>',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
		'<!--><img src=x onerror=alert(1)>-->',
		'[x](<"onmouseover=alert(1) a=">)',
		'![" onerror="alert(1)](x.png)',
		'![a](<x.png" onerror="alert(1)>)',
		'[a](/x"onclick="alert(1))',
		'```"><script>alert(1)</script>\ncode\n```',
		'`<script>alert(1)</script>`',
		'| <script>alert(1)</script> | <img src=x onerror=alert(1)> |\n|-|-|\n| [x](javascript:1) | y |',
		'<https://a.example/"onclick=alert(1)>',
		'<javascript:alert(1)>',
		'## <img src=x onerror=alert(1)> "onclick="alert(1)',
		'[x][r]\n\n[r]: javascript:alert(1) "onload=alert(1)"',
		'<a data-link="javascript:alert(1)">x</a> <img data-image="x" alt="y">',
	];

	it.each(attacks)('lets nothing run: %s', (markdown) => {
		const template = document.createElement('template');
		template.innerHTML = renderMarkdown(markdown);
		const elements = [...template.content.querySelectorAll('*')];
		const allowedTags = /^(A|BLOCKQUOTE|BR|CODE|EM|H[1-6]|HR|IMG|LI|OL|P|PRE|STRONG|UL|TABLE|THEAD|TBODY|TR|TH|TD)$/;
		const allowedAttributes = /^(data-link|data-image|alt|id|class|start|href)$/;
		for (const element of elements) {
			expect(element.tagName).toMatch(allowedTags);
			for (const { name, value } of element.attributes) {
				expect(name).toMatch(allowedAttributes);
				if (name === 'href') expect(value).toMatch(/^#/);
				if (name === 'data-link') expect(value).toMatch(/^(https?:\/\/|\/|#|mailto:|tel:)/);
			}
		}
	});
});
