/** Goods of a small shop, for tests of the service: as a snapshot's records say them. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type GoodsSource, toGoods } from '../../../sandbox/order-service/goods.ts';

export const goodsProject = 'goldschmiede.example';

const aProduct = (id: number, fields: WireRecord): WireRecord => ({
	id,
	project: goodsProject,
	status: 'published',
	display_name: `Ring ${id}`,
	reference_number: `R-${id}`,
	price_brutto: '100.00',
	stock: 3,
	reorder_possible: false,
	variants: [],
	...fields,
});

const aVariant = (id: number, fields: WireRecord): WireRecord => ({
	id,
	display_name: `Weite ${id}`,
	price_brutto: 250.5,
	stock: 2,
	active: true,
	reorder_possible: false,
	reference_number_suffix: `-${id}`,
	...fields,
});

const products: readonly WireRecord[] = [
	aProduct(1, {}),
	aProduct(2, { stock: 0 }),
	aProduct(3, { stock: 0, reorder_possible: true, price_brutto: 19.9 }),
	aProduct(4, { price_brutto: null }),
	aProduct(5, { status: 'draft' }),
	aProduct(6, { project: 'museum.example' }),
	aProduct(7, { price_brutto: '1.00', variants: [aVariant(71, {}), aVariant(72, { active: false }), aVariant(73, { price_brutto: 0 })] }),
];

const sound: WireRecord = {
	id: 1,
	project: goodsProject,
	enable_cart: true,
	maintenance_mode: false,
	allow_ratings: true,
	purchase_to_order: false,
	present_wrapping: '4.50',
};

/** `settings` go over those of a shop that takes everything. */
export function someGoods(settings: WireRecord = {}): GoodsSource {
	const records: Readonly<Record<string, readonly WireRecord[]>> = {
		ecommerce_settings: [
			{ ...sound, id: 9, project: 'museum.example', allow_ratings: false },
			{ ...sound, ...settings },
		],
		ecommerce_product: products,
	};
	const goods = toGoods({ records: (collection) => records[collection] ?? [] }, goodsProject);
	return { read: async () => goods };
}
