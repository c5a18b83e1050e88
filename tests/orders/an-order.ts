/** Orders that the shop of `someShop` takes as they are, for tests to change. */
import { legalTextHash } from '../../pipeline/snapshot/legal-text.ts';
import { project } from './run-orders.ts';

export function anAddress(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	return {
		first_name: 'Änne',
		last_name: 'Öhlschläger',
		street: 'Kornmarkt',
		number: '7 a',
		zip_code: '79098',
		city: 'Freiburg',
		country_code: 'DE',
		...overrides,
	};
}

export function aLine(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	return { product: 1, variant: null, personalization: null, count: 1, price_brutto: '100.00', ...overrides };
}

/** One ring of 100 euro by parcel in Germany, paid by bank transfer: 105.90. */
export function anOrder(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	return {
		project,
		language: 'de',
		idempotency_key: crypto.randomUUID(),
		email: 'aenne@post.example',
		shipping_address: anAddress(),
		invoice_address: null,
		shipping_method: 1,
		payment_method: 1,
		shipping_cost: '5.90',
		present_wrapping: null,
		lines: [aLine()],
		total_price_brutto: '105.90',
		legal_texts: legalTextsIn(overrides.language),
		...overrides,
	};
}

/** Those of `someShop` as its pages show them: French ones are not written, so that the German ones stand in. */
export function legalTextsIn(language: unknown): readonly { readonly type: string; readonly hash: string }[] {
	const terms = language === 'en' ? { title: 'Terms', body: 'As agreed.' } : { title: 'AGB', body: 'Es gilt, was hier steht.' };
	return [
		{ type: 'agb', hash: legalTextHash(terms) },
		{ type: 'widerruf', hash: legalTextHash({ title: 'Widerruf', body: 'Vierzehn Tage.' }) },
	];
}
