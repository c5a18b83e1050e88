/** A visitor is asked to agree to these. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { consent } from '../collections/consent.ts';
import { toWebAddress } from './contact-fields.ts';

export interface Consent {
	/** null: ours, not the backend's. */
	readonly id: number | null;
	/** Names the service, such as `matomo`; `functional` is the site itself. */
	readonly functionId: string;
	readonly displayName: Localized;
	/** Markdown. */
	readonly description: Localized | null;
	/** The service's page about itself. */
	readonly link: string | null;
	/** What the backend would like; it never preticks anything. */
	readonly defaultOn: boolean;
	/** Given from the beginning; only the locked one is. */
	readonly consentGiven: boolean;
	/** Cannot be switched off. */
	readonly locked: boolean;
}

/** Neither given nor locked: `default_on` does not count. */
export function toConsent(record: RecordOf<typeof consent>, context: RecordContext): Consent & { readonly sort: number } {
	const { texts } = context;
	return {
		id: record.id,
		functionId: record.function_id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		description: texts.text('description', record.description, record.translations, (row) => row.description),
		link: record.link?.startsWith('/') && !record.link.startsWith('//') ? record.link : toWebAddress(record.link, 'link', context),
		defaultOn: record.default_on,
		consentGiven: false,
		locked: false,
		sort: record.sort,
	};
}
