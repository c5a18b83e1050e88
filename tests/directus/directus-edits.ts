/** What editors, and programs beside them, do to a Directus: each edit through its API, chosen at random. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { readAdmin } from '../../sandbox/directus/admin.ts';
import type { ProjectAccount } from '../../sandbox/directus/fixture/accounts.ts';
import type { Random } from '../../sandbox/random.ts';

const admin = readAdmin();

type Row = Readonly<Record<string, unknown>>;

export interface Editor {
	readonly random: Random;
	readonly account: ProjectAccount;
	/** Rows of the project, with `id` and the given fields. */
	rows(collection: string, fields?: string): Promise<readonly Row[]>;
	send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object | FormData): Promise<void>;
}

/** Does something; what it returns is for a person who looks for the fault. */
export type Edit = (editor: Editor) => Promise<string>;

/** Tables below a product, with the field that leads to it. */
const parents = {
	ecommerce_product_variant: 'product',
	ecommerce_product_translations: 'ecommerce_product_id',
	ecommerce_product_tags: 'ecommerce_product_id',
	ecommerce_product_images: 'ecommerce_product_id',
} as const;

function words(random: Random): string {
	return Array.from({ length: 1 + random.whole(40) }, () =>
		random.pick(['Gold', 'Silber', '**Perle**', 'Straße', '<b>', '"', 'ïst', '\n\n']),
	).join(' ');
}

const change = (collection: string, fields: (editor: Editor) => Row | Promise<Row>): Edit => {
	return async (editor) => {
		const row = editor.random.pick(await editor.rows(collection));
		await editor.send('PATCH', `/items/${collection}/${row.id}`, await fields(editor));
		return `${collection} ${row.id} changed`;
	};
};

const remove = (collection: string): Edit => {
	return async ({ rows, send, random }) => {
		const row = random.pick(await rows(collection));
		await send('DELETE', `/items/${collection}/${row.id}`);
		return `${collection} ${row.id} deleted`;
	};
};

const create = (collection: string, fields: (editor: Editor) => Row | Promise<Row>): Edit => {
	return async (editor) => {
		await editor.send('POST', `/items/${collection}`, await fields(editor));
		return `${collection} created`;
	};
};

async function someId({ rows, random }: Editor, collection: string): Promise<unknown> {
	return random.pick(await rows(collection)).id;
}

export const directusEdits: Readonly<Record<string, Edit>> = {
	'price and stock': change('ecommerce_product', ({ random }) => ({ price_brutto: `${random.whole(5000)}.50`, stock: random.whole(9) })),
	description: change('ecommerce_product', ({ random }) => ({ description: words(random) })),
	status: change('ecommerce_product', ({ random }) => ({ status: random.pick(['draft', 'published', 'archived']) })),
	'variant, without its product': change('ecommerce_product_variant', ({ random }) => ({
		price_brutto: random.whole(900),
		display_name: words(random),
	})),
	'translation, without its product': change('ecommerce_product_translations', ({ random }) => ({ description: words(random) })),
	'texts of a page': change('page', ({ random }) => ({ body: words(random) })),
	'translation of a page': change('page_translations', ({ random }) => ({ title: words(random) })),
	'menu entry': change('menu_entry', ({ random }) => ({ display_name: words(random) })),
	'attribute values': change('ecommerce_attribute', ({ random }) => ({ display_values: [words(random), words(random)] })),
	'a rating comes and goes': change('ecommerce_product_rating', ({ random }) => ({ status: random.pick(['draft', 'published']) })),
	'M2M row deleted': remove('ecommerce_product_tags'),
	'picture taken away': remove('ecommerce_product_images'),
	'variant deleted': remove('ecommerce_product_variant'),
	'translation deleted': remove('ecommerce_product_translations'),
	'product deleted': remove('ecommerce_product'),
	'M2M row added': create('ecommerce_product_tags', async (editor) => ({
		ecommerce_product_id: await someId(editor, 'ecommerce_product'),
		ecommerce_tag_id: await someId(editor, 'ecommerce_tag'),
	})),
	'variant added': create('ecommerce_product_variant', async (editor) => ({
		product: await someId(editor, 'ecommerce_product'),
		display_name: words(editor.random),
		price_brutto: '12.30',
		active: true,
	})),
	'product with all below it': create('ecommerce_product', async (editor) => {
		const { random, account } = editor;
		const slug = `neu-${random.whole(1_000_000)}`;
		return {
			project: account.domain,
			status: 'published',
			display_name: words(random),
			slug,
			price_brutto: 10,
			description: words(random),
			category: await someId(editor, 'ecommerce_category'),
			variants: [{ display_name: 'S', price_brutto: 5, sort: 1, translations: [{ language: 'en', display_name: 'S' }] }],
			translations: [{ language: 'en', display_name: words(random), description: words(random) }],
			tags: [{ ecommerce_tag_id: await someId(editor, 'ecommerce_tag') }],
		};
	}),
	'children through their product': change('ecommerce_product', ({ random }) => ({
		variants: { create: [{ display_name: words(random) }], update: [], delete: [] },
	})),
	'dragged in a list': async ({ rows, send, random }) => {
		const list = await rows('ecommerce_category');
		const [item, to] = [random.pick(list).id, random.pick(list).id];
		await send('POST', '/utils/sort/ecommerce_category', { item, to });
		return `ecommerce_category ${item} dragged to ${to}`;
	},
	'file replaced': async ({ rows, send, random, account }) => {
		const used = await rows('ecommerce_product_images', 'directus_files_id');
		const id = random.pick(used).directus_files_id;
		const form = new FormData();
		form.append('folder', account.folder);
		const bytes = readFileSync(join(projectDir, 'docs/screenshots', 'home-1280.png'));
		form.append('file', new Blob([bytes, Buffer.from(String(random.whole(1e9)))], { type: 'image/png' }), `neu-${random.whole(1e6)}.png`);
		await send('PATCH', `/files/${id}`, form);
		return `file ${id} replaced`;
	},
	'file named': async ({ rows, send, random }) => {
		const id = random.pick(await rows('ecommerce_product_images', 'directus_files_id')).directus_files_id;
		await send('PATCH', `/files/${id}`, { title: words(random) });
		return `file ${id} named`;
	},
};

/** An editor of one project, with all rights. */
export function createEditor(url: string, account: ProjectAccount, random: Random): Editor {
	async function request(method: string, path: string, body?: object | FormData): Promise<unknown> {
		const isForm = body instanceof FormData;
		const headers = { authorization: `Bearer ${admin.token}`, ...(!isForm && { 'content-type': 'application/json' }) };
		const answer = await fetch(`${url}${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) });
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
		return text === '' ? null : JSON.parse(text).data;
	}
	return {
		random,
		account,
		async rows(collection, fields = 'id') {
			const parent =
				parents[collection as keyof typeof parents] ??
				(collection.endsWith('_translations') ? `${collection.replace(/_translations$/, '')}_id` : null);
			const own = { project: { _eq: account.domain } };
			const filter = encodeURIComponent(JSON.stringify(parent === null ? own : { [parent]: own }));
			const key = collection.startsWith('directus_') ? collection.slice('directus_'.length) : `items/${collection}`;
			return (await request('GET', `/${key}?fields=id,${fields}&limit=-1&sort=id&filter=${filter}`)) as readonly Row[];
		},
		async send(method, path, body) {
			await request(method, path, body);
		},
	};
}
