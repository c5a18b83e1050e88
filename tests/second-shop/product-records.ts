/** What Orfèvrerie Tschudin sells: few products, and each of them a little unusual. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { needle, phonePictureId, ribbon, square, upright, wide } from './pictures.ts';
import { inFrench, own } from './shop-records.ts';

/** The ring that the walks buy: three stones by four sizes. */
export const ring = {
	id: 1,
	path: { de: '/atelier/ringe/solitaer-obergasse', fr: '/fr/atelier/ringe/solitaer-obergasse' },
	/** Of the variant that the walks choose. */
	chosen: { stone: '0,50 ct', size: '54', reference: 'OB-1-50-54', price: '3180.00', material: { de: 'Platin', fr: 'Platine' } },
} as const;

const stones = [
	{ carat: '0,25 ct', price: '1890.00', attribute: 11 },
	{ carat: '0,50 ct', price: '3180.00', attribute: 12 },
	{ carat: '1,00 ct', price: '7450.00', attribute: 13 },
] as const;
const sizes = ['50', '52', '54', '56'] as const;

/** The largest stone is not set in the smallest size. */
const ringVariants = stones.flatMap(({ carat, price, attribute }, stone) =>
	sizes.map((size, index) => ({
		id: 100 + stone * 10 + index,
		sort: stone * 10 + index,
		display_name: carat,
		display_name_2: size,
		price_brutto: price,
		// one for each engine that buys it
		...{ stock: stone === 2 && index === 0 ? 0 : 3, reorder_possible: false, active: true, shipping_time: 5 },
		reference_number_suffix: `-${carat.slice(2, 4)}-${size}`,
		attributes: [attribute, 20 + index].map((id, place) => ({ id: place, sort: place, ecommerce_attribute_id: id })),
		images: stone === 1 ? [{ id: 1, sort: 1, directus_files_id: upright }] : [],
		translations: inFrench({ display_name: carat, display_name_2: size }),
	})),
);

const usual: WireRecord = {
	status: 'published',
	category: 1,
	manufacturer: null,
	price_brutto: '480.00',
	stock: 3,
	reorder_possible: false,
	shipping_time: 4,
	variant_display_name: null,
	variant_display_name_2: null,
	personalization: null,
	size_guide: null,
	tax_scheme: null,
	images: [],
	variants: [],
	attributes: [],
	subcategories: [],
	tags: [],
	recommended_price: null,
	price_reduced: false,
};

const pictures = (...ids: readonly string[]) => ids.map((id, index) => ({ id: index + 1, sort: index + 1, directus_files_id: id }));

interface ProductFields extends WireRecord {
	/** In German and in French. */
	readonly descriptions?: readonly [string, string];
	/** Other fields of its French translation. */
	readonly french?: WireRecord;
}

function product(id: number, slug: string, [name, nom]: readonly [string, string], fields: ProductFields): WireRecord {
	const { descriptions = ['<p>Von Hand gemacht.</p>', '<p>Fait main.</p>'], french = {}, ...others } = fields;
	return own(id, {
		...structuredClone(usual),
		slug,
		display_name: name,
		description: descriptions[0],
		reference_number: `OB-${id}`,
		...others,
		translations: inFrench({ display_name: nom, description: descriptions[1], ...french }),
	});
}

const products = [
	product(1, 'solitaer-obergasse', ['Solitär Obergasse', 'Solitaire « Obergasse »'], {
		french: { variant_display_name: 'Pierre', variant_display_name_2: 'Taille' },
		price_brutto: null,
		variant_display_name: 'Stein',
		variant_display_name_2: 'Ringgröße',
		variants: ringVariants,
		images: pictures(square, wide, upright),
		attributes: [{ id: 1, sort: 1, ecommerce_attribute_id: 1 }],
		descriptions: [
			'<h2>Der Stein</h2><p>Gefasst mit <strong>sechs Krappen</strong>.</p><ul><li>Brillantschliff</li><li>lupenrein</li></ul>',
			'<h2>La pierre</h2><p>Sertie de <strong>six griffes</strong>.</p><ul><li>taille brillant</li><li>pure à la loupe</li></ul>',
		],
	}),
	product(2, 'kette-nadel', ['Kette Nadel', 'Chaîne Aiguille'], { category: 2, images: pictures(wide, needle, square, ribbon) }),
	product(3, 'anhaenger-aenea', ['Anhänger Ænea', 'Pendentif « Ænea »'], { category: 2, images: pictures(needle) }),
	product(4, 'brosche', ['Brosche aus dem Nachlass', 'Broche de succession'], { price_brutto: null, images: pictures(upright) }),
	product(5, 'trauringe-zihl', ['Trauringe Zihl', 'Alliances Thielle'], {
		price_basis: 'pair',
		images: pictures(wide),
		price_brutto: '2240.00',
		stock: 4,
	}),
	product(6, 'armreif', ['Donaudampfschifffahrtskapitänsarmreif', 'Bracelet anticonstitutionnellement'], { category: 2 }),
	product(7, 'nan', ['Ring NaN', 'Bague undefined'], { images: pictures(ribbon) }),
	...Array.from({ length: 18 }, (_, index) =>
		product(20 + index, `reif-${index + 1}`, [`Reif ${index + 1}`, `Jonc ${index + 1}`], {
			images: pictures([square, wide, upright][index % 3] ?? square),
		}),
	),
];

/** One whose only picture came from a phone: its build has to fail and name the file. */
export const withPhonePicture = product(90, 'handy', ['Ring vom Telefon', 'Bague du téléphone'], { images: pictures(phonePictureId) });

const group = (id: number, [name, nom]: readonly [string, string], fields: WireRecord = {}) =>
	own(id, { display_name: name, translations: inFrench({ display_name: nom }), ...fields });
const attribute = (id: number, groupId: number, value: string, valeur = value) =>
	own(id, { attribute_group: groupId, display_values: [value], translations: inFrench({ display_values: [valeur] }) });

export const productRecords: Readonly<Record<string, readonly WireRecord[]>> = {
	ecommerce_product: products,
	ecommerce_category: [
		own(1, { display_name: 'Ringe', slug: 'ringe', type: 'jewelry', translations: inFrench({ display_name: 'Bagues' }) }),
		own(2, { display_name: 'Ketten', slug: 'ketten', type: 'jewelry', translations: inFrench({ display_name: 'Chaînes' }) }),
	],
	ecommerce_attribute_group: [
		group(1, ['Material', 'Métal']),
		group(2, ['Ringgröße', 'Taille']),
		group(3, ['Steingewicht', 'Poids de la pierre']),
	],
	ecommerce_attribute: [
		attribute(1, 1, 'Platin', 'Platine'),
		...stones.map(({ carat, attribute: id }) => attribute(id, 3, carat)),
		...sizes.map((size, index) => attribute(20 + index, 2, size)),
	],
};
