import type { Language } from '../../../site/languages.ts';
import type { Text } from '../../../site/text.ts';
import type { PageResult } from '../page-data.ts';

/** A legal or info text. richText: `body`. */
export interface TextPageData extends PageResult {
	readonly title: Text;
	/** Set where the body is a fallback in another language. */
	readonly bodyLanguage: Language | null;
}
