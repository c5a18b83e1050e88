/** What keeps the pieces in order. */
import type { DemoProduct } from './product.ts';

export const accessories: readonly DemoProduct[] = [
	{
		id: 1065,
		name: 'Reinigungsbad für Gold und Silber',
		slug: 'reinigungsbad',
		reference: 'AW-901',
		manufacturer: 'weidenbach',
		price: '14.90',
		stock: 24,
		reorder: true,
		shippingTime: 3,
		attributes: [],
		description: `Das Bad, das auch auf unserem Werktisch steht: Schmuck in das Sieb legen, eine Minute warten, abspülen, trockentupfen. Für Gold, Silber und Diamanten; Perlen und Smaragde bringen Sie bitte [zu uns](/info/werkstatt).`,
		en: {
			name: 'Cleaning bath for gold and silver',
			description: `The same bath stands on our own bench: place the jewellery in the basket, wait a minute, rinse and pat dry. For gold, silver and diamonds; pearls and emeralds are best [left to us](/info/werkstatt).`,
		},
		fr: {
			name: 'Bain nettoyant pour or et argent',
			description: `Le même que sur notre établi : déposer le bijou dans le panier, patienter une minute, rincer, tamponner pour sécher. Pour l’or, l’argent et les diamants ; quant aux perles et aux émeraudes, [confiez-les-nous](/info/werkstatt).`,
		},
		picture: { file: 'werktisch' },
	},
	{
		id: 1066,
		name: 'Poliertuch, zweilagig',
		slug: 'poliertuch',
		reference: 'GL-902',
		manufacturer: 'glanzrain',
		price: '9.80',
		stock: 40,
		reorder: true,
		shippingTime: 3,
		attributes: [],
		description: `Innen getränkt, außen trocken: erst mit der inneren Lage den Anlauf abnehmen, dann mit der äußeren nachpolieren. Nicht waschen; es hält etwa zwei Jahre.`,
		en: {
			name: 'Two-layer polishing cloth',
			description: `Treated on the inside, dry on the outside: lift the tarnish with the inner layer, then buff with the outer one. Do not wash; it lasts about two years.`,
		},
		fr: {
			name: 'Chamoisine à deux épaisseurs',
			description: `Imprégnée à l’intérieur, sèche à l’extérieur : enlever le ternissement avec la première épaisseur, puis lustrer avec la seconde. Ne pas laver ; elle dure environ deux ans.`,
		},
		// Planted: there is no picture of it yet (planted-faults.ts).
		picture: null,
	},
];
