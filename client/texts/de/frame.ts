/** Words of header, menu and footer. German. */
import type { FrameTexts } from '../texts.ts';

export const frame: FrameTexts = {
	frame: {
		skipToContent: 'Zum Inhalt springen',
		home: 'Startseite',
		menu: 'Menü',
		closeMenu: 'Menü schließen',
		mainNavigation: 'Hauptmenü',
		chooseLanguage: 'Sprache wählen',
		shopNavigation: 'Einkauf',
		legalNavigation: 'Rechtliches',
		legalSidebar: 'Firmenangaben',
		closeLegalSidebar: 'Firmenangaben schließen',
		withdrawFromContract: 'Vertrag widerrufen',
		drafts: {
			name: 'Entwurf',
			text: 'Entwurf: Diese Ansicht zeigt auch, was noch nicht veröffentlicht ist. Sie ist nicht die Website des Hauses.',
		},
	},
};
