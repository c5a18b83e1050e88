/** The page of a product. German. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Referenz',
		description: 'Beschreibung',
		back: (list) => `Zurück: ${list}`,
		onRequest: 'Den Preis dieses Stücks nennen wir Ihnen gern persönlich.',
		request: 'Stück anfragen',
		variant: 'Variante',
		chooseVariant: 'Bitte wählen',
		variantMissing: (label) => `Bitte wählen Sie zuerst: ${label}.`,
		countInvalid: (most) => `Bitte geben Sie eine Anzahl von 1 bis ${most} ein.`,
		personalize: (name) => `Ihr Wunsch: ${name}`,
		quantity: 'Anzahl',
		addToCart: 'In den Warenkorb',
		added: (name) => `${name} liegt jetzt im Warenkorb.`,
		toCart: 'Zum Warenkorb',
		soldOut: 'Zurzeit ausverkauft',
		inStock: 'Vorrätig',
		stock: (count) => `Noch ${count} vorrätig`,
		madeToOrder: 'Wird für Sie bestellt',
		shippingTime: (days) => (days === 0 ? 'Sofort versandfertig' : days === 1 ? 'Versand in 1 Werktag' : `Versand in ${days} Werktagen`),
		delivery: (country, days) => `${country}: Ankunft etwa ${days}`,
		soldOutVariant: (variant) => `${variant} (zurzeit ausverkauft)`,
		pricedVariant: (variant, price) => `${variant} · ${price}`,
		notCombined: (value, other) => `${value} – nicht mit ${other}`,
		noCombination: (both, first, possible) => `Diese Kombination gibt es nicht: ${both}. Zu ${first} gibt es: ${possible}.`,
		beyondStock: 'Nicht alle vorrätig: Den Rest bestellen wir für Sie, das dauert länger.',
		limited: (name, count) =>
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
	ratings: { title: 'Bewertungen', write: 'Bewertung schreiben' },
};
