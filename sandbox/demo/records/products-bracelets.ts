/** Bracelets of the demo shop. */
import type { DemoProduct } from './product.ts';
import { choices, lengths } from './variants.ts';

export const bracelets: readonly DemoProduct[] = [
	{
		id: 1008,
		name: 'Tennisarmband Linie',
		slug: 'tennisarmband-linie',
		reference: 'SO-720',
		manufacturer: 'solvigny',
		price: '4200.00',
		stock: 1,
		reorder: true,
		shippingTime: 21,
		variants: lengths([
			[17, '4200.00', 1],
			[18, '4450.00', 0],
			[19, '4700.00', 0],
		]),
		attributes: ['whiteGold', 'f585', 'diamond', 'ct150', 'boxClasp'],
		description: `Ein Stein neben dem anderen, jeder in seiner eigenen beweglichen Fassung, sodass das Band am Arm liegt wie eine gezeichnete Linie. Das Kastenschloss hat eine zusätzliche Sicherheitsacht.`,
		en: {
			name: 'Linie tennis bracelet',
			description: `Stone beside stone, each in its own hinged setting, so that the bracelet lies on the wrist like a drawn line. The box clasp has an additional figure-of-eight safety catch.`,
		},
		fr: {
			name: 'Bracelet rivière Linie',
			description: `Les pierres se suivent, chacune dans son chaton articulé, et le bracelet repose au poignet comme un trait de plume. Fermoir à cliquet avec huit de sécurité.`,
		},
		picture: { kind: 'bracelet', metal: 'white', form: 'tennis', stone: 'diamond' },
	},
	{
		id: 1019,
		name: 'Panzerarmband, kräftig',
		slug: 'panzerarmband-kraeftig',
		reference: 'LQ-P60',
		manufacturer: 'lindqvarn',
		price: '1680.00',
		stock: 2,
		reorder: true,
		shippingTime: 10,
		variants: lengths([
			[19, '1680.00', 1],
			[21, '1840.00', 1],
			[23, '1990.00', 0, { active: false }],
		]),
		attributes: ['yellowGold', 'f585', 'w6', 'boxClasp'],
		description: `Flach geschliffene Glieder, die sich wie Schuppen übereinanderlegen. Massiv gearbeitet, nicht hohl, und deshalb schwer in der Hand. Ein Stück, das man Söhnen und Töchtern weitergibt.`,
		en: {
			name: 'Heavy curb bracelet',
			description: `Links ground flat that overlap like scales. Solid rather than hollow, and therefore weighty in the hand. A piece to pass on to sons and daughters.`,
		},
		fr: {
			name: 'Gourmette massive',
			description: `Des maillons limés à plat qui se recouvrent comme des écailles. Pleine et non creuse, elle pèse dans la main. De celles que l’on transmet à ses fils comme à ses filles.`,
		},
		picture: { kind: 'bracelet', metal: 'yellow', form: 'curb' },
	},
	{
		id: 1032,
		name: 'Armreif Hammerschlag',
		slug: 'armreif-hammerschlag',
		reference: 'AW-301',
		manufacturer: 'weidenbach',
		price: '340.00',
		stock: 3,
		reorder: true,
		shippingTime: 14,
		variants: choices({ de: 'Innenweite', en: 'Inner width', fr: 'Largeur intérieure' }, [
			['-S', { de: 'S (58 mm)', en: 'S (58 mm)', fr: 'S (58 mm)' }, '340.00', 1],
			['-M', { de: 'M (62 mm)', en: 'M (62 mm)', fr: 'M (62 mm)' }, '340.00', 2],
			['-L', { de: 'L (66 mm)', en: 'L (66 mm)', fr: 'L (66 mm)' }, '355.00', 0],
		]),
		attributes: ['silver', 'f925', 'd62', 'hammered'],
		description: `Ein geschlossener Reif, auf dem Amboss rundgeschlagen; jede der etwa dreihundert Flächen wirft das Licht anders. Mehrere übereinander klingen leise.`,
		en: {
			name: 'Hammered bangle',
			description: `A closed bangle, hammered round on the anvil; each of its three hundred or so facets catches the light differently. Wear several and they chime softly.`,
		},
		picture: { kind: 'bracelet', metal: 'steel', form: 'bangle' },
	},
	{
		id: 1042,
		name: 'Gravurarmband Zeile',
		slug: 'gravurarmband-zeile',
		reference: 'GL-430',
		manufacturer: 'glanzrain',
		price: '119.00',
		stock: 8,
		reorder: true,
		shippingTime: 5,
		attributes: ['silver', 'f925', 'w4', 'lobster'],
		description: `Ein schmales Plättchen an einer Ankerkette, Platz für eine Zeile: ein Name, ein Datum, drei Wörter. Bis zu 24 Zeichen gravieren wir in Schreib- oder Blockschrift; senden Sie uns den Text nach der Bestellung oder [sprechen Sie vorher mit uns](/kontakt).

1. Text und Schrift wählen
2. Vorlage prüfen
3. Drei Werktage später abholen oder schicken lassen`,
		en: {
			name: 'Zeile engravable bracelet',
			description: `A slim plate on a cable chain, with room for one line: a name, a date, three words. We engrave up to 24 characters in script or capitals; send us the text once you have ordered, or [talk to us first](/kontakt).

1. Choose your text and lettering
2. Approve the proof
3. Collect it three working days later, or have it sent`,
		},
		fr: {
			name: 'Bracelet à graver Zeile',
			description: `Une fine plaque sur une chaîne forçat, juste assez longue pour une ligne : un prénom, une date, trois mots. Nous gravons jusqu’à 24 caractères, en cursive ou en capitales ; envoyez-nous le texte après la commande ou [parlez-nous-en avant](/kontakt).

1. Choisir le texte et l’écriture
2. Valider l’épreuve
3. Retirer le bijou trois jours ouvrés plus tard, ou le recevoir chez vous`,
		},
		picture: { kind: 'bracelet', metal: 'white', form: 'plate' },
	},
	{
		id: 1053,
		name: 'Kordelarmband Drall',
		slug: 'kordelarmband-drall',
		reference: 'LQ-KO4',
		manufacturer: 'lindqvarn',
		price: '760.00',
		stock: 0,
		shippingTime: 10,
		attributes: ['roseGold', 'f585', 'w4', 'lobster'],
		description: `Feine Drähte, zu einer Kordel gedreht, die das Licht in einer laufenden Spirale zurückgibt. Sie ist geschmeidig wie ein Seil und verhakt sich nirgends. Zurzeit ausverkauft.`,
		en: {
			name: 'Drall rope bracelet',
			description: `Fine wires twisted into a rope that returns the light in an unbroken spiral. Supple as a cord, and it catches on nothing. Currently sold out.`,
		},
		fr: {
			name: 'Bracelet corde Drall',
			description: `De fins fils d’or torsadés en une corde qui renvoie la lumière en une spirale ininterrompue. Souple comme un cordage, il n’accroche nulle part. Actuellement épuisé.`,
		},
		picture: { kind: 'bracelet', metal: 'rose', form: 'rope' },
	},
];
