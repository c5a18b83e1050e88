/** The whole HTML document of a page: head, shell, React's markup and the data that hydration starts from. */
import { marks } from '../../client/document-marks.ts';
import type { PageData } from '../../client/pages/page-data.ts';
import type { PageJson } from '../data/page-json.ts';
import { contentSecurityPolicy, cspHash } from '../hosts/content-security-policy.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headHtml, markHeadElements } from './head-html.ts';
import { heroPreload } from './hero-preload.ts';
import { splitHoisted } from './hoisted-elements.ts';
import type { ShellTemplate } from './shell-template.ts';

/** What all documents of a build share. */
export interface DocumentFrame {
	/** Stands in every head, before the page's own elements: charset, policy, viewport. */
	readonly headStart: string;
	/** Fonts, styles and the boot script. */
	readonly headEnd: string;
}

export interface FrameInputs {
	readonly css: string;
	/** Site path of the stylesheet where it is a file; null: it stands in the document. */
	readonly cssPath: string | null;
	readonly fontPaths: readonly string[];
	readonly bootPath: string;
	/** Site path of a small picture, null where there is none. */
	readonly iconPath: string | null;
}

export interface PageDocument {
	readonly html: string;
	/** The parts of it that are the page's own, not the shell's or the styles'. */
	readonly own: string;
}

/** Pages that hydrate at once (design §9). */
const eagerTemplates: ReadonlySet<PageData['template']> = new Set(['cart']);

export function createDocumentFrame({ css, cssPath, fontPaths, bootPath, iconPath }: FrameInputs): DocumentFrame {
	const policy = contentSecurityPolicy(cssPath === null ? cspHash(css) : "'self'");
	return {
		headStart: [
			'<meta charset="utf-8">',
			`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
			'<meta name="viewport" content="width=device-width, initial-scale=1">',
		].join('\n'),
		headEnd: [
			...fontPaths.map((path) => `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`),
			cssPath === null ? `<style>${css}</style>` : `<link rel="stylesheet" href="${cssPath}">`,
			...(iconPath === null ? [] : [`<link rel="icon" href="${iconPath}">`]),
			`<script type="module" src="${bootPath}"></script>`,
		].join('\n'),
	};
}

/** Puts a rendered page together. */
export function renderDocument(page: PageData, json: PageJson, markup: string, shell: ShellTemplate, frame: DocumentFrame): PageDocument {
	const { head, body } = splitHoisted(markup);
	const { before, after } = shell.splice(page.path, page.head.languagePaths);
	const eager = eagerTemplates.has(page.template) ? ` ${marks.eager}` : '';
	const pageHead = [headHtml(page.head), markHeadElements(head), heroPreload(body)].filter((part) => part !== '').join('\n');
	const main = `<main id="${marks.mainId}" tabindex="-1"><div id="${marks.rootId}">${body}</div></main>`;
	const data = `<script type="application/json" id="${marks.pageDataId}">${escapeJson(json.inline)}</script>`;
	const html = `<!doctype html>
<html lang="${page.result.language}"${eager}>
<head>
${frame.headStart}
${pageHead}
${frame.headEnd}
</head>
<body>
${before}
${main}
${after}
${data}
</body>
</html>
`;
	return { html, own: `${pageHead}${main}${data}` };
}
