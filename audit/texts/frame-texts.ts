/** Texts of the first screen, and those that stand all over the report. */
import type { ReportText } from './report-text.ts';

export const frameTexts = {
	title: { de: 'Bericht über den Inhalt', en: 'Content report' },
	skip: { de: 'Zum Bericht', en: 'Skip to the report' },
	language: { de: 'Sprache', en: 'Language' },
	fetched: { de: 'Stand aus Directus vom', en: 'As it was in Directus on' },
	contents: { de: 'Inhalt', en: 'Contents' },
	errors: { de: 'Fehler', en: 'Errors' },
	warnings: { de: 'Warnungen', en: 'Warnings' },
	changes: { de: 'Änderungen', en: 'Changes' },
	cannotPublish: {
		de: 'Mit Fehlern lässt sich die Website nicht veröffentlichen. Beginnen Sie mit Nummer 1.',
		en: 'With errors the site cannot be published. Begin with number 1.',
	},
	canPublishBetter: {
		de: 'Die Website kann so veröffentlicht werden. Was folgt, macht sie besser.',
		en: 'The site can be published as it is. What follows makes it better.',
	},
	canPublish: { de: 'Die Website kann so veröffentlicht werden.', en: 'The site can be published as it is.' },
	worst: { de: 'Das ist am wichtigsten', en: 'Most important' },
	more: { de: 'weitere', en: 'more like this' },
	noProblems: { de: 'Alles in Ordnung: Es ist nichts zu tun.', en: 'All is well: there is nothing to do.' },
	rejected: {
		de: 'Dieser Stand konnte nicht veröffentlicht werden. Die Website zeigt noch den vorigen.',
		en: 'This content could not be published. The site still shows what was there before.',
	},
	noSite: {
		de: 'Das Projekt oder das Unternehmen ist nicht lesbar. Deshalb gibt es keine Seiten, und sie konnten nicht geprüft werden.',
		en: 'The project or the company cannot be read. So there are no pages, and none could be checked.',
	},
	error: { de: 'Fehler', en: 'Error' },
	warning: { de: 'Warnung', en: 'Warning' },
	all: { de: 'Alle', en: 'All' },
	reportAt: { de: 'Der ganze Bericht, im Browser zu öffnen:', en: 'The whole report, to open in a browser:' },
	omitted: { de: 'weitere, die hier nicht stehen', en: 'more that are not shown here' },
	omittedText: { de: 'weitere; alle nennt der Bericht', en: 'more; the report names all' },
} as const satisfies Readonly<Record<string, ReportText>>;
