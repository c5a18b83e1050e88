/** The shell of a language, cut at its slots once, so that splicing a page into it is no more than joining strings. */
import { languageSlot, marks } from '../../client/document-marks.ts';
import type { ShellHtml } from '../../client/server-bundle.ts';
import { type Language, languages, type PerLanguage } from '../../site/languages.ts';
import { escapeHtml } from './escape.ts';

export interface ShellTemplate {
	/** The shell around a page: `path` decides the current entry, `languagePaths` where the switcher leads. */
	splice(path: string, languagePaths: PerLanguage<string>): ShellHtml;
}

type Part = string | { readonly language: Language } | { readonly entry: string };

/** Whole attributes: content can hold the words of a slot, but a quotation mark of its own is always escaped. */
const slots: ReadonlyMap<string, Language> = new Map(languages.map((language) => [` href="${languageSlot(language)}"`, language]));
const slot = [...slots.keys()].map((attribute) => RegExp.escape(attribute)).join('|');
const entry = `(?<=${marks.entry}(?:="[^"]*")?) href="[^"]*"`;
const splitter = new RegExp(`(${slot}|${entry})`);

export function createShellTemplate({ before, after }: ShellHtml): ShellTemplate {
	const beforeParts = cut(before);
	const afterParts = cut(after);
	return {
		splice: (path, languagePaths) => ({
			before: join(beforeParts, path, languagePaths),
			after: join(afterParts, path, languagePaths),
		}),
	};
}

function cut(html: string): Part[] {
	return html.split(splitter).map((part): Part => {
		const language = slots.get(part);
		if (language !== undefined) {
			return { language };
		}
		const href = /^ href="([^"]*)"$/.exec(part)?.[1];
		return href === undefined ? part : { entry: href };
	});
}

function join(parts: readonly Part[], path: string, languagePaths: PerLanguage<string>): string {
	const current = escapeHtml(path);
	return parts
		.map((part) => {
			if (typeof part === 'string') {
				return part;
			}
			if ('language' in part) {
				return ` href="${escapeHtml(languagePaths[part.language])}"`;
			}
			return part.entry === current ? ` aria-current="page" href="${part.entry}"` : ` href="${part.entry}"`;
		})
		.join('');
}
