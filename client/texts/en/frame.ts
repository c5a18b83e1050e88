/** Words of header, menu and footer. English. */
import type { FrameTexts } from '../texts.ts';

export const frame: FrameTexts = {
	frame: {
		skipToContent: 'Skip to content',
		home: 'Home',
		menu: 'Menu',
		closeMenu: 'Close menu',
		mainNavigation: 'Main menu',
		chooseLanguage: 'Choose a language',
		shopNavigation: 'Shopping',
		legalNavigation: 'Legal',
		legalSidebar: 'Company details',
		closeLegalSidebar: 'Close company details',
		withdrawFromContract: 'Withdraw from contract',
		drafts: {
			name: 'Draft',
			text: 'Draft: this preview also shows content that has not been published yet. It is not the public website.',
		},
	},
};
