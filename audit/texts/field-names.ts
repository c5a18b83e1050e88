/** Names of fields and languages, and of a place in a record. */
import formatTitle from '@directus/format-title';
import { isLanguage, type Language } from '../../site/languages.ts';
import type { FieldPlace, PlacePart } from '../records/field-place.ts';
import { joinTexts, numberText, type ReportText, sameText } from './report-text.ts';

/** Such as `Varianten › 54 › Preis (brutto)`; `''` for a record as a whole. */
export function placeText(place: FieldPlace): ReportText {
	return joinTexts(place.map(partText), ' › ');
}

/** The field's title in a Directus that has no names for its fields; null where the text in that language says the same. */
export function placeTitle(place: FieldPlace, language: Language): string | null {
	const last = place.findLast((part) => 'field' in part);
	if (last === undefined) return null;
	const title = directusTitle(last.field);
	return title === fieldName(last.field)[language] ? null : title;
}

function partText(part: PlacePart): ReportText {
	if ('field' in part) return fieldName(part.field);
	if ('language' in part) return languageName(part.language);
	return part.row === '' ? numberText(part.place) : sameText(part.row);
}

/**
 * Names of fields by the backend's name, for records of all kinds: in German in the words of the declared collections (`shop/collections`), and
 * in French. In English a field has the title that Directus gives it by default.
 */
