/** The data of the pages of legal and info texts. */
import type { Language } from '../../../site/languages.ts';
import type { Text } from '../../../site/text.ts';
import type { CompanyData, PhoneData } from '../../company/company-data.ts';
import type { ConsentManagerData, ExternalFrameData } from '../../consent/consent-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { PictureData } from '../../ui/picture-data.ts';
import type { WatchAreaData } from '../brand/brand-data.ts';

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

/** The statutory data protection officer. */
export interface OfficerData {
	readonly name: string;
	/** With its number. */
	readonly street: string | null;
	readonly zipCode: string | null;
	readonly city: string | null;
	readonly phone: PhoneData | null;
	readonly email: string | null;
}

/** The sections of the legal block that belong to the privacy text, wherever it stands. */
export interface PrivacySectionsData {
	readonly officer: OfficerData | null;
	/** The privacy notice for social networks, which nothing else links to; null where the site has none. */
	readonly socialMedia: { readonly name: Text; readonly path: string } | null;
	readonly consents: ConsentManagerData;
	/** Where the analytics tool lets a visitor object; null where the site counts nothing. */
	readonly optOut: ExternalFrameData | null;
	readonly watchArea: (Omit<WatchAreaData, 'frame'> & { readonly brand: { readonly name: string; readonly path: string } | null }) | null;
}

/** Data protection. richText: `body`. */
export interface PrivacyData extends PageResult, Pick<TextPageData, 'title' | 'bodyLanguage'> {
	/** Newest first. */
	readonly versions: readonly TextVersionData[];
	readonly sections: PrivacySectionsData;
}

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
