/** Links and menu entries that lead nowhere. */
import type { ProblemText } from './problem-text.ts';

export const links = {
	'anchor-dead': {
		heading: { de: 'Link auf eine Stelle, die es nicht gibt', en: 'A link to a place that is not there' },
		meaning: {
			de: 'Der Link führt auf die richtige Seite, aber dort fehlt die Überschrift, zu der er springen soll (der Teil hinter dem #).',
			en: 'The link leads to the right page, but the heading that it should jump to (the part behind the #) is not there.',
		},
		fix: {
			de: 'Öffnen Sie die Zielseite, klicken Sie auf die gewünschte Überschrift und übernehmen Sie, was dann in der Adresse hinter dem # steht. Oder lassen Sie das # und alles dahinter weg.',
			en: 'Open the target page, click the heading that you mean, and use what then stands behind the # in the address. Or leave out the # and all behind it.',
		},
	},
	'link-dead': {
		heading: { de: 'Link auf eine Seite, die es nicht gibt', en: 'A link to a page that is not there' },
		meaning: {
			de: 'Die Seite, auf die der Text verweist, gibt es nicht. Die Wörter bleiben stehen, aber der Link wird weggelassen.',
			en: 'The page that the text links to does not exist. The words stay, but the link is left out.',
		},
		fix: {
			de: 'Berichtigen Sie den Link im Text, oder entfernen Sie ihn. Zu einer eigenen Seite führt, was in der Adresszeile hinter dem Namen der Website steht, zum Beispiel /kontakt.',
			en: 'Correct the link in the text, or remove it. What leads to a page of your own is what the address bar shows behind the name of the site, such as /kontakt.',
		},
	},
	'menu-entry-empty': {
		heading: { de: 'Menüpunkt führt nirgendwohin', en: 'A menu entry leads nowhere' },
		meaning: {
			de: 'Der Menüpunkt hat kein Ziel, und unter ihm steht nichts. Er wird nicht gezeigt.',
			en: 'The menu entry has no target, and nothing stands under it. It is not shown.',
		},
		fix: {
			de: 'Tragen Sie einen Pfad wie /kontakt oder eine fremde Adresse ein.',
			en: 'Enter a path such as /kontakt, or an address elsewhere.',
		},
	},
	'menu-entry-lost': {
		heading: { de: 'Menüpunkt steht zu tief', en: 'A menu entry stands too deep' },
		meaning: {
			de: 'Das Menü hat zwei Ebenen, und dieser Menüpunkt stünde auf der dritten. Er wird nicht gezeigt.',
			en: 'The menu has two levels, and this entry would be on the third. It is not shown.',
		},
		fix: {
			de: 'Wählen Sie als übergeordneten Menüpunkt einen der obersten Ebene.',
			en: 'Choose an entry of the top level as the one that it stands under.',
		},
	},
	'menu-target-missing': {
		heading: { de: 'Menüpunkt auf eine Seite, die es nicht gibt', en: 'A menu entry to a page that is not there' },
		meaning: {
			de: 'Die Seite, zu der dieser Menüpunkt führt, gibt es nicht. Er wird nicht gezeigt.',
			en: 'The page that this menu entry leads to does not exist. The entry is not shown.',
		},
		fix: { de: 'Berichtigen Sie den Pfad, oder löschen Sie den Menüpunkt.', en: 'Correct the path, or delete the menu entry.' },
	},
	'frame-unknown': {
		heading: { de: 'Markenbereich von einem fremden Anbieter', en: 'A brand area from an unknown host' },
		meaning: {
			de: 'Die Website zeigt den Bereich einer Uhrenmarke nur von Adressen, die für sie eingerichtet sind. Dieser Bereich fehlt auf der Seite der Marke.',
			en: "The site shows a watch brand's area only from hosts that were set up for it. This area is missing from the brand's page.",
		},
		fix: {
			de: 'Tragen Sie die Adresse ein, die der Hersteller zum Einbetten angibt, oder lassen Sie den Anbieter für die Website einrichten.',
			en: 'Enter the address that the manufacturer gives for embedding, or have the host set up for the site.',
		},
	},
	'video-unknown': {
		heading: { de: 'Film von einem fremden Anbieter', en: 'A film from an unknown host' },
		meaning: {
			de: 'Die Website zeigt nur Filme von Anbietern, die für sie eingerichtet sind. Dieser Film fehlt auf der Seite.',
			en: 'The site shows films only from hosts that were set up for it. This film is missing from the page.',
		},
		fix: {
			de: 'Tragen Sie die Adresse ein, die der Anbieter zum Einbetten angibt (nicht die aus der Adresszeile), oder lassen Sie den Anbieter für die Website einrichten.',
			en: 'Enter the address that the host gives for embedding (not the one in the address bar), or have the host set up for the site.',
		},
	},
	'url-invalid': {
		heading: { de: 'Internetadresse stimmt nicht', en: 'A web address cannot be right' },
		meaning: {
			de: 'Zu dieser Adresse kann kein Link führen.',
			en: 'No link can lead to this address.',
		},
		fix: {
			de: 'Tragen Sie die ganze Adresse mit https:// ein oder einen Pfad wie /kontakt, ohne Leerzeichen und Anführungszeichen.',
			en: 'Enter the whole address with https://, or a path such as /kontakt, without spaces and quotes.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
