/** The site's texts of its own: welcome, contact, statements, and two info pages. */
import { fileId } from '../file-id.ts';
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import { accessibilityText, privacyText, socialMediaPrivacyText } from './statements.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

const welcome: Texts = {
	de: `Seit 1934 sitzt am Kornmarkt jemand mit der Lupe am Auge. Heute sind es drei: eine Uhrmachermeisterin, ein Goldschmied und eine Auszubildende, die beides lernen will. Was in unserem Schaufenster liegt, haben wir in der Hand gehabt, geprüft und für gut befunden, und was einmal nicht mehr geht, bringen wir wieder in Gang. Ein Ring will getragen, eine Uhr gehört werden: Wir nehmen uns Zeit für Sie.

## Was Sie bei uns finden

- **Uhren** zum Aufziehen, zum Tauchen und zum Vererben
- **Trauringe und Verlobungsringe**, zum Anprobieren in jeder Größe
- **Schmuck und Perlen** von kleinen Häusern, die wir persönlich kennen
- eine **[Werkstatt](/info/werkstatt)** im ersten Stock, in der wir reparieren, umarbeiten und gravieren

Kommen Sie vorbei, auch ohne etwas zu brauchen. [Am Kornmarkt 7](/kontakt), gleich neben dem Brunnen.`,
	en: `There has been a loupe at work on the Kornmarkt since 1934. Today there are three of us: a master watchmaker, a goldsmith and an apprentice who is determined to learn both trades. We have held, examined and approved every piece in our window, and if one ever stops working, we get it going again. A ring should be worn and a watch should be heard, so take all the time you like.

## What you will find here

- **Watches** to wind, to dive with and to hand down
- **Wedding and engagement rings**, to try on in every size
- **Jewellery and pearls** from small makers we know personally
- a **[workshop](/info/werkstatt)** on the first floor, where we repair, remodel and engrave

Drop in, even if you are just looking. [Am Kornmarkt 7](/kontakt), right beside the fountain.`,
	fr: `Depuis 1934, on travaille à la loupe sur le Kornmarkt. Nous sommes trois aujourd’hui : une maître horlogère, un joaillier et une apprentie bien décidée à apprendre les deux métiers. Chaque pièce de notre vitrine est passée entre nos mains, examinée et approuvée ; et si l’une d’elles s’arrête un jour, nous la remettons en marche. Une bague se porte, une montre s’écoute : prenez votre temps.

## Ce que vous trouverez chez nous

- des **montres** à remonter, à emmener sous l’eau et à transmettre
- des **alliances et bagues de fiançailles**, à essayer dans toutes les tailles
- des **bijoux et perles** de petites maisons que nous connaissons personnellement
- un **[atelier](/info/werkstatt)** au premier étage, où nous réparons, transformons et gravons

Passez nous voir, même sans besoin précis. [Am Kornmarkt 7](/kontakt), juste à côté de la fontaine.`,
};

const contactIntro: Texts = {
	de: `Sie finden uns am oberen Ende des Kornmarkts, im Haus mit dem Weidenblatt über der Tür. Für Trauringe und Umarbeitungen nehmen wir uns gern eine Stunde Zeit; rufen Sie dafür kurz an oder schreiben Sie uns.

### So kommen Sie zu uns

- **Mit der Bahn:** vom Bahnhof Hallstedt sieben Minuten zu Fuß, immer auf den Kirchturm zu
- **Mit dem Rad:** Ständer direkt vor dem Laden
- **Mit dem Auto:** Parkhaus Speichergasse, zwei Minuten; die erste Stunde erstatten wir

Der Eingang ist stufenlos, eine Sitzgelegenheit und ein tiefer Beratungstisch sind vorhanden.`,
	en: `You will find us at the upper end of the Kornmarkt, in the building with the willow leaf above the door. For wedding rings and remodelling we are happy to set aside an hour; just call or write to us first.

### How to reach us

- **By train:** seven minutes on foot from Hallstedt station; just head for the church tower
- **By bicycle:** stands right outside the shop
- **By car:** Speichergasse car park, two minutes away; we refund the first hour

Our entrance is step-free, and there is seating and a low consultation table.`,
	fr: `Vous nous trouverez en haut du Kornmarkt, dans la maison à la feuille de saule au-dessus de la porte. Pour les alliances et les transformations, nous vous consacrons volontiers une heure ; appelez-nous ou écrivez-nous au préalable.

### Comment venir

- **En train :** à sept minutes à pied de la gare de Hallstedt, toujours en direction du clocher
- **À vélo :** arceaux juste devant la boutique
- **En voiture :** parking Speichergasse, à deux minutes ; nous remboursons la première heure

L’entrée est de plain-pied ; un siège et une table basse vous attendent à l’intérieur.`,
};

