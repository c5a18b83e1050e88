/** What editors do to a shop, at random: each edit changes the records of a snapshot, and tells what it did. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Random } from '../../sandbox/random.ts';
import type { EditedShop } from '../support/compare-builds.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

type Edit = (shop: EditedShop, random: Random) => string;

const links = ['/kontakt', '/info/werkstatt', '/info/gibt-es-nicht', '/schaufenster/uhren', '#oben', 'https://example.com/'];

function rows(value: unknown): WireRecord[] {
	return Array.isArray(value) ? value : [];
}

function pick({ records }: EditedShop, collection: string, random: Random): WireRecord {
	return random.pick(firstOf(records, collection));
}

/** Lays fields over a record; the result says so. */
function set(collection: string, record: WireRecord, fields: WireRecord): string {
	Object.assign(record, fields);
	return `${collection} ${record.id ?? record.domain}: ${JSON.stringify(fields).slice(0, 200)}`;
}

function setIn(collection: string, fields: (record: WireRecord, random: Random, shop: EditedShop) => WireRecord): Edit {
	return (shop, random) => {
		const record = pick(shop, collection, random);
		return set(collection, record, fields(record, random, shop));
	};
}

const product = (fields: (record: WireRecord, random: Random, shop: EditedShop) => WireRecord) => setIn('ecommerce_product', fields);
const amount = (random: Random) => `${1 + random.whole(900)}.00`;
const slugOf = (random: Random) => `stueck-${random.whole(1_000_000)}`;

function pathOf({ category, slug }: WireRecord, { records }: EditedShop): string {
	const list = firstOf(records, 'ecommerce_category').find(({ id }) => id === category);
	return `/schaufenster/${list?.slug}/${slug}`;
}

/** Links that lived are dead then, and the other way round. */
function moveLinkTarget(shop: EditedShop, random: Random): string {
	const texts = firstOf(shop.records, 'ecommerce_product').map(({ description }) => String(description));
	const targets = firstOf(shop.records, 'ecommerce_product').filter(({ slug }) => texts.some((text) => text.includes(`/${slug})`)));
	return set('ecommerce_product', targets.length > 0 ? random.pick(targets) : pick(shop, 'ecommerce_product', random), {
		slug: slugOf(random),
	});
}

