/** Consents as the backend sends them. */
import type { consent } from '../collections/consent.ts';
import type { RecordOf } from '../collections/define-collection.ts';
import type { RecordContext } from '../records/read-part.ts';
import type { Consent } from './consent.ts';
import { toWebAddress } from './contact-fields.ts';

/** Not given and not locked, whatever `default_on` says. */
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
