import type { PerLanguage } from '../../../site/languages.ts';
import type { PageResult } from '../page-data.ts';

/** The page for paths that do not exist. */
export interface NotFoundData extends PageResult {
	readonly homePaths: PerLanguage<string>;
	/** Where `/login` leads; null: it is an unknown path like any other. */
	readonly portalUrl: string | null;
}
