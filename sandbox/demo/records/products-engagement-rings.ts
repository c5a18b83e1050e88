/** Engagement rings of the demo shop. */
import type { PieceDrawing } from '../engraving/drawing.ts';
import type { DemoProduct } from './product.ts';
import { ringSizes, stonesAndSizes, type VariantPicture } from './variants.ts';

const sizes = [48, 50, 52, 54, 56, 58] as const;
const carat = { de: 'Steingewicht', en: 'Stone weight', fr: 'Poids de la pierre' };

const solitaire: PieceDrawing = {
	kind: 'ring',
	metal: 'white',
	head: 'solitaire',
	cut: 'round',
	stone: 'diamond',
	stoneSize: 6.5,
	shank: 'tapered',
};

const withStone = (weight: string, stoneSize: number): VariantPicture => ({
	name: `auftakt-brillant-${weight}`,
	drawing: { ...solitaire, stoneSize },
});

export const engagementRings: readonly DemoProduct[] = [
	{
		id: 1003,
		name: 'Auftakt, Brillant',
		slug: 'auftakt-brillant',
		reference: 'SO-100',
		manufacturer: 'solvigny',
		price: '1490.00',
		stock: 0,
		reorder: true,
		shippingTime: 10,
		variants: stonesAndSizes(carat, [
			{
				name: { de: '0,25 ct', en: '0.25 ct', fr: '0,25 ct' },
				...{ attribute: 'ct025', suffix: '-025', price: '1490.00', picture: withStone('025', 5.2) },
				sizes: [
					[50, 0],
					[52, 1],
					[54, 2],
					[56, 0],
				],
			},
			{
				name: { de: '0,50 ct', en: '0.50 ct', fr: '0,50 ct' },
				...{ attribute: 'ct050', suffix: '-050', price: '3890.00', picture: withStone('050', 6.5) },
				sizes: [
					[50, 0],
					[52, 0, { reorder: false }],
					[54, 1],
					[56, 0],
				],
			},
			{
				name: { de: '0,75 ct', en: '0.75 ct', fr: '0,75 ct' },
				...{ attribute: 'ct075', suffix: '-075', price: '6450.00', picture: withStone('075', 7.8) },
				sizes: [
					[52, 0, { shippingTime: 28 }],
					[54, 0, { shippingTime: 28 }],
					[56, 0, { shippingTime: 28 }],
					[58, 0, { shippingTime: 28, price: '6530.00' }],
				],
			},
			{
				name: { de: '1,00 ct', en: '1.00 ct', fr: '1,00 ct' },
				...{ attribute: 'ct100', suffix: '-100', price: '9800.00', active: false },
				sizes: [[54, 0]],
			},
		]),
		attributes: ['whiteGold', 'f750', 'diamond', 'ct025', 'w2'],
		description: `Vier Krappen, ein Brillant, eine Schiene, die sich zum Stein hin verjüngt: der Ring, an den man denkt, wenn man an einen Verlobungsring denkt. Farbe G, Reinheit VS1, Schliff sehr gut; ab 0,30 ct mit Zertifikat.

Die Größe passen wir nach dem Antrag einmal kostenlos an, denn vorher weiß sie ja meistens nur eine Person.`,
		en: {
			name: 'Auftakt, round brilliant',
			description: `Four claws, one brilliant-cut diamond and a band that tapers towards the stone: the ring you picture when you think of an engagement ring. Colour G, clarity VS1, very good cut; with a certificate from 0.30 ct.

After the proposal we adjust the size once free of charge, since beforehand usually only one person knows it.`,
		},
		fr: {
			name: 'Auftakt, brillant',
			description: `Quatre griffes, un brillant, un anneau qui s’affine vers la pierre : la bague à laquelle on pense quand on pense fiançailles. Couleur G, pureté VS1, taille très bonne ; avec certificat à partir de 0,30 ct.

Après la demande, nous ajustons la taille une fois gratuitement, car auparavant une seule personne la connaît en général.`,
		},
		picture: solitaire,
	},
	{
		id: 1011,
		name: 'Aureole',
		slug: 'aureole',
		reference: 'SO-214',
		manufacturer: 'solvigny',
		price: '3290.00',
		stock: 1,
		reorder: true,
		shippingTime: 14,
		variants: ringSizes(sizes, '3290.00', { 54: 1 }),
		attributes: ['yellowGold', 'f750', 'diamond', 'ct075', 'w2'],
		description: `Sechzehn kleine Brillanten umgeben den mittleren wie ein Lichtkranz, ein halbes Dutzend begleitet ihn auf jeder Schulter. Die Fassung ist von der Seite durchbrochen, damit der Stein auch Licht von unten bekommt.`,
		en: {
			description: `Sixteen small brilliant-cut diamonds surround the centre stone like a ring of light, with another six on either shoulder. Seen from the side the setting is pierced, so that the stone takes light from below as well.`,
		},
		fr: {
			description: `Seize petits brillants entourent la pierre centrale comme une couronne de lumière, une demi-douzaine l’accompagne sur chaque épaule. Vu de profil, le chaton est ajouré, afin que la pierre reçoive aussi la lumière par-dessous.`,
		},
		picture: { kind: 'ring', metal: 'yellow', head: 'halo', cut: 'round', stone: 'diamond', stoneSize: 5.6, shank: 'pave' },
	},
	{
		id: 1017,
		name: 'Fassade',
		slug: 'fassade',
		reference: 'SO-330',
		manufacturer: 'solvigny',
		price: '4650.00',
		stock: 1,
		shippingTime: 7,
		variants: ringSizes([52, 54, 56], '4650.00', { 54: 1 }),
		attributes: ['yellowGold', 'f750', 'emerald', 'ct150', 'w3'],
		description: `Ein Smaragd im Treppenschliff, 1,50 ct, mit dem feinen Garten im Inneren, an dem man den echten Stein erkennt. Die Stufen liegen parallel zur Schiene, wie Gesimse an einem Haus. Smaragde mögen kein Ultraschallbad; wir reinigen ihn für Sie von Hand.`,
		en: {
			description: `A step-cut emerald of 1.50 ct, with the fine garden inside by which the genuine stone is known. The steps lie parallel to the shank like cornices on a house. Emeralds dislike ultrasonic baths; we clean it for you by hand.`,
		},
		fr: {
			description: `Une émeraude taillée à degrés de 1,50 ct, avec à l’intérieur le fin jardin auquel on reconnaît la vraie pierre. Les degrés suivent l’anneau, comme les corniches d’une maison. Les émeraudes n’aiment pas les ultrasons ; nous la nettoyons pour vous à la main.`,
		},
		picture: { kind: 'ring', metal: 'yellow', head: 'solitaire', cut: 'emerald', stone: 'emerald', stoneSize: 8.5, shank: 'plain' },
	},
	{
		id: 1024,
		name: 'Dreiklang',
		slug: 'dreiklang',
		reference: 'SO-241',
		manufacturer: 'solvigny',
		price: '2780.00',
		stock: 0,
		reorder: true,
		shippingTime: 14,
		variants: ringSizes(sizes, '2780.00', { 52: 1, 56: 1 }, { 48: { price: '2720.00' } }),
		attributes: ['whiteGold', 'f750', 'diamond', 'ct100', 'w2'],
		description: `Drei Brillanten auf einer Linie, der mittlere ein wenig größer und ein wenig höher. Man sagt, sie stünden für gestern, heute und morgen; uns gefällt vor allem, wie sie das Licht weiterreichen.`,
		en: {
			description: `Three brilliant-cut diamonds in a row, the middle one a little larger and a little higher. They are said to stand for yesterday, today and tomorrow; above all we like how they pass the light along.`,
		},
		fr: {
			description: `Trois brillants sur une ligne, celui du milieu un peu plus grand et un peu plus haut. On dit qu’ils figurent hier, aujourd’hui et demain ; nous aimons surtout la façon dont ils se passent la lumière.`,
		},
		picture: { kind: 'ring', metal: 'white', head: 'trilogy', cut: 'round', stone: 'diamond', stoneSize: 5.8, shank: 'tapered' },
	},
	{
		id: 1030,
		name: 'Mitternacht',
		slug: 'mitternacht',
		reference: 'SO-352',
		manufacturer: 'solvigny',
		price: '5200.00',
		stock: 1,
		shippingTime: 7,
		variants: ringSizes([52, 54], '5200.00', { 52: 1 }),
		attributes: ['platinum', 'f950', 'sapphire', 'ct150', 'diamond', 'w2'],
		description: `Ein Saphir im Kissenschliff, so dunkel, dass er abends fast schwarz wirkt und am Fenster in tiefem Blau aufgeht. Zwei Brillanten an den Seiten halten ihn wach. Nicht erhitzt, mit Befund eines Edelsteinlabors.`,
		en: {
			description: `A cushion-cut sapphire, so dark that it looks almost black at night and opens into deep blue at the window. Two brilliant-cut diamonds at its sides bring it to life. Unheated, with a gemmological report.`,
		},
		fr: {
			description: `Un saphir taille coussin, si sombre que le soir il paraît presque noir et s’ouvre à la fenêtre en un bleu profond. Deux brillants sur les côtés le tiennent éveillé. Non chauffé, avec le rapport d’un laboratoire de gemmologie.`,
		},
		picture: {
			kind: 'ring',
			metal: 'white',
			head: 'sideStones',
			cut: 'cushion',
			stone: 'sapphire',
			accent: 'diamond',
			stoneSize: 7.6,
			shank: 'tapered',
		},
	},
	{
		id: 1038,
		name: 'Morgentau',
		slug: 'morgentau',
		reference: 'SO-361',
		manufacturer: 'solvigny',
		price: '1890.00',
		stock: 2,
		reorder: true,
		shippingTime: 10,
		variants: ringSizes(sizes, '1890.00', { 50: 1, 54: 1 }),
		attributes: ['roseGold', 'f585', 'morganite', 'diamond', 'ct010', 'w2'],
		description: `Ein tropfenförmiger Morganit in der Farbe des ersten Lichts, die Spitze zum Herzen hin getragen. Die Schiene teilt sich kurz vor dem Stein und lässt ihn schweben. Morganit gehört zur Familie der Berylle und ist ein naher Verwandter des Smaragds.`,
		en: {
			description: `A pear-shaped morganite in the colour of first light, worn with its point towards the heart. The shank divides just before the stone and lets it float. Morganite belongs to the beryl family and is a close relative of the emerald.`,
		},
		fr: {
			description: `Une morganite en forme de poire, de la couleur de la première lumière, la pointe portée vers le cœur. L’anneau se divise juste avant la pierre et la laisse flotter. La morganite appartient à la famille des béryls, proche parente de l’émeraude.`,
		},
		picture: { kind: 'ring', metal: 'rose', head: 'solitaire', cut: 'pear', stone: 'morganite', stoneSize: 8.4, shank: 'split' },
	},
	{
		id: 1045,
		name: 'Auftakt, Prinzess',
		slug: 'auftakt-prinzess',
		reference: 'SO-120',
		manufacturer: 'solvigny',
		price: '2340.00',
		stock: 1,
		reorder: true,
		shippingTime: 14,
		variants: ringSizes(sizes, '2340.00', { 56: 1 }),
		attributes: ['whiteGold', 'f750', 'diamondPrincess', 'ct050', 'w2'],
		description: `Derselbe Ring, ein anderer Ton: Der quadratische Prinzessschliff sitzt über Eck in vier Winkelkrappen, die seine empfindlichen Spitzen schützen. Die Schiene ist hier als feine Messerkante gezogen und wirft eine einzige helle Linie.`,
		en: {
			name: 'Auftakt, princess',
			description: `The same ring, another key: the square princess cut sits in four corner claws that protect its delicate points. Here the shank is drawn as a fine knife edge and throws a single bright line.`,
		},
		fr: {
			name: 'Auftakt, princesse',
			description: `La même bague, un autre ton : la taille princesse carrée repose dans quatre griffes d’angle qui protègent ses pointes fragiles. L’anneau est ici tiré en fine arête et renvoie une seule ligne claire.`,
		},
		picture: { kind: 'ring', metal: 'white', head: 'solitaire', cut: 'princess', stone: 'diamond', stoneSize: 5.6, shank: 'knife' },
	},
	{
		id: 1051,
		name: 'Seerose',
		slug: 'seerose',
		reference: 'SO-377',
		manufacturer: 'solvigny',
		price: '1680.00',
		stock: 1,
		reorder: true,
		shippingTime: 14,
		variants: ringSizes(sizes, '1680.00', { 52: 1 }),
		attributes: ['whiteGold', 'f585', 'aquamarine', 'diamond', 'ct025', 'w2'],
		description: `Ein ovaler Aquamarin, klar wie Wasser über Sand, umgeben von einem Kranz kleiner Brillanten. Der Stein ist flach gefasst und bleibt an keinem Handschuh hängen.`,
		en: {
			description: `An oval aquamarine, clear as water over sand, surrounded by a halo of small diamonds. The stone is set low, so it will not catch on gloves.`,
		},
		fr: {
			description: `Une aigue-marine ovale, claire comme l’eau sur le sable, entourée d’une couronne de petits brillants. La pierre est sertie bas et n’accroche aucun gant.`,
		},
		picture: {
			kind: 'ring',
			metal: 'white',
			head: 'halo',
			cut: 'oval',
			stone: 'aquamarine',
			accent: 'diamond',
			stoneSize: 7.4,
			shank: 'plain',
		},
	},
	{
		id: 1059,
		name: 'Memoire Kranz',
		slug: 'memoire-kranz',
		reference: 'SO-410',
		manufacturer: 'solvigny',
		price: '2950.00',
		stock: 0,
		reorder: true,
		shippingTime: 21,
		variants: ringSizes(sizes, '2950.00', {}, { 56: { price: '3050.00' }, 58: { price: '3150.00' } }),
		attributes: ['yellowGold', 'f750', 'diamond', 'ct100', 'w3'],
		description: `Brillanten ringsum, jeder in zwei gemeinsamen Krappen: Von oben sieht man fast nur Stein. Weil der Ring keine Unterbrechung hat, lässt er sich später nicht mehr weiten; [messen Sie](/info/ringgroesse) deshalb zweimal oder kommen Sie vorbei.`,
		en: {
			name: 'Memoire Kranz eternity ring',
			description: `Brilliants all around, each in two shared claws: from above you see hardly anything but stone. As the ring has no break it cannot be enlarged later, so [measure](/info/ringgroesse) twice, or come by.`,
		},
		fr: {
			name: 'Alliance complète Kranz',
			description: `Des brillants tout autour, chacun tenu par deux griffes partagées : vu d’en haut, on ne voit presque que la pierre. Comme la bague est sans interruption, elle ne peut plus être agrandie ; [mesurez](/info/ringgroesse) donc deux fois, ou passez nous voir.`,
		},
		picture: { kind: 'ring', metal: 'yellow', head: 'eternity', cut: 'round', stone: 'diamond', stoneSize: 3, shank: 'plain' },
	},
	{
		id: 1062,
		status: 'archived',
		name: 'Komet',
		slug: 'komet',
		reference: 'SO-299',
		manufacturer: 'solvigny',
		price: '2100.00',
		stock: 0,
		shippingTime: 14,
		attributes: ['whiteGold', 'f750', 'diamond', 'ct050'],
		description: `Ein Brillant mit einem Schweif aus kleineren Steinen. Seit 2024 nicht mehr gefertigt; Reparaturen führen wir weiterhin aus.`,
		picture: {
			kind: 'ring',
			metal: 'white',
			head: 'sideStones',
			cut: 'round',
			stone: 'diamond',
			accent: 'diamond',
			stoneSize: 5.6,
			shank: 'pave',
		},
	},
];
