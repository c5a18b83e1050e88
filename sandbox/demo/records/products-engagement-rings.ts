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

We adjust the size once, free of charge, after the proposal. Until then, as a rule, only one of you is in on the secret.`,
		},
		fr: {
			name: 'Auftakt, taille brillant',
			description: `Quatre griffes, un diamant taille brillant, un anneau qui s’affine vers la pierre : la bague à laquelle on pense quand on pense fiançailles. Couleur G, pureté VS1, très bonne taille ; certificat à partir de 0,30 ct.

Après la demande, nous la mettons une fois à taille gratuitement : jusque-là, en général, une seule personne est dans le secret.`,
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
			description: `Sixteen small diamonds encircle the centre stone like a ring of light, with six more on each shoulder. The gallery is open, so that light reaches the stone from below as well.`,
		},
		fr: {
			description: `Un entourage de seize petits brillants nimbe la pierre centrale ; six autres l’accompagnent sur chaque épaule. La galerie ajourée laisse aussi entrer la lumière par-dessous.`,
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
			description: `A step-cut emerald of 1.50 ct, with the fine inner garden by which the natural stone is known. Its facets run parallel to the band, like cornices along a façade. Emeralds do not take to ultrasonic baths; we clean yours by hand.`,
		},
		fr: {
			description: `Une émeraude taillée à degrés de 1,50 ct, avec ce fin jardin intérieur auquel se reconnaît la pierre naturelle. Ses degrés suivent la ligne de l’anneau, comme les corniches d’une façade. L’émeraude craint les ultrasons ; nous nettoyons la vôtre à la main.`,
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
			description: `Three brilliant-cut diamonds in a row, the middle one a touch larger and a touch higher. They are said to stand for yesterday, today and tomorrow; what we like most is how they pass the light along.`,
		},
		fr: {
			description: `Trois diamants taille brillant alignés, celui du centre un peu plus grand, un peu plus haut. On y voit hier, aujourd’hui et demain ; nous aimons surtout la façon dont ils se passent la lumière.`,
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
			description: `A cushion-cut sapphire so dark that it looks almost black by night and opens into deep blue at the window. A brilliant-cut diamond on either side brings it to life. Unheated, with a gemmological report.`,
		},
		fr: {
			description: `Un saphir taille coussin, si sombre qu’il paraît presque noir le soir et s’ouvre, près de la fenêtre, en un bleu profond. De chaque côté, un brillant le tient en éveil. Non chauffé, avec rapport d’un laboratoire de gemmologie.`,
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
			description: `A pear-shaped morganite the colour of first light, worn with its point towards the heart. The shank splits just before the stone and lets it float. Morganite is a beryl, and so a close relative of the emerald.`,
		},
		fr: {
			description: `Une morganite taille poire, couleur de l’aube, la pointe tournée vers le cœur. L’anneau se dédouble juste avant la pierre et la laisse flotter. La morganite est un béryl, proche parente de l’émeraude.`,
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
			name: 'Auftakt, princess cut',
			description: `The same ring in another key: the square princess cut is set on the diagonal, in four V-shaped claws that protect its delicate corners. Here the band is drawn to a fine knife edge and throws a single bright line.`,
		},
		fr: {
			name: 'Auftakt, taille princesse',
			description: `La même bague dans une autre tonalité : la taille princesse, posée en diagonale, tient dans quatre griffes en V qui protègent ses angles fragiles. L’anneau, tiré en lame de couteau, renvoie un seul trait de lumière.`,
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
			description: `An oval aquamarine, clear as water over sand, in a halo of small diamonds. The stone sits low and will not catch on gloves.`,
		},
		fr: {
			description: `Une aigue-marine ovale, claire comme l’eau sur le sable, dans un entourage de petits brillants. Sertie bas, elle n’accroche pas les gants.`,
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
			name: 'Kranz eternity ring',
			description: `Diamonds all the way round, each held by shared claws: from above you see almost nothing but stone. A full eternity ring cannot be enlarged later, so [measure](/info/ringgroesse) twice, or drop in.`,
		},
		fr: {
			name: 'Alliance tour complet Kranz',
			description: `Des brillants sur tout le tour, à griffes partagées : vue de dessus, elle n’est presque que pierre. Une alliance tour complet ne peut plus être agrandie ; [mesurez](/info/ringgroesse) donc deux fois, ou passez nous voir.`,
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
