/** The page of a product. German. */
export const product = {
	product: {
		reference: 'Referenz',
		description: 'Beschreibung',
		back: (list: string) => `Zurück: ${list}`,
		onRequest: 'Den Preis dieses Stücks nennen wir Ihnen gern persönlich.',
		request: 'Stück anfragen',
		variant: 'Variante',
		chooseVariant: 'Bitte wählen',
		/** Nothing is chosen; `label`: what a variant is called. */
		variantMissing: (label: string) => `Bitte wählen Sie zuerst: ${label}.`,
		countInvalid: (most: number) => `Bitte geben Sie eine Anzahl von 1 bis ${most} ein.`,
		/** Opens the fields of what can be put on the product. */
		personalize: (name: string) => `Ihr Wunsch: ${name}`,
		quantity: 'Anzahl',
		addToCart: 'In den Warenkorb',
		added: (name: string) => `${name} liegt jetzt im Warenkorb.`,
		toCart: 'Zum Warenkorb',
		soldOut: 'Zurzeit ausverkauft',
		inStock: 'Vorrätig',
		stock: (count: number) => `Noch ${count} vorrätig`,
		madeToOrder: 'Wird für Sie bestellt',
		shippingTime: (days: number) =>
			days === 0 ? 'Sofort versandfertig' : days === 1 ? 'Versand in 1 Werktag' : `Versand in ${days} Werktagen`,
		/** `days`: the only one on which it may arrive, or from the first to the last with a dash between, as `10.–14. Dez.` */
		delivery: (country: string, days: string) => `${country}: Ankunft etwa ${days}`,
		soldOutVariant: (variant: string) => `${variant} (zurzeit ausverkauft)`,
		pricedVariant: (variant: string, price: string) => `${variant} · ${price}`,
		notCombined: (value: string, other: string) => `${value} – nicht mit ${other}`,
		/** Both choices are made, and there is no such variant. `possible`: what there is with `first`. */
		noCombination: (both: string, first: string, possible: string) =>
			`Diese Kombination gibt es nicht: ${both}. Zu ${first} gibt es: ${possible}.`,
		beyondStock: 'Nicht alle vorrätig: Den Rest bestellen wir für Sie, das dauert länger.',
		limited: (name: string, count: number) =>
			count === 1
				? `${name} liefern wir zurzeit nur einmal. Das Stück liegt in Ihrem Warenkorb.`
				: `Von ${name} liefern wir zurzeit höchstens ${count} Stück. So viele liegen in Ihrem Warenkorb.`,
		failed: 'Das ist leider nicht gelungen. Bitte versuchen Sie es noch einmal.',
		withoutScript: 'Der Warenkorb braucht JavaScript. Ohne JavaScript bestellen Sie gern telefonisch.',
		requests: {
			availability: 'Verfügbarkeit anfragen',
			information: 'Frage stellen',
			reservation: 'Im Geschäft reservieren',
			appointment: 'Termin vereinbaren',
		},
	},
	/** Beside what the builder writes of ratings. */
	ratings: { title: 'Bewertungen', write: 'Bewertung schreiben' },
};
