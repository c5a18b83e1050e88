/** Between the fields of the address step and what is stored of them. */
import type { AddressName } from '../../../checkout/check-contact.ts';
import type { AddressEntries, CheckoutFields, CheckoutSession } from '../../../checkout/checkout.ts';
import type { AddressField } from '../../../orders/contract/address.ts';

const addressFields: readonly AddressField[] = [
	'first_name',
	'last_name',
	'company',
	'street',
	'number',
	'addition',
	'zip_code',
	'city',
	'country_code',
];

type FieldValues = Readonly<Record<string, string>>;

export function toFieldValues({ customerEmail, phone, hasInvoiceAddress, shippingAddress, invoiceAddress }: CheckoutSession): FieldValues {
	return {
		email: customerEmail,
		phone,
		...(hasInvoiceAddress && { has_invoice_address: 'on' }),
		...named('shipping_address', shippingAddress),
		...named('invoice_address', invoiceAddress),
	};
}

/** Keeps stored values of absent fields. */
export function fromFields(values: FieldValues, stored: CheckoutSession): Partial<CheckoutFields> {
	return {
		customerEmail: values.email ?? stored.customerEmail,
		phone: values.phone ?? stored.phone,
		hasInvoiceAddress: values.has_invoice_address !== undefined,
		shippingAddress: entriesIn(values, 'shipping_address', stored.shippingAddress),
		invoiceAddress: entriesIn(values, 'invoice_address', stored.invoiceAddress),
	};
}

function named(name: AddressName, entries: AddressEntries): FieldValues {
	return Object.fromEntries(Object.entries(entries).map(([field, value]) => [`${name}.${field}`, value]));
}

function entriesIn(values: FieldValues, name: AddressName, stored: AddressEntries): AddressEntries {
	const typed = addressFields.flatMap((field) => {
		const value = values[`${name}.${field}`];
		return value === undefined ? [] : [[field, value]];
	});
	return { ...stored, ...Object.fromEntries(typed) };
}
