/** What the imprint says beside the company. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { markdown, textRecord } from '../../pipeline/declarations/fields.ts';

export const legal = defineCollection({
	collection: 'legal',
	label: 'Angaben im Impressum',
	icon: 'gavel',
	template: 'Impressum {{project}}',
	fields: {
		data_protection_commissioner: textRecord('Datenschutzbeauftragte', [
			...(['name', 'street', 'number', 'zip_code', 'city', 'phone_number', 'email'] as const),
		]),
		rolex_area: textRecord('Bereich einer Uhrenmarke', ['frame', 'terms', 'privacy', 'cookies'], {
			note: 'Adressen des eingebetteten Bereichs (frame), seiner Nutzungsbedingungen, Datenschutz- und Cookie-Hinweise. Leer: kein Bereich.',
			doc: "`frame`, `terms`, `privacy`, `cookies`, addresses of the embedded area, at a host of the configuration's `brandAreaHosts`, and of its texts",
		}),
	},
	lists: {
		translations: translations({
			insurance: markdown('Berufshaftpflichtversicherung'),
			image_sources: markdown('Bildnachweise'),
			additional_top_info: markdown('Weiteres oben'),
			additional_bottom_info: markdown('Weiteres unten'),
		}),
	},
});
