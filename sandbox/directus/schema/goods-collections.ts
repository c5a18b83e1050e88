/** Collections that describe the shop's products: where a product stands, who made it, and what it can be chosen and fitted by. */
import { type Collection, links, translations } from './collections.ts';
import { choice, entryList, integer, json, link, longText, price, sort, text, textList, textRecord, toggle } from './fields.ts';
import { goodsType } from './goods-type.ts';

const name = text('Name', { required: true });
const slug = text('Slug', { required: true, note: 'Teil der Adresse, für alle Sprachen gleich' });

export const goodsCollections = {
	ecommerce_category: {
		label: 'Kategorien',
		icon: 'folder',
		template: '{{display_name}}',
		fields: { sort, display_name: name, slug, type: goodsType() },
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_subcategory: {
		label: 'Unterkategorien',
		icon: 'folder_copy',
		template: '{{category.display_name}}: {{display_name}}',
		fields: { sort, display_name: name, slug, category: link('Kategorie', 'ecommerce_category', { required: true }) },
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_tag: {
		label: 'Schlagworte',
		icon: 'sell',
		template: '{{display_name}}',
		fields: { display_name: name, slug },
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_manufacturer: {
		label: 'Hersteller',
		icon: 'factory',
		note: 'Anschrift und E-Mail oder Website verlangt die Produktsicherheitsverordnung (EU) 2023/988, Art. 19, bei jedem Angebot.',
		template: '{{display_name}}',
		fields: {
			display_name: name,
			slug,
			postal_address: longText('Anschrift', { note: 'Straße, Postleitzahl, Ort und Land' }),
			email: text('E-Mail'),
			url: text('Website', { note: 'Mit https://; genügt an Stelle der E-Mail' }),
			responsible_person: textRecord('Verantwortliche Person in der EU', ['name', 'postal_address', 'email', 'url'], {
				note: 'Nur für Hersteller außerhalb der EU: Name, Anschrift, E-Mail oder Website.',
			}),
		},
		lists: {
			categories: links('Kategorien', 'ecommerce_category', { table: 'ecommerce_manufacturer_category' }),
			translations: translations({ display_name: name }),
		},
	},
	ecommerce_attribute_group: {
		label: 'Merkmale',
		icon: 'tune',
		template: '{{display_name}}',
		fields: {
			sort,
			display_name: name,
			essential: toggle('Wesentlich', {
				default: true,
				note: 'Steht im Warenkorb, direkt über dem Bestellknopf und in der Bestellbestätigung (§ 312j Abs. 2 BGB).',
			}),
		},
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_attribute: {
		label: 'Merkmalswerte',
		icon: 'label',
		template: '{{attribute_group.display_name}}: {{display_values}}',
		fields: {
			attribute_group: link('Merkmal', 'ecommerce_attribute_group', { required: true }),
			display_values: textList('Werte', { required: true }),
		},
		lists: { translations: translations({ display_values: textList('Werte', { required: true }) }) },
	},
	ecommerce_personalization: {
		label: 'Personalisierungen',
		icon: 'edit_note',
		note: 'Was Kundinnen und Kunden zu einem Stück angeben, zum Beispiel eine Gravur.',
		template: '{{display_name}}',
		fields: {
			display_name: name,
			fields: entryList(
				'Felder',
				{
					name: text('Kennung', { required: true, note: 'Kleinbuchstaben, bleibt bei einer Umbenennung gleich' }),
					label: text('Beschriftung', { required: true }),
					type: choice('Art', { text: 'Text', select: 'Auswahl', number: 'Zahl' }, { required: true }),
					required: toggle('Pflichtfeld'),
					max_length: integer('Höchstens so viele Zeichen'),
					options: textList('Auswahl'),
					glyphs: text('Erlaubte Zeichen', { note: 'Leer: alle. Zum Beispiel ABCDEFGHIJKLMNOPQRSTUVWXYZ&. 0123456789' }),
					price_brutto: price('Aufpreis (brutto)', {
						note: 'Kommt je Stück zum Preis, sobald das Feld ausgefüllt ist. Bei einem Pflichtfeld gehört der Betrag in den Preis des Produkts.',
					}),
				},
				'{{label}}',
				{ required: true },
			),
			withdrawal_excluded: toggle('Kein Widerruf', {
				default: false,
				note: 'Ware nach Kundenangaben, § 312g Abs. 2 Nr. 1 BGB. Wird am Feld, im Warenkorb und vor der Bestellung gesagt.',
			}),
		},
		lists: {
			translations: translations({
				display_name: name,
				fields: entryList(
					'Felder',
					{ name: text('Kennung', { required: true }), label: text('Beschriftung'), options: textList('Auswahl') },
					'{{label}}',
				),
			}),
		},
	},
	ecommerce_size_guide: {
		label: 'Größentabellen',
		icon: 'straighten',
		template: '{{display_name}}',
		fields: {
			display_name: name,
			table: json('Tabelle', { required: true, note: 'Zeilen von Zellen, die erste ist der Kopf: [["Größe", "Umfang"], ["54", "54 mm"]]' }),
		},
		lists: { translations: translations({ display_name: name, table: json('Tabelle') }) },
	},
} as const satisfies Record<string, Collection>;
