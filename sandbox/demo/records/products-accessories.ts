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
			description: `The bath that stands on our own bench: lay the jewellery in the sieve, wait a minute, rinse, pat dry. For gold, silver and diamonds; pearls and emeralds please bring [to us](/info/werkstatt).`,
		},
		fr: {
			name: 'Bain nettoyant pour or et argent',
			description: `Le bain qui se trouve aussi sur notre établi : poser le bijou dans le tamis, attendre une minute, rincer, sécher. Pour l’or, l’argent et les diamants ; perles et émeraudes, apportez-les [chez nous](/info/werkstatt).`,
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
			name: 'Polishing cloth, two layers',
			description: `Impregnated inside, dry outside: first take off the tarnish with the inner layer, then polish with the outer one. Do not wash; it lasts about two years.`,
		},
		fr: {
			name: 'Chamoisine à deux épaisseurs',
			description: `Imprégnée à l’intérieur, sèche à l’extérieur : ôter d’abord le voile avec l’épaisseur intérieure, puis lustrer avec l’autre. Ne pas laver ; elle dure environ deux ans.`,
		},
		// Planted: there is no picture of it yet (planted-faults.ts).
		picture: null,
	},
];
