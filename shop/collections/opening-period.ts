/** Opening hours: by the code of a day, or in the older form by its name. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { link, numberedChoice, sort, text, time, toggle } from '../../pipeline/declarations/fields.ts';

const dayNames = [
	'Info (wird nicht gezeigt)',
	...['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
	...['Mo - Fr', 'Mo - Sa', 'Mo - Do', 'Di - Fr', 'Di - Sa', 'Sa - So', 'Feiertage', 'Heiligabend', 'Silvester'],
];

/** Only one of the two forms has the field, or it says something only where it is set. */
const mayLack = true;

export const openingPeriod = defineCollection({
	collection: 'opening_period',
	label: 'Öffnungszeiten',
	icon: 'schedule',
	note: 'Entweder mit Tag aus der Liste oder, im älteren Format, mit dem Tag als Text in den Übersetzungen.',
	template: '{{day}} {{time_open}}–{{time_close}}',
	fields: {
		sort,
		location: link('Standort', 'company_addresses', {
			note: 'Wessen Öffnungszeiten das sind; leer: des ersten',
			doc: 'id of an address',
			mayLack,
		}),
		day: numberedChoice('Tag', dayNames, { doc: 'a code, see content-model.md', mayLack }),
		time_open: time('Öffnet', { mayLack }),
		time_close: time('Schließt', { mayLack }),
		free_text: text('Freier Text', { mayLack }),
		opening_time: text('Öffnet (älteres Format)', { doc: 'older form', mayLack }),
		closing_time: text('Schließt (älteres Format)', { doc: 'older form', mayLack }),
		closed: toggle('Geschlossen (älteres Format)', { otherwise: false, doc: 'older form', mayLack }),
	},
	lists: {
		translations: translations(
			{ day: text('Tag', { doc: 'older form', mayLack }), free_text: text('Freier Text', { mayLack }) },
			{ mayLack },
		),
	},
});