const names: Readonly<Record<string, Omit<ReportText, 'en'>>> = {
	active: { de: 'Angeboten', fr: 'Proposé' },
	additional_bottom_info: { de: 'Weiteres unten', fr: 'Informations en bas' },
	additional_days: { de: 'Zusätzliche Werktage', fr: 'Jours ouvrés supplémentaires' },
	additional_top_info: { de: 'Weiteres oben', fr: 'Informations en haut' },
	address_type: { de: 'Art der Anschrift', fr: 'Type d’adresse' },
	addresses: { de: 'Anschriften', fr: 'Adresses' },
	allow_ratings: { de: 'Bewertungen erlauben', fr: 'Autoriser les avis' },
	alt: { de: 'Bildbeschreibung', fr: 'Description de l’image' },
	alt_translations: { de: 'Bildbeschreibung in anderen Sprachen', fr: 'Description de l’image dans d’autres langues' },
	anchor: { de: 'Sprungmarke', fr: 'Ancre' },
	appointment_notice_days: { de: 'Termine frühestens nach so vielen Tagen', fr: 'Rendez-vous au plus tôt après tant de jours' },
	attribute_filters: { de: 'Filter nach Merkmal', fr: 'Filtres par caractéristique' },
	attribute_group: { de: 'Merkmal', fr: 'Caractéristique' },
	attribute_group_id: { de: 'Merkmal', fr: 'Caractéristique' },
	attributes: { de: 'Merkmale', fr: 'Caractéristiques' },
	bank_holder: { de: 'Kontoinhaber', fr: 'Titulaire du compte' },
	bank_iban: { de: 'IBAN', fr: 'IBAN' },
	bank_bic: { de: 'BIC', fr: 'BIC' },
	bank_name: { de: 'Name der Bank', fr: 'Nom de la banque' },
	bank_details: { de: 'Bankverbindung', fr: 'Coordonnées bancaires' },
	body: { de: 'Text', fr: 'Texte' },
	call_to_action_text: { de: 'Aufruf', fr: 'Appel à l’action' },
	categories: { de: 'Kategorien', fr: 'Catégories' },
	category: { de: 'Kategorie', fr: 'Catégorie' },
	category_filters: { de: 'Filter nach Kategorie', fr: 'Filtres par catégorie' },
	city: { de: 'Ort', fr: 'Ville' },
	closed: { de: 'Geschlossen', fr: 'Fermé' },
	closing_days: { de: 'Geschlossene Tage', fr: 'Jours de fermeture' },
	closing_time: { de: 'Schließt', fr: 'Fermeture' },
	company_name: { de: 'Firma', fr: 'Raison sociale' },
	config: { de: 'Gestaltung', fr: 'Design' },
	contains_battery: { de: 'Enthält eine Batterie', fr: 'Contient une pile' },
	content: { de: 'Text', fr: 'Texte' },
	content_quantity: { de: 'Menge für den Grundpreis', fr: 'Quantité pour le prix à l’unité' },
	content_unit: { de: 'Einheit der Menge', fr: 'Unité de la quantité' },
	country: { de: 'Land', fr: 'Pays' },
	country_code: { de: 'Ländercode', fr: 'Code pays' },
	data_protection_commissioner: { de: 'Datenschutzbeauftragte', fr: 'Délégué à la protection des données' },
	date_created: { de: 'Geschrieben am', fr: 'Écrit le' },
	day: { de: 'Tag', fr: 'Jour' },
	default_on: { de: 'Früher vorausgewählt', fr: 'Autrefois présélectionné' },
	default_sort: { de: 'Sortierung', fr: 'Tri' },
	default_tax_percent: { de: 'Mehrwertsteuer in %', fr: 'TVA en\u00a0%' },
	description: { de: 'Beschreibung', fr: 'Description' },
	display_name: { de: 'Name', fr: 'Nom' },
	display_name_2: { de: 'Wert der zweiten Auswahl', fr: 'Valeur du second choix' },
	display_values: { de: 'Werte', fr: 'Valeurs' },
	domain: { de: 'Domain', fr: 'Domaine' },
	email: { de: 'E-Mail', fr: 'E-mail' },
	emails: { de: 'E-Mail-Adressen', fr: 'Adresses e-mail' },
	enable_cart: { de: 'Warenkorb', fr: 'Panier' },
	essential: { de: 'Wesentlich', fr: 'Indispensable' },
	executives: { de: 'Vertretungsberechtigte', fr: 'Représentants légaux' },
	external_path: { de: 'Fremde Adresse', fr: 'Adresse externe' },
	fields: { de: 'Felder', fr: 'Champs' },
	filename_download: { de: 'Dateiname', fr: 'Nom du fichier' },
	filesize: { de: 'Dateigröße', fr: 'Taille du fichier' },
	filters: { de: 'Filter', fr: 'Filtres' },
	fineness: { de: 'Feingehalt in Tausendteilen', fr: 'Titre en millièmes' },
	focal_point_x: { de: 'Bildmittelpunkt (waagerecht)', fr: 'Point focal (horizontal)' },
	focal_point_y: { de: 'Bildmittelpunkt (senkrecht)', fr: 'Point focal (vertical)' },
	free: { de: 'Kostenlos', fr: 'Gratuit' },
	free_text: { de: 'Freier Text', fr: 'Texte libre' },
	function_id: { de: 'Kennung', fr: 'Identifiant' },
	global_footer: { de: 'Fußnote unter allen Produkten', fr: 'Note sous tous les produits' },
	google_place_id: { de: 'Google Place ID', fr: 'Google Place ID' },
	group_name: { de: 'Gruppe', fr: 'Groupe' },
	guarantee_years: { de: 'Herstellergarantie in Jahren', fr: 'Garantie du fabricant en années' },
	header: { de: 'Überschrift', fr: 'Titre' },
	height: { de: 'Höhe', fr: 'Hauteur' },
	image_sources: { de: 'Bildnachweise', fr: 'Crédits des images' },
	images: { de: 'Bilder', fr: 'Images' },
	immediate_days: { de: 'Sofort lieferbar: höchstens so viele Werktage', fr: 'Livrable de suite jusqu’à tant de jours ouvrés' },
	insurance: { de: 'Berufshaftpflichtversicherung', fr: 'Assurance responsabilité civile professionnelle' },
	label: { de: 'Beschriftung', fr: 'Libellé' },
	lead: { de: 'Ein Satz', fr: 'Phrase d’introduction' },
	legal_authority: { de: 'Aufsichtsbehörde', fr: 'Autorité de contrôle' },
	legal_form: { de: 'Rechtsform', fr: 'Forme juridique' },
	legal_pages: { de: 'Rechtstexte des Shops', fr: 'Textes juridiques de la boutique' },
	link: { de: 'Weitere Angaben', fr: 'Informations complémentaires' },
	logo: { de: 'Logo', fr: 'Logo' },
	maintenance_mode: { de: 'Wartung', fr: 'Maintenance' },
	manufacturer: { de: 'Hersteller', fr: 'Fabricant' },
	location: { de: 'Standort', fr: 'Site' },
	manufacturer_filters: { de: 'Filter nach Hersteller', fr: 'Filtres par fabricant' },
	max_length: { de: 'Höchstens so viele Zeichen', fr: 'Nombre maximal de caractères' },
	media: { de: 'Netzwerk', fr: 'Réseau' },
	method: { de: 'Zahlungsart', fr: 'Moyen de paiement' },
	modified_on: { de: 'Zuletzt ersetzt am', fr: 'Dernier remplacement le' },
	name: { de: 'Name', fr: 'Nom' },
	number: { de: 'Nummer', fr: 'Numéro' },
	numbers: { de: 'Rufnummern', fr: 'Numéros de téléphone' },
	opening_time: { de: 'Öffnet', fr: 'Ouverture' },
	options: { de: 'Auswahl', fr: 'Choix' },
	parent: { de: 'Steht unter', fr: 'Placé sous' },
	path: { de: 'Pfad', fr: 'Chemin' },
	path_prefix: { de: 'Pfad davor', fr: 'Chemin qui précède' },
	payment_methods: { de: 'Zahlungsarten', fr: 'Moyens de paiement' },
	paypal_client_id: { de: 'PayPal Client-ID', fr: 'Client ID PayPal' },
	personalization: { de: 'Personalisierung', fr: 'Personnalisation' },
	phone: { de: 'Telefon', fr: 'Téléphone' },
	pick_up: { de: 'Abholung', fr: 'Retrait' },
	picture: { de: 'Bild', fr: 'Image' },
	plated: { de: 'Nur beschichtet', fr: 'Seulement plaqué' },
	position: { de: 'Platz', fr: 'Position' },
	postal_address: { de: 'Anschrift', fr: 'Adresse postale' },
	postcodes: { de: 'Nur in diese Postleitzahlen', fr: 'Seulement à ces codes postaux' },
	present_wrapping: { de: 'Geschenkverpackung', fr: 'Emballage cadeau' },
	price_basis: { de: 'Der Preis gilt', fr: 'Le prix vaut' },
	price_brutto: { de: 'Preis (brutto)', fr: 'Prix TTC' },
	price_reduced: { de: 'Preis ermäßigt', fr: 'Prix réduit' },
	primary: { de: 'Haupteintrag', fr: 'Entrée principale' },
	product: { de: 'Produkt', fr: 'Produit' },
	props: { de: 'Einstellungen', fr: 'Réglages' },
	purchase_to_order: { de: 'Ausverkauftes bestellbar', fr: 'Commande possible après épuisement' },
	rating: { de: 'Sterne', fr: 'Étoiles' },
	recommended_price: { de: 'Unverbindliche Preisempfehlung', fr: 'Prix conseillé' },
	reference_number: { de: 'Referenznummer', fr: 'Référence' },
	reference_number_suffix: { de: 'Zusatz zur Referenznummer', fr: 'Suffixe de la référence' },
	register_type: { de: 'Register', fr: 'Registre' },
	registers: { de: 'Registereinträge', fr: 'Inscriptions au registre' },
	registrar: { de: 'Registergericht', fr: 'Greffe du registre' },
	reorder_possible: { de: 'Nachbestellbar', fr: 'Réassort possible' },
	required: { de: 'Pflichtfeld', fr: 'Champ obligatoire' },
	responsible_person: { de: 'Verantwortliche Person in der EU', fr: 'Personne responsable dans l’UE' },
	rolex_area: { de: 'Bereich einer Uhrenmarke', fr: 'Espace d’une marque horlogère' },
	safety_warnings: { de: 'Sicherheitshinweise', fr: 'Consignes de sécurité' },
	search_synonyms: { de: 'Suchwörter', fr: 'Mots de recherche' },
	seo_description: { de: 'SEO-Beschreibung', fr: 'Description SEO' },
	seo_keywords: { de: 'SEO-Stichwörter', fr: 'Mots-clés SEO' },
	seo_title: { de: 'SEO-Titel', fr: 'Titre SEO' },
	shipping_cost: { de: 'Versandkosten', fr: 'Frais de livraison' },
	shipping_countries: { de: 'Lieferländer', fr: 'Pays de livraison' },
	shipping_method: { de: 'Versandart', fr: 'Mode de livraison' },
	shipping_methods: { de: 'Versandarten', fr: 'Modes de livraison' },
	shipping_methods_config: { de: 'Versandtarife', fr: 'Tarifs de livraison' },
	shipping_provider: { de: 'Versender', fr: 'Transporteur' },
	shipping_time: { de: 'Lieferzeit in Werktagen', fr: 'Délai de livraison en jours ouvrés' },
	settings: { de: 'Einstellungen', fr: 'Réglages' },
	show_accessibility: { de: 'Erklärung zur Barrierefreiheit zeigen', fr: 'Afficher la déclaration d’accessibilité' },
	show_stock: { de: 'Bestand zeigen', fr: 'Afficher le stock' },
	size_guide: { de: 'Größentabelle', fr: 'Guide des tailles' },
	slug: { de: 'Slug', fr: 'Slug' },
	sort: { de: 'Reihenfolge', fr: 'Ordre' },
	status: { de: 'Status', fr: 'Statut' },
	stock: { de: 'Bestand', fr: 'Stock' },
	street: { de: 'Straße', fr: 'Rue' },
	subcategories: { de: 'Unterkategorien', fr: 'Sous-catégories' },
	subcategory: { de: 'Unterkategorie', fr: 'Sous-catégorie' },
	subcategory_filters: { de: 'Filter nach Unterkategorie', fr: 'Filtres par sous-catégorie' },
	table: { de: 'Tabelle', fr: 'Tableau' },
	tags: { de: 'Schlagworte', fr: 'Mots-clés' },
	tax_scheme: { de: 'Besteuerung', fr: 'Régime de TVA' },
	text: { de: 'Text', fr: 'Texte' },
	time_close: { de: 'Schließt', fr: 'Fermeture' },
	time_open: { de: 'Öffnet', fr: 'Ouverture' },
	title: { de: 'Titel', fr: 'Titre' },
	translations: { de: 'Übersetzungen', fr: 'Traductions' },
	type: { de: 'Art', fr: 'Type' },
	url: { de: 'Website', fr: 'Site web' },
	ust_id: { de: 'USt-IdNr.', fr: 'N°\u00a0de TVA' },
	variant_display_name: { de: 'Name der Varianten', fr: 'Nom des variantes' },
	variant_display_name_2: { de: 'Name der zweiten Auswahl', fr: 'Nom du second choix' },
	variants: { de: 'Varianten', fr: 'Variantes' },
	vat_number: { de: 'Steuernummer', fr: 'Numéro fiscal' },
	video: { de: 'Film', fr: 'Film' },
	widget_name: { de: 'Baustein', fr: 'Bloc' },
	width: { de: 'Breite', fr: 'Largeur' },
	withdrawal_excluded: { de: 'Kein Widerruf', fr: 'Sans rétractation' },
	zip_code: { de: 'Postleitzahl', fr: 'Code postal' },
};

/** Such as `Lieferzeit in Tagen` and `Shipping Time`; the title in every language, where we have no word. */
export function fieldName(field: string): ReportText {
	const title = directusTitle(field);
	return { ...sameText(title), ...(Object.hasOwn(names, field) && names[field]) };
}

/** The title that Directus gives a field without a name of its own: `shipping_time` → `Shipping Time`. */
export function directusTitle(field: string): string {
	return formatTitle(field);
}

const languageNames: Readonly<Record<Language, ReportText>> = {
	de: { de: 'Deutsch', en: 'German', fr: 'Allemand' },
	en: { de: 'Englisch', en: 'English', fr: 'Anglais' },
	fr: { de: 'Französisch', en: 'French', fr: 'Français' },
};

/** The code itself where it is no language of a site. */
export function languageName(code: string): ReportText {
	return isLanguage(code) ? languageNames[code] : sameText(code);
}
