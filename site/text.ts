/** A text as a page shows it: plain when it is in the page's language, marked with its language when it is a fallback. */
import type { Language } from './languages.ts';

export type Text = string | { readonly text: string; readonly lang: Language };

/** The characters of a text, in any language. */
export function plainText(text: Text): string {
	return typeof text === 'string' ? text : text.text;
}
