/** The statements that the law asks for: privacy, accessibility, social media, and the legal block of the imprint. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

export const privacyText: Texts = {
	de: `Verantwortlich für die Verarbeitung Ihrer Daten auf dieser Website ist die Juwelier Weidenbach e. K., Inhaberin Johanna Weidenbach, Am Kornmarkt 7, 31934 Hallstedt, laden@juwelier-weidenbach.example.

## Was beim Besuch der Seiten geschieht

Unser Server liefert fertige Seiten aus. Dabei fallen für höchstens sieben Tage Protokolle mit IP-Adresse, Zeitpunkt und aufgerufener Seite an, die wir zur Abwehr von Angriffen brauchen (Art. 6 Abs. 1 Buchst. f DSGVO). Schriften, Bilder und Programme kommen von unserem eigenen Server; ohne Ihr Zutun wird keine Verbindung zu Dritten aufgebaut.

## Cookies und Speicher Ihres Browsers

Wir selbst setzen keine Cookies. Was in der Liste der Zustimmungen „Funktionale Cookies“ heißt, sind Einträge im Speicher Ihres Browsers: Dort und nicht auf unserem Server liegen Ihr Warenkorb, Ihre Merkliste, Ihre Entscheidung über die Dienste und was die Tabelle sonst nennt. Das ist erforderlich, damit der von Ihnen gewünschte Dienst arbeitet (§ 25 Abs. 2 Nr. 2 TDDDG). Was Sie zuletzt angesehen haben, merkt sich Ihr Browser nur, wenn Sie es einschalten (§ 25 Abs. 1 TDDDG), und vergisst es, sobald Sie es ausschalten.

Cookies setzen können nur Dienste, die Sie erlauben, laden oder zum Bezahlen wählen: Die Statistik merkt sich so, ob Sie zugestimmt haben; ein Anbieter von Filmen, Karten oder Zahlungen setzt eigene Cookies, über die er selbst Auskunft gibt.

| Eintrag | Zweck | Dauer |
| --- | --- | --- |
| \`int-cart\` | Warenkorb | 30 Tage, oder bis er leer ist |
| \`int-checkout\` | begonnene Bestellung und Geschenkverpackung | 24 Stunden |
| \`int-order\` | Ihre letzte Bestellung, damit Zahlung und Bestätigung sie zeigen können | 24 Stunden |
| \`int-wishlist\` | Merkliste | ein Jahr nach der letzten Änderung |
| \`int-recent\` | zuletzt angesehene Stücke, nur wenn Sie es einschalten | 30 Tage |
| \`int-consent\` | Ihre Entscheidung über die Dienste | bis Sie ihn löschen |
| \`int-external-…\` | Ihre Entscheidung über einen Dienst von außen, je Dienst ein Eintrag | bis Sie ihn löschen |
| \`int-form-…\` | Entwurf eines Formulars, bis es abgesendet ist | 24 Stunden, höchstens bis Sie den Tab schließen |
| \`int-scroll\` | Stelle, an der Sie auf einer Seite waren | bis Sie den Tab schließen |
| \`int-full-load\`, \`int-returned\`, \`int-crashed\`, \`int-reloaded\` | Rückkehr nach einem Ladefehler | bis Sie den Tab schließen |

Kann ein Eintrag nicht gelesen werden, wird er unter seinem Namen mit dem Zusatz \`-unreadable\` beiseitegelegt. Außerdem hält Ihr Browser Seiten und Bilder, die Sie besucht haben, bis zu 60 Tage für Zeiten ohne Netz bereit. Alle Einträge können Sie jederzeit in den Einstellungen Ihres Browsers löschen.

## Statistik

Nur wenn Sie zustimmen, zählen wir Seitenaufrufe mit der Software Matomo. Sie läuft unter statistik.example bei einem Dienstleister, der die gekürzten Angaben nur in unserem Auftrag verarbeitet (Art. 28 DSGVO). Ihre Zustimmung können Sie jederzeit über „Cookie Einstellungen“ am Ende jeder Seite zurücknehmen (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO).

## Bestellungen

Für eine Bestellung verarbeiten wir Name, Anschrift, E-Mail-Adresse und Inhalt der Bestellung, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Empfänger sind der Paketdienst und der gewählte Zahlungsdienst. Rechnungen bewahren wir so lange auf, wie es das Handels- und Steuerrecht verlangt.

## Anfragen

Schreiben Sie uns, verwenden wir Ihre Angaben nur für die Antwort und löschen sie, wenn die Sache erledigt ist und keine Aufbewahrungspflicht besteht.

## Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Außerdem können Sie sich bei der für uns zuständigen Aufsichtsbehörde beschweren.

*Stand: November 2026*`,
	en: `The controller for the processing of your data on this website is Juwelier Weidenbach e. K., owner Johanna Weidenbach, Am Kornmarkt 7, 31934 Hallstedt, Germany, laden@juwelier-weidenbach.example.

## What happens when you visit

Our server delivers finished pages. For seven days at most it keeps logs with IP address, time and page requested, which we need to ward off attacks (Art. 6 (1) (f) GDPR). Fonts, pictures and programs come from our own server; without your doing, no connection to third parties is made.

## Cookies and your browser’s storage

We set no cookies ourselves. What the list of consents calls “Functional cookies” are entries in your browser’s storage: your cart, your wish list, your decision about services and whatever else the table names are kept there and not on our server. This is necessary for the service you asked for to work (section 25 (2) no. 2 TDDDG). What you looked at last is remembered only if you switch it on (section 25 (1) TDDDG), and is forgotten as soon as you switch it off.

Only services that you allow, load or choose for paying can set cookies: the statistics remember in this way whether you agreed; a provider of films, maps or payments sets cookies of its own, about which it informs you itself.

| Entry | Purpose | Duration |
| --- | --- | --- |
| \`int-cart\` | cart | 30 days, or until it is empty |
| \`int-checkout\` | order begun and gift wrapping | 24 hours |
| \`int-order\` | your last order, so that payment and confirmation can show it | 24 hours |
| \`int-wishlist\` | wish list | a year after the last change |
| \`int-recent\` | pieces you looked at last, only if you switch it on | 30 days |
| \`int-consent\` | your decision about services | until you delete it |
| \`int-external-…\` | your decision about a service from elsewhere, one entry for each | until you delete it |
| \`int-form-…\` | draft of a form, until it is sent | 24 hours, at most until you close the tab |
| \`int-scroll\` | where you were on a page | until you close the tab |
| \`int-full-load\`, \`int-returned\`, \`int-crashed\`, \`int-reloaded\` | the way back after a loading error | until you close the tab |

An entry that cannot be read is put aside under its name with the addition \`-unreadable\`. Besides, your browser keeps pages and pictures that you visited for times without a network, for up to 60 days. You can delete all entries at any time in your browser’s settings.

## Statistics

Only if you agree do we count page views with the software Matomo. It runs at statistik.example with a service provider that processes the shortened data on our behalf only (Art. 28 GDPR). You can withdraw your consent at any time through “Cookie settings” at the end of every page (section 25 (1) TDDDG, Art. 6 (1) (a) GDPR).

## Orders

For an order we process name, address, e-mail address and the content of the order in order to perform the contract (Art. 6 (1) (b) GDPR). Recipients are the parcel service and the payment service you choose. We keep invoices for as long as commercial and tax law require.

## Enquiries

If you write to us, we use your details for the answer only and delete them when the matter is settled and no duty to keep them exists.

## Your rights

You have the right of access, rectification, erasure, restriction of processing, data portability and objection. You can withdraw consent at any time with effect for the future. You may also lodge a complaint with the supervisory authority responsible for us.

*As of November 2026*`,
	fr: `Le responsable du traitement de vos données sur ce site est Juwelier Weidenbach e. K., propriétaire Johanna Weidenbach, Am Kornmarkt 7, 31934 Hallstedt, Allemagne, laden@juwelier-weidenbach.example.

## Ce qui se passe lors de votre visite

Notre serveur livre des pages toutes faites. Pendant sept jours au plus, il conserve des journaux comportant adresse IP, heure et page demandée, nécessaires pour repousser les attaques (art. 6, par. 1, point f RGPD). Polices, images et programmes viennent de notre propre serveur ; sans action de votre part, aucune connexion à des tiers n’est établie.

## Cookies et mémoire du navigateur

Nous ne déposons pas de cookies nous-mêmes. Ce que la liste des consentements appelle « Cookies fonctionnels » sont des entrées dans la mémoire de votre navigateur : votre panier, votre liste d’envies, votre décision sur les services et ce que le tableau nomme encore se trouvent là et non sur notre serveur. C’est nécessaire au service que vous avez demandé (§ 25, al. 2, n° 2 TDDDG). Les pièces vues en dernier ne sont retenues que si vous l’activez (§ 25, al. 1 TDDDG), et oubliées dès que vous le désactivez.

Seuls des services que vous autorisez, chargez ou choisissez pour payer peuvent déposer des cookies : les statistiques retiennent ainsi si vous avez accepté ; un fournisseur de films, de cartes ou de paiements dépose ses propres cookies, sur lesquels il informe lui-même.

| Entrée | But | Durée |
| --- | --- | --- |
| \`int-cart\` | panier | 30 jours, ou jusqu’à ce qu’il soit vide |
| \`int-checkout\` | commande commencée et emballage cadeau | 24 heures |
| \`int-order\` | votre dernière commande, pour le paiement et la confirmation | 24 heures |
| \`int-wishlist\` | liste d’envies | un an après la dernière modification |
| \`int-recent\` | pièces vues en dernier, seulement si vous l’activez | 30 jours |
| \`int-consent\` | votre décision sur les services | jusqu’à ce que vous l’effaciez |
| \`int-external-…\` | votre décision sur un service extérieur, une entrée par service | jusqu’à ce que vous l’effaciez |
| \`int-form-…\` | brouillon d’un formulaire, jusqu’à son envoi | 24 heures, au plus jusqu’à la fermeture de l’onglet |
| \`int-scroll\` | l’endroit où vous étiez sur une page | jusqu’à la fermeture de l’onglet |
| \`int-full-load\`, \`int-returned\`, \`int-crashed\`, \`int-reloaded\` | retour après une erreur de chargement | jusqu’à la fermeture de l’onglet |

Une entrée illisible est mise de côté sous son nom suivi de \`-unreadable\`. De plus, votre navigateur garde jusqu’à 60 jours les pages et images visitées, pour les moments sans réseau. Vous pouvez effacer toutes les entrées à tout moment dans les réglages de votre navigateur.

## Statistiques

Ce n’est qu’avec votre accord que nous comptons les pages vues, avec le logiciel Matomo. Il fonctionne sous statistik.example chez un prestataire qui ne traite les données tronquées que pour notre compte (art. 28 RGPD). Vous pouvez retirer votre consentement à tout moment par « Paramètres des cookies » au bas de chaque page (§ 25, al. 1 TDDDG, art. 6, par. 1, point a RGPD).

## Commandes

Pour une commande, nous traitons nom, adresse, courriel et contenu de la commande afin d’exécuter le contrat (art. 6, par. 1, point b RGPD). Les destinataires sont le transporteur et le service de paiement choisi. Nous conservons les factures aussi longtemps que l’exigent le droit commercial et le droit fiscal.

## Demandes

Si vous nous écrivez, nous n’utilisons vos données que pour répondre et les effaçons une fois l’affaire réglée, sauf obligation de conservation.

## Vos droits

Vous disposez des droits d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition. Vous pouvez retirer un consentement à tout moment pour l’avenir. Vous pouvez aussi saisir l’autorité de contrôle compétente.

*Version de novembre 2026*`,
};

export const accessibilityText: Texts = {
	de: `Wir möchten, dass alle Menschen in unserem Schaufenster stöbern und bestellen können. Diese Erklärung beschreibt, wie weit wir sind.

## Stand der Vereinbarkeit

Diese Website folgt den Web Content Accessibility Guidelines 2.2, Stufe AA, und damit der Norm EN 301 549, auf die das Barrierefreiheitsstärkungsgesetz verweist. Grundlage ist eine Selbstbewertung vom März 2026 mit automatischen Prüfungen, Tastatur und Vorleseprogramm.

## Wie der Dienst bedienbar ist

- Alle Seiten lassen sich mit der Tastatur bedienen; der Fokus ist überall sichtbar.
- Texte und Bedienelemente haben ausreichenden Kontrast und lassen sich auf 200 % vergrößern.
- Jedes Bild eines Stücks trägt dessen Namen als Beschreibung.
- Die Seiten sind auch ohne JavaScript lesbar.

## Was noch nicht gelungen ist

Die Abbildungen zeigen Stücke, deren Einzelheiten wir nur im Text der Beschreibung nennen. Einige Beschreibungen liegen noch nicht in allen drei Sprachen vor; dort steht der deutsche Text, entsprechend ausgezeichnet.

## Rückmeldung

Ist Ihnen etwas im Weg? Schreiben Sie an laden@juwelier-weidenbach.example oder rufen Sie uns an: [Kontakt](/kontakt). Wir antworten innerhalb von zwei Wochen und senden Inhalte auf Wunsch in anderer Form.

## Aufsicht

Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.`,
	en: `We want everyone to be able to browse our window and to order. This statement describes how far we have come.

## Conformance

This website follows the Web Content Accessibility Guidelines 2.2, level AA, and thus the standard EN 301 549 to which the German accessibility act (BFSG) refers. It is based on a self-assessment of March 2026 with automatic checks, keyboard and screen reader.

## How the service can be used

- All pages can be used with the keyboard; focus is visible everywhere.
- Text and controls have sufficient contrast and can be enlarged to 200 %.
- Every picture of a piece carries its name as description.
- The pages can be read without JavaScript.

## What does not work yet

The pictures show pieces whose details we name only in the text of the description. Some descriptions do not yet exist in all three languages; there the German text stands, marked as such.

## Feedback

Is something in your way? Write to laden@juwelier-weidenbach.example or call us: [contact](/kontakt). We answer within two weeks and send content in another form on request.

## Supervision

The competent body is the market surveillance authority of the German states for the accessibility of products and services.`,
	fr: `Nous souhaitons que chacun puisse parcourir notre vitrine et commander. Cette déclaration décrit où nous en sommes.

## Conformité

Ce site suit les Web Content Accessibility Guidelines 2.2, niveau AA, et donc la norme EN 301 549 à laquelle renvoie la loi allemande sur l’accessibilité (BFSG). Elle repose sur une autoévaluation de mars 2026 avec contrôles automatiques, clavier et lecteur d’écran.

## Comment le service s’utilise

- Toutes les pages s’utilisent au clavier ; le focus est partout visible.
- Textes et commandes ont un contraste suffisant et s’agrandissent à 200 %.
- Chaque image d’une pièce porte son nom comme description.
- Les pages se lisent aussi sans JavaScript.

## Ce qui n’est pas encore atteint

Les images montrent des pièces dont nous ne nommons les détails que dans le texte. Certaines descriptions n’existent pas encore dans les trois langues ; le texte allemand y figure, signalé comme tel.

## Vos remarques

Quelque chose vous gêne ? Écrivez à laden@juwelier-weidenbach.example ou appelez-nous : [contact](/kontakt). Nous répondons sous deux semaines et envoyons sur demande les contenus sous une autre forme.

## Surveillance

L’autorité compétente est l’organisme de surveillance du marché des Länder pour l’accessibilité des produits et services.`,
};

/** Planted: the German text names a law that has been replaced, the English one a heading that is not there (planted-faults.ts). */
export const socialMediaPrivacyText: Texts = {
	de: `Wir zeigen neue Stücke auch auf Seiten sozialer Netzwerke. Auf dieser Website sind keine Inhalte dieser Netzwerke eingebettet: Erst wenn Sie einem Verweis folgen, erfährt der Betreiber von Ihrem Besuch und fragt, soweit nötig, nach Ihrer Einwilligung (§ 25 TTDSG).

## Gemeinsame Verantwortung

Für die Statistik unserer Auftritte sind wir gemeinsam mit dem jeweiligen Betreiber verantwortlich (Art. 26 DSGVO). Wir erhalten nur zusammengefasste Zahlen, aus denen sich keine Person erkennen lässt.

## Nachrichten

Schreiben Sie uns dort, liest der Betreiber möglicherweise mit. Für Bestellungen und Reparaturen nutzen Sie bitte lieber unsere [Kontaktseite](/kontakt).

## Ihre Rechte

Sie können Ihre Rechte gegenüber uns und gegenüber dem Betreiber ausüben. Einzelheiten stehen in der [Datenschutzerklärung](/datenschutz).`,
	en: `We also show new pieces on the pages of social networks. No content of these networks is embedded in this website: only when you follow a link does the operator learn of your visit.

## Joint responsibility

We are responsible for the statistics of our presence jointly with the respective operator (Art. 26 GDPR). We receive summarised figures only, from which no person can be recognised.

## Messages

If you write to us there, the operator may be reading along. For orders and repairs please rather use our [contact page](/kontakt).

## Your rights

You can exercise your rights towards us and towards the operator. Details are given in the [privacy statement](/datenschutz#social-networks).`,
	fr: `Nous montrons aussi de nouvelles pièces sur les réseaux sociaux. Aucun contenu de ces réseaux n’est intégré à ce site : ce n’est qu’en suivant un lien que l’exploitant apprend votre visite.

## Responsabilité conjointe

Nous sommes responsables des statistiques de nos pages conjointement avec l’exploitant concerné (art. 26 RGPD). Nous ne recevons que des chiffres regroupés qui ne permettent de reconnaître personne.

## Messages

Si vous nous écrivez là-bas, l’exploitant lit peut-être aussi. Pour les commandes et réparations, préférez notre [page de contact](/kontakt).

## Vos droits

Vous pouvez exercer vos droits envers nous comme envers l’exploitant. Les détails figurent dans la [déclaration de protection des données](/datenschutz).`,
};