/** Many of a kind come more often. */
const edits: readonly Edit[] = [
	product((_, random) => ({ price_brutto: random.whole(5) === 0 ? null : amount(random) })),
	product((_, random) => ({ price_brutto: amount(random) })),
	product((_, random) => ({ stock: random.whole(4) })),
	product(({ variants }, random) => ({ variants: rows(variants).map((each) => ({ ...each, price_brutto: amount(random) })) })),
	product(({ variants }, random, shop) => ({
		variants: rows(variants).map((each) => ({
			...each,
			attributes: random.whole(2) === 0 ? [] : [{ id: 1, ecommerce_attribute_id: pick(shop, 'ecommerce_attribute', random).id }],
			images: random.whole(2) === 0 ? [] : [{ id: 1, sort: 1, directus_files_id: pick(shop, 'directus_files', random).id }],
		})),
	})),
	product(({ variants }, random) => ({
		variant_display_name_2: random.pick([null, 'Weite']),
		variants: rows(variants).map((each, index) => ({ ...each, display_name_2: random.pick([`${50 + index}`, `${50 + index}`, null]) })),
	})),
	product((_, random) => ({ display_name: `Stück ${random.whole(1000)}` })),
	product((_, random) => ({ description: `Neu, ${random.whole(1000)}: [mehr](${random.pick(links)}).` })),
	product((_, random, shop) => ({ description: `Siehe [dort](${pathOf(pick(shop, 'ecommerce_product', random), shop)}).` })),
	product((_, random, shop) => ({ description: `Siehe [dort](${pathOf(pick(shop, 'ecommerce_product', random), shop)}).` })),
	product(() => ({ description: 'Mit Bild: ![Ansicht](trauringe-welle.png)' })),
	product(() => ({ description: null })),
	product(() => ({ translations: [] })),
	product((_, random) => ({ slug: slugOf(random) })),
	product((_, random, shop) => ({ category: pick(shop, 'ecommerce_category', random).id })),
	product((_, random, shop) => ({ manufacturer: random.whole(3) === 0 ? null : pick(shop, 'ecommerce_manufacturer', random).id })),
	product(({ status }) => ({ status: status === 'published' ? 'draft' : 'published' })),
	product(({ images }) => ({
		images: rows(images)
			.toReversed()
			.map((each, sort) => ({ ...each, sort })),
	})),
	product((_, random, shop) => ({ images: [{ id: 1, sort: 1, directus_files_id: pick(shop, 'directus_files', random).id }] })),
	product(() => ({ images: [{ id: 1, sort: 1, directus_files_id: '00000000-0000-4000-8000-000000000000' }] })),
	product(() => ({ price_brutto: 'viel' })),
	(shop, random) => {
		const added = { ...structuredClone(pick(shop, 'ecommerce_product', random)), id: 1 + random.whole(200_000), slug: slugOf(random) };
		const products = firstOf(shop.records, 'ecommerce_product').filter(({ id }) => id !== added.id);
		shop.records.ecommerce_product = [...products, added].sort((left, right) => Number(left.id) - Number(right.id));
		return `added product ${added.id}`;
	},
	(shop, random) => {
		const gone = pick(shop, 'ecommerce_product', random);
		shop.records.ecommerce_product = firstOf(shop.records, 'ecommerce_product').filter((each) => each !== gone);
		return `removed product ${gone.id}`;
	},
	(shop, random) => {
		const [one, other] = [pick(shop, 'ecommerce_product', random), pick(shop, 'ecommerce_product', random)];
		const slugs = [other.slug, one.slug] as const;
		Object.assign(one, { slug: slugs[0] });
		Object.assign(other, { slug: slugs[1] });
		return `products ${one.id} and ${other.id} change slugs`;
	},
	moveLinkTarget,
	moveLinkTarget,
	moveLinkTarget,
	setIn('ecommerce_category', (_, random) => ({ slug: `gruppe-${random.whole(1000)}` })),
	setIn('ecommerce_category', (_, random) => ({ display_name: `Gruppe ${random.whole(1000)}` })),
	setIn('ecommerce_manufacturer', (_, random) => ({ display_name: `Haus ${random.whole(1000)}` })),
	setIn('ecommerce_attribute', (_, random) => ({ display_values: [`Wert ${random.whole(1000)}`] })),
	setIn('ecommerce_attribute_group', ({ essential }) => ({ essential: essential === false })),
	setIn('ecommerce_settings', ({ show_stock }) => ({ show_stock: !show_stock })),
	setIn('ecommerce_settings', ({ enable_cart }) => ({ enable_cart: !enable_cart })),
	setIn('ecommerce_settings', (_, random) => ({ default_sort: random.pick(['id', '-price_brutto', 'display_name', 'stock,-id']) })),
	setIn('ecommerce_settings', (_, random) => ({ call_to_action_text: `Ruf ${random.whole(1000)}` })),
	setIn('menu_entry', (_, random) => ({ display_name: `Eintrag ${random.whole(1000)}` })),
	setIn('menu_entry', ({ path }, random) => (path === null ? { sort: random.whole(20) } : { path: random.pick(links.slice(0, 4)) })),
	setIn('brand', (_, random) => ({ lead: `Satz ${random.whole(1000)}.` })),
	setIn('brand', (_, random) => ({ description: `Text ${random.whole(1000)}, [dort](${random.pick(links)}).` })),
	setIn('brand', (_, random) => ({ slug: slugOf(random) })),
	setIn('brand', (_, random, shop) => ({ picture: pick(shop, 'directus_files', random).id })),
	setIn('page', (_, random) => ({ body: `Seite ${random.whole(1000)}: [weiter](${random.pick(links)}).` })),
	setIn('page', ({ type }, random) => (type === 'info' ? { slug: slugOf(random) } : { title: `Titel ${random.whole(1000)}` })),
	setIn('project', (_, random) => ({ display_name: `Juwelier ${random.whole(1000)}` })),
	setIn('company', (_, random) => ({ company_name: `Haus ${random.whole(1000)} GmbH` })),
	setIn('opening_period', (_, random) => ({ free_text: `Notiz ${random.whole(1000)}` })),
	setIn('directus_files', (_, random) => ({ description: random.pick([null, `Bild ${random.whole(1000)}`]) })),
	setIn('directus_files', (_, random) => ({ focal_point_x: random.whole(1400), focal_point_y: 9, width: 1400, height: 700 })),
	(shop, random) => {
		const [one, other] = [random.pick([...shop.images]), random.pick([...shop.images])];
		shop.images.set(one[0], { ...other[1], filename: one[1].filename });
		return `file ${one[0]} shows what ${other[0]} does`;
	},
];

/** Edits the shop. */
export function editAtRandom(shop: EditedShop, random: Random): string {
	return random.pick(edits)(shop, random);
}
