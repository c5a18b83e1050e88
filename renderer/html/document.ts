/** The whole HTML document of a page: head, shell, React's markup and the data that hydration starts from. */
import type { HeadImage } from '../../client/runtime/built-page.ts';
import { marks } from '../../client/runtime/document-marks.ts';
import type { SiteIcons } from '../../pipeline/images/site-icons.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { contentSecurityPolicy, type SitePolicies, standalonePolicy } from '../hosts/content-security-policy.ts';
import { type DocumentStyles, templateStyles } from './document-styles.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { markHeadElements } from './head-html.ts';
import { iconLinks } from './icon-links.ts';
import { createJoiner, encodePart } from './join-parts.ts';
import { hydrationJson, type PageJson } from './page-json.ts';
import type { ShellTemplate } from './shell-template.ts';
import { imageHtml, siteNameHtml } from './social-html.ts';

/** What the site says of all its documents. Plain data. */
export interface SiteFrame {
	readonly policies: SitePolicies;
	/** Templates whose pages hydrate at once, without waiting for a visitor. */
	readonly eager: readonly string[];
	readonly icons: Pick<SiteIcons, 'key' | 'hasDrawing'>;
	/** What previews show of every page, after what is its own. */
	readonly preview: { readonly siteName: string; readonly image: HeadImage | null };
}

/** What documents of a build share. Plain data. */
export interface FrameInputs extends SiteFrame {
	readonly styles: DocumentStyles;
	readonly fontPaths: readonly string[];
	readonly bootPath: string;
	/** Whether pages bring their service worker. */
	readonly hasWorker: boolean;
}

/** A page whose markup is rendered: all that its document is made from. */
export interface RenderedPage {
	readonly path: string;
	readonly template: string;
	readonly language: Language;
	/** Where the language switcher leads. */
	readonly languagePaths: PerLanguage<string>;
	/** The page's own elements of the head, as HTML. */
	readonly head: string;
	/** What React rendered. */
	readonly markup: string;
	readonly json: PageJson;
}

export interface PageDocument {
	/** UTF-8; to be used before the next document is made. */
	readonly bytes: Uint8Array;
	/** The parts of it that are the page's own, not the shell's or the styles'. */
	readonly own: readonly string[];
}

interface DocumentFrame {
	/** Stands in the head before the page's own elements: charset, policy, viewport. */
	readonly headStart: string;
	/** Fonts, styles and the boot script. */
	readonly headEnd: string;
}

function createDocumentFrame({ styles, policies, fontPaths, bootPath, icons, preview }: FrameInputs, template: string): DocumentFrame {
	const { sources, html } = templateStyles(styles, template);
	const standalone = policies.standalone[template];
	const policy = standalone === undefined ? contentSecurityPolicy(sources.join(' '), policies.everyPage) : standalonePolicy(standalone);
	return {
		headStart: [
			'<meta charset="utf-8">',
			`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
			'<meta name="viewport" content="width=device-width, initial-scale=1">',
		].join('\n'),
		headEnd: [
			...fontPaths.map((path) => `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`),
			html,
			...iconLinks(icons),
			siteNameHtml(preview.siteName),
			...(preview.image === null ? [] : imageHtml(preview.image)),
			`<script type="module" src="${bootPath}"></script>`,
		].join('\n'),
	};
}

export type DocumentRenderer = (page: RenderedPage) => PageDocument;

/** Puts rendered pages together. */
export function createDocumentRenderer(inputs: FrameInputs, shells: PerLanguage<ShellTemplate>): DocumentRenderer {
	const join = createJoiner();
	const worker = inputs.hasWorker ? ` ${marks.worker}` : '';
	const end = `<link rel="stylesheet" href="${inputs.styles.endPath}">\n`;
	const frames = new Map<string, { readonly headStart: Uint8Array; readonly headEnd: Uint8Array }>();
	function frameOf(template: string) {
		const known = frames.get(template);
		if (known !== undefined) {
			return known;
		}
		const { headStart, headEnd } = createDocumentFrame(inputs, template);
		const frame = { headStart: encodePart(`<head>\n${headStart}\n`), headEnd: encodePart(`\n${headEnd}\n</head>\n<body>\n`) };
		frames.set(template, frame);
		return frame;
	}
	return (page) => {
		const { headStart, headEnd } = frameOf(page.template);
		const { head, body } = splitHoisted(page.markup);
		const { before, after } = shells[page.language].splice(page.path, page.languagePaths);
		const eager = inputs.eager.includes(page.template) ? ` ${marks.eager}` : '';
		const pageHead = [page.head, markHeadElements(head), heroPreload(body)].filter((part) => part !== '').join('\n');
		const main = `\n<main id="${marks.mainId}" tabindex="-1"><div id="${marks.rootId}">${body}</div></main>\n`;
		const data = `\n<script type="application/json" id="${marks.pageDataId}">${escapeJson(hydrationJson(page.json))}</script>\n</body>\n</html>\n`;
		const start = `<!doctype html>\n<html lang="${page.language}"${eager}${worker}>\n`;
		return { bytes: join([start, headStart, pageHead, headEnd, ...before, main, end, ...after, data]), own: [pageHead, main, data] };
	};
}

interface SplitMarkup {
	/** Elements for the head. */
	readonly head: string;
	readonly body: string;
}

const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** Splits the leading head elements off: React 19 writes preloads and metadata at the start of the markup of a fragment, and they belong into the head. */
function splitHoisted(markup: string): SplitMarkup {
	const head = hoisted.exec(markup)?.[0] ?? '';
	return { head, body: markup.slice(head.length) };
}

const pictureElement = /<picture\b[^>]*>([\s\S]*?)<\/picture>/g;

/**
 * The `<link>` for the page's picture of high priority, '' where there is none: React writes none for an image inside `<picture>`. It lists
 * the first format, as browsers would choose it.
 */
function heroPreload(markup: string): string {
	for (const [, content = ''] of markup.matchAll(pictureElement)) {
		if (/\bfetchpriority="high"/i.test(content)) {
			return preloadOf(content);
		}
	}
	return '';
}

function preloadOf(content: string): string {
	const source = /<source\b[^>]*>/i.exec(content)?.[0] ?? /<img\b[^>]*>/i.exec(content)?.[0] ?? '';
	const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(source)?.[1];
	const type = attribute('type');
	const srcset = attribute('srcset');
	const sizes = attribute('sizes');
	if (srcset === undefined) {
		return '';
	}
	return [
		'<link data-head rel="preload" as="image"',
		...(type === undefined ? [] : [` type="${type}"`]),
		` imagesrcset="${srcset}"`,
		...(sizes === undefined ? [] : [` imagesizes="${sizes}"`]),
		' fetchpriority="high">',
	].join('');
}