export const legalRecords: readonly WireRecord[] = [
	{
		id: 1,
		project: domain,
		data_protection_commissioner: {
			name: 'Wencke Harms, Datenschutzbüro Harms',
			street: 'Tuchhalle',
			number: '3',
			zip_code: '31934',
			city: 'Hallstedt',
			phone_number: '030 23125977',
			email: 'datenschutz@harms-hallstedt.example',
		},
		rolex_area: {
			frame: 'https://haendler.aldermark.example/weidenbach',
			terms: 'https://haendler.aldermark.example/nutzung',
			privacy: 'https://haendler.aldermark.example/datenschutz',
			cookies: 'https://haendler.aldermark.example/cookies',
		},
		translations: translations(1, {
			de: {
				insurance: `Hallstedter Versicherungsverein a. G., Speichergasse 11, 31934 Hallstedt. Räumlicher Geltungsbereich: Deutschland.`,
				image_sources: `Alle Abbildungen der Stücke sind Zeichnungen unseres Hauses. Die Verwendung bedarf unserer Zustimmung.`,
				additional_top_info: `Angaben gemäß § 5 DDG. Inhaltlich verantwortlich: Johanna Weidenbach, Anschrift siehe unten.`,
				additional_bottom_info: `Berufsbezeichnungen: Uhrmachermeisterin und Goldschmied, verliehen in der Bundesrepublik Deutschland. Eingetragen in die Handwerksrolle der Handwerkskammer Hallstedt.

Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).`,
			},
			en: {
				insurance: `Hallstedter Versicherungsverein a. G., Speichergasse 11, 31934 Hallstedt, Germany. Territorial scope: Germany.`,
				image_sources: `All pictures of our pieces are our own drawings. They may be used only with our consent.`,
				additional_top_info: `Information according to section 5 DDG. Responsible for the content: Johanna Weidenbach, address below.`,
				additional_bottom_info: `Professional titles: master watchmaker and goldsmith, awarded in the Federal Republic of Germany. Entered in the register of the Hallstedt chamber of crafts.

We are neither obliged nor willing to take part in proceedings before a consumer arbitration board (section 36 VSBG).`,
			},
			fr: {
				insurance: `Hallstedter Versicherungsverein a. G., Speichergasse 11, 31934 Hallstedt, Allemagne. Étendue territoriale : Allemagne.`,
				image_sources: `Toutes les illustrations des pièces sont des dessins de notre maison et ne peuvent être utilisées qu’avec notre accord.`,
				additional_top_info: `Informations selon le § 5 DDG. Responsable du contenu : Johanna Weidenbach, adresse ci-dessous.`,
				additional_bottom_info: `Titres professionnels : maître horlogère et bijoutier-joaillier, décernés en République fédérale d’Allemagne. Inscription au registre de la chambre des métiers de Hallstedt.

Nous ne sommes ni tenus ni disposés à participer à une procédure de médiation de la consommation (§ 36 VSBG).`,
			},
		}),
	},
];
