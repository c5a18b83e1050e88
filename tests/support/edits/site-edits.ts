/** What editors do to everything but products: texts, menu, categories, brands, settings, pictures and looks. */
import { changeOne, changeRow, type Edit, freeId, listOf, rowsOf, someName, someSlug, someText } from './edit-records.ts';

/** Collection, field, and whether it can be left empty. */
const names = [
	['brand', 'lead', true],
	['brand', 'display_name', false],
	['ecommerce_category', 'display_name', false],
	['ecommerce_manufacturer', 'display_name', false],
	['ecommerce_attribute_group', 'display_name', false],
	['ecommerce_settings', 'call_to_action_text', true],
	['ecommerce_settings', 'global_footer', true],
	['page', 'title', false],
	['project', 'display_name', false],
] as const;

const translated = [
	['brand', 'lead'],
	['ecommerce_category', 'display_name'],
	['menu_entry', 'display_name'],
	['page', 'title'],
	['project', 'seo_title'],
	['widget', 'header'],
] as const;

const markdown = [
	['brand', 'description'],
	['page', 'body'],
] as const;

const colours = ['#f3f4f0', '#ffffff', '#17353b', '#222222'];

export const siteEdits: Readonly<Record<string, Edit>> = {
	name(snapshot, random) {
		const [collection, field, mayBeEmpty] = random.pick(names);
		return changeOne(snapshot, random, collection, () => ({
			[field]: random.pick([someName(random), mayBeEmpty ? null : someName(random)]),
		}));
	},

	translation(snapshot, random) {
		const [collection, field] = random.pick(translated);
		return changeOne(snapshot, random, collection, (record) => ({
			translations: changeRow(rowsOf(record, 'translations'), random, { [field]: someName(random) }),
		}));
	},

	text(snapshot, random) {
		const [collection, field] = random.pick(markdown);
		return changeOne(snapshot, random, collection, () => ({ [field]: someText(snapshot, random) }));
	},

	'translated text'(snapshot, random) {
		const [collection, field] = random.pick(markdown);
		return changeOne(snapshot, random, collection, (record) => ({
			translations: changeRow(rowsOf(record, 'translations'), random, { [field]: someText(snapshot, random) }),
		}));
	},

	'legal text': (snapshot, random) =>
		changeOne(snapshot, random, 'ecommerce_settings', (record) => ({
			legal_pages: changeRow(rowsOf(record, 'legal_pages'), random, { content: someText(snapshot, random) }),
		})),

	'slug of a page': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			'page',
			() => ({ slug: someSlug(random) }),
			({ slug }) => slug !== null,
		),

	'slug of a category': (snapshot, random) => changeOne(snapshot, random, 'ecommerce_category', () => ({ slug: someSlug(random) })),

	'slug of a brand': (snapshot, random) => changeOne(snapshot, random, 'brand', () => ({ slug: someSlug(random) })),

	'order of brands': (snapshot, random) => changeOne(snapshot, random, 'brand', () => ({ sort: random.whole(20) })),

	'menu entry renamed': (snapshot, random) => changeOne(snapshot, random, 'menu_entry', () => ({ display_name: someName(random) })),

	'menu entry leads elsewhere': (snapshot, random) =>
		changeOne(snapshot, random, 'menu_entry', () => ({
			path: random.pick(['/kontakt', '/marken', '/gibt-es-nicht', null]),
			external_path: null,
		})),

	'menu entry moved': (snapshot, random) => changeOne(snapshot, random, 'menu_entry', () => ({ sort: random.whole(30) })),

	'menu entry added'({ records }, random) {
		const id = freeId(records, 'menu_entry');
		const top = listOf(records, 'menu_entry').filter(({ parent }) => parent === null);
		const parent = random.pick([null, ...top.map((entry) => entry.id)]);
		const added = {
			id,
			display_name: someName(random),
			parent,
			path: '/kontakt',
			project: top[0]?.project,
			sort: random.whole(30),
			translations: [],
		};
		listOf(records, 'menu_entry').push(added);
		return { collection: 'menu_entry', what: `menu_entry ${id} added: ${JSON.stringify(added)}` };
	},

	'menu entry removed'({ records }, random) {
		const list = listOf(records, 'menu_entry');
		const leaves = list.filter(({ id }) => !list.some(({ parent }) => parent === id));
		if (leaves.length < 3) return null;
		const gone = random.pick(leaves);
		list.splice(list.indexOf(gone), 1);
		return { collection: 'menu_entry', what: `menu_entry ${gone.id} removed` };
	},

	settings: (snapshot, random) =>
		changeOne(snapshot, random, 'ecommerce_settings', () =>
			random.pick([
				{ default_sort: random.pick(['id', '-id', 'price_brutto', '-price_brutto', 'display_name', 'stock']) },
				{ enable_cart: random.whole(2) === 0 },
				{ show_stock: random.whole(2) === 0 },
				{ purchase_to_order: random.whole(2) === 0 },
				{ shipping_cost: random.pick([null, '0.00', '7.50']) },
			]),
		),

	looks: (snapshot, random) =>
		changeOne(snapshot, random, 'project', () => ({ config: { base_color: random.pick(colours), brand_color: random.pick(colours) } })),

	'opening hours': (snapshot, random) =>
		changeOne(snapshot, random, 'opening_period', () => ({ closed: random.whole(2) === 0, sort: random.whole(20) })),

	attribute: (snapshot, random) => changeOne(snapshot, random, 'ecommerce_attribute', () => ({ display_values: [someName(random)] })),

	widget: (snapshot, random) => changeOne(snapshot, random, 'widget', () => ({ sort: random.whole(20) })),

	'contact data': (snapshot, random) =>
		changeOne(snapshot, random, 'company', (record) => ({
			numbers: changeRow(rowsOf(record, 'numbers'), random, { number: `+49 30 ${23_125_000 + random.whole(999)}` }),
		})),

	'file replaced under its id'({ images }, random) {
		const [[one, first] = [], [other, second] = []] = random.shuffle([...images]);
		if (!one || !first || !other || !second) return null;
		images.set(one, second);
		images.set(other, first);
		return { collection: 'directus_files', what: `files ${one} and ${other} change places` };
	},

	describePicture: (snapshot, random) =>
		changeOne(snapshot, random, 'directus_files', () => ({
			description: random.pick([null, `Bild ${random.whole(1000)}`]),
			focal_point_x: random.whole(1400),
			focal_point_y: 9,
			width: 1400,
			height: 700,
		})),
};