const ringSizeGuide: Texts = {
	de: `Ein Ring soll ohne Mühe über das Gelenk gleiten und danach nicht mehr wandern. In Deutschland nennt die Ringgröße den Innenumfang in Millimetern: Größe 54 misst innen 54 mm rundum und 17,2 mm im Durchmesser.

![Drei Ringe verschiedener Größe auf einem Ringstock](/assets/${fileId('ringgroesse')})

## Drei Wege zur richtigen Größe

### Mit einem Ring, der passt

Legen Sie den Ring auf ein Lineal und messen Sie den inneren Durchmesser an der weitesten Stelle. Mal 3,14 ergibt die Ringgröße.

### Mit einem Papierstreifen

1. Schneiden Sie einen Streifen von etwa fünf Millimetern Breite.
2. Legen Sie ihn um den Finger, nicht zu fest, und markieren Sie, wo er sich trifft.
3. Messen Sie die Länge bis zur Markierung: Das ist die Größe.

### Bei uns im Laden

Am sichersten ist das Ringmaß. Das dauert zwei Minuten und kostet nichts; für unterwegs senden wir Ihnen auf Wunsch ein Ringmaß aus Karton. Eine kurze Nachricht [genügt](/kontakt).

## Größen im Vergleich

| Deutschland (Umfang) | Durchmesser | Großbritannien | USA |
| --- | --- | --- | --- |
| 48 | 15,3 mm | I ½ | 4 ½ |
| 50 | 15,9 mm | K | 5 ¼ |
| 52 | 16,6 mm | L ½ | 6 |
| 54 | 17,2 mm | N | 6 ¾ |
| 56 | 17,8 mm | O ½ | 7 ½ |
| 58 | 18,5 mm | Q | 8 ½ |
| 60 | 19,1 mm | R ½ | 9 ¼ |
| 62 | 19,7 mm | T | 10 |
| 64 | 20,4 mm | U ½ | 10 ¾ |

## Worauf Sie achten sollten

- Messen Sie am Abend und bei Zimmertemperatur: Morgens und in der Kälte sind Finger schmaler.
- Breite Ringe sitzen enger. Ab sechs Millimetern empfehlen wir eine halbe Größe mehr.
- Messen Sie den Finger, der den Ring tragen soll. Die andere Hand weicht oft um eine Größe ab.

Die Maße folgen der internationalen Norm [ISO 8653](https://www.iso.org/standard/62996.html).`,
	en: `A ring should slide over the knuckle without effort and then stay put. In Germany, ring sizes give the inside circumference in millimetres: size 54 measures 54 mm around the inside and 17.2 mm across.

![Three rings of different sizes on a ring stick](/assets/${fileId('ringgroesse')})

## Three ways to find your size

### With a ring that fits

Lay the ring on a ruler and measure the inside diameter at its widest point. Multiply by 3.14 to get the ring size.

### With a strip of paper

1. Cut a strip about five millimetres wide.
2. Wrap it around the finger, not too tightly, and mark where it meets.
3. Measure the length up to the mark: that is your size.

### In our shop

A ring gauge is the surest way. It takes two minutes and costs nothing; if you live further away, we will send you a cardboard gauge. [Just drop us a line](/kontakt).

## Sizes compared

| Germany (circumference) | Diameter | United Kingdom | USA |
| --- | --- | --- | --- |
| 48 | 15.3 mm | I ½ | 4 ½ |
| 50 | 15.9 mm | K | 5 ¼ |
| 52 | 16.6 mm | L ½ | 6 |
| 54 | 17.2 mm | N | 6 ¾ |
| 56 | 17.8 mm | O ½ | 7 ½ |
| 58 | 18.5 mm | Q | 8 ½ |
| 60 | 19.1 mm | R ½ | 9 ¼ |
| 62 | 19.7 mm | T | 10 |
| 64 | 20.4 mm | U ½ | 10 ¾ |

## What to bear in mind

- Measure in the evening and at room temperature: fingers are slimmer in the morning and in the cold.
- Wide rings fit more tightly. From six millimetres, we recommend going up half a size.
- Measure the finger that will wear the ring. The other hand often differs by a whole size.

The measurements follow the international standard [ISO 8653](https://www.iso.org/standard/62996.html).`,
	fr: `Une bague doit glisser sans effort sur l’articulation, puis rester en place. En Allemagne, la taille indique la circonférence intérieure en millimètres : une taille 54 mesure 54 mm de tour et 17,2 mm de diamètre. Pour obtenir la taille française, il suffit de retirer 40.

![Trois bagues de tailles différentes sur un triboulet](/assets/${fileId('ringgroesse')})

## Trois façons de trouver sa taille

### Avec une bague à votre taille

Posez la bague sur une règle et mesurez le diamètre intérieur au point le plus large. Multipliez par 3,14 : vous avez la taille.

### Avec une bande de papier

1. Découpez une bande d’environ cinq millimètres de large.
2. Entourez-en le doigt sans trop serrer et marquez l’endroit où elle se rejoint.
3. Mesurez la longueur jusqu’à la marque : c’est votre taille.

### En boutique

Le baguier reste le moyen le plus sûr. Deux minutes suffisent, et c’est gratuit ; si vous habitez loin, nous vous envoyons un baguier en carton. Il suffit de [nous écrire](/kontakt).

## Tailles comparées

| Allemagne (circonférence) | Diamètre | France | États-Unis |
| --- | --- | --- | --- |
| 48 | 15,3 mm | 8 | 4 ½ |
| 50 | 15,9 mm | 10 | 5 ¼ |
| 52 | 16,6 mm | 12 | 6 |
| 54 | 17,2 mm | 14 | 6 ¾ |
| 56 | 17,8 mm | 16 | 7 ½ |
| 58 | 18,5 mm | 18 | 8 ½ |
| 60 | 19,1 mm | 20 | 9 ¼ |
| 62 | 19,7 mm | 22 | 10 |
| 64 | 20,4 mm | 24 | 10 ¾ |

## À quoi faire attention

- Mesurez le soir et à température ambiante : le matin et par temps froid, les doigts sont plus fins.
- Les bagues larges serrent davantage. À partir de six millimètres, prenez une demi-taille de plus.
- Mesurez le doigt qui portera la bague : d’une main à l’autre, l’écart atteint souvent une taille.

Ces mesures suivent la norme internationale [ISO 8653](https://www.iso.org/standard/62996.html).`,
};

