/** What every page says: the shell around it, navigation, and prices. English. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
		skipToContent: 'Skip to content',
		home: 'Home',
		menu: 'Menu',
		closeMenu: 'Close menu',
		mainNavigation: 'Main menu',
		chooseLanguage: 'Choose a language',
		shopNavigation: 'Shopping',
		legalNavigation: 'Legal',
		legalSidebar: 'Company details',
		closeLegalSidebar: 'Close company details',
		cookieSettings: 'Cookie settings',
		cookieSettingsFailed: 'The settings could not be loaded. Please try again.',
		withdrawFromContract: 'Withdraw from contract',
		newTab: '(opens in a new tab)',
		cart: 'Shopping cart',
		cartWithCount: (count) => `Shopping cart (${count})`,
		wish: 'Save',
		drafts: { name: 'Draft', text: 'Draft: this preview also shows what is not published yet. It is not the shop’s website.' },
	},
	price: {
		onRequest: 'Price on request',
		taxIncluded: 'incl. VAT',
		plusShipping: 'plus shipping',
		base: (price, unit) => `Base price: ${price} per ${unit}`,
		label: 'Price',
		range: (lowest, highest) => `${lowest} – ${highest}`,
	},
	navigation: {
		arrived: (title) => `Page opened: ${title}`,
		slow: 'The page is loading.',
		failed: 'The page could not be loaded. Please try again.',
		incomplete: 'Part of this page could not be loaded. Please reload the page.',
	},
};
