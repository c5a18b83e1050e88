import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';
import { htmlOf } from '../../../pipeline/rich-text/text-notes.ts';

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
		'<p><a href="/x" style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</a></p>',
		'<p><img src="a.png" alt="&quot; onerror=&quot;alert(1)"></p>',
		'<p><a href="java\tscript:alert(1)">x</a><a href="&#106;avascript:alert(1)">y</a></p>',
		'<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></p></svg>',
		'<table><tr><td><form><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
		'<div><template><script>alert(1)</script></template></div>',
	];

	it.each(attacks)('lets nothing run: %s', (markdown) => {
		const template = document.createElement('template');
		template.innerHTML = htmlOf(renderMarkdown(markdown));
		expect(template.innerHTML).not.toMatch(/<script|onerror=(?!"|&quot;)/i);
		const elements = [...template.content.querySelectorAll('*')];
		const allowedTags = /^(A|BLOCKQUOTE|BR|CODE|EM|H[1-6]|HR|IMG|LI|OL|P|PRE|STRONG|UL|DEL|SUP|TABLE|THEAD|TBODY|TR|TH|TD)$/;
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
