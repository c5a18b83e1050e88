/** What a buyer says of a product, such as an engraving. */
import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { choice, count, entryList, readAs, text, textList, toggle } from '../../pipeline/declarations/fields.ts';
import { optional, optionalText, text as requiredText } from '../../pipeline/records/wire-fields.ts';
import { price } from './shop-fields.ts';

const name = text('Name', { required: true });
const key = text('Kennung', { required: true, note: 'Kleinbuchstaben, bleibt bei einer Umbenennung gleich' });
const label = text('Beschriftung', { required: true });
const options = textList('Auswahl', { doc: 'texts to choose from' });
const someTexts = { error: 'a list of texts' };

export const personalization = defineCollection({
	collection: 'ecommerce_personalization',
	label: 'Personalisierungen',
	icon: 'edit_note',
	note: 'Was Kundinnen und Kunden zu einem Stück angeben, zum Beispiel eine Gravur.',
	template: '{{display_name}}',
	fields: {
		display_name: name,
		fields: entryList(
			'Felder',
			{
				name: key,
				label: readAs(optionalText, label),
				type: choice('Art', { text: 'Text', select: 'Auswahl', number: 'Zahl' }, { required: true }),
				required: toggle('Pflichtfeld', { otherwise: false }),
				max_length: count('Höchstens so viele Zeichen', null, { doc: 'characters as readers count them' }),
				options: readAs(optional(z.array(requiredText, someTexts), []), options),
				glyphs: readAs(
					optional(z.string({ error: 'a text of characters' }), null),
					text('Erlaubte Zeichen', {
						note: 'Leer: alle. Zum Beispiel ABCDEFGHIJKLMNOPQRSTUVWXYZ&. 0123456789',
						doc: 'the only characters that can be engraved',
					}),
				),
				price_brutto: price('Aufpreis (brutto)', {
					note: 'Kommt je Stück zum Preis, sobald das Feld ausgefüllt ist. Bei einem Pflichtfeld gehört der Betrag in den Preis des Produkts.',
					doc: "gross surcharge on each product whose buyer fills the field in; a required field has none, because its amount belongs to the product's price",
				}),
			},
			{
				template: '{{label}}',
				expected: 'a field with name, label and type',
				required: true,
				doc: 'the preview draws options named `Schreibschrift`, `Antiqua` and `Blockschrift` in faces of their own',
			},
		),
		withdrawal_excluded: toggle('Kein Widerruf', {
			otherwise: false,
			default: false,
			note: 'Ware nach Kundenangaben, § 312g Abs. 2 Nr. 1 BGB. Wird am Feld, im Warenkorb und vor der Bestellung gesagt.',
			doc: '§ 312g (2) 1 BGB',
		}),
	},
	lists: {
		translations: translations({
			display_name: name,
			fields: entryList(
				'Felder',
				{ name: text('Kennung', { required: true }), label: text('Beschriftung'), options: readAs(options.translated, options) },
				{ template: '{{label}}', expected: 'a field with name and label' },
			),
		}),
	},
});
