/** Every fixed text of the report that stands by itself, in each language. */
import { changeSectionTexts } from './change-texts.ts';
import type { ReportText } from './report-text.ts';
import { problemSectionTexts, sectionTexts } from './section-texts.ts';

/** Texts of the first screen, and those that stand all over the report. */
const frameTexts = {
	title: { de: 'Bericht über den Inhalt', en: 'Content report', fr: 'Rapport sur le contenu' },
	skip: { de: 'Zum Bericht', en: 'Skip to the report', fr: 'Aller au rapport' },
	language: { de: 'Sprache', en: 'Language', fr: 'Langue' },
	fetched: { de: 'Stand aus Directus vom', en: 'As it was in Directus on', fr: 'Contenu de Directus du' },
	contents: { de: 'Inhalt', en: 'Contents', fr: 'Sommaire' },
	errors: { de: 'Fehler', en: 'Errors', fr: 'Erreurs' },
	warnings: { de: 'Warnungen', en: 'Warnings', fr: 'Avertissements' },
	changes: { de: 'Änderungen', en: 'Changes', fr: 'Modifications' },
	cannotPublish: {
		de: 'Mit Fehlern lässt sich die Website nicht veröffentlichen. Beginnen Sie mit Nummer 1.',
		en: 'With errors the site cannot be published. Begin with number 1.',
		fr: 'Tant qu’il y a des erreurs, le site ne peut pas être publié. Commencez par le numéro 1.',
	},
	canPublishBetter: {
		de: 'Die Website kann so veröffentlicht werden. Was folgt, macht sie besser.',
		en: 'The site can be published as it is. What follows makes it better.',
		fr: 'Le site peut être publié tel quel. Ce qui suit l’améliore.',
	},
	canPublish: {
		de: 'Die Website kann so veröffentlicht werden.',
		en: 'The site can be published as it is.',
		fr: 'Le site peut être publié tel quel.',
	},
	worst: { de: 'Das ist am wichtigsten', en: 'Most important', fr: 'Le plus important' },
	more: { de: 'weitere', en: 'more like this', fr: 'de plus du même type' },
	noProblems: {
		de: 'Alles in Ordnung: Es ist nichts zu tun.',
		en: 'All is well: there is nothing to do.',
		fr: 'Tout est en ordre\u00a0: il n’y a rien à faire.',
	},
	rejected: {
		de: 'Dieser Stand konnte nicht veröffentlicht werden. Die Website zeigt noch den vorigen.',
		en: 'This content could not be published. The site still shows what was there before.',
		fr: 'Ce contenu n’a pas pu être publié. Le site montre encore le précédent.',
	},
	noSite: {
		de: 'Das Projekt oder das Unternehmen ist nicht lesbar. Deshalb gibt es keine Seiten, und sie konnten nicht geprüft werden.',
		en: 'The project or the company cannot be read. So there are no pages, and none could be checked.',
		fr: 'Le projet ou l’entreprise est illisible. Il n’y a donc pas de pages, et rien n’a pu y être vérifié.',
	},
	error: { de: 'Fehler', en: 'Error', fr: 'Erreur' },
	warning: { de: 'Warnung', en: 'Warning', fr: 'Avertissement' },
	all: { de: 'Alle', en: 'All', fr: 'Tout' },
	reportAt: {
		de: 'Der ganze Bericht, im Browser zu öffnen:',
		en: 'The whole report, to open in a browser:',
		fr: 'Le rapport complet, à ouvrir dans un navigateur\u00a0:',
	},
	omitted: { de: 'weitere, die hier nicht stehen', en: 'more that are not shown here', fr: 'de plus, hors de cette liste' },
	omittedText: {
		de: 'weitere; alle nennt der Bericht',
		en: 'more; the report names all',
		fr: 'de plus\u202f; la liste complète est dans le rapport',
	},
} as const satisfies Readonly<Record<string, ReportText>>;

/** Every fixed text of the report that stands by itself, in each language. */
export const texts = { ...frameTexts, ...problemSectionTexts, ...changeSectionTexts, ...sectionTexts };
