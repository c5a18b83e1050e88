/** The legal block: texts in translations only, and two parts that stand in one field each. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { toFrameAddress } from '../../pipeline/records/link-target.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { legal } from '../collections/legal.ts';
import type { PhoneNumber } from './company.ts';
import { toEmailAddress, toPhone, toWebAddress } from './contact-fields.ts';

export type Legal = Readonly<ReturnType<typeof toLegal>>;

/** The statutory data protection officer. */
export interface DataProtectionCommissioner {
	readonly name: string;
	readonly street: string | null;
	readonly number: string | null;
	readonly city: string | null;
	readonly zipCode: string | null;
	readonly phone: Pick<PhoneNumber, 'display' | 'href'> | null;
	readonly email: string | null;
}

/** Web addresses of the embedded area of a watch manufacturer and of its texts. */
export interface RolexArea {
	readonly frame: string;
	readonly terms: string | null;
	readonly privacy: string | null;
	readonly cookies: string | null;
}

type LegalRecord = RecordOf<typeof legal>;

export interface LegalReferences {
	/** The shop's, by which telephone numbers are read. */
	readonly country: string;
	/** Hosts that the area of a watch brand may come from. */
	readonly brandAreaHosts: readonly string[];
}

export function toLegal(record: LegalRecord, context: RecordContext, { country, brandAreaHosts }: LegalReferences) {
	const { texts } = context;
	const { translations: rows } = record;
	return {
		id: record.id,
		insurance: texts.text('insurance', null, rows, (row) => row.insurance),
		imageSources: texts.text('image_sources', null, rows, (row) => row.image_sources),
		additionalTopInfo: texts.text('additional_top_info', null, rows, (row) => row.additional_top_info),
		additionalBottomInfo: texts.text('additional_bottom_info', null, rows, (row) => row.additional_bottom_info),
		dataProtectionCommissioner: toCommissioner(record.data_protection_commissioner, country, context),
		rolexArea: toRolexArea(record.rolex_area, context, brandAreaHosts),
	};
}

/** null for an empty form; a person without a name is reported. */
function toCommissioner(
	record: LegalRecord['data_protection_commissioner'],
	country: string,
	context: RecordContext,
): DataProtectionCommissioner | null {
	if (record === null || Object.values(record).every((value) => value === null)) return null;
	const field = 'data_protection_commissioner';
	const { name, street, number, city, zip_code: zipCode, phone_number: phone, email } = record;
	if (name === null) {
		context.warn({
			code: 'field-ignored',
			field: `${field}.name`,
			message: 'The data protection officer has no name. The section is left out.',
			fix: 'Fill in the name, or empty all fields of the data protection officer.',
		});
		return null;
	}
	return {
		name,
		street,
		number,
		city,
		zipCode,
		phone: phone === null ? null : toPhone(phone, country, `${field}.phone_number`, context),
		email: toEmailAddress(email, `${field}.email`, context),
	};
}

/** null where there is nothing to embed, and, with a warning, where another host would get into the site's pages by a content field alone. */
function toRolexArea(record: LegalRecord['rolex_area'], context: RecordContext, hosts: readonly string[]): RolexArea | null {
	if (record === null) return null;
	const read = (name: keyof typeof record) => toWebAddress(record[name], `rolex_area.${name}`, context);
	const [frame, terms, privacy, cookies] = [read('frame'), read('terms'), read('privacy'), read('cookies')];
	if (frame === null) return null;
	const address = toFrameAddress(frame, hosts);
	if (address !== null) return { frame: address, terms, privacy, cookies };
	const known = hosts.map((host) => `https://${host}/…`).join(' or ');
	context.warn({
		code: 'frame-unknown',
		field: 'rolex_area.frame',
		message: `The site shows no area of a brand from ${describeValue(frame)}. The area is left out.`,
		fix:
			known === ''
				? 'Empty the field, or have the host of the area added to brandAreaHosts in site.config.ts.'
				: `Enter the address that the manufacturer gives for embedding, such as ${known}, or have another host added to brandAreaHosts in site.config.ts.`,
	});
	return null;
}