/** Planted: the last link of the French text leads nowhere (planted-faults.ts). */
const workshop: Texts = {
	de: `Über dem Laden, mit Fenstern nach Norden, liegt unsere Werkstatt. Zwei Werktische, eine Drehbank von 1951, ein Zeitwaagenschreiber von heute: Wir verwenden, was die Arbeit besser macht.

![Werktisch mit Lupe, Pinzette und geöffnetem Uhrwerk](/assets/${fileId('werkstatt')})

## Uhren

Bei einer Revision zerlegen wir das Werk vollständig, reinigen jedes Teil, ersetzen, was verschlissen ist, ölen neu und regulieren in sechs Lagen. Danach läuft die Uhr eine Woche auf dem Prüfstand, ehe Sie sie zurückbekommen.

- Batteriewechsel mit Dichtheitsprüfung: während Sie warten
- Bandkürzung: während Sie warten
- Revision einer Handaufzugsuhr: etwa vier Wochen
- Revision eines Chronographen: etwa sechs Wochen

## Schmuck

Wir ändern Ringgrößen, erneuern Krappen, löten Ketten, fassen Steine neu und arbeiten Erbstücke um. Vorher bekommen Sie eine Zeichnung und einen festen Preis.

## Gravuren

Wir gravieren von Hand mit dem Stichel und, für feine Schriften auf der Innenseite von Ringen, mit dem Diamanten.

| Gravur | Dauer | Preis ab |
| --- | --- | --- |
| Datum und Namen im Ring | 3 Werktage | 35 € |
| Monogramm von Hand | 10 Werktage | 90 € |
| Handschrift nach Vorlage | 10 Werktage | 120 € |
| Wappen oder Zeichnung | nach Absprache | auf Anfrage |

## Gut zu wissen

Gravierte Stücke können wir nicht zurücknehmen. Bitte lesen Sie deshalb die Vorlage, die wir Ihnen vorab senden, in Ruhe Buchstabe für Buchstabe. Fragen beantworten wir [gern persönlich](/kontakt).`,
	en: `Our workshop is above the shop, with windows facing north. Two benches, a lathe from 1951 and a modern timing machine: we use whatever makes the work better.

![Workbench with loupe, tweezers and an open movement](/assets/${fileId('werkstatt')})

## Watches

For a full service we dismantle the movement completely, clean every part, replace what is worn, oil it afresh and regulate it in six positions. The watch then spends a week on the test stand before it comes back to you.

- Battery replacement with pressure test: while you wait
- Sizing a bracelet: while you wait
- Servicing a hand-wound watch: about four weeks
- Servicing a chronograph: about six weeks

## Jewellery

We resize rings, renew claws, solder chains, reset stones and remodel heirlooms. Before we start, you receive a drawing and a fixed price.

## Engraving

We engrave by hand with the burin and, for fine lettering inside rings, with a diamond point.

| Engraving | Time | Price from |
| --- | --- | --- |
| Date and names inside a ring | 3 working days | €35 |
| Hand-cut monogram | 10 working days | €90 |
| Handwriting from a sample | 10 working days | €120 |
| Coat of arms or drawing | by arrangement | on request |

## Good to know

We cannot take back engraved pieces, so please take your time over the proof we send you and read it letter by letter. We are happy to answer questions [in person](/kontakt).`,
	fr: `Notre atelier se trouve au-dessus de la boutique, fenêtres au nord. Deux établis, un tour de 1951, un chronocomparateur d’aujourd’hui : nous employons tout ce qui rend le travail meilleur.

![Établi avec loupe, brucelles et mouvement ouvert](/assets/${fileId('werkstatt')})

## Montres

Lors d’une révision, nous démontons entièrement le mouvement, nettoyons chaque pièce, remplaçons ce qui est usé, huilons, puis réglons dans six positions. La montre passe ensuite une semaine au banc d’essai avant de vous être rendue.

- Changement de pile avec test d’étanchéité : pendant que vous patientez
- Ajustement d’un bracelet : pendant que vous patientez
- Révision d’une montre à remontage manuel : environ quatre semaines
- Révision d’un chronographe : environ six semaines

## Bijoux

Nous mettons les bagues à taille, refaisons les griffes, soudons les chaînes, ressertissons les pierres et transformons les bijoux de famille. Un dessin et un prix ferme vous sont remis au préalable.

## Gravure

Nous gravons à la main, au burin et, pour les écritures fines à l’intérieur des bagues, à la pointe de diamant.

| Gravure | Délai | À partir de |
| --- | --- | --- |
| Date et prénoms dans la bague | 3 jours ouvrés | 35 € |
| Monogramme à la main | 10 jours ouvrés | 90 € |
| Écriture manuscrite d’après modèle | 10 jours ouvrés | 120 € |
| Armoiries ou dessin | à convenir | sur demande |

## Bon à savoir

Les pièces gravées ne peuvent pas être reprises. Prenez donc le temps de relire, lettre par lettre, l’épreuve que nous vous envoyons. Nous répondons volontiers à vos questions [de vive voix](/contact-atelier).`,
};

