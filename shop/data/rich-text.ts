/** Fills prepared rich text with the site's own links and pictures. */
import { documentIds } from '../../client/runtime/document-marks.ts';
import { renditionPath } from '../../client/ui/picture-data.ts';
import type { ShownPicture } from '../../pipeline/images/image-store.ts';
import type { ProcessedPicture } from '../../pipeline/images/rendition-cache.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { fillRichText, type RichTextSite } from '../../pipeline/rich-text/fill-rich-text.ts';
import type { RichTextStore } from '../../pipeline/rich-text/rich-text-store.ts';
import { escapeHtml } from '../../renderer/html/escape.ts';
import type { Links } from '../../renderer/routes/links.ts';
import type { ImageFormat } from '../../site/config.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';

const mimeTypes: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

const tableNames: PerLanguage<string> = { de: 'Tabelle', en: 'Table', fr: 'Tableau' };

/** Rich text in a column of 60ch: the whole width of a small screen, at most about 640 px beyond. */
const sizes = '(min-width: 42em) 40rem, 100vw';

export interface RichTextInputs {
	readonly texts: RichTextStore;
	readonly richTextPicture: (reference: string) => ShownPicture | null;
	readonly links: Links;
	/** Hears of each link that leads to no page; only its words are kept. */
	readonly dropped: (href: string) => void;
}

/**
 * Gives a text's HTML in a language. A page with several texts passes one set of ids to all of them, so that no two headings have the
 * same one.
 */
export type RichTextFiller = (markdown: Localized, language: Language, pageIds?: Set<string>) => string;

export function createRichTextFiller(inputs: RichTextInputs): RichTextFiller {
	const { texts, richTextPicture, links, dropped } = inputs;
	return (markdown, language, pageIds = new Set(documentIds)) => {
		const { text, language: written } = markdown[language];
		const site: RichTextSite = {
			link(href) {
				const { kind, href: target, planned } = links.resolveLink(href, language);
				if (!planned) {
					dropped(href);
					return null;
				}
				return { href: target, external: kind === 'external', newTab: kind !== 'page' };
			},
			picture(reference, alt) {
				const picture = richTextPicture(reference);
				return picture === null ? '' : pictureHtml(picture, alt || (picture.alt?.[language].text ?? ''));
			},
		};
		const html = letPartsScroll(fillRichText(texts.html(text), site, pageIds), written);
		return written === language ? html : `<div lang="${written}">${html}</div>`;
	};
}

/** Sets each table in a box of its own, which takes the focus as code does: too wide for the screen, it scrolls there. */
function letPartsScroll(html: string, language: Language): string {
	const withCode = html.replaceAll('<pre>', '<pre tabindex="0">');
	if (!withCode.includes('<table>')) return withCode;
	const start = `<div class="table" role="group" aria-label="${tableNames[language]}" tabindex="0"><table>`;
	return withCode.replaceAll('<table>', start).replaceAll('</table>', '</table></div>');
}

function pictureHtml({ key, width, height, widths, formats }: ProcessedPicture, alt: string): string {
	const fallback = formats.at(-1) ?? 'jpeg';
	const set = (format: ImageFormat) => widths.map((widthPx) => `${renditionPath(key, widthPx, format)} ${widthPx}w`).join(', ');
	const sources = formats
		.slice(0, -1)
		.map((format) => `<source type="${mimeTypes[format]}" srcset="${set(format)}" sizes="${sizes}">`)
		.join('');
	const source = renditionPath(key, width, fallback);
	return `<picture>${sources}<img src="${source}" srcset="${set(fallback)}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`;
}
