/** Links and menu entries that lead nowhere. */
import type { ProblemText } from '../report-text.ts';

export const links = {
	'anchor-dead': {
		heading: {
			de: 'Link auf eine Stelle, die es nicht gibt',
			en: 'A link to a place that is not there',
			fr: 'Lien vers un passage qui n’existe pas',
		},
		meaning: {
			de: 'Der Link führt auf die richtige Seite, aber dort fehlt die Überschrift, zu der er springen soll (der Teil hinter dem #).',
			en: 'The link leads to the right page, but the heading that it should jump to (the part behind the #) is not there.',
			fr: 'Le lien mène à la bonne page, mais le titre visé (la partie après le #) n’y figure pas.',
		},
		fix: {
			de: 'Öffnen Sie die Zielseite, klicken Sie auf die gewünschte Überschrift und übernehmen Sie, was dann in der Adresse hinter dem # steht. Oder lassen Sie das # und alles dahinter weg.',
			en: 'Open the target page, click the heading that you mean, and use what then stands behind the # in the address. Or leave out the # and all behind it.',
			fr: 'Ouvrez la page visée, cliquez sur le titre voulu et reprenez ce qui s’affiche alors après le # dans l’adresse. Ou retirez le # et tout ce qui le suit.',
		},
	},
	'link-dead': {
		heading: {
			de: 'Link auf eine Seite, die es nicht gibt',
			en: 'A link to a page that is not there',
			fr: 'Lien vers une page qui n’existe pas',
		},
		meaning: {
			de: 'Die Seite, auf die der Text verweist, gibt es nicht. Die Wörter bleiben stehen, aber der Link wird weggelassen.',
			en: 'The page that the text links to does not exist. The words stay, but the link is left out.',
			fr: 'La page vers laquelle le texte renvoie n’existe pas. Les mots restent, mais le lien est retiré.',
		},
		fix: {
			de: 'Berichtigen Sie den Link im Text, oder entfernen Sie ihn. Zu einer eigenen Seite führt, was in der Adresszeile hinter dem Namen der Website steht, zum Beispiel /kontakt.',
			en: 'Correct the link in the text, or remove it. What leads to a page of your own is what the address bar shows behind the name of the site, such as /kontakt.',
			fr: 'Corrigez le lien dans le texte, ou retirez-le. Pour une page de votre site, reprenez ce qui suit le nom du site dans la barre d’adresse, par exemple /fr/contact.',
		},
	},
	'menu-entry-empty': {
		heading: { de: 'Menüpunkt führt nirgendwohin', en: 'A menu entry leads nowhere', fr: 'Une entrée de menu ne mène nulle part' },
		meaning: {
			de: 'Der Menüpunkt hat kein Ziel, und unter ihm steht nichts. Er wird nicht gezeigt.',
			en: 'The menu entry has no target, and nothing stands under it. It is not shown.',
			fr: 'L’entrée de menu n’a pas de cible, et elle n’en contient pas d’autres. Elle n’est pas affichée.',
		},
		fix: {
			de: 'Tragen Sie einen Pfad wie /kontakt oder eine fremde Adresse ein.',
			en: 'Enter a path such as /kontakt, or an address elsewhere.',
			fr: 'Saisissez un chemin comme /kontakt ou l’adresse d’un autre site.',
		},
	},
	'menu-entry-lost': {
		heading: { de: 'Menüpunkt steht zu tief', en: 'A menu entry stands too deep', fr: 'Une entrée de menu est placée trop bas' },
		meaning: {
			de: 'Das Menü hat zwei Ebenen, und dieser Menüpunkt stünde auf der dritten. Er wird nicht gezeigt.',
			en: 'The menu has two levels, and this entry would be on the third. It is not shown.',
			fr: 'Le menu a deux niveaux, et cette entrée se trouverait au troisième. Elle n’est pas affichée.',
		},
		fix: {
			de: 'Wählen Sie als übergeordneten Menüpunkt einen der obersten Ebene.',
			en: 'Choose an entry of the top level as the one that it stands under.',
			fr: 'Choisissez comme parent une entrée du premier niveau.',
		},
	},
	'menu-target-missing': {
		heading: {
			de: 'Menüpunkt auf eine Seite, die es nicht gibt',
			en: 'A menu entry to a page that is not there',
			fr: 'Entrée de menu vers une page qui n’existe pas',
		},
		meaning: {
			de: 'Die Seite, zu der dieser Menüpunkt führt, gibt es nicht. Er wird nicht gezeigt.',
			en: 'The page that this menu entry leads to does not exist. The entry is not shown.',
			fr: 'La page à laquelle mène cette entrée de menu n’existe pas. L’entrée n’est pas affichée.',
		},
		fix: {
			de: 'Berichtigen Sie den Pfad, oder löschen Sie den Menüpunkt.',
			en: 'Correct the path, or delete the menu entry.',
			fr: 'Corrigez le chemin, ou supprimez l’entrée de menu.',
		},
	},
	'frame-unknown': {
		heading: {
			de: 'Markenbereich von einem fremden Anbieter',
			en: 'A brand area from an unknown host',
			fr: 'Espace de marque d’un hébergeur inconnu',
		},
		meaning: {
			de: 'Die Website zeigt den Bereich einer Uhrenmarke nur von Adressen, die für sie eingerichtet sind. Dieser Bereich fehlt auf der Seite der Marke.',
			en: "The site shows a watch brand's area only from hosts that were set up for it. This area is missing from the brand's page.",
			fr: 'Le site n’affiche l’espace d’une marque horlogère que s’il vient d’un hébergeur configuré pour lui. Cet espace manque sur la page de la marque.',
		},
		fix: {
			de: 'Tragen Sie die Adresse ein, die der Hersteller zum Einbetten angibt, oder lassen Sie den Anbieter für die Website einrichten.',
			en: 'Enter the address that the manufacturer gives for embedding, or have the host set up for the site.',
			fr: 'Saisissez l’adresse d’intégration fournie par le fabricant, ou faites configurer cet hébergeur pour le site.',
		},
	},
	'video-unknown': {
		heading: { de: 'Film von einem fremden Anbieter', en: 'A film from an unknown host', fr: 'Film d’un hébergeur inconnu' },
		meaning: {
			de: 'Die Website zeigt nur Filme von Anbietern, die für sie eingerichtet sind. Dieser Film fehlt auf der Seite.',
			en: 'The site shows films only from hosts that were set up for it. This film is missing from the page.',
			fr: 'Le site n’affiche que les films des hébergeurs configurés pour lui. Ce film manque sur la page.',
		},
		fix: {
			de: 'Tragen Sie die Adresse ein, die der Anbieter zum Einbetten angibt (nicht die aus der Adresszeile), oder lassen Sie den Anbieter für die Website einrichten.',
			en: 'Enter the address that the host gives for embedding (not the one in the address bar), or have the host set up for the site.',
			fr: 'Saisissez l’adresse d’intégration fournie par l’hébergeur (pas celle de la barre d’adresse), ou faites configurer cet hébergeur pour le site.',
		},
	},
	'url-invalid': {
		heading: { de: 'Internetadresse stimmt nicht', en: 'A web address cannot be right', fr: 'Une adresse web est incorrecte' },
		meaning: {
			de: 'Zu dieser Adresse kann kein Link führen.',
			en: 'No link can lead to this address.',
			fr: 'Aucun lien ne peut mener à cette adresse.',
		},
		fix: {
			de: 'Tragen Sie die ganze Adresse mit https:// ein oder einen Pfad wie /kontakt, ohne Leerzeichen und Anführungszeichen.',
			en: 'Enter the whole address with https://, or a path such as /kontakt, without spaces and quotes.',
			fr: 'Saisissez l’adresse complète avec https://, ou un chemin comme /kontakt, sans espaces ni guillemets.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
