/** The cart and the wish list. German. */
export const cart = {
	cart: {
		title: 'Warenkorb',
		loading: 'Ihr Warenkorb wird geladen.',
		empty: 'Ihr Warenkorb ist leer.',
		/** The browser refuses to store anything. */
		memoryOnly: 'Ihr Browser speichert den Warenkorb nicht. Er bleibt nur erhalten, solange diese Seite geöffnet ist.',
		toShop: 'Zum Schaufenster',
		unavailable: 'Der Einkauf im Internet ist zurzeit geschlossen. Im Geschäft sind wir gern für Sie da.',
		/** How to order, where the site has no order service; `orderLink` leads to the contact page. */
		order: 'Diese Auswahl bestellen Sie telefonisch, per E-Mail oder bei uns im Geschäft.',
		orderLink: 'Zur Kontaktseite',
		toCheckout: 'Zur Kasse',
		withoutScript: 'Der Warenkorb liegt in Ihrem Browser und braucht JavaScript. Ohne JavaScript bestellen Sie gern telefonisch.',
		lines: 'Ihre Auswahl',
		unitPrice: 'Einzelpreis',
		/** The share of a price for the personalisation. */
		surcharge: (amount: string) => `davon Aufpreis: ${amount}`,
		/** Before what is said of something. */
		labelled: (label: string) => `${label}:`,
		lineTotal: 'Summe',
		quantityOf: (name: string) => `Anzahl: ${name}`,
		fewer: (name: string) => `Eines weniger: ${name}`,
		more: (name: string) => `Eines mehr: ${name}`,
		remove: 'Entfernen',
		removeLine: (name: string) => `${name} entfernen`,
		removed: (name: string) => `${name} wurde entfernt.`,
		changed: (name: string, count: number) => `${name}: Anzahl ${count}.`,
		total: 'Gesamtbetrag',
		clear: 'Warenkorb leeren',
		cleared: 'Der Warenkorb ist geleert.',
		undo: 'Rückgängig',
		restored: 'Es liegt wieder im Warenkorb.',
		/** Above what is otherwise than the cart said. */
		differences: 'Seit Ihrer Auswahl hat sich etwas geändert',
		putAway: 'Hinweis schließen',
		priceChanged: (from: string, to: string) => `Der Preis war ${from} und ist jetzt ${to}.`,
		countChanged: (from: number, to: number) => `Statt ${from} sind nur noch ${to} vorrätig. Die Anzahl ist angepasst.`,
		gone: 'Dieses Stück führen wir nicht mehr. Es liegt nicht mehr im Warenkorb.',
		soldOut: 'Dieses Stück ist ausverkauft. Es liegt nicht mehr im Warenkorb.',
		/** The order service does not answer. */
		notChecked: 'Preise und Bestand konnten wir gerade nicht prüfen. Ihr Warenkorb ist, wie er war.',
		check: 'Noch einmal prüfen',
		/** The order service says that the shop takes no orders at present. */
		closed: 'Zurzeit nehmen wir im Internet keine Bestellungen an. Ihr Warenkorb bleibt Ihnen erhalten.',
		giftWrap: 'Geschenkverpackung',
		/** The browser does not store that the visitor wants it. */
		giftWrapMemoryOnly: 'Ihr Browser speichert diesen Wunsch nicht. Er bleibt nur erhalten, solange diese Seite geöffnet ist.',
		totalOfPieces: 'Summe der Stücke',
		/** At a total of what is taxed in different ways. */
		taxOfEach: 'Steuer wie je Posten angegeben',
		/** Before the ways to pay, and the countries of delivery. */
		payments: 'Zahlungsarten:',
		countries: 'Wir liefern nach:',
		notLoaded: 'Ihr Warenkorb konnte nicht geladen werden.',
		retry: 'Noch einmal versuchen',
		failed: 'Die Änderung ist leider nicht gelungen. Bitte versuchen Sie es noch einmal.',
		/** The cart beside the page, once something was put into it. */
		drawer: {
			title: (name: string) => `Im Warenkorb: ${name}`,
			/** The cart holds `products`, fewer than were asked for. */
			limited: (pieces: number) => `Mehr als ${pieces} können wir zurzeit nicht liefern.`,
			toCart: 'Warenkorb ansehen',
			goOn: 'Weiter umsehen',
			close: 'Warenkorb schließen',
		},
	},
	wishList: {
		title: 'Merkliste',
		intro: 'Was Ihnen gefällt, bleibt hier: in diesem Browser und ohne Konto.',
		loading: 'Ihre Merkliste wird geladen.',
		withoutScript:
			'Die Merkliste liegt in Ihrem Browser und braucht JavaScript. Ohne JavaScript zeigen wir Ihnen die Stücke gern im Geschäft.',
		empty: 'Auf Ihrer Merkliste steht noch nichts.',
		toShop: 'Zum Schaufenster',
		pieces: 'Gemerkte Stücke',
		notLoaded: 'Die gemerkten Stücke konnten nicht geladen werden.',
		retry: 'Noch einmal versuchen',
		/** Leads to a product that cannot be put into the cart from here. */
		look: 'Stück ansehen',
		/** Above products that the shop does not have any more. */
		gone: 'Diese Stücke führen wir nicht mehr',
		putAway: 'Von der Merkliste nehmen',
		memoryOnly: 'Ihr Browser speichert die Merkliste nicht. Sie bleibt nur erhalten, solange diese Seite geöffnet ist.',
	},
};
