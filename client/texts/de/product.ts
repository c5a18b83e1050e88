/** The page of a piece. German. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Referenz',
		description: 'Beschreibung',
		attributes: 'Merkmale',
		manufacturer: 'Hersteller',
		back: (list) => `Zurück: ${list}`,
		onRequest: 'Den Preis dieses Stücks nennen wir Ihnen gern persönlich.',
		request: 'Stück anfragen',
		pictures: 'Abbildungen',
		variant: 'Variante',
		chooseVariant: 'Bitte wählen',
		quantity: 'Anzahl',
		addToCart: 'In den Warenkorb',
		added: (name) => `${name} liegt jetzt im Warenkorb.`,
		toCart: 'Zum Warenkorb',
		soldOut: 'Zurzeit ausverkauft',
		inStock: 'Vorrätig',
		stock: (count) => `Noch ${count} vorrätig`,
		madeToOrder: 'Wird für Sie bestellt',
		shippingTime: (days) => (days === 1 ? 'Versand in 1 Tag' : `Versand in ${days} Tagen`),
		soldOutVariant: (variant) => `${variant} (zurzeit ausverkauft)`,
		limited: (name, count) =>
			count === 1
				? `${name} liefern wir zurzeit nur einmal. Das Stück liegt in Ihrem Warenkorb.`
				: `Von ${name} liefern wir zurzeit höchstens ${count} Stück. So viele liegen in Ihrem Warenkorb.`,
		memoryOnly: 'Ihr Browser speichert den Warenkorb nicht. Er bleibt nur erhalten, solange diese Seite geöffnet ist.',
		failed: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
		withoutScript: 'Der Warenkorb braucht JavaScript. Ohne JavaScript bestellen Sie gern telefonisch.',
		requests: {
			availability: 'Verfügbarkeit anfragen',
			information: 'Frage stellen',
			reservation: 'Im Geschäft reservieren',
			appointment: 'Termin vereinbaren',
		},
	},
	ratings: {
		title: 'Bewertungen',
		none: 'Dieses Stück hat noch niemand bewertet.',
		stars: (rating) => `${rating} von 5 Sternen`,
		count: (ratings) => (ratings === 1 ? 'aus 1 Bewertung' : `aus ${ratings} Bewertungen`),
		histogram: 'Verteilung der Sterne',
		starCount: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
		period: (from, to) => (from === to ? `Abgegeben am ${from}.` : `Abgegeben vom ${from} bis ${to}.`),
		checked: 'Wir lesen jede Bewertung, bevor sie erscheint, prüfen aber nicht, ob sie von Käufern dieses Stücks stammt.',
		nobody: 'Ohne Namen',
		newest: (count) => `Gezeigt werden die ${count} neuesten.`,
		write: 'Bewertung schreiben',
	},
};
