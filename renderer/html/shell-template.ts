/** The shell of a language, cut at its slots and encoded once, so that splicing a page into it is no more than joining parts. */
import { languageSlot, marks } from '../../client/runtime/document-marks.ts';
import { type Language, languages, type PerLanguage } from '../../site/languages.ts';
import type { ShellHtml } from '../server-bundle.ts';
import { escapeHtml } from './escape.ts';
import { encodePart, type Part } from './join-parts.ts';

export interface ShellTemplate {
	/** The shell around a page: `path` decides the current entry, `languagePaths` where the switcher leads. */
	splice(path: string, languagePaths: PerLanguage<string>): SplicedShell;
}

export interface SplicedShell {
	readonly before: readonly Part[];
	readonly after: readonly Part[];
}

type Slot = { readonly language: Language } | { readonly entry: string };

/** Whole attributes: content can hold the words of a slot, but a quotation mark of its own is always escaped. */
const slots: ReadonlyMap<string, Language> = new Map(languages.map((language) => [` href="${languageSlot(language)}"`, language]));
const slot = [...slots.keys()].map((attribute) => RegExp.escape(attribute)).join('|');
const entry = `(?<=${marks.entry}(?:="[^"]*")?) href="[^"]*"`;
const splitter = new RegExp(`(${slot}|${entry})`);

export function createShellTemplate({ before, after }: ShellHtml): ShellTemplate {
	const spliceBefore = createSplicer(before);
	const spliceAfter = createSplicer(after);
	return {
		splice: (path, languagePaths) => ({ before: spliceBefore(path, languagePaths), after: spliceAfter(path, languagePaths) }),
	};
}

function createSplicer(html: string): (path: string, languagePaths: PerLanguage<string>) => readonly Part[] {
	const parts = cut(html);
	const entries = new Set(parts.flatMap((part) => (typeof part !== 'string' && 'entry' in part ? part.entry : [])));
	/** By the current entry; most pages are none, and share one. */
	const filled = new Map<string | null, ReturnType<typeof fillEntries>>();
	return (path, languagePaths) => {
		const current = entries.has(escapeHtml(path)) ? escapeHtml(path) : null;
		const known = filled.get(current) ?? fillEntries(parts, current);
		filled.set(current, known);
		return known.map((part) => ('language' in part ? ` href="${escapeHtml(languagePaths[part.language])}"` : part));
	};
}

/** With no slots left but those of the languages. */
function fillEntries(parts: readonly (string | Slot)[], current: string | null): (Uint8Array | { readonly language: Language })[] {
	const filled: (Uint8Array | { readonly language: Language })[] = [];
	let text = '';
	for (const part of parts) {
		if (typeof part === 'string') {
			text += part;
		} else if ('entry' in part) {
			text += part.entry === current ? ` aria-current="page" href="${part.entry}"` : ` href="${part.entry}"`;
		} else {
			filled.push(encodePart(text), part);
			text = '';
		}
	}
	return [...filled, encodePart(text)];
}

function cut(html: string): (string | Slot)[] {
	return html.split(splitter).map((part): string | Slot => {
		const language = slots.get(part);
		if (language !== undefined) {
			return { language };
		}
		const href = /^ href="([^"]*)"$/.exec(part)?.[1];
		return href === undefined ? part : { entry: href };
	});
}
