/** Consents as the backend sends them. */
import * as z from 'zod';
import type { RecordContext } from '../records/read-part.ts';
import { flag, id, optional, optionalMarkdown, optionalText, sort, text, translations } from '../records/wire-fields.ts';
import type { Consent } from './consent.ts';
import { toWebAddress } from './contact-fields.ts';

/** It becomes part of a key in the browser's storage. */
const functionId = z.string({ error: 'the name of a service' }).regex(/^[a-z][a-z0-9_-]{0,59}$/i, { error: 'a name such as matomo' });

export const consentSchema = z.object({
	id,
	project: text,
	sort,
	function_id: functionId,
	display_name: text,
	description: optionalMarkdown,
	link: optionalText,
	default_on: optional(flag, false),
	translations: translations({ display_name: optionalText, description: optionalMarkdown }),
});

/** Not given and not locked, whatever `default_on` says. */
export function toConsent(record: z.output<typeof consentSchema>, context: RecordContext): Consent & { readonly sort: number } {
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
