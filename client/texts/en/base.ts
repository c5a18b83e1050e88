/** Texts of every page: the shell around it, navigation, and prices. English. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
		cookieSettings: 'Cookie settings',
		cookieSettingsFailed: 'The settings could not be loaded. Please try again.',
		newTab: '(opens in a new tab)',
		cart: 'Shopping cart',
		cartWithCount: (count) => `Shopping cart (${count})`,
		wish: 'Add to wish list',
	},
	price: {
		onRequest: 'Price on request',
		taxIncluded: 'incl. VAT',
		vat: (rate, amount) => `including ${rate} VAT: ${amount}`,
		vatOfSome: (rate, amount) => `including ${rate} VAT: ${amount} (on the items incl. VAT)`,
		plusShipping: 'plus shipping',
		base: (price, unit) => `Base price: ${price} per ${unit}`,
		label: 'Price',
		range: (lowest, highest) => `${lowest} – ${highest}`,
	},
	navigation: {
		arrived: (title) => `Page loaded: ${title}`,
		slow: 'The page is loading.',
		failed: 'The page could not be loaded. Please try again.',
		incomplete: 'Part of this page could not be loaded. Please reload the page.',
	},
};
