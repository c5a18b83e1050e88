/** Texts of the site, and pages of their own. */

import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { choice, markdown, picture, readAs, slug, text } from '../../pipeline/declarations/fields.ts';
import { optional } from '../../pipeline/records/wire-fields.ts';

const translated = { title: text('Titel', { required: true }), body: markdown('Text', { required: true }) };

export const page = defineCollection({
	collection: 'page',
	label: 'Texte und Seiten',
	icon: 'article',
	template: '{{title}}',
	fields: {
		type: choice(
			'Art',
			{
				home: 'Begrüßung der Startseite',
				contact: 'Einleitung der Kontaktseite',
				privacy: 'Datenschutz',
				accessibility: 'Barrierefreiheit',
				social_media_privacy: 'Datenschutz soziale Medien',
				info: 'Info-Seite',
			},
			{ required: true },
		),
		slug: readAs(optional(slug.wire, null), {
			...slug,
			required: false,
			note: 'Nur für Info-Seiten: die Adresse ist /info/…',
			doc: 'required for `info`',
		}),
		title: translated.title,
		picture: picture('Bild', {
			note: 'Bei der Begrüßung das große Bild der Startseite, bei einer Info-Seite das Standbild ihres Films',
			doc: "the home page's is its hero, an info page's stands for its film",
		}),
		video: text('Film', {
			note: 'Nur für Info-Seiten: die Adresse zum Einbetten, mit https://',
			doc: "of an info page: address of its film at a host of the configuration's `videoHosts`",
		}),
		body: translated.body,
	},
	lists: { translations: translations(translated) },
});
