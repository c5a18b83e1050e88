/** Two records that want the same address, and records that cannot have theirs. The field is called "Slug" in Directus. */
import type { ProblemText } from '../report-text.ts';

export const addresses = {
	'page-duplicate': {
		heading: { de: 'Seite ist doppelt', en: 'A page is there twice', fr: 'Une page existe en double' },
		meaning: {
			de: 'Von dieser Art kann es nur eine Seite geben. Es ist nicht klar, welche gelten soll.',
			en: 'There can be only one page of this type. It is not clear which one counts.',
			fr: 'Il ne peut y avoir qu’une page de ce type. On ne sait pas laquelle compte.',
		},
		fix: {
			de: 'Löschen Sie eine von beiden, oder machen Sie sie zu einer Info-Seite mit eigenem Slug.',
			en: 'Delete one of them, or make it an info page with a slug of its own.',
			fr: 'Supprimez l’une des deux, ou faites-en une page d’information avec son propre slug.',
		},
	},
	'path-taken': {
		heading: { de: 'Adresse ist schon vergeben', en: 'The address is taken', fr: 'L’adresse est déjà prise' },
		meaning: {
			de: 'Zwei Einträge hätten dieselbe Adresse auf der Website.',
			en: 'Two records would have the same address on the site.',
			fr: 'Deux fiches auraient la même adresse sur le site.',
		},
		fix: {
			de: 'Geben Sie einem von beiden einen anderen Slug (den letzten Teil der Adresse).',
			en: 'Give one of them another slug (the last part of the address).',
			fr: 'Donnez à l’une des deux un autre slug (la dernière partie de l’adresse).',
		},
	},
	'slug-duplicate': {
		heading: { de: 'Slug ist doppelt', en: 'The slug is there twice', fr: 'Le slug existe en double' },
		meaning: {
			de: 'Der Slug ist der letzte Teil der Adresse auf der Website. Zwei Einträge haben denselben.',
			en: 'The slug is the last part of the address on the site. Two records have the same.',
			fr: 'Le slug est la dernière partie de l’adresse sur le site. Deux fiches ont le même.',
		},
		fix: {
			de: 'Geben Sie einem von beiden einen anderen Slug.',
			en: 'Give one of them another slug.',
			fr: 'Donnez à l’une des deux un autre slug.',
		},
	},
	'slug-invalid': {
		heading: { de: 'Slug taugt nicht als Adresse', en: 'The slug cannot be an address', fr: 'Le slug ne peut pas servir d’adresse' },
		meaning: {
			de: 'Der Slug ist der letzte Teil der Adresse auf der Website. Dieser enthält Zeichen, die dort nicht stehen können.',
			en: 'The slug is the last part of the address on the site. This one has characters that cannot stand there.',
			fr: 'Le slug est la dernière partie de l’adresse sur le site. Celui-ci contient des caractères qui n’y sont pas permis.',
		},
		fix: {
			de: 'Verwenden Sie nur kleine Buchstaben a bis z, Ziffern und einzelne Bindestriche, zum Beispiel trauring-weissgold statt „Trauring Weißgold“. Nicht möglich sind index und einige Gerätenamen wie con.',
			en: 'Use only small letters a to z, digits and single hyphens, such as trauring-weissgold instead of “Trauring Weißgold”. Not possible are index and some names of devices such as con.',
			fr: 'N’utilisez que des lettres minuscules de a à z, des chiffres et des traits d’union isolés, par exemple alliance-or-blanc au lieu de «\u202fAlliance or blanc\u202f». Ne sont pas permis index et certains noms de périphériques comme con.',
		},
	},
	'slug-reserved': {
		heading: { de: 'Slug braucht der Shop selbst', en: 'The shop itself needs this slug', fr: 'La boutique a elle-même besoin de ce slug' },
		meaning: {
			de: 'Unter dieser Adresse liegt schon ein Teil des Shops, zum Beispiel der Warenkorb.',
			en: 'A part of the shop already has this address, such as the cart.',
			fr: 'Une partie de la boutique a déjà cette adresse, par exemple le panier.',
		},
		fix: {
			de: 'Geben Sie der Kategorie einen anderen Slug.',
			en: 'Give the category another slug.',
			fr: 'Donnez à la catégorie un autre slug.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
