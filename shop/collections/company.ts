/** The company behind the shop, with its addresses and numbers. */

import { childList, defineCollection } from '../../pipeline/declarations/define-collection.ts';
import { choice, readAs, sort, text, textRecord, toggle } from '../../pipeline/declarations/fields.ts';
import { countryCode, id, optional } from '../../pipeline/records/wire-fields.ts';

export const company = defineCollection({
	collection: 'company',
	label: 'Unternehmen',
	icon: 'store',
	template: '{{display_name}}',
	fields: {
		company_name: text('Firma', { required: true, note: 'Wie im Register eingetragen' }),
		display_name: text('Anzeigename', { required: true }),
		legal_form: choice('Rechtsform', { single: 'Einzelunternehmen', ev: 'e. V.', bag: 'BAG', other: 'Andere' }, { otherwise: 'other' }),
		ust_id: text('USt-IdNr.'),
		vat_number: text('Steuernummer'),
		legal_authority: text('Aufsichtsbehörde'),
		phoneNumber: textRecord('Telefon (älteres Format)', ['number'], {
			expected: 'a phone number',
			doc: 'older form of `numbers`: `number`',
			mayLack: true,
		}),
	},
	lists: {
		addresses: childList({
			label: 'Anschriften',
			expected: 'an address',
			note: 'Jede ist ein Standort der Website; im Impressum steht die erste. Ihr Land ist das Land des Shops.',
			template: '{{street}} {{number}}, {{zip_code}} {{city}}',
			rowId: optional(id, null),
			fields: {
				sort,
				street: text('Straße', { required: true }),
				number: text('Hausnummer'),
				zip_code: text('Postleitzahl', { required: true }),
				city: text('Ort', { required: true }),
				country: readAs(
					optional(countryCode, null, "the country of the shop's first address"),
					text('Land', {
						note: 'Zwei Buchstaben wie DE, AT oder CH; leer: das Land der ersten Anschrift, sonst DE',
						doc: 'ISO code such as `CH`',
						mayLack: true,
					}),
				),
				name: text('Name des Standorts', { note: 'Leer: der Anzeigename des Unternehmens', mayLack: true }),
				phone: text('Telefon des Standorts', { mayLack: true }),
				email: text('E-Mail des Standorts', { mayLack: true }),
				address_type: choice('Art', { hq: 'Hauptsitz', federal_office: 'Niederlassung' }, { required: true, otherwise: 'hq' }),
			},
		}),
		emails: childList({
			label: 'E-Mail-Adressen',
			expected: 'an e-mail address',
			template: '{{email}}',
			fields: { email: text('E-Mail', { required: true }), primary: toggle('Haupt-Adresse', { otherwise: false, default: false }) },
		}),
		numbers: childList({
			label: 'Rufnummern',
			expected: 'a phone number',
			template: '{{type}}: {{number}}',
			mayLack: true,
			fields: {
				number: text('Nummer', { required: true }),
				type: choice('Art', { phone: 'Telefon', mobile: 'Mobil', fax: 'Fax' }, { required: true, otherwise: 'phone' }),
				primary: toggle('Haupt-Nummer', { otherwise: false, default: false }),
			},
		}),
		executives: childList({
			label: 'Vertretungsberechtigte',
			expected: 'a person',
			template: '{{name}}',
			fields: { sort, name: text('Name', { required: true }) },
		}),
		registers: childList({
			label: 'Registereinträge',
			expected: 'an entry of a register',
			template: '{{register_type}} {{number}}',
			fields: {
				register_type: text('Register', { required: true, note: 'Zum Beispiel HRB' }),
				number: text('Nummer', { required: true }),
				registrar: text('Registergericht'),
			},
		}),
	},
});
