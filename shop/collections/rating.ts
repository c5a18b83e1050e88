/** What buyers say of products. */
import * as z from 'zod';
import { defineCollection } from '../../pipeline/declarations/define-collection.ts';
import { choice, count, link, moment, paragraphs, readAs, text } from '../../pipeline/declarations/fields.ts';
import { optional } from '../../pipeline/records/wire-fields.ts';
import { oneOf } from '../../pipeline/records/wire-references.ts';
import { defaultLanguage, languages } from '../../site/languages.ts';
import { contentStates } from './product.ts';

const starsFault = { error: 'a number of stars from 1 to 5' };
export const stars = z
	.union([z.int(starsFault), z.string(starsFault).regex(/^[1-5](?:\.0+)?$/, starsFault)], starsFault)
	.transform(Number)
	.refine((value) => value >= 1 && value <= 5, starsFault);

export const rating = defineCollection({
	collection: 'ecommerce_product_rating',
	label: 'Bewertungen',
	icon: 'star',
	note: 'Neue kommen als Entwurf an; auf der Website stehen nur veröffentlichte.',
	doc: 'Only published ratings are read, and of them nothing but these fields.',
	onlyStatus: 'published',
	template: '{{rating}} von 5: {{title}} ({{product.display_name}})',
	fields: {
		status: choice('Status', contentStates, { required: true, default: 'draft' }),
		product: link('Produkt', 'ecommerce_product', { required: true, otherwise: null, doc: 'empty once that was deleted: a warning' }),
		rating: readAs(stars, count('Sterne', null, { required: true, note: '1 bis 5', doc: '1–5' })),
		title: text('Überschrift'),
		text: paragraphs('Text'),
		display_name: text('Name', {
			note: 'Wie die Person genannt werden möchte; keine weiteren Angaben zur Person',
			doc: 'of the rater',
		}),
		// an older backend has no language
		language: readAs(
			optional(oneOf(languages), defaultLanguage),
			text('Sprache', {
				note: 'de, en oder fr; leer: Deutsch',
				doc: '`de`, `en` or `fr`, that it is written in; default German',
				mayLack: true,
			}),
		),
		date_created: moment('Geschrieben am'),
	},
});
