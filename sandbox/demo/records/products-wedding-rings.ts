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
			description: `A flat band without ornament, its edges eased just enough to be comfortable. Over the years the mirror polish softens into the gentle sheen that only worn gold has. The price is for one ring, 4 mm wide.`,
		},
		fr: {
			name: 'Alliances Stille',
			description: `Un ruban plat, sans ornement, aux arêtes adoucies juste ce qu’il faut pour le confort. Avec les années, le poli miroir prend ce reflet doux que seul l’or porté possède. Prix pour une alliance de 4 mm de large.`,
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
			description: `Rounded inside and out, as rings have been made for a hundred years, because nothing is more comfortable. A high proportion of copper makes this rose gold harder than yellow gold, and the inner curve protects any engraving.`,
		},
		fr: {
			name: 'Alliances Bogen',
			description: `Bombées à l’extérieur comme à l’intérieur, ainsi qu’on les fait depuis cent ans, car rien n’est plus confortable. Riche en cuivre, cet or rose est plus dur que l’or jaune ; la courbe intérieure protège la gravure.`,
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
			description: `Two bevels frame a matt, brushed centre; one edge or the other lights up as you move your hand. Platinum does not wear away, it is merely displaced, so scratches can be polished out even decades later.`,
		},
		fr: {
			name: 'Alliances Kante',
			description: `Deux chanfreins encadrent un centre brossé mat ; au gré de la main, l’une ou l’autre arête s’éclaire. Le platine ne s’use pas, il se déplace : les rayures s’effacent au polissage, même après des décennies.`,
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
			description: `A row of tiny beads runs along both edges, each one raised with the beading tool. The pattern comes from an order book of 1938 that is still in our keeping.

- Centre polished or brushed lengthwise, at no extra charge
- Milgrain on one edge only, if you prefer`,
		},
		fr: {
			name: 'Alliances Perlrand',
			description: `Un rang de grains minuscules court le long de chaque bord, relevés un à un au perloir. Le motif vient d’un carnet de commandes de 1938 que nous conservons toujours.

- Centre poli ou brossé dans la longueur, sans supplément
- Perlage sur un seul bord, si vous le préférez`,
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
			description: `Every blow lands differently, so no two of these rings are alike. We forge them on the first floor and, if you like, you can strike the last blows yourselves; a Saturday morning is all it takes.`,
		},
		fr: {
			name: 'Alliances Hammerschlag',
			description: `Chaque coup de marteau tombe autrement : il n’y a pas deux alliances pareilles. Nous les forgeons au premier étage et, si le cœur vous en dit, les derniers coups sont pour vous ; un samedi matin suffit.`,
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
			description: `A narrow groove runs all the way round and divides the ring in a ratio of three to two. Place the two rings side by side and their grooves line up. The base of the groove stays matt, so that the line remains crisp for years.`,
		},
		fr: {
			name: 'Alliances Fuge',
			description: `Un fin sillon parcourt l’anneau et le partage dans un rapport de trois à deux. Posez les deux alliances l’une contre l’autre : les sillons se rejoignent. Le fond reste mat, pour que le trait garde sa netteté au fil des ans.`,
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
			description: `In the narrower ring, fourteen brilliant-cut diamonds run in one continuous channel, set just below the rim so that nothing catches. The wider ring is plain. 0.25 ct in all, colour G, clarity VS.`,
		},
		fr: {
			name: 'Alliances Lichtband',
			description: `L’anneau le plus fin porte quatorze diamants taille brillant en serti rail, un peu en retrait du bord afin que rien n’accroche. Le plus large reste lisse. 0,25 ct au total, couleur G, pureté VS.`,
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
			description: `A shallow wave crosses the band at an angle, polished on one side and matt on the other; on the second ring it is mirrored. You notice it only up close, which is just as intended.`,
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
			description: `The surface is cast from the bark of a tree of your choosing: the lime outside your parents’ house, the birch from your first walk together. We take the impression without harming the tree. As every ring turns out differently, we work out the price [with you](/kontakt).`,
		},
		fr: {
			name: 'Alliances Rinde',
			description: `La surface est coulée d’après l’écorce d’un arbre de votre choix : le tilleul de la maison d’enfance, le bouleau de la première promenade à deux. Nous en prenons l’empreinte sans blesser l’arbre. Comme chaque alliance est différente, nous en établissons le prix [avec vous](/kontakt).`,
		},
		picture: { kind: 'weddingRings', metal: 'yellow', profile: 'bark', widths: [5.5, 6.5] },
	},
];
