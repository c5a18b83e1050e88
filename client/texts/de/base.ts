/** Texts of every page: the shell around it, navigation, and prices. German. */
export const base = {
	shell: {
		cookieSettings: 'Cookie Einstellungen',
		cookieSettingsFailed: 'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
		/** Read out after links that open a new tab. */
		newTab: '(öffnet in einem neuen Tab)',
		/** The cart icon's tooltip before the count is known. */
		cart: 'Warenkorb',
		cartWithCount: (count: number) => `Warenkorb (${count})`,
		/** The button that puts a product on the wish list; the product's name follows. */
		wish: 'Merken',
	},
	price: {
		onRequest: 'Preis auf Anfrage',
		taxIncluded: 'inkl. MwSt.',
		vat: (rate: string, amount: string) => `darin enthalten ${rate} MwSt.: ${amount}`,
		/** The same where something in the total is taxed in another way. */
		vatOfSome: (rate: string, amount: string) => `darin enthalten ${rate} MwSt.: ${amount} (aus den Posten inkl. MwSt.)`,
		plusShipping: 'zzgl. Versand',
		/** The price of a unit such as `100 ml` (§ 4 PAngV). */
		base: (price: string, unit: string) => `Grundpreis: ${price} je ${unit}`,
		/** Read out before a price, which is otherwise a bare figure. */
		label: 'Preis',
		range: (lowest: string, highest: string) => `${lowest} – ${highest}`,
	},
	navigation: {
		/** Said by the live region after a change of page. */
		arrived: (title: string) => `Seite geöffnet: ${title}`,
		slow: 'Die Seite wird geladen.',
		failed: 'Die Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
		incomplete: 'Ein Teil dieser Seite konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
	},
};
