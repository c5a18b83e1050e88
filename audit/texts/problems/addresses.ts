/** Two records that want the same address, and records that cannot have theirs. The field is called "Slug" in Directus. */
import type { ProblemText } from './problem-text.ts';

export const addresses = {
	'page-duplicate': {
		heading: { de: 'Seite ist doppelt', en: 'A page is there twice' },
		meaning: {
			de: 'Von dieser Art kann es nur eine Seite geben. Es ist nicht klar, welche gelten soll.',
			en: 'There can be only one page of this type. It is not clear which one counts.',
		},
		fix: {
			de: 'Löschen Sie eine von beiden, oder machen Sie sie zu einer Info-Seite mit eigenem Slug.',
			en: 'Delete one of them, or make it an info page with a slug of its own.',
		},
	},
	'path-taken': {
		heading: { de: 'Adresse ist schon vergeben', en: 'The address is taken' },
		meaning: {
			de: 'Zwei Einträge hätten dieselbe Adresse auf der Website.',
			en: 'Two records would have the same address on the site.',
		},
		fix: {
			de: 'Geben Sie einem von beiden einen anderen Slug (den letzten Teil der Adresse).',
			en: 'Give one of them another slug (the last part of the address).',
		},
	},
	'slug-duplicate': {
		heading: { de: 'Slug ist doppelt', en: 'The slug is there twice' },
		meaning: {
			de: 'Der Slug ist der letzte Teil der Adresse auf der Website. Zwei Einträge haben denselben.',
			en: 'The slug is the last part of the address on the site. Two records have the same.',
		},
		fix: { de: 'Geben Sie einem von beiden einen anderen Slug.', en: 'Give one of them another slug.' },
	},
	'slug-invalid': {
		heading: { de: 'Slug taugt nicht als Adresse', en: 'The slug cannot be an address' },
		meaning: {
			de: 'Der Slug ist der letzte Teil der Adresse auf der Website. Dieser enthält Zeichen, die dort nicht stehen können.',
			en: 'The slug is the last part of the address on the site. This one has characters that cannot stand there.',
		},
		fix: {
			de: 'Verwenden Sie nur kleine Buchstaben a bis z, Ziffern und einzelne Bindestriche, zum Beispiel trauring-weissgold statt „Trauring Weißgold“. Nicht möglich sind index und einige Gerätenamen wie con.',
			en: 'Use only small letters a to z, digits and single hyphens, such as trauring-weissgold instead of “Trauring Weißgold”. Not possible are index and some names of devices such as con.',
		},
	},
	'slug-reserved': {
		heading: { de: 'Slug braucht der Shop selbst', en: 'The shop itself needs this slug' },
		meaning: {
			de: 'Unter dieser Adresse liegt schon ein Teil des Shops, zum Beispiel der Warenkorb.',
			en: 'A part of the shop already has this address, such as the cart.',
		},
		fix: { de: 'Geben Sie der Kategorie einen anderen Slug.', en: 'Give the category another slug.' },
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
