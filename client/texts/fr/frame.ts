/** Words of header, menu and footer. French. */
import type { FrameTexts } from '../texts.ts';

export const frame: FrameTexts = {
	frame: {
		skipToContent: 'Aller au contenu',
		home: 'Accueil',
		menu: 'Menu',
		closeMenu: 'Fermer le menu',
		mainNavigation: 'Menu principal',
		chooseLanguage: 'Choisir la langue',
		shopNavigation: 'Achats',
		legalNavigation: 'Informations légales',
		legalSidebar: 'Coordonnées de l’entreprise',
		closeLegalSidebar: 'Fermer les coordonnées',
		withdrawFromContract: 'Se rétracter du contrat',
		drafts: {
			name: 'Brouillon',
			text: 'Brouillon : cet aperçu montre aussi des contenus non publiés. Ce n’est pas le site public.',
		},
	},
};
