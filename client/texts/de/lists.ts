/** Pages that lead to products: home, window, lists and brands. German. */
export const lists = {
	home: {
		house: 'Das Haus',
		families: 'Das Sortiment',
		selection: 'Aus dem Schaufenster',
		brands: 'Unsere Marken',
		allBrands: 'Alle Marken ansehen',
		toShop: 'Zum Schaufenster',
		visit: 'Besuchen Sie uns',
		visitText: 'Kommen Sie vorbei und sehen Sie sich in Ruhe um. Wir beraten Sie gern.',
		visitLink: 'Kontakt',
	},
	brands: {
		title: 'Marken',
		intro: 'Die Häuser, deren Stücke wir führen.',
		back: 'Alle Marken',
		pieces: (brand: string) => `Stücke von ${brand}`,
	},
	/** The pages of link keys that are a kind of product. */
	goods: {
		/** Where the content has no name for it. */
		names: {
			watches: 'Uhren',
			jewelry: 'Schmuck',
			accessories: 'Accessoires',
			wedding_rings: 'Trauringe',
			beads: 'Perlen',
			engagement_rings: 'Verlobungsringe',
			optics: 'Optik',
			for_kids: 'Für Kinder',
			events: 'Veranstaltungen',
			home_fabrics: 'Heimtextilien',
			decoratives: 'Dekoration',
			floral_workshop: 'Florale Werkstatt',
			room_fragrances: 'Raumdüfte',
			bicycles: 'Fahrräder',
		},
		brands: 'Marken',
	},
	window: {
		title: 'Digitales Schaufenster',
		intro: 'Ein Blick durch die Scheibe: wenige Stücke aus jeder Vitrine, in Ruhe anzusehen.',
		visit: 'Treten Sie ein',
		visitText: 'Was hier liegt, zeigen wir Ihnen gern aus der Nähe, und vieles mehr.',
	},
	list: {
		categories: 'Sortiment',
		/** Read out before a product's reference. */
		reference: 'Referenz',
		everything: 'Alle Stücke',
		empty: 'Hier liegt zurzeit nichts aus. Sprechen Sie uns gern an.',
		count: (pieces: number) => (pieces === 1 ? '1 Stück' : `${pieces} Stücke`),
		position: (first: number, last: number, total: number) => `${first}–${last} von ${total}`,
		page: (page: number, pageCount: number) => `Seite ${page} von ${pageCount}`,
		pagination: 'Seiten',
		more: 'Weitere Stücke zeigen',
		previous: 'Vorherige Seite',
		filter: {
			/** The button that opens the panel; `chosen`: how many filters act. */
			open: (chosen: number) => (chosen === 0 ? 'Auswahl eingrenzen' : `Auswahl eingrenzen (${chosen})`),
			title: 'Auswahl eingrenzen',
			close: 'Schließen',
			/** Closes the panel over so many products. */
			show: (pieces: number) => (pieces === 1 ? '1 Stück zeigen' : `${pieces} Stücke zeigen`),
			chosen: 'Gewählt',
			/** Read out before a filter that a button takes back. */
			remove: 'Entfernen:',
			clear: 'Alles aufheben',
			names: {
				category: 'Sortiment',
				subcategory: 'Art',
				manufacturer: 'Marke',
				tag: 'Thema',
				price: 'Preis',
				availability: 'Lieferbarkeit',
			},
			availability: { 'sold-out': 'Vergriffen', 'to-order': 'Mit längerer Lieferzeit', 'in-stock': 'Sofort lieferbar' },
			from: 'Ab (Euro)',
			to: 'Bis (Euro)',
			/** Of prices, as amounts with their currency; one of the two may be open. */
			range: (from: string | null, to: string | null) => (to === null ? `ab ${from}` : from === null ? `bis ${to}` : `${from} bis ${to}`),
			/** Read out where the field shows another amount than was typed; `range`: of `range`; null: any price. */
			rewritten: (range: string | null) => (range === null ? 'Ohne Preisgrenze' : `Preis ${range}`),
			unreadable: 'Diesen Betrag können wir nicht lesen. Bitte so schreiben: 1.000 oder 1.000,50.',
		},
		sort: {
			label: 'Reihenfolge',
			/** For an order of the shop's own. */
			own: 'Unsere Empfehlung',
			names: { '-id': 'Neueste zuerst', price_brutto: 'Preis aufsteigend', '-price_brutto': 'Preis absteigend' },
		},
		none: 'Zu dieser Auswahl passt zurzeit kein Stück.',
		notLoaded: 'Die Auswahl konnte nicht geladen werden.',
		retry: 'Noch einmal versuchen',
	},
};