export const pageRecords: readonly WireRecord[] = [
	page(
		1,
		'home',
		null,
		{
			de: 'Uhren und Schmuck, seit neunzig Jahren am Kornmarkt',
			en: 'Watches and jewellery, on the Kornmarkt for ninety years',
			fr: 'Montres et bijoux, depuis quatre-vingt-dix ans sur le Kornmarkt',
		},
		welcome,
		'hero',
	),
	page(2, 'contact', null, { de: 'Kontakt und Anfahrt', en: 'Contact and directions', fr: 'Contact et accès' }, contactIntro),
	page(3, 'privacy', null, { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' }, privacyText),
	page(
		4,
		'accessibility',
		null,
		{ de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement', fr: 'Déclaration d’accessibilité' },
		accessibilityText,
	),
	page(
		5,
		'social_media_privacy',
		null,
		{ de: 'Datenschutz in sozialen Medien', en: 'Privacy on social media', fr: 'Protection des données sur les réseaux sociaux' },
		socialMediaPrivacyText,
	),
	page(
		6,
		'info',
		'ringgroesse',
		{ de: 'Ringgröße ermitteln', en: 'Finding your ring size', fr: 'Trouver sa taille de bague' },
		ringSizeGuide,
	),
	{
		...page(7, 'info', 'werkstatt', { de: 'Unsere Werkstatt', en: 'Our workshop', fr: 'Notre atelier' }, workshop, 'taschenuhr-kornmarkt'),
		video: 'https://filme.example/einbetten/werkstatt',
	},
];

function page(id: number, type: string, slug: string | null, title: Texts, body: Texts, picture: string | null = null): WireRecord {
	return {
		id,
		project: domain,
		type,
		slug,
		title: title.de,
		picture: picture === null ? null : fileId(picture),
		video: null,
		body: body.de,
		translations: translations(id, { en: { title: title.en, body: body.en }, fr: { title: title.fr, body: body.fr } }),
	};
}
