/** Wedding rings of the demo shop. Prices are for one ring. */
import type { DemoProduct } from './product.ts';
import { ringSizes } from './variants.ts';

const sizes = [50, 52, 54, 56, 58, 60, 62, 64] as const;

export const weddingRings: readonly DemoProduct[] = [
	{
		id: 1002,
		name: 'Trauringe Stille',
		slug: 'trauringe-stille',
		reference: 'EH-101',
		manufacturer: 'ehrenfels',
		price: '690.00',
		stock: 0,
		reorder: true,
		shippingTime: 14,
		variants: ringSizes(sizes, '690.00', { 54: 1, 60: 1 }, { 64: { price: '740.00' } }),
		attributes: ['yellowGold', 'f585', 'w4', 'flat'],
		description: `Ein flaches Band ohne jede Verzierung, an den Kanten nur so weit gebrochen, dass es nicht drückt. Die Oberfläche ist hochglanzpoliert und bekommt mit den Jahren den feinen Schimmer, den nur getragenes Gold hat. Der Preis gilt für einen Ring in 4 mm Breite.`,
		en: {
			name: 'Stille wedding rings',
			description: `A flat band without any ornament, its edges eased just enough not to press. The surface is polished to a mirror and over the years takes on the soft sheen that only worn gold has. The price is for one ring, 4 mm wide.`,
		},
		fr: {
			name: 'Alliances Stille',
			description: `Un anneau plat sans aucun ornement, aux arêtes adoucies juste assez pour ne pas gêner. La surface est polie miroir et prend avec les années le reflet doux de l’or porté. Le prix s’entend pour une alliance de 4 mm.`,
		},
		picture: { kind: 'weddingRings', metal: 'yellow', profile: 'flat', widths: [4, 5] },
	},
	{
		id: 1010,
		name: 'Trauringe Bogen',
		slug: 'trauringe-bogen',
		reference: 'EH-112',
		manufacturer: 'ehrenfels',
		price: '780.00',
		stock: 0,
		reorder: true,
		shippingTime: 14,
		variants: ringSizes(sizes, '780.00', { 52: 1, 58: 2 }, { 62: { price: '820.00' }, 64: { price: '840.00' } }),
		attributes: ['roseGold', 'f585', 'w5', 'court'],
		description: `Innen und außen gewölbt, wie man es seit hundert Jahren macht, weil es nichts Bequemeres gibt. Das Roségold hat einen hohen Kupferanteil und ist deshalb härter als Gelbgold. Gravuren auf der Innenseite liegen durch die Wölbung geschützt.`,
		en: {
			name: 'Bogen wedding rings',
			description: `Domed inside and out, as it has been done for a hundred years, because nothing is more comfortable. The rose gold contains much copper and is therefore harder than yellow gold. Thanks to the curve, engravings inside lie protected.`,
		},
		fr: {
			name: 'Alliances Bogen',
			description: `Bombées à l’intérieur comme à l’extérieur, comme on le fait depuis cent ans, car rien n’est plus confortable. L’or rose contient beaucoup de cuivre et se montre ainsi plus dur que l’or jaune. Grâce à la courbe, les gravures intérieures restent protégées.`,
		},
		picture: { kind: 'weddingRings', metal: 'rose', profile: 'court', widths: [4.5, 5.5] },
	},
	{
		id: 1016,
		name: 'Trauringe Kante',
		slug: 'trauringe-kante',
		reference: 'EH-127',
		manufacturer: 'ehrenfels',
		price: '1140.00',
		stock: 0,
		reorder: true,
		shippingTime: 21,
		variants: ringSizes(sizes, '1140.00', { 56: 1 }),
		attributes: ['platinum', 'f950', 'w5', 'bevelled'],
		description: `Zwei Fasen fassen eine matt gebürstete Mitte. Je nachdem, wie man die Hand hält, leuchtet die eine oder die andere Kante auf. Platin verliert beim Tragen kein Material, es verdrängt sich nur: Kratzer lassen sich auch nach Jahrzehnten auspolieren.`,
		en: {
			name: 'Kante wedding rings',
			description: `Two bevels frame a matt brushed centre. Depending on how you hold your hand, one edge or the other lights up. Platinum loses no material when worn, it merely moves: scratches can be polished out even after decades.`,
		},
		fr: {
			name: 'Alliances Kante',
			description: `Deux biseaux encadrent un centre brossé mat. Selon la position de la main, l’une ou l’autre arête s’illumine. Le platine ne perd pas de matière à l’usage, il se déplace seulement : les rayures se polissent même après des décennies.`,
		},
		picture: { kind: 'weddingRings', metal: 'white', profile: 'bevelled', widths: [5, 6] },
	},
	{
		id: 1023,
		name: 'Trauringe Perlrand',
		slug: 'trauringe-perlrand',
		reference: 'EH-133',
		manufacturer: 'ehrenfels',
		price: '860.00',
		stock: 0,
		reorder: true,
		shippingTime: 21,
		variants: ringSizes(sizes, '860.00', { 54: 2 }, { 50: { active: false } }),
		attributes: ['yellowGold', 'f750', 'w4', 'milgrain'],
		description: `Entlang beider Ränder läuft eine Reihe winziger Kugeln, mit dem Perlpunzen einzeln gesetzt. Das Muster stammt aus einem Auftragsbuch von 1938, das wir im Haus aufbewahren.

- Mitte poliert oder längs gebürstet, ohne Aufpreis
- Perlrand auch nur an einer Seite möglich`,
		en: {
			name: 'Perlrand wedding rings',
			description: `Along both edges runs a row of tiny spheres, each set with the beading punch. The pattern comes from an order book of 1938 that we keep in the house.

- Centre polished or brushed lengthwise at no extra charge
- Milgrain also possible on one side only`,
		},
		fr: {
			name: 'Alliances Perlrand',
			description: `Le long des deux bords court un rang de minuscules sphères, posées une à une au perloir. Le motif vient d’un livre de commandes de 1938 que nous conservons dans la maison.

- Centre poli ou brossé dans la longueur, sans supplément
- Perlage possible d’un seul côté`,
		},
		picture: { kind: 'weddingRings', metal: 'yellow', profile: 'milgrain', widths: [4, 5] },
	},
	{
		id: 1029,
		name: 'Trauringe Hammerschlag',
		slug: 'trauringe-hammerschlag',
		reference: 'AW-204',
		manufacturer: 'weidenbach',
		price: '720.00',
		stock: 0,
		reorder: true,
		shippingTime: 28,
		variants: ringSizes(sizes, '720.00'),
		attributes: ['whiteGold', 'f585', 'w5', 'hammered'],
		description: `Jeder Schlag sitzt anders, und so gibt es von diesem Ring keine zwei. Wir schmieden ihn im ersten Stock, und wenn Sie mögen, setzen Sie die letzten Schläge selbst: Ein Samstagvormittag genügt.`,
		en: {
			name: 'Hammerschlag wedding rings',
			description: `Every blow falls differently, and so there are no two of this ring. We forge it on the first floor, and if you like you can set the last blows yourselves: a Saturday morning is enough.`,
		},
		fr: {
			name: 'Alliances Hammerschlag',
			description: `Chaque coup tombe autrement, si bien qu’il n’existe pas deux fois la même bague. Nous la forgeons au premier étage et, si vous le souhaitez, vous donnez vous-mêmes les derniers coups : un samedi matin suffit.`,
		},
		picture: { kind: 'weddingRings', metal: 'white', profile: 'hammered', widths: [5, 6] },
	},
	{
		id: 1037,
		name: 'Trauringe Fuge',
		slug: 'trauringe-fuge',
		reference: 'DU-318',
		manufacturer: 'duettmann',
		price: '940.00',
		stock: 0,
		reorder: true,
		shippingTime: 21,
		variants: ringSizes(sizes, '940.00', { 58: 1 }),
		attributes: ['roseGold', 'f585', 'w5', 'flat'],
		description: `Eine schmale Fuge läuft rundum und teilt den Ring in zwei ungleiche Hälften, im Verhältnis von drei zu zwei. Legt man beide Ringe aneinander, schließen die Fugen auf gleicher Höhe an. Der Grund der Fuge bleibt matt, damit sie auch nach Jahren klar gezeichnet ist.`,
		en: {
			name: 'Fuge wedding rings',
			description: `A narrow groove runs all around and divides the ring into two unequal halves, in the ratio of three to two. Laid side by side, the grooves of both rings meet at the same height. The bottom of the groove stays matt so that it remains clearly drawn after years.`,
		},
		fr: {
			name: 'Alliances Fuge',
			description: `Un fin sillon fait le tour de l’anneau et le partage en deux moitiés inégales, dans le rapport de trois à deux. Posées l’une contre l’autre, les deux alliances voient leurs sillons se rejoindre à la même hauteur. Le fond du sillon reste mat, afin qu’il demeure nettement dessiné après des années.`,
		},
		picture: { kind: 'weddingRings', metal: 'rose', profile: 'grooved', widths: [5, 6] },
	},
	{
		id: 1044,
		name: 'Trauringe Lichtband',
		slug: 'trauringe-lichtband',
		reference: 'DU-342',
		manufacturer: 'duettmann',
		price: '1280.00',
		stock: 0,
		reorder: true,
		shippingTime: 28,
		variants: ringSizes(sizes, '1280.00', { 54: 1 }),
		attributes: ['yellowGold', 'f585', 'diamond', 'ct025', 'w3', 'court'],
		description: `Im schmaleren Ring stehen vierzehn Brillanten in einer durchgehenden Schiene, die Steine ein wenig tiefer als der Rand, damit nichts hängen bleibt. Der breitere bleibt glatt. Zusammen 0,25 ct, Farbe G, Reinheit vs.`,
		en: {
			name: 'Lichtband wedding rings',
			description: `In the narrower ring, fourteen brilliant-cut diamonds sit in one continuous channel, set just below the rim so that nothing catches. The wider ring is plain. 0.25 ct in all, colour G, clarity VS.`,
		},
		fr: {
			name: 'Alliances Lichtband',
			description: `Dans l’anneau le plus fin, quatorze brillants se suivent dans un rail continu, un peu plus bas que le bord afin que rien n’accroche. Le plus large reste lisse. 0,25 ct au total, couleur G, pureté vs.`,
		},
		picture: { kind: 'weddingRings', metal: 'yellow', profile: 'court', widths: [3.5, 5], stones: { stone: 'diamond', count: 14 } },
	},
	{
		id: 1050,
		name: 'Trauringe Welle',
		slug: 'trauringe-welle',
		reference: 'DU-355',
		manufacturer: 'duettmann',
		price: '990.00',
		stock: 0,
		reorder: true,
		shippingTime: 28,
		variants: ringSizes(sizes, '990.00'),
		attributes: ['whiteGold', 'f585', 'w5', 'court'],
		description: `Eine flache Welle zieht schräg über das Band, poliert auf der einen, mattiert auf der anderen Seite. Beim zweiten Ring läuft sie spiegelbildlich. Man sieht sie erst aus der Nähe, und das ist so gewollt.`,
		en: {
			name: 'Welle wedding rings',
			description: `A shallow wave runs aslant across the band, polished on one side, matt on the other. On the second ring it runs as a mirror image. You see it only from close by, which is the intention.`,
		},
		picture: { kind: 'weddingRings', metal: 'white', profile: 'wave', widths: [5, 6] },
	},
	{
		id: 1058,
		name: 'Trauringe Rinde',
		slug: 'trauringe-rinde',
		reference: 'AW-211',
		manufacturer: 'weidenbach',
		price: null,
		stock: 0,
		reorder: true,
		shippingTime: 42,
		attributes: ['yellowGold', 'f750', 'w6', 'hammered'],
		description: `Die Oberfläche entsteht durch Guss nach der Rinde eines Baums, den Sie selbst aussuchen: der Linde vor dem Elternhaus, der Birke vom ersten gemeinsamen Weg. Wir nehmen den Abdruck, ohne den Baum zu verletzen. Weil jeder Ring anders wird, rechnen wir ihn [mit Ihnen zusammen](/kontakt) aus.`,
		en: {
			name: 'Rinde wedding rings',
			description: `The surface is cast from the bark of a tree that you choose yourselves: the lime in front of the parents’ house, the birch of the first walk together. We take the imprint without hurting the tree. As every ring turns out differently, we work out the price [together with you](/kontakt).`,
		},
		fr: {
			name: 'Alliances Rinde',
			description: `La surface est coulée d’après l’écorce d’un arbre que vous choisissez : le tilleul devant la maison des parents, le bouleau de la première promenade. Nous prenons l’empreinte sans blesser l’arbre. Comme chaque bague sera différente, nous en calculons le prix [avec vous](/kontakt).`,
		},
		picture: { kind: 'weddingRings', metal: 'yellow', profile: 'bark', widths: [5.5, 6.5] },
	},
];
