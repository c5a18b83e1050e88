/** Beyond an editor's fix: rights and structure of Directus, the site's configuration, its program. */
import type { ProblemText } from '../report-text.ts';

export const technical = {
	'collection-missing': {
		heading: { de: 'Directus fehlen Sammlungen', en: 'Directus lacks collections', fr: 'Il manque des collections dans Directus' },
		meaning: {
			de: 'Die Website erwartet in Directus Sammlungen, die es dort nicht gibt oder die sie nicht lesen darf. Sie gelten als leer.',
			en: 'The site expects collections in Directus that are not there, or that it may not read. They count as empty.',
			fr: 'Le site attend dans Directus des collections qui n’y sont pas, ou qu’il n’a pas le droit de lire. Il les considère comme vides.',
		},
		fix: {
			de: 'Den Inhalt neu abrufen; hilft das nicht, die Sammlungen in Directus anlegen und dem Zugang der Website Leserechte geben.',
			en: "Fetch the content again; if that does not help, create the collections in Directus and let the site's access read them.",
			fr: 'Récupérez à nouveau le contenu\u202f; si cela ne suffit pas, créez les collections dans Directus et donnez à l’accès du site le droit de les lire.',
		},
	},
	'field-missing': {
		heading: { de: 'Directus liefert ein Feld nicht', en: 'Directus does not send a field', fr: 'Directus n’envoie pas un champ' },
		meaning: {
			de: 'Das Feld wurde in Directus gelöscht oder umbenannt, oder der Zugang der Website darf es nicht lesen. Es gilt als leer.',
			en: "The field was deleted or renamed in Directus, or the site's access may not read it. It counts as empty.",
			fr: 'Le champ a été supprimé ou renommé dans Directus, ou l’accès du site n’a pas le droit de le lire. Il est considéré comme vide.',
		},
		fix: {
			de: 'Das Feld oder das Leserecht in Directus wiederherstellen und den Inhalt neu abrufen.',
			en: 'Restore the field or the right to read it in Directus, and fetch the content again.',
			fr: 'Rétablissez le champ ou le droit de lecture dans Directus, puis récupérez à nouveau le contenu.',
		},
	},
	'foreign-project': {
		heading: {
			de: 'Eintrag gehört zu einer anderen Website',
			en: 'A record belongs to another site',
			fr: 'Une fiche appartient à un autre site',
		},
		meaning: {
			de: 'Der Eintrag trägt ein anderes Projekt. Damit nichts Fremdes erscheint, wird gar nichts veröffentlicht.',
			en: 'The record carries another project. So that nothing of others appears, nothing at all is published.',
			fr: 'La fiche porte un autre projet. Pour que rien d’étranger n’apparaisse, rien n’est publié.',
		},
		fix: {
			de: 'Dem Zugang der Website nur das Recht an ihrem eigenen Projekt geben, oder dem Eintrag das richtige Projekt.',
			en: "Let the site's access read its own project only, or give the record the right project.",
			fr: 'Limitez l’accès du site à son propre projet, ou donnez à la fiche le bon projet.',
		},
	},
	'record-duplicate': {
		heading: { de: 'Zwei Einträge haben dieselbe Nummer', en: 'Two records have the same number', fr: 'Deux fiches ont le même numéro' },
		meaning: {
			de: 'Das kann in Directus nicht vorkommen: Der abgerufene Inhalt ist beschädigt oder wurde von Hand geändert.',
			en: 'This cannot happen in Directus: the content that was fetched is damaged, or was changed by hand.',
			fr: 'Cela ne peut pas arriver dans Directus\u00a0: le contenu récupéré est endommagé, ou il a été modifié à la main.',
		},
		fix: { de: 'Den Inhalt neu abrufen.', en: 'Fetch the content again.', fr: 'Récupérez à nouveau le contenu.' },
	},
	'record-missing': {
		heading: { de: 'Projekt oder Unternehmen fehlt', en: 'The project or the company is missing', fr: 'Le projet ou l’entreprise manque' },
		meaning: {
			de: 'In Directus gibt es für diese Website keinen Eintrag von Projekt oder Unternehmen. Ohne sie gibt es keine Website.',
			en: 'Directus has no record of the project or the company for this site. Without them there is no site.',
			fr: 'Pour ce site, Directus n’a pas de fiche du projet ou de l’entreprise. Sans elles, il n’y a pas de site.',
		},
		fix: {
			de: 'Den Eintrag anlegen, oder in der Konfiguration die Domain des Projekts berichtigen.',
			en: "Create the record, or correct the project's domain in the configuration.",
			fr: 'Créez la fiche, ou corrigez le domaine du projet dans la configuration.',
		},
	},
	'shop-setting-invalid': {
		heading: {
			de: 'Einstellung des Shops stimmt nicht',
			en: 'A setting of the shop cannot be right',
			fr: 'Un réglage de la boutique est incorrect',
		},
		meaning: {
			de: 'Das Projekt hat eigene Einstellungen für diesen Shop, und eine davon gibt es nicht, oder ihr Wert passt nicht. Der Shop wird so nicht veröffentlicht.',
			en: 'The project has settings of its own for this shop, and one of them does not exist, or its value does not fit. The shop is not published like that.',
			fr: 'Le projet a des réglages propres à cette boutique, et l’un d’eux n’existe pas, ou sa valeur ne convient pas. La boutique n’est pas publiée ainsi.',
		},
		fix: {
			de: 'Den Wert im Projekt unter Einstellungen berichtigen oder entfernen. Was erwartet wird, steht in der technischen Einzelheit.',
			en: 'Correct or remove the value in the settings of the project. The technical detail says what is expected.',
			fr: 'Corrigez ou supprimez la valeur dans les réglages du projet. Le détail technique précise ce qui est attendu.',
		},
	},
	'snapshot-edited': {
		heading: {
			de: 'Abgerufener Inhalt wurde von Hand geändert',
			en: 'The fetched content was changed by hand',
			fr: 'Le contenu récupéré a été modifié à la main',
		},
		meaning: {
			de: 'Eine Datei ist nicht mehr so, wie sie aus Directus kam. Beim nächsten Abruf geht die Änderung verloren.',
			en: 'A file is no longer as it came from Directus. The next fetch will undo the change.',
			fr: 'Un fichier n’est plus tel qu’il est venu de Directus. La prochaine récupération annulera la modification.',
		},
		fix: {
			de: 'Die Änderung in Directus vornehmen und den Inhalt neu abrufen.',
			en: 'Make the change in Directus, and fetch the content again.',
			fr: 'Faites la modification dans Directus, puis récupérez à nouveau le contenu.',
		},
	},
	'special-brand-missing': {
		heading: {
			de: 'Die besondere Uhrenmarke fehlt',
			en: 'The special watch brand is not there',
			fr: 'La marque horlogère vedette est introuvable',
		},
		meaning: {
			de: 'Die Website hat für eine Uhrenmarke eine eigene Gestaltung, aber keine veröffentlichte Marke hat den dafür genannten Slug. Keine Marke wird so gezeigt.',
			en: 'The site has a design of its own for one watch brand, but no published brand has the slug that was named for it. No brand is shown that way.',
			fr: 'Le site réserve une présentation particulière à une marque horlogère, mais aucune marque publiée n’a le slug prévu pour elle. Aucune marque n’est affichée ainsi.',
		},
		fix: {
			de: 'Geben Sie der Marke diesen Slug, oder bitten Sie die Technik, die Konfiguration zu berichtigen.',
			en: 'Give the brand that slug, or ask those who run the site to correct its configuration.',
			fr: 'Donnez ce slug à la marque, ou demandez à la personne qui gère la technique du site de corriger la configuration.',
		},
	},
	'theme-contrast': {
		heading: {
			de: 'Farben der Gestaltung passen nicht zusammen',
			en: 'Colours of the design do not fit',
			fr: 'Les couleurs du design ne vont pas ensemble',
		},
		meaning: {
			de: 'Nach der Grundfarbe ist die Gestaltung dunkel oder hell, der Hintergrund der Seite ist aber anders. Damit der Text lesbar bleibt, nimmt die Website eine andere Textfarbe.',
			en: 'By its base colour the design is dark or light, but the background of the page is not. So that text can be read, the site shows it in another colour.',
			fr: 'D’après sa couleur de base, le design est sombre ou clair, mais le fond de la page ne l’est pas. Pour que le texte reste lisible, le site l’affiche dans une autre couleur.',
		},
		fix: {
			de: 'Im Projekt unter Gestaltung eine Grundfarbe und einen Hintergrund wählen, die beide dunkel oder beide hell sind.',
			en: 'In the config of the project, choose a base colour and a background that are both dark or both light.',
			fr: 'Dans le design du projet, choisissez une couleur de base et un fond tous deux sombres ou tous deux clairs.',
		},
	},
	'theme-invalid': {
		heading: {
			de: 'Wert der Gestaltung stimmt nicht',
			en: 'A value of the design cannot be right',
			fr: 'Une valeur du design est incorrecte',
		},
		meaning: {
			de: 'Diese Farbe, Breite, Schrift oder Anordnung lässt sich nicht lesen. Die Website nimmt die übliche.',
			en: 'This colour, width, font or layout cannot be read. The site uses the usual one.',
			fr: 'Cette couleur, largeur, police ou disposition est illisible. Le site utilise celle d’origine.',
		},
		fix: {
			de: 'Den Wert im Projekt unter Gestaltung berichtigen. Was erwartet wird, steht in der technischen Einzelheit.',
			en: 'Correct the value in the config of the project. The technical detail says what is expected.',
			fr: 'Corrigez la valeur dans le design du projet. Le détail technique précise ce qui est attendu.',
		},
	},
	'value-spilled': {
		heading: { de: 'Seite zeigt ein Wort der Technik', en: 'A page shows a word of its program', fr: 'Une page affiche un mot technique' },
		meaning: {
			de: 'Auf der Seite stünde ein Wort wie „undefined“, wo ein Text stehen sollte. Sie wird so nicht veröffentlicht.',
			en: 'The page would show a word such as “undefined” where a text should stand. It is not published like that.',
			fr: 'La page afficherait un mot comme «\u202fundefined\u202f» à la place d’un texte. Elle n’est pas publiée ainsi.',
		},
		fix: {
			de: 'Im Eintrag nach einem ungewöhnlichen Wert suchen. Ist das Wort wirklich gemeint, schreiben Sie es anders.',
			en: 'Look for an unusual value in the record. If the word is really meant, write it differently.',
			fr: 'Cherchez une valeur inhabituelle dans la fiche. Si le mot est vraiment voulu, écrivez-le autrement.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
