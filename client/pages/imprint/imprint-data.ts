import type { CompanyData } from '../../company/company-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { PrivacySectionsData } from '../privacy/privacy-data.ts';
import type { TextVersionData } from '../text/text-page-data.ts';

/**
 * The site's imprint (§ 5 DDG). richText by section, each optional: `topInfo`, `insurance`, `imageSources`, `bottomInfo`,
 * and on the French page `privacy`.
 */
export interface ImprintData extends PageResult {
	readonly company: CompanyData;
	readonly vatNumber: string | null;
	readonly taxNumber: string | null;
	readonly legalAuthority: string | null;
	readonly registers: readonly { readonly type: string; readonly number: string; readonly registrar: string | null }[];
	/** Parts of the privacy text, where it stands here or nowhere: its versions, newest first, and the sections below it. */
	readonly privacy?: { readonly versions: readonly TextVersionData[]; readonly sections: PrivacySectionsData };
}
