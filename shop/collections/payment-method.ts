/** How an order can be paid. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { text } from '../../pipeline/declarations/fields.ts';

export const paymentMethod = defineCollection({
	collection: 'ecommerce_payment_method',
	label: 'Zahlungsarten',
	icon: 'payments',
	note: 'Die Zahlungsart mit der Nummer 4 ist PayPal.',
	doc: 'The one with the id 4 is PayPal.',
	template: '{{display_name}}',
	fields: { display_name: text('Name', { required: true, doc: 'those of the settings are named on the cart page, § 312j (1) BGB' }) },
	lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
});
