/** The words for faults of the address step. */
import { type AddressName, addressNames } from '../../../checkout/check-contact.ts';
import type { FaultWords } from '../../../forms/form-errors.ts';
import type { Texts } from '../../../texts/texts.ts';

export function toContactWords({ checkout, forms, phone }: Pick<Texts, 'checkout' | 'forms' | 'phone'>): FaultWords {
	const { fields, email } = checkout;
	return {
		labels: {
			email,
			phone: checkout.phone,
			...withName('shipping_address', fields),
			...withName(
				'invoice_address',
				mapValues(fields, (label) => `${label} (${checkout.invoiceLegend})`),
			),
		},
		general: forms.faults,
		own: {
			email: { invalid: forms.emailInvalid, too_long: forms.emailInvalid },
			phone: { ...phone, invalid: phone.NOT_A_NUMBER, too_long: phone.TOO_LONG },
			...Object.assign(
				{},
				...addressNames.map((name) =>
					withName(name, { zip_code: { invalid: checkout.postcodeInvalid }, country_code: { invalid: checkout.countryInvalid } }),
				),
			),
		},
		failed: forms.failed,
	};
}

function mapValues(words: Readonly<Record<string, string>>, change: (word: string) => string): Record<string, string> {
	return Object.fromEntries(Object.entries(words).map(([field, word]) => [field, change(word)]));
}

function withName<Value>(name: AddressName, words: Readonly<Record<string, Value>>): Record<string, Value> {
	return Object.fromEntries(Object.entries(words).map(([field, value]) => [`${name}.${field}`, value]));
}
