/** Who issues the documents of tests: all that an invoice has to say of its seller. */
import type { Company } from '../../../orders/shop/company.ts';

export const aSeller: NonNullable<Company['seller']> = {
	name: 'Goldschmiede GmbH',
	street: 'Gasse 7 a',
	zip: '31934',
	city: 'Hallstedt',
	country: 'DE',
	vatId: 'DE123456789',
	taxNumber: null,
	email: 'laden@goldschmiede.example',
	phone: null,
	registers: [],
	executives: [],
};
