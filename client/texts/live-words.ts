/** The words of live content. They come with the code that reads it, so that no other page carries them. */
import type { PerLanguage } from '../../site/languages.ts';

const de = {
	failed: 'Preis und Bestand sind vom letzten Stand der Seite; der Abgleich gelingt gerade nicht.',
	/** The same of the products that a page lists; shown once a document. */
	cardsFailed: 'Preise und Verfügbarkeit sind vom letzten Stand der Seite; der Abgleich gelingt gerade nicht.',
	/** The shop's settings could not be loaded: in English a fixed text. */
	settingsFailed: 'Die Einstellungen des Shops konnten nicht geladen werden. Sie sehen den letzten Stand.',
	gone: 'Dieses Stück ist nicht mehr in unserem Schaufenster.',
	newPiece: 'Neues Stück',
	loading: 'Das Stück wird geladen …',
	loadingFailed: 'Das Stück konnte gerade nicht geladen werden.',
	again: 'Noch einmal versuchen',
	missing: 'Dieses Stück gibt es nicht',
	missingText: 'Vielleicht ist es inzwischen verkauft, oder die Adresse ist nicht ganz richtig.',
	toShop: 'Zum Schaufenster',
	withoutScript: 'Dieses Stück ist ganz neu. Seine Seite braucht noch JavaScript; alles andere finden Sie im Schaufenster.',
	fresh: 'Ganz neu eingetroffen: Bilder und alle Angaben folgen in Kürze, dann können Sie das Stück auch hier kaufen.',
	attributes: 'Merkmale',
	tags: 'Themen',
	personalization: 'Auf Wunsch',
};

export const liveWords: PerLanguage<typeof de> = {
	de,
	en: {
		failed: 'We cannot check price and stock just now; you are seeing the last known details.',
		cardsFailed: 'We cannot check prices and availability just now; you are seeing the last known details.',
		settingsFailed: 'Could not load settings',
		gone: 'This piece is no longer in our shop.',
		newPiece: 'New piece',
		loading: 'Loading the piece …',
		loadingFailed: 'The piece could not be loaded just now.',
		again: 'Try again',
		missing: 'This piece does not exist',
		missingText: 'It may have been sold in the meantime, or the address may not be quite right.',
		toShop: 'Browse the shop',
		withoutScript: 'This piece is brand new, and its page still needs JavaScript. You will find everything else in the shop.',
		fresh: 'Just in: pictures and full details will follow shortly, and then you can buy it here.',
		attributes: 'Details',
		tags: 'Themes',
		personalization: 'On request',
	},
	fr: {
		failed: 'Le prix et le stock ne peuvent pas être vérifiés pour le moment ; voici leur dernier état connu.',
		cardsFailed: 'Les prix et les disponibilités ne peuvent pas être vérifiés pour le moment ; voici leur dernier état connu.',
		settingsFailed: 'Les réglages de la boutique n’ont pas pu être chargés. Vous voyez leur dernier état.',
		gone: 'Nous ne proposons plus cette pièce.',
		newPiece: 'Nouvelle pièce',
		loading: 'Chargement de la pièce…',
		loadingFailed: 'La pièce n’a pas pu être chargée pour le moment.',
		again: 'Réessayer',
		missing: 'Cette pièce n’existe pas',
		missingText: 'Peut-être a-t-elle été vendue entre-temps, ou l’adresse n’est pas tout à fait exacte.',
		toShop: 'Voir la boutique',
		withoutScript: 'Cette pièce est toute nouvelle. Sa page nécessite encore JavaScript ; vous trouverez tout le reste dans la boutique.',
		fresh: 'Tout juste arrivé : les images et toutes les informations suivront sous peu, et vous pourrez alors l’acheter ici.',
		attributes: 'Caractéristiques',
		tags: 'Thèmes',
		personalization: 'Sur demande',
	},
};
