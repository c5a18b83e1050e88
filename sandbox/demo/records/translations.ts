/** Child rows that carry a record's texts in other languages, with ids that follow from the parent's. */
import type { WireRecord } from '../wire-record.ts';

const languageNumbers = { de: 1, en: 2, fr: 3 } as const;

type TranslatedLanguage = keyof typeof languageNumbers;

/** One row for each language given, German first; languages without texts get none. `parentId` must be unique in the parent's collection. */
export function translations(parentId: number, texts: Readonly<Partial<Record<TranslatedLanguage, WireRecord | undefined>>>): WireRecord[] {
	const rows: WireRecord[] = [];
	for (const language of ['de', 'en', 'fr'] as const) {
		const fields = texts[language];
		if (fields !== undefined) rows.push({ id: parentId * 10 + languageNumbers[language], language, ...fields });
	}
	return rows;
}
