/** What a visitor is asked to agree to. */
import type { Localized } from '../records/localized.ts';

export interface Consent {
	/** null: ours, not the backend's. */
	readonly id: number | null;
	/** Names the service, such as `matomo`; `functional` is the site itself. */
	readonly functionId: string;
	readonly displayName: Localized;
	/** Markdown. */
	readonly description: Localized | null;
	/** Where the service tells about itself. */
	readonly link: string | null;
	/** What the backend would like; it never preticks anything. */
	readonly defaultOn: boolean;
	/** Given from the beginning; only the locked one is. */
	readonly consentGiven: boolean;
	/** Cannot be switched off. */
	readonly locked: boolean;
}
