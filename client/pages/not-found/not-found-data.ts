import type { Language } from '../../../site/languages.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The page for paths that do not exist. */
export interface NotFoundData extends PageResult {
	readonly homePath: string;
	/** In the other languages that the site is built in. */
	readonly otherHomes: readonly { readonly language: Language; readonly path: string }[];
	/** Where `/login` leads; null: it is an unknown path like any other. */
	readonly portalUrl: string | null;
}
