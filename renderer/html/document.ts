/** The whole HTML document of a page: head, shell, React's markup and the data that hydration starts from. */
import { marks } from '../../client/document-marks.ts';
import type { PageData } from '../../client/pages/page-data.ts';
import type { PerLanguage } from '../../site/languages.ts';
import type { PageJson } from '../data/page-json.ts';
import { contentSecurityPolicy, cspHash } from '../hosts/content-security-policy.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headHtml, markHeadElements } from './head-html.ts';
import { heroPreload } from './hero-preload.ts';
import { splitHoisted } from './hoisted-elements.ts';
import { createJoiner, encodePart } from './join-parts.ts';
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
	/** UTF-8; to be used before the next document is made. */
	readonly bytes: Uint8Array;
	/** The parts of it that are the page's own, not the shell's or the styles'. */
	readonly own: readonly string[];
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

export type DocumentRenderer = (page: PageData, json: PageJson, markup: string) => PageDocument;

/** Puts rendered pages together. */
export function createDocumentRenderer(frame: DocumentFrame, shells: PerLanguage<ShellTemplate>): DocumentRenderer {
	const join = createJoiner();
	const headStart = encodePart(`<head>\n${frame.headStart}\n`);
	const headEnd = encodePart(`\n${frame.headEnd}\n</head>\n<body>\n`);
	return (page, json, markup) => {
		const { head, body } = splitHoisted(markup);
		const { before, after } = shells[page.result.language].splice(page.path, page.head.languagePaths);
		const eager = eagerTemplates.has(page.template) ? ` ${marks.eager}` : '';
		const pageHead = [headHtml(page.head), markHeadElements(head), heroPreload(body)].filter((part) => part !== '').join('\n');
		const main = `\n<main id="${marks.mainId}" tabindex="-1"><div id="${marks.rootId}">${body}</div></main>\n`;
		const data = `\n<script type="application/json" id="${marks.pageDataId}">${escapeJson(json.inline)}</script>\n</body>\n</html>\n`;
		const start = `<!doctype html>\n<html lang="${page.result.language}"${eager}>\n`;
		return { bytes: join([start, headStart, pageHead, headEnd, ...before, main, ...after, data]), own: [pageHead, main, data] };
	};
}
