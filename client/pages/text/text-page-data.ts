import type { Language } from '../../../site/languages.ts';
import type { Text } from '../../../site/text.ts';
import type { ExternalFrameData } from '../../consent/gate-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { PictureData } from '../../ui/picture-data.ts';

/** A version of a legal text, which stays where it is. */
export interface TextVersionData {
	readonly path: string;
	/** The day on which it was first shown, in the page's language. */
	readonly since: string;
}

/** A legal or info text. richText: `body`. */
export interface TextPageData extends PageResult {
	readonly title: Text;
	/** Set where the body is a fallback in another language. */
	readonly bodyLanguage: Language | null;
	/** On another host, with the picture that stands for it until the visitor loads it. */
	readonly film?: { readonly frame: ExternalFrameData; readonly poster: PictureData | null };
	/** Of a legal text, newest first. */
	readonly versions?: readonly TextVersionData[];
	/** Where the page shows one of them, with the way to the text as it is now; null where there is none any more. */
	readonly version?: { readonly since: string; readonly currentPath: string | null };
}
