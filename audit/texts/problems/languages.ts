/** Texts that a language lacks, or in a language that the site lacks. */
import type { ProblemText } from './problem-text.ts';

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
