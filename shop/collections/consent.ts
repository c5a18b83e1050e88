/** Services that run only after a visitor has agreed. */
import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { markdown, readAs, sort, text, toggle } from '../../pipeline/declarations/fields.ts';

/** It becomes part of a key in the browser's storage. */
const functionId = z.string({ error: 'the name of a service' }).regex(/^[a-z][a-z0-9_-]{0,59}$/i, { error: 'a name such as matomo' });

const description = markdown('Beschreibung');

export const consent = defineCollection({
	collection: 'consent',
	label: 'Zustimmungen',
	icon: 'cookie',
	note: 'Ein Eintrag je Dienst, der erst nach Zustimmung läuft. Vorausgewählt wird nie.',
	template: '{{display_name}}',
	fields: {
		sort,
		function_id: readAs(
			functionId,
			text('Kennung', {
				required: true,
				note: 'Zum Beispiel matomo; functional gehört der Website selbst',
				doc: 'such as `matomo`; `functional` is ours',
			}),
		),
		display_name: text('Name', { required: true }),
		description,
		link: text('Weitere Angaben', { note: 'Adresse der Datenschutzhinweise des Dienstes' }),
		default_on: toggle('Früher vorausgewählt', {
			otherwise: false,
			default: false,
			note: 'Wird gelesen, wählt aber nichts vor',
			doc: 'read, never preticks',
		}),
	},
	lists: { translations: translations({ display_name: text('Name'), description }) },
});
