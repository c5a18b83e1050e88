/** How a shop shows a product that a group of shops shares: with values of its own where it has some. */
import { defineCollection, pictures, translations } from '../../pipeline/declarations/define-collection.ts';
import { choice, count, link, markdown, readAs, text, toggle } from '../../pipeline/declarations/fields.ts';
import { flag, optional, supply } from '../../pipeline/records/wire-fields.ts';
import { contentStates, product } from './product.ts';
import { price, workingDays } from './shop-fields.ts';

const inherited = 'Leer: wie im gemeinsamen Produkt';

const perhaps = optional(flag, null);

/** What offers show, and the field by which they name it. */
const overlays = { collection: product.collection, by: 'product' };

const declared = defineCollection({
	collection: 'ecommerce_offer',
	overlays,
	isNewer: true,
	label: 'Angebote gemeinsamer Produkte',
	icon: 'storefront',
	note: 'Zeigt ein gemeinsames Produkt in diesem Shop. Was hier leer ist, gilt, wie es im gemeinsamen Produkt steht.',
	doc: 'Shows a shared product, which is one whose `project` is null, in the shop of this record. Values that are set replace those of the product; a `translations` row replaces the texts that it has.',
	template: '{{product.display_name}}',
	fields: {
		status: choice('Status', contentStates, { required: true, default: 'draft' }),
		product: link('Gemeinsames Produkt', product.collection, {
			required: true,
			otherwise: null,
			doc: 'empty once that was deleted: a warning',
		}),
		display_name: text('Name', { note: inherited }),
		price_brutto: price('Preis (brutto)', { note: `${inherited}. 0: Preis auf Anfrage`, doc: '0: on request' }),
		price_reduced: readAs(perhaps, toggle('Preis ermäßigt', { note: `${inherited}. Wieder leer wird es im Menü des Feldes.` })),
		recommended_price: price('Unverbindliche Preisempfehlung', { note: inherited }),
		stock: readAs(optional(supply, null), count('Bestand', null, { note: inherited })),
		reorder_possible: readAs(perhaps, toggle('Nachbestellbar', { note: `${inherited}. Wieder leer wird es im Menü des Feldes.` })),
		shipping_time: workingDays('Lieferzeit in Werktagen', null, { note: inherited, doc: 'working days' }),
		description: markdown('Beschreibung', { note: `${inherited}. Markdown, Bilder nur aus dem Ordner des eigenen Projekts.` }),
	},
	lists: {
		images: pictures('Bilder', { note: 'Ersetzen alle Bilder des gemeinsamen Produkts.' }),
		translations: translations({ display_name: text('Name'), description: markdown('Beschreibung') }),
	},
});

export const offer = { ...declared, overlays };
