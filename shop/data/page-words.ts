/** What visitors type when they look for pages whose titles say it otherwise. */
import type { PerLanguage } from '../../site/languages.ts';

export interface PageWords {
	/** The contact page as a search result. */
	readonly contactName: string;
	readonly contact: string;
	readonly imprint: string;
	readonly withdraw: string;
}

export const pageWords: PerLanguage<PageWords> = {
	de: {
		contactName: 'Kontakt und Öffnungszeiten',
		contact: 'Adresse Anschrift Anfahrt Parken Telefon E-Mail Termin Beratung Filiale Geschäft',
		imprint: 'Firma Inhaber Anbieter',
		withdraw: 'Widerruf Rückgabe kündigen stornieren',
	},
	en: {
		contactName: 'Contact and opening hours',
		contact: 'address directions parking phone email appointment advice store',
		imprint: 'company owner legal notice',
		withdraw: 'withdrawal return cancel',
	},
	fr: {
		contactName: 'Contact et heures d’ouverture',
		contact: 'adresse accès itinéraire parking téléphone e-mail rendez-vous conseil boutique magasin',
		imprint: 'société propriétaire éditeur',
		withdraw: 'rétractation retour annuler',
	},
};
