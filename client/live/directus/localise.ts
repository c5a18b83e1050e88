/** Puts the texts of a record and of its translations together as the build does: the base is German, and what is missing falls back. */
import { defaultLanguage, isLanguage, type Language } from '../../../site/languages.ts';
import { bindLineEnds } from '../../../site/line-ends.ts';
import type { Text } from '../../../site/text.ts';

/** null where there is no text in any language. The first text that there is stands for those that are missing. */
export function localise<Row extends { readonly language: string }>(
	base: string | null,
	rows: readonly Row[],
	pick: (row: Row) => string | null,
	wanted: Language,
): Text | null {
	const known = new Map<Language, string>(base === null ? [] : [[defaultLanguage, base]]);
	for (const row of rows) {
		const [language] = row.language.toLowerCase().split(/[-_]/);
		const value = pick(row);
		if (isLanguage(language) && value !== null && !known.has(language)) known.set(language, value);
	}
	const own = known.get(wanted);
	if (own !== undefined) return bindLineEnds(own);
	const [fallback] = known;
	return fallback === undefined ? null : { text: bindLineEnds(fallback[1]), lang: fallback[0] };
}

export interface Named {
	readonly display_name: string;
	readonly translations: readonly { readonly language: string; readonly display_name: string | null }[];
}

export function localiseName({ display_name, translations }: Named, wanted: Language): Text {
	return localise(display_name, translations, (row) => row.display_name, wanted) ?? display_name;
}
