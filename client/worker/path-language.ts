/** The language of a page, by its path. */
import { homePath, type Language, languages } from '../../site/languages.ts';

export function pathLanguage(path: string): Language {
	return languages.find((each) => each !== 'de' && `${path}/`.startsWith(`${homePath(each)}/`)) ?? 'de';
}
