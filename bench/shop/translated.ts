/** Fields in the backend's manner: German on the record itself, the other languages as its translations. */
import type { WireRecord } from '../../pipeline/index.ts';
import type { PerLanguage } from '../../site/languages.ts';

export function translated(fields: Readonly<Record<string, PerLanguage<unknown>>>): WireRecord {
	const inLanguage = (language: 'de' | 'en' | 'fr') =>
		Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[language]]));
	return {
		...inLanguage('de'),
		translations: (['en', 'fr'] as const).map((language, index) => ({ id: index + 1, language, ...inLanguage(language) })),
	};
}
