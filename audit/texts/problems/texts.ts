/** Texts of which the site shows less than is in them. */
import type { ProblemText } from '../report-text.ts';

export const texts = {
	'text-dropped': {
		heading: {
			de: 'Teile eines Textes fehlen auf der Website',
			en: 'Parts of a text are missing on the site',
			fr: 'Des parties d’un texte manquent sur le site',
		},
		meaning: {
			de: 'Der Text enthält etwas, das die Website nicht zeigt, zum Beispiel einen eingebetteten Film, eine Farbe, einen unbrauchbaren Link oder Worte in fehlerhaftem HTML. Fehlen auch Worte, nennt sie die technische Einzelheit.',
			en: 'The text holds something that the site does not show, such as an embedded film, a colour, a link that cannot be used, or words in faulty HTML. Where words are missing too, the technical detail names them.',
			fr: 'Le texte contient quelque chose que le site n’affiche pas, par exemple un film intégré, une couleur, un lien inutilisable ou des mots pris dans du HTML incorrect. S’il manque aussi des mots, le détail technique les cite.',
		},
		fix: {
			de: 'Was fehlt, steht in der technischen Einzelheit. Entfernen Sie es, oder sagen Sie es mit Überschriften, Absätzen, Listen, Tabellen, Links und Bildern.',
			en: 'The technical detail says what is missing. Remove it, or say it with headings, paragraphs, lists, tables, links and pictures.',
			fr: 'Le détail technique précise ce qui manque. Retirez-le, ou exprimez-le avec des titres, des paragraphes, des listes, des tableaux, des liens et des images.',
		},
	},
	'text-too-complex': {
		heading: {
			de: 'Text ist zu verschachtelt oder zu lang',
			en: 'A text is nested too deep, or too long',
			fr: 'Un texte est trop imbriqué ou trop long',
		},
		meaning: {
			de: 'In dem Text stehen zu viele Zitate oder Listen ineinander, oder er ist ungewöhnlich lang. Die Website könnte ihn nur so zeigen, wie er getippt wurde.',
			en: 'Too many quotations or lists of the text stand in one another, or it is unusually long. The site could only show it as it was typed.',
			fr: 'Le texte imbrique trop de citations ou de listes, ou il est exceptionnellement long. Le site ne pourrait l’afficher que tel qu’il a été tapé.',
		},
		fix: {
			de: 'Teilen Sie den Text auf, oder schreiben Sie ihn einfacher.',
			en: 'Part the text, or write it more plainly.',
			fr: 'Divisez le texte, ou écrivez-le plus simplement.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;

/** Texts that a language lacks, or in a language that the site lacks. */
export const languages = {
	'language-unknown': {
		heading: {
			de: 'Übersetzung in eine fremde Sprache',
			en: 'A translation into a language that is not used',
			fr: 'Traduction dans une langue que le site n’a pas',
		},
		meaning: {
			de: 'Diese Sprache hat die Website nicht. Die Übersetzung wird nicht gezeigt.',
			en: 'The site does not have this language. The translation is not shown.',
			fr: 'Le site n’existe pas dans cette langue. La traduction n’est pas affichée.',
		},
		fix: {
			de: 'Berichtigen Sie die Sprache der Übersetzung, oder löschen Sie diese Übersetzung.',
			en: 'Correct the language of the translation, or delete this translation.',
			fr: 'Corrigez la langue de la traduction, ou supprimez cette traduction.',
		},
	},
	'translation-missing': {
		heading: { de: 'Übersetzung fehlt', en: 'A translation is missing', fr: 'Traduction manquante' },
		meaning: {
			de: 'Diese Texte gibt es nicht in der genannten Sprache. Dort steht auf der Website stattdessen eine andere, meist Deutsch.',
			en: 'These texts are not there in the language that is named. The site shows another one in their place, mostly German.',
			fr: 'Ces textes n’existent pas dans la langue indiquée. Le site les affiche dans une autre, le plus souvent en allemand.',
		},
		fix: {
			de: 'Ergänzen Sie im Eintrag unter den Übersetzungen die genannte Sprache.',
			en: 'Add the language that is named to the translations of the record.',
			fr: 'Ajoutez la langue indiquée parmi les traductions de la fiche.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
