/** Watches of the demo shop. */
import type { DemoProduct } from './product.ts';
import { choices } from './variants.ts';

const strap = { de: 'Armband', en: 'Strap', fr: 'Bracelet' };
const brownCalf = { de: 'Kalbsleder braun', en: 'Brown calfskin', fr: 'Veau brun' };
const blackCalf = { de: 'Kalbsleder schwarz', en: 'Black calfskin', fr: 'Veau noir' };
const steelLinks = { de: 'Edelstahl-Gliederband', en: 'Stainless steel bracelet', fr: 'Bracelet en acier' };

export const watches: readonly DemoProduct[] = [
	{
		id: 1001,
		name: 'Meridian Automatik',
		slug: 'meridian-automatik',
		reference: 'AM-3801',
		manufacturer: 'aldermark',
		price: '1980.00',
		stock: 3,
		reorder: true,
		shippingTime: 3,
		variants: choices(strap, [
			['-BR', brownCalf, '1980.00', 2],
			['-SW', blackCalf, '1980.00', 1],
			['-ST', steelLinks, '2240.00', 0, { reorder: true, shippingTime: 21 }],
		]),
		attributes: ['steel', 'd38', 'automatic', 'bar5', 'sapphireGlass', 'pinBuckle'],
		description: `Eine Uhr, die nichts beweisen muss: gewölbtes, mattweißes Zifferblatt, aufgesetzte Stabindizes und eine kleine Sekunde, die ihren eigenen Takt hält. Das Automatikwerk mit 42 Stunden Gangreserve ist durch den Saphirboden zu sehen und wird von uns in drei Lagen reguliert.

- Gehäusehöhe 9,8 mm, flach genug für jede Manschette
- Krone mit dem Wellenzeichen der Manufaktur
- Revision empfohlen alle fünf Jahre, ausgeführt in unserer [Werkstatt](/info/werkstatt)`,
		en: {
			name: 'Meridian Automatic',
			description: `A watch with nothing to prove: a domed matt-white dial, applied batons and a small seconds that keeps its own beat. The automatic movement, with a 42-hour power reserve, is visible through the sapphire case back; we regulate it in three positions.

- Case height 9.8 mm, slim enough to slip under any cuff
- Crown bearing the maker’s wave emblem
- Service recommended every five years, in our own [workshop](/info/werkstatt)`,
		},
		fr: {
			name: 'Meridian Automatique',
			description: `Une montre qui n’a rien à prouver : un cadran bombé d’un blanc mat, des index bâtons appliqués, une petite seconde qui suit son propre rythme. Le calibre automatique, doté de 42 heures de réserve de marche, s’admire à travers le fond saphir ; nous le réglons dans trois positions.

- Boîtier de 9,8 mm d’épaisseur, qui se glisse sous toutes les manchettes
- Couronne frappée de la vague, emblème de la manufacture
- Révision conseillée tous les cinq ans, dans notre [atelier](/info/werkstatt)`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 38.5,
			metal: 'steel',
			dial: 'white',
			indices: 'baton',
			hands: 'dauphine',
			time: [10, 9, null],
			subdials: ['seconds'],
			minuteTrack: true,
			bezel: 'stepped',
			band: 'leather',
			bandTint: 'brown',
		},
	},
	{
		id: 1007,
		name: 'Tiefgang 300',
		slug: 'tiefgang-300',
		reference: 'KH-300-S',
		manufacturer: 'kernholm',
		price: '1290.00',
		stock: 5,
		reorder: true,
		shippingTime: 3,
		attributes: ['steel', 'd42', 'automatic', 'bar30', 'sapphireGlass', 'foldingClasp'],
		description: `Die Tauchuhr, mit der Kernholm bekannt wurde. Die Lünette rastet in 120 Schritten und lässt sich nur gegen den Uhrzeigersinn drehen; Leuchtpunkte und Zeiger bleiben die ganze Nacht lesbar.

| Eigenschaft | Wert |
| --- | --- |
| Gehäuse | 42 mm, Höhe 13,2 mm |
| Druckprüfung | 30 bar, mit Protokoll |
| Gewicht | 168 g mit Band |

Das Stahlband hat eine Verlängerung für den Neoprenanzug und wird von uns auf Ihr Handgelenk gekürzt.`,
		en: {
			name: 'Tiefgang 300',
			description: `The dive watch that made Kernholm’s name. The bezel has 120 clicks and turns anticlockwise only; the luminous markers and hands stay legible all night.

| Specification | Value |
| --- | --- |
| Case | 42 mm, 13.2 mm thick |
| Pressure test | 30 bar, certificate included |
| Weight | 168 g with bracelet |

The steel bracelet has a wetsuit extension, and we size it to your wrist.`,
		},
		fr: {
			name: 'Tiefgang 300',
			description: `La montre de plongée à laquelle Kernholm doit sa réputation. La lunette unidirectionnelle compte 120 crans ; repères et aiguilles luminescents restent lisibles toute la nuit.

| Caractéristique | Valeur |
| --- | --- |
| Boîtier | 42 mm, épaisseur 13,2 mm |
| Test de pression | 30 bar, avec procès-verbal |
| Poids | 168 g avec bracelet |

Le bracelet en acier possède une extension pour combinaison de plongée ; nous l’ajustons à votre poignet.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 42,
			metal: 'steel',
			dial: 'black',
			indices: 'dots',
			hands: 'sword',
			time: [10, 10, 36],
			minuteTrack: true,
			date: 'three',
			bezel: 'diver',
			band: 'links',
			bandTint: 'metal',
		},
	},
	{
		id: 1009,
		name: 'Arkade',
		slug: 'arkade',
		reference: 'FR-2411',
		manufacturer: 'falkenrieth',
		price: '640.00',
		stock: 4,
		reorder: true,
		shippingTime: 3,
		variants: choices(strap, [
			['-SW', blackCalf, '640.00', 3],
			['-BR', brownCalf, '640.00', 1],
			['-RT', { de: 'Kalbsleder weinrot', en: 'Burgundy calfskin', fr: 'Veau bordeaux' }, '660.00', 0, { active: false }],
		]),
		attributes: ['steelRose', 'd24', 'quartz', 'bar3', 'mineralGlass', 'pinBuckle'],
		description: `Ein hohes Rechteck mit römischen Stunden und gebläuten Blattzeigern, gezeichnet nach einer Fensterreihe am Hallstedter Markt. Die Gehäuseflanken sind senkrecht geschliffen, sodass die Uhr am Arm noch schmaler wirkt, als sie ist. Getragen wird sie zum Anzug ebenso wie zum Pullover.`,
		en: {
			description: `A tall rectangle with Roman numerals and blued leaf hands, inspired by a row of windows on Hallstedt’s market square. The flanks of the case are brushed vertically, which makes the watch look even slimmer on the wrist. As much at home with a jumper as with a suit.`,
		},
		fr: {
			description: `Un rectangle élancé, des chiffres romains et des aiguilles feuille bleuies, d’après une rangée de fenêtres de la place du marché de Hallstedt. Les flancs du boîtier, brossés à la verticale, affinent encore la montre au poignet. Elle se porte aussi bien avec un costume qu’avec un pull.`,
		},
		picture: {
			kind: 'watch',
			shape: 'rectangular',
			size: 24,
			metal: 'rose',
			dial: 'white',
			indices: 'roman',
			hands: 'leaf',
			time: [10, 8, null],
			minuteTrack: true,
			bezel: 'plain',
			band: 'leather',
			bandTint: 'black',
		},
	},
	{
		id: 1014,
		name: 'Lotse Chronograph',
		slug: 'lotse-chronograph',
		reference: 'KH-CHR-41',
		manufacturer: 'kernholm',
		price: '2150.00',
		stock: 1,
		reorder: true,
		shippingTime: 5,
		attributes: ['steel', 'd42', 'automatic', 'bar10', 'sapphireGlass', 'foldingClasp'],
		description: `Drei Hilfszifferblätter, zwei Drücker und eine Tachymeterskala, die man auch ohne Lupe liest. Der Lotse stoppt bis zu zwölf Stunden und schaltet über ein Säulenrad, was man am leichten Widerstand des Drückers spürt. Auf Wunsch zeigen wir Ihnen das geöffnete Werk unter dem Mikroskop.`,
		en: {
			name: 'Lotse Chronograph',
			description: `Three subdials, two pushers and a tachymeter scale you can read without a loupe. The Lotse times up to twelve hours and is governed by a column wheel, as the light, even action of the pushers tells you. If you like, we will show you the open movement under the microscope.`,
		},
		fr: {
			name: 'Chronographe Lotse',
			description: `Trois compteurs, deux poussoirs et une échelle tachymétrique qui se lit sans loupe. Le Lotse chronomètre jusqu’à douze heures ; sa roue à colonnes se devine à la douceur des poussoirs. Si vous le souhaitez, nous vous montrerons le mouvement ouvert au microscope.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 42,
			metal: 'steel',
			dial: 'silver',
			indices: 'baton',
			hands: 'baton',
			time: [1, 51, 0],
			minuteTrack: true,
			subdials: ['chronoLeft', 'chronoRight', 'seconds'],
			bezel: 'tachymeter',
			band: 'leather',
			bandTint: 'blue',
			pushers: true,
		},
	},
	{
		id: 1018,
		name: 'Meridian Mondphase',
		slug: 'meridian-mondphase',
		reference: 'AM-3840-R',
		manufacturer: 'aldermark',
		price: '6480.00',
		stock: 1,
		reorder: true,
		shippingTime: 5,
		attributes: ['roseGold', 'f750', 'd38', 'automatic', 'bar3', 'sapphireGlass', 'pinBuckle'],
		description: `Über der Sechs zieht ein graviertes Mondbild seine Bahn und weicht erst nach 122 Jahren um einen Tag ab. Gehäuse und Indizes sind aus 750er Roségold, das Zifferblatt ist versilbert und von Hand gebürstet.

Zum Einstellen des Mondes genügt ein Druck mit dem beigelegten Stift; wir erklären es Ihnen gern und stellen die Uhr vor der Übergabe auf die Nacht genau.`,
		en: {
			name: 'Meridian Moonphase',
			description: `Above six o’clock an engraved moon follows its course; it takes 122 years to stray by a single day. The case and markers are 750 rose gold, the dial is silvered and brushed by hand.

One press of the stylus supplied sets the moon. We will gladly show you how, and we set the watch to the night itself before we hand it over.`,
		},
		fr: {
			name: 'Meridian Phases de lune',
			description: `Au-dessus de six heures, une lune gravée suit sa course ; il lui faut 122 ans pour s’écarter d’un seul jour. Le boîtier et les index sont en or rose 750, le cadran est argenté et brossé à la main.

Une pression du stylet fourni suffit à régler la lune. Nous vous montrons volontiers le geste, et la montre vous est remise réglée sur la nuit en cours.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 38.5,
			metal: 'rose',
			dial: 'silver',
			indices: 'roman',
			hands: 'leaf',
			time: [8, 21, null],
			minuteTrack: true,
			subdials: ['moon'],
			bezel: 'stepped',
			band: 'leather',
			bandTint: 'brown',
		},
	},
	{
		id: 1021,
		name: 'Linde',
		slug: 'linde',
		reference: 'FR-3102',
		manufacturer: 'falkenrieth',
		price: '289.00',
		stock: 8,
		reorder: true,
		shippingTime: 2,
		attributes: ['steel', 'd36', 'quartz', 'bar3', 'mineralGlass'],
		description: `Vier Striche, zwei Zeiger, sonst nichts. Das Milanaiseband lässt sich stufenlos einstellen und ohne Werkzeug wechseln. Mit 6,4 mm ist die Linde die flachste Uhr in unserem Schaufenster.`,
		en: {
			description: `Four markers, two hands, nothing else. The Milanese bracelet adjusts to any length and changes without tools. At 6.4 mm, the Linde is the slimmest watch in our window.`,
		},
		fr: {
			description: `Quatre index, deux aiguilles, rien de plus. Le bracelet milanais s’ajuste sans crans et se change sans outil. Avec ses 6,4 mm, la Linde est la montre la plus fine de notre vitrine.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 36,
			metal: 'white',
			dial: 'white',
			indices: 'quarters',
			hands: 'baton',
			time: [10, 10, null],
			bezel: 'plain',
			band: 'mesh',
			bandTint: 'metal',
		},
	},
	{
		id: 1025,
		name: 'Seezeichen GMT',
		slug: 'seezeichen-gmt',
		reference: 'KH-GMT-40',
		manufacturer: 'kernholm',
		price: '1740.00',
		stock: 2,
		reorder: true,
		shippingTime: 5,
		attributes: ['titanium', 'd40', 'automatic', 'bar20', 'sapphireGlass', 'foldingClasp'],
		description: `Ein zusätzlicher Stundenzeiger läuft in 24 Stunden einmal um und nennt die Zeit zu Hause, während Ihre Ortszeit in Stundensprüngen folgt. Die zweifarbige Lünette trennt Tag und Nacht. Das Titangehäuse wiegt halb so viel wie eines aus Stahl und ist mattiert, damit es auf Reisen nicht auffällt.`,
		en: {
			name: 'Seezeichen GMT',
			description: `A second hour hand circles once in 24 hours and keeps the time at home, while the local hour moves in one-hour jumps. The two-tone bezel tells day from night. The titanium case weighs half as much as one in steel, and its matt finish travels discreetly.`,
		},
		fr: {
			name: 'Seezeichen GMT',
			description: `Une seconde aiguille des heures fait le tour du cadran en 24 heures et garde l’heure du pays, tandis que l’heure locale se règle par sauts. La lunette bicolore distingue le jour de la nuit. Le boîtier en titane, moitié moins lourd que l’acier, est mat : il voyage en toute discrétion.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 40,
			metal: 'steel',
			dial: 'blue',
			indices: 'dots',
			hands: 'sword',
			time: [7, 4, 22],
			minuteTrack: true,
			date: 'six',
			bezel: 'gmt',
			band: 'fineLinks',
			bandTint: 'metal',
		},
	},
	{
		id: 1028,
		name: 'Kontor',
		slug: 'kontor',
		reference: 'FR-2630',
		manufacturer: 'falkenrieth',
		price: '520.00',
		stock: 3,
		shippingTime: 3,
		attributes: ['steel', 'd36', 'quartz', 'bar5', 'sapphireGlass', 'pinBuckle'],
		description: `Ein Kissengehäuse, wie man es in den dreißiger Jahren trug, mit lachsfarbenem Zifferblatt und Datum auf der Drei. Die Ecken sind poliert, die Flächen gebürstet; dazwischen läuft eine feine Kante, die das Licht hält. Eine Uhr für Menschen, die pünktlich sind und nicht darüber reden.`,
		en: {
			description: `A cushion case in the style of the thirties, with a salmon dial and the date at three o’clock. The corners are polished, the surfaces brushed, and between them runs a fine edge that catches the light. A watch for people who are punctual and see no need to mention it.`,
		},
		fr: {
			description: `Un boîtier coussin dans le goût des années trente, un cadran saumon, la date à trois heures. Les angles sont polis, les surfaces brossées ; entre les deux, une arête fine retient la lumière. Pour ceux qui sont ponctuels et n’en font pas une affaire.`,
		},
		picture: {
			kind: 'watch',
			shape: 'cushion',
			size: 36,
			metal: 'steel',
			dial: 'salmon',
			indices: 'baton',
			hands: 'leaf',
			time: [9, 42, 18],
			minuteTrack: true,
			date: 'three',
			bezel: 'plain',
			band: 'leather',
			bandTint: 'black',
		},
	},
	{
		id: 1033,
		name: 'Regulator 1934',
		slug: 'regulator-1934',
		reference: 'AM-1934',
		manufacturer: 'aldermark',
		price: null,
		stock: 1,
		shippingTime: 14,
		attributes: ['steel', 'd40', 'handWound', 'bar3', 'sapphireGlass', 'pinBuckle'],
		description: `Zum Jubiläum unseres Hauses hat Aldermark diese Uhr in 34 Exemplaren gebaut. Stunde, Minute und Sekunde sind getrennt, wie bei den Regulatoren, nach denen Uhrmacher früher ihre Arbeit richteten: oben die Stunde, in der Mitte die Minute, unten die Sekunde.

Das Handaufzugswerk trägt die Nummer der Uhr und unser Weidenblatt auf der Brücke. Der Preis richtet sich nach der gewählten Ausführung; [sprechen Sie uns an](/kontakt).`,
		en: {
			name: 'Regulator 1934',
			description: `Aldermark made this watch for our anniversary, in an edition of 34. Hours, minutes and seconds are shown separately, as on the regulator clocks by which watchmakers used to set their work: hours above, minutes in the centre, seconds below.

The hand-wound movement carries the number of the watch and our willow leaf on its bridge. The price depends on the finish you choose; please [ask us](/kontakt).`,
		},
		fr: {
			name: 'Régulateur 1934',
			description: `Aldermark a réalisé cette montre pour l’anniversaire de notre maison, en 34 exemplaires. Heures, minutes et secondes y sont séparées, comme sur les régulateurs qui servaient autrefois de référence aux horlogers : les heures en haut, les minutes au centre, les secondes en bas.

Le pont du mouvement à remontage manuel porte le numéro de la montre et notre feuille de saule. Le prix dépend de la finition choisie ; [consultez-nous](/kontakt).`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 40,
			metal: 'steel',
			dial: 'silver',
			indices: 'quarters',
			hands: 'leaf',
			time: [4, 37, null],
			minuteTrack: true,
			subdials: ['hours', 'seconds'],
			bezel: 'fluted',
			band: 'leather',
			bandTint: 'black',
		},
	},
	{
		id: 1036,
		name: 'Feldwache',
		slug: 'feldwache',
		reference: 'KH-FW-38',
		manufacturer: 'kernholm',
		price: '690.00',
		stock: 6,
		reorder: true,
		shippingTime: 3,
		variants: choices(strap, [
			['-GR', { de: 'Textilband oliv', en: 'Olive textile strap', fr: 'Bracelet textile olive' }, '690.00', 4],
			['-SA', { de: 'Textilband sand', en: 'Sand textile strap', fr: 'Bracelet textile sable' }, '690.00', 2],
			['-LE', brownCalf, '725.00', 0, { reorder: true, shippingTime: 10 }],
		]),
		attributes: ['steel', 'd38', 'handWound', 'bar10', 'sapphireGlass', 'pinBuckle'],
		description: `Breite Striche, ein Dreieck auf der Zwölf, grünes Blatt: Diese Uhr liest man im Vorbeigehen. Aufgezogen wird sie jeden Morgen mit etwa dreißig Umdrehungen, und das durchgezogene Textilband hält auch dann, wenn einmal ein Federsteg bricht.`,
		en: {
			name: 'Feldwache',
			description: `Broad markers, a triangle at twelve, a green dial: a watch to read at a glance. Some thirty turns of the crown each morning keep it going, and the pass-through textile strap holds even if a spring bar gives way.`,
		},
		fr: {
			name: 'Feldwache',
			description: `De larges index, un triangle à midi, un cadran vert : elle se lit d’un coup d’œil. Une trentaine de tours de couronne chaque matin suffit à la remonter, et son bracelet textile d’un seul tenant reste en place même si une barrette vient à céder.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 38,
			metal: 'steel',
			dial: 'green',
			indices: 'field',
			hands: 'sword',
			time: [6, 52, 40],
			minuteTrack: true,
			bezel: 'plain',
			band: 'textile',
			bandTint: 'green',
		},
	},
	{
		id: 1040,
		name: 'Soirée',
		slug: 'soiree',
		reference: 'FR-1907',
		manufacturer: 'falkenrieth',
		price: '890.00',
		stock: 2,
		shippingTime: 3,
		attributes: ['yellowGold', 'f375', 'd24', 'quartz', 'bar3', 'mineralGlass'],
		description: `Eine ovale Abenduhr mit fein geflochtenem Milanaiseband, so leicht, dass man sie bald vergisst. Nur die vier Viertelstunden sind bezeichnet; mehr braucht ein Abend nicht. Das Band kürzen wir gratis.`,
		en: {
			description: `An oval evening watch on a finely woven Milanese bracelet, so light that you soon forget you are wearing it. Only the quarters are marked; an evening needs no more. We shorten the bracelet free of charge.`,
		},
		fr: {
			description: `Une montre du soir, ovale, sur un bracelet milanais finement tissé, si légère qu’on l’oublie. Seuls les quarts d’heure sont marqués ; une soirée n’en demande pas davantage. Nous raccourcissons le bracelet gratuitement.`,
		},
		picture: {
			kind: 'watch',
			shape: 'oval',
			size: 24,
			metal: 'yellow',
			dial: 'silver',
			indices: 'quarters',
			hands: 'leaf',
			time: [8, 18, null],
			bezel: 'plain',
			band: 'mesh',
			bandTint: 'metal',
		},
	},
	{
		id: 1043,
		name: 'Kleine Meridian',
		slug: 'kleine-meridian',
		reference: 'AM-3106',
		manufacturer: 'aldermark',
		price: '1760.00',
		stock: 0,
		reorder: true,
		shippingTime: 28,
		attributes: ['steel', 'd31', 'automatic', 'bar5', 'sapphireGlass', 'pinBuckle'],
		description: `Die Meridian für schmale Handgelenke: 31 mm, tiefblaues Blatt mit Sonnenschliff und Zeiger, die sich bei jeder Bewegung hell davon abheben. Im Inneren arbeitet ein eigens gebautes Automatikwerk, nicht ein Quarz im kleineren Kleid. Derzeit vergriffen; wir bestellen sie gern für Sie nach.`,
		en: {
			name: 'Little Meridian',
			description: `The Meridian for slender wrists: 31 mm across, with a deep blue sunburst dial from which the hands stand out brightly at every turn. It is driven by an automatic movement of its own, not by a quartz calibre in a smaller case. Sold out for now; we will gladly order it for you.`,
		},
		fr: {
			name: 'Petite Meridian',
			description: `La Meridian des poignets fins : 31 mm, un cadran soleillé d’un bleu profond et des aiguilles qui captent la lumière au moindre mouvement. Elle abrite un calibre automatique conçu pour elle, et non un quartz logé dans un boîtier réduit. Épuisée pour le moment ; nous la commandons volontiers pour vous.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 31,
			metal: 'steel',
			dial: 'blue',
			indices: 'baton',
			hands: 'dauphine',
			time: [10, 9, 34],
			bezel: 'stepped',
			band: 'leather',
			bandTint: 'blue',
		},
	},
	{
		id: 1047,
		name: 'Pionier',
		slug: 'pionier',
		reference: 'KH-PI-42',
		manufacturer: 'kernholm',
		price: '1180.00',
		stock: 0,
		shippingTime: 5,
		attributes: ['bronze', 'd42', 'automatic', 'bar10', 'sapphireGlass', 'pinBuckle'],
		description: `Beobachtungsuhren hatten eine Zwiebelkrone, damit man sie mit Handschuhen aufziehen konnte; die Pionier hat sie behalten. Das Bronzegehäuse dunkelt mit der Zeit nach und sieht nach einem Jahr an jedem Arm anders aus. Die Serie ist ausverkauft und wird nicht neu aufgelegt.`,
		en: {
			name: 'Pionier',
			description: `Observers’ watches had an onion crown so that they could be wound with gloves on; the Pionier has kept it. The bronze case darkens over time, and after a year no two look alike. The series is sold out and will not be reissued.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 42,
			metal: 'bronze',
			dial: 'black',
			indices: 'pilot',
			hands: 'sword',
			time: [2, 47, 5],
			minuteTrack: true,
			bezel: 'plain',
			band: 'rivetedLeather',
			bandTint: 'brown',
		},
	},
	{
		id: 1052,
		name: 'Tiefgang Compact',
		slug: 'tiefgang-compact',
		reference: 'KH-300-C',
		manufacturer: 'kernholm',
		price: '980.00',
		stock: 7,
		reorder: true,
		shippingTime: 3,
		attributes: ['steel', 'd36', 'solar', 'bar20', 'sapphireGlass', 'pinBuckle'],
		description: `Die kleine Schwester der Tiefgang: 36 mm, Kautschukband und ein Werk, das sein Licht durch das Zifferblatt aufnimmt. Ein Sommertag reicht für acht Monate im Dunkeln. Zum Schwimmen und Schnorcheln gemacht, zum Alltag ohnehin.`,
		en: {
			name: 'Tiefgang Compact',
			description: `The Tiefgang’s little sister: 36 mm, a rubber strap and a movement that draws its energy from light falling through the dial. One summer’s day keeps it running for eight months in the dark. Made for swimming and snorkelling, and for every other day as well.`,
		},
		fr: {
			name: 'Tiefgang Compact',
			description: `La petite sœur de la Tiefgang : 36 mm, un bracelet en caoutchouc et un mouvement qui puise son énergie dans la lumière, à travers le cadran. Une journée d’été lui vaut huit mois d’autonomie dans l’obscurité. Faite pour nager avec un tuba, et pour tous les autres jours.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 36,
			metal: 'steel',
			dial: 'white',
			indices: 'dots',
			hands: 'sword',
			time: [10, 12, 24],
			minuteTrack: true,
			bezel: 'diver',
			band: 'rubber',
			bandTint: 'blue',
		},
	},
	{
		id: 1054,
		name: 'Taschenuhr Kornmarkt',
		slug: 'taschenuhr-kornmarkt',
		reference: 'AM-TU-50',
		manufacturer: 'aldermark',
		price: '1490.00',
		stock: 1,
		reorder: true,
		shippingTime: 10,
		attributes: ['silver', 'f925', 'd50', 'handWound', 'mineralGlass'],
		description: `Eine offene Taschenuhr mit weißem Emailblatt, römischen Stunden und kleiner Sekunde, wie sie in unserem Haus seit der Gründung repariert werden. Der Rückdeckel bietet Platz für ein Monogramm, das wir in der [Werkstatt](/info/werkstatt#gravuren) von Hand stechen. Kette mit Knebel gehört dazu.`,
		en: {
			name: 'Kornmarkt pocket watch',
			description: `An open-face pocket watch with a white enamel dial, Roman numerals and small seconds, of the kind we have been repairing ever since the shop was founded. There is room on the case back for a monogram, which we cut by hand in our [workshop](/info/werkstatt#engraving). Chain with T-bar included.`,
		},
		fr: {
			name: 'Montre de poche Kornmarkt',
			description: `Une montre de poche lépine à cadran émaillé blanc, chiffres romains et petite seconde, comme nous en réparons depuis la fondation de la maison. Le fond peut recevoir un monogramme, gravé à la main dans notre [atelier](/info/werkstatt#gravure). Livrée avec sa chaîne à barrette.`,
		},
		picture: { kind: 'pocketWatch', metal: 'steel', time: [10, 8, 37] },
	},
	{
		id: 1060,
		name: 'Belvedere',
		slug: 'belvedere',
		reference: 'FR-4150-B',
		manufacturer: 'falkenrieth',
		price: '2390.00',
		stock: 1,
		reorder: true,
		shippingTime: 14,
		attributes: ['yellowGold', 'f585', 'diamond', 'ct050', 'd31', 'quartz', 'bar3', 'sapphireGlass', 'foldingClasp'],
		description: `Vierzig Brillanten, zusammen 0,50 ct, stehen in der Lünette dicht an dicht; darunter ein champagnerheller Grund mit römischen Ziffern. Das fünfreihige Band aus Gold fällt wie Stoff. Wer sie abends anlegt, braucht keinen weiteren Schmuck.`,
		en: {
			description: `Forty brilliant-cut diamonds, 0.50 ct in all, sit side by side in the bezel around a pale champagne dial with Roman numerals. The five-row gold bracelet drapes like fabric. Put it on in the evening and you need no other jewellery.`,
		},
		fr: {
			description: `Quarante diamants taille brillant, 0,50 ct au total, se pressent sur la lunette autour d’un cadran champagne clair à chiffres romains. Le bracelet en or à cinq rangs tombe comme une étoffe. Le soir, elle se suffit à elle-même.`,
		},
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 31,
			metal: 'yellow',
			dial: 'white',
			indices: 'roman',
			hands: 'leaf',
			time: [10, 9, null],
			bezel: 'stones',
			band: 'fineLinks',
			bandTint: 'metal',
		},
	},
	{
		id: 1061,
		status: 'draft',
		name: 'Polarnacht',
		slug: 'polarnacht',
		reference: 'KH-PN-40',
		manufacturer: 'kernholm',
		price: '1590.00',
		stock: 0,
		shippingTime: 30,
		attributes: ['steel', 'd40', 'automatic', 'bar20'],
		description: `Angekündigt für das Frühjahr; Texte und Preise sind noch mit dem Hersteller abzustimmen.`,
		picture: {
			kind: 'watch',
			shape: 'round',
			size: 40,
			metal: 'steel',
			dial: 'black',
			indices: 'field',
			hands: 'sword',
			time: [11, 58, 12],
			bezel: 'plain',
			band: 'rubber',
			bandTint: 'black',
		},
	},
];
