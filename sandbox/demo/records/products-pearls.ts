/** Pearls and beads of the demo shop. */
import type { DemoProduct } from './product.ts';
import { choices, lengths } from './variants.ts';

export const pearls: readonly DemoProduct[] = [
	{
		id: 1006,
		name: 'Perlenkette Akoya',
		slug: 'perlenkette-akoya',
		reference: 'NP-A70',
		manufacturer: 'nordermeer',
		price: '2480.00',
		stock: 1,
		reorder: true,
		shippingTime: 14,
		variants: lengths([
			[42, '2480.00', 1],
			[45, '2650.00', 0],
			[50, '2980.00', 0],
		]),
		attributes: ['pearlAkoya', 'whiteGold', 'f585', 'boxClasp'],
		description: `Akoya-Zuchtperlen von 7 bis 7,5 mm, rund, weiß mit einem Hauch Rosé, im Lüster so dicht, dass man sich darin spiegelt. Geknotet auf Seide, mit Kugelschloss in Weißgold.

| Qualität | Angabe |
| --- | --- |
| Form | rund |
| Lüster | sehr hoch |
| Oberfläche | fast makellos |
| Perlschicht | über 0,4 mm |`,
		en: {
			name: 'Akoya pearl strand',
			description: `Akoya cultured pearls of 7 to 7.5 mm, round and white with a blush of rosé, their lustre so deep that you can see yourself in it. Knotted on silk, with a ball clasp in white gold.

| Quality | Grade |
| --- | --- |
| Shape | round |
| Lustre | very high |
| Surface | almost flawless |
| Nacre | over 0.4 mm |`,
		},
		fr: {
			name: 'Collier de perles Akoya',
			description: `Des perles de culture Akoya de 7 à 7,5 mm, rondes, blanches, à peine rosées, d’un lustre si profond que l’on s’y mire. Nouées une à une sur soie, avec un fermoir boule en or blanc.

| Critère | Qualité |
| --- | --- |
| Forme | ronde |
| Lustre | très élevé |
| Surface | presque sans défaut |
| Couche de nacre | plus de 0,4 mm |`,
		},
		picture: { kind: 'pearls', metal: 'white', form: 'strand', tint: 'white' },
	},
	{
		id: 1015,
		name: 'Perlstecker Tag',
		slug: 'perlstecker-tag',
		reference: 'NP-S08',
		manufacturer: 'nordermeer',
		price: '189.00',
		stock: 6,
		reorder: true,
		shippingTime: 3,
		attributes: ['pearlFresh', 'yellowGold', 'f585', 'd8', 'butterflyBack'],
		description: `Zwei Süßwasserperlen von 8 mm auf einer kleinen Schale aus Gold. Sie passen zu allem, und wir wechseln Ihnen die Verschlüsse, wann immer sie ausleiern.`,
		en: {
			name: 'Tag pearl studs',
			description: `Two 8 mm freshwater pearls, each in a small gold cup. They go with everything, and we replace the backs whenever they work loose.`,
		},
		fr: {
			name: 'Puces perles Tag',
			description: `Deux perles d’eau douce de 8 mm, chacune sur une petite coupelle d’or. Elles vont avec tout, et nous changeons les fermoirs dès qu’ils se desserrent.`,
		},
		picture: { kind: 'earrings', metal: 'yellow', form: 'pearlStud' },
	},
	{
		id: 1026,
		name: 'Perlenkette Tiefe See',
		slug: 'perlenkette-tiefe-see',
		reference: 'NP-T11',
		manufacturer: 'nordermeer',
		price: '3900.00',
		stock: 1,
		shippingTime: 7,
		attributes: ['pearlTahiti', 'whiteGold', 'f750', 'boxClasp'],
		description: `Tahitiperlen im Verlauf von 8 bis 12 mm, in Tönen von Graphit über Pfauengrün bis Aubergine. Keine ist gefärbt. Getragen wirkt die Kette schlichter, als man denkt, und auf nackter Haut am schönsten.`,
		en: {
			name: 'Tiefe See pearl necklace',
			description: `Tahitian pearls graduated from 8 to 12 mm, in shades from graphite through peacock green to aubergine. Not one is dyed. Worn, the necklace is more understated than you might expect, and at its best on bare skin.`,
		},
		fr: {
			name: 'Collier de perles Tiefe See',
			description: `Des perles de Tahiti en chute, de 8 à 12 mm, du graphite à l’aubergine en passant par le vert paon. Aucune n’est teintée. Porté, le collier est plus sobre qu’on ne l’imagine, et jamais plus beau qu’à même la peau.`,
		},
		picture: { kind: 'pearls', metal: 'white', form: 'graduated', tint: 'dark' },
	},
	{
		id: 1035,
		name: 'Collier Flusskiesel',
		slug: 'collier-flusskiesel',
		reference: 'NP-B45',
		manufacturer: 'nordermeer',
		price: '320.00',
		stock: 4,
		reorder: true,
		shippingTime: 5,
		attributes: ['pearlFresh', 'silver', 'f925', 'lobster'],
		description: `Barocke Süßwasserperlen, jede anders gewachsen, locker aneinandergereiht wie Kiesel am Ufer. Der Schimmer reicht von Creme bis Apricot. Wer glatte Perlen zu förmlich findet, ist hier richtig.`,
		en: {
			name: 'River pebble necklace',
			description: `Baroque freshwater pearls, no two alike, loosely strung like pebbles on a river bank. Their sheen runs from cream to apricot. If round pearls strike you as too formal, these are for you.`,
		},
		fr: {
			name: 'Collier Galets',
			description: `Des perles d’eau douce baroques, toutes différentes, enfilées librement comme des galets au bord de l’eau. Leurs reflets vont du crème à l’abricot. Pour celles et ceux qui trouvent les perles rondes trop sages.`,
		},
		picture: { kind: 'pearls', metal: 'steel', form: 'baroque', tint: 'cream' },
	},
	{
		id: 1046,
		name: 'Glasperlen-Armband Fluss',
		slug: 'glasperlen-armband-fluss',
		reference: 'TW-F01',
		manufacturer: 'tropfwerk',
		price: '145.00',
		stock: 5,
		reorder: true,
		shippingTime: 5,
		variants: choices({ de: 'Farbe', en: 'Colour', fr: 'Couleur' }, [
			['-WA', { de: 'Wasserblau', en: 'Water blue', fr: 'Bleu d’eau' }, '145.00', 3],
			['-MO', { de: 'Moosgrün', en: 'Moss green', fr: 'Vert mousse' }, '145.00', 2],
			['-BE', { de: 'Bernstein', en: 'Amber', fr: 'Ambre' }, '155.00', 0],
		]),
		attributes: ['glassBeads', 'f925', 'lobster'],
		description: `Gewickelte Perlen aus Muranoglas zwischen glatten Silberkugeln, auf ein Silberband gefädelt. Jede Perle lässt sich abnehmen und gegen eine andere tauschen.`,
		en: {
			name: 'Fluss glass bead bracelet',
			description: `Hand-wound Murano glass beads between plain silver ones, threaded on a silver bracelet. Every bead comes off and can be swapped for another.`,
		},
		picture: { kind: 'bracelet', metal: 'steel', form: 'beads', stone: 'aquamarine' },
	},
	{
		id: 1064,
		name: 'Glasperlenstrang Kiesel',
		slug: 'glasperlenstrang-kiesel',
		reference: 'TW-K80',
		manufacturer: 'tropfwerk',
		price: '36.00',
		stock: 12,
		reorder: true,
		shippingTime: 5,
		attributes: ['glassBeads'],
		description: `Ein Strang loser Perlen zum Selbstauffädeln, 80 g, in den Farben eines Flussbetts: Grau, Braun, ein wenig Moos. Die Bohrung misst 1,8 mm und nimmt jedes Seidenband auf.`,
		en: {
			name: 'Kiesel strand of glass beads',
			description: `A strand of loose beads to thread yourself, 80 g, in the colours of a riverbed: grey, brown, a hint of moss. The 1.8 mm hole takes any silk cord.`,
		},
		fr: {
			name: 'Rang de perles de verre Kiesel',
			description: `Un rang de perles à enfiler soi-même, 80 g, aux couleurs d’un lit de rivière : du gris, du brun, un peu de mousse. Le perçage de 1,8 mm accepte tous les cordons de soie.`,
		},
		picture: { kind: 'bracelet', metal: 'bronze', form: 'beads', stone: 'citrine' },
	},
	{
		id: 1055,
		name: 'Anhänger Mondperle',
		slug: 'anhaenger-mondperle',
		reference: 'NP-M12',
		manufacturer: 'nordermeer',
		price: '460.00',
		stock: 2,
		reorder: true,
		shippingTime: 7,
		attributes: ['pearlFresh', 'yellowGold', 'f585', 'diamond', 'lobster'],
		description: `Eine einzelne Perle von 11 mm unter einer schmalen Öse mit drei Brillanten. Der Clip öffnet sich, sodass sie auch an eine Perlenkette passt.`,
		en: {
			name: 'Moon pearl pendant',
			description: `A single 11 mm pearl beneath a slim bail set with three diamonds. The bail opens, so it can also be worn on a strand of pearls.`,
		},
		fr: {
			name: 'Pendentif Perle de lune',
			description: `Une seule perle de 11 mm sous une fine bélière sertie de trois brillants. La bélière s’ouvre et se glisse aussi sur un rang de perles.`,
		},
		picture: { kind: 'pendant', metal: 'yellow', motif: 'pearl', stone: 'diamond', chain: 'cable' },
	},
	{
		id: 1063,
		status: 'draft',
		name: 'Doppelreihe Abend',
		slug: 'doppelreihe-abend',
		reference: 'NP-D65',
		manufacturer: 'nordermeer',
		price: '4100.00',
		stock: 0,
		shippingTime: 30,
		attributes: ['pearlAkoya', 'whiteGold', 'f750'],
		description: `Zwei Reihen Akoyaperlen mit gemeinsamem Schloss; in Vorbereitung.`,
		picture: { kind: 'pearls', metal: 'white', form: 'doubleStrand', tint: 'rose' },
	},
];
