import type { Language } from '../../../site/languages.ts';
import type { Text } from '../../../site/text.ts';
import type { PhoneData } from '../../company/company-data.ts';
import type { ConsentManagerData } from '../../consent/consent-manager-data.ts';
import type { ExternalFrameData } from '../../consent/gate-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { TextVersionData } from '../text/text-page-data.ts';
import type { WatchAreaData } from '../watch-brand/watch-brand-data.ts';

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
export interface PrivacyData extends PageResult {
	readonly title: Text;
	/** Set where the body is a fallback in another language. */
	readonly bodyLanguage: Language | null;
	/** Newest first. */
	readonly versions: readonly TextVersionData[];
	readonly sections: PrivacySectionsData;
}
