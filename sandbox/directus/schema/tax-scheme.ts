/** How a shop or a single product is taxed (§§ 19, 25a UStG): it decides what is written beside the price. */
import { choice, type Field } from './fields.ts';

const schemes = {
	standard: 'Regelbesteuerung',
	margin: 'Differenzbesteuerung (§ 25a UStG)',
	small_business: 'Kleinunternehmen (§ 19 UStG)',
};

export const taxScheme = (extras: { readonly note: string }): Field => choice('Besteuerung', schemes, extras);
