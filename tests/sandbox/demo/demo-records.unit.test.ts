import { describe, expect, it } from 'vitest';
import { demoFiles } from '../../../sandbox/demo/demo-files.ts';
import { demoDomains, demoRecords } from '../../../sandbox/demo/demo-records.ts';
import { earlierPrices } from '../../../sandbox/demo/earlier-prices.ts';
import { plantedFaults } from '../../../sandbox/demo/planted-faults.ts';
import { canary, nordlichtDomain } from '../../../sandbox/demo/records/nordlicht.ts';
import { offeredSlugs } from '../../../sandbox/demo/records/product-offers.ts';
import { placedSlugs } from '../../../sandbox/demo/records/product-places.ts';
import { demoCollections, type WireRecord, type WireValue } from '../../../sandbox/demo/wire-record.ts';
import { type Table, tables } from '../../../sandbox/directus/schema/tables.ts';
import { reservedCategorySlugs } from '../../../site/store-paths.ts';

const [domain] = demoDomains;
const records = demoRecords(domain);

/** Every string below a value with the path of fields that leads to it. */
function strings(value: WireValue, path = ''): { path: string; text: string }[] {
	if (typeof value === 'string') return [{ path, text: value }];
	if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, `${path}[${index}]`));
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([field, item]) => strings(item, `${path}.${field}`));
}

function tableNamed(name: string): Table {
	const table = tables.find((candidate) => candidate.name === name);
	if (!table) throw new Error(`The schema has no table ${name}`);
	return table;
}

function children(record: WireRecord, field: string): readonly WireRecord[] {
	return (record[field] ?? []) as readonly WireRecord[];
}

describe('demo records', () => {
	it('publishes sixty-three products and keeps drafts and archived ones besides', () => {
		const statuses = records.ecommerce_product.map((product) => product.status);
		expect(statuses.filter((status) => status === 'published')).toHaveLength(63);
		expect(new Set(statuses)).toEqual(new Set(['published', 'draft', 'archived']));
	});

	it.each(demoDomains)('has every collection, and each record belongs to %s', (projectDomain) => {
		const project = demoRecords(projectDomain);
		for (const collection of demoCollections) {
			expect(project[collection].length, collection).toBeGreaterThan(0);
			for (const record of project[collection]) expect(record[collection === 'project' ? 'domain' : 'project']).toBe(projectDomain);
		}
	});

	it('uses no id twice in a collection or in a list of children, over both projects', () => {
		for (const collection of demoCollections) {
			const seen = new Map<string, Set<WireValue>>();
			const claim = (kind: string, id: WireValue) => {
				const ids = seen.get(kind) ?? new Set();
				expect(ids.has(id), `${kind} ${id}`).toBe(false);
				seen.set(kind, ids.add(id));
			};
			const walk = (kind: string, table: Table, record: WireRecord) => {
				for (const list of table.lists) {
					for (const row of children(record, list.name)) {
						expect(row.id, `${kind}.${list.name} has ids`).toBeTypeOf('number');
						claim(`${kind}.${list.name}`, row.id);
						walk(`${kind}.${list.name}`, tableNamed(list.table), row);
					}
				}
			};
			for (const projectDomain of demoDomains) {
				for (const record of demoRecords(projectDomain)[collection]) {
					claim(collection, record.id ?? record.domain);
					walk(collection, tableNamed(collection), record);
				}
			}
		}
	});

	it('has slugs that are unique and safe in a path', () => {
		for (const collection of [
			...(['brand', 'ecommerce_category', 'ecommerce_subcategory', 'ecommerce_tag'] as const),
			...(['ecommerce_manufacturer', 'ecommerce_product'] as const),
		]) {
			const slugs = records[collection].map((record) => String(record.slug));
			expect(new Set(slugs).size, collection).toBe(slugs.length);
			for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
		}
		for (const category of records.ecommerce_category) expect(reservedCategorySlugs.has(String(category.slug))).toBe(false);
	});

	it.each(demoDomains)('refers only to records and files that exist in %s', (projectDomain) => {
		const project: Readonly<Record<string, readonly WireRecord[]>> = demoRecords(projectDomain);
		const files = demoFiles(projectDomain).map((file) => file.id);
		const keysOf = (name: string): readonly WireValue[] => {
			if (name === 'directus_files') return files;
			if (name === 'project') return demoDomains;
			if (name === 'company_addresses')
				return project.company?.flatMap((company) => children(company, 'addresses').map(({ id }) => id)) ?? [];
			return (project[name] ?? []).map((record) => record.id);
		};
		let links = 0;
		const walk = (table: Table, record: WireRecord) => {
			for (const [name, field] of Object.entries(table.fields)) {
				const value = record[name];
				if (field.linksTo === undefined || name === table.parent?.field || value === null || value === undefined) continue;
				expect(keysOf(field.linksTo), `${table.name} ${record.id} ${name}`).toContain(value);
				links++;
			}
			for (const list of table.lists) for (const row of children(record, list.name)) walk(tableNamed(list.table), row);
		};
		for (const [name, list] of Object.entries(project)) for (const record of list) walk(tableNamed(name), record);
		expect(links).toBeGreaterThan(50);
		for (const { text } of strings(project as WireRecord)) {
			for (const [, id] of text.matchAll(/\/assets\/([0-9a-f-]{36})/g)) expect(files).toContain(id);
		}
	});

	it('places and offers only products that exist', () => {
		const slugs = records.ecommerce_product.map(({ slug }) => slug);
		for (const slug of [...placedSlugs, ...offeredSlugs]) expect(slugs).toContain(slug);
	});

	it('asks only for characters and lengths that its own examples could have', () => {
		for (const { fields, display_name } of records.ecommerce_personalization) {
			for (const field of fields as WireRecord[]) {
				if (field.type === 'select') expect(field.options, String(display_name)).not.toEqual([]);
				if (field.glyphs) expect(new Set(String(field.glyphs)).size, String(display_name)).toBe(String(field.glyphs).length);
			}
		}
	});

	it('writes prices with two decimals, and has some on request', () => {
		const prices = records.ecommerce_product.flatMap((product) => [
			product.price_brutto,
			...children(product, 'variants').map((variant) => variant.price_brutto),
		]);
		for (const price of prices) if (price !== null) expect(price).toMatch(/^\d+\.\d{2}$/);
		expect(prices).toContain(null);
	});

	it('remembers a higher price for everything that is reduced', () => {
		const offers = records.ecommerce_product.flatMap((product) => {
			const variants = children(product, 'variants').map(({ id, price_brutto }) => ({
				name: `ecommerce_product_variant ${id}`,
				price_brutto,
			}));
			const whole = { name: `ecommerce_product ${product.id}`, price_brutto: product.price_brutto };
			return product.price_reduced ? [whole, ...variants] : [];
		});
		expect(offers.map(({ name }) => name).sort()).toEqual(earlierPrices.map(({ collection, id }) => `${collection} ${id}`).sort());
		for (const { collection, id, price } of earlierPrices) {
			const now = offers.find(({ name }) => name === `${collection} ${id}`)?.price_brutto;
			expect(Number(price), `${collection} ${id}`).toBeGreaterThan(Number(now));
		}
	});

	it('misses about five translations on purpose', () => {
		const published = records.ecommerce_product.filter((product) => product.status === 'published');
		const incomplete = published.filter((product) => children(product, 'translations').length < 2);
		expect(incomplete.map((product) => product.slug)).toHaveLength(5);
	});

	it('says nothing of law that is no longer in force, but where it is planted', () => {
		const planted = plantedFaults
			.filter(({ code }) => code === 'legal-outdated')
			.map(({ collection, id, field }) => `${collection} ${id} ${field}`);
		const texts = Object.entries(records).flatMap(([collection, list]) =>
			list.flatMap((record) => strings(record).map(({ path, text }) => ({ place: `${collection} ${record.id} ${path.slice(1)}`, text }))),
		);
		for (const { place, text } of texts) {
			if (!planted.includes(place))
				expect(text, place).not.toMatch(/\bTMG\b|TTDSG|ec\.europa\.eu|OS-Plattform|Online-Streitbeilegung|\bODR\b/);
		}
	});
});

describe('the second project', () => {
	/** Values that the content model or a notation prescribes, and which so cannot carry the canary. */
	const prescribed =
		/\.(project|domain|status|language|type|media|widget_name|position|legal_form|address_type|default_sort|base_color|brand_color|price_brutto|price_basis|present_wrapping|shipping_cost|time_open|time_close|opening_time|closing_time|logo|picture|directus_files_id|recommended_price|content_quantity|content_unit|tax_scheme|country_code|date_created|filters\[\d+\]|fields\[\d+\]\.type)$/;

	it('carries the canary in every text', () => {
		const texts = strings(demoRecords(nordlichtDomain) as unknown as WireValue).filter(({ path }) => !prescribed.test(path));
		expect(texts.length).toBeGreaterThan(100);
		for (const { path, text } of texts) expect(text.toUpperCase(), path).toContain(canary);
		for (const file of demoFiles(nordlichtDomain)) expect(file.title).toContain(canary);
	});

	it('shares no text and no file with the first', () => {
		expect(JSON.stringify(records).toUpperCase()).not.toContain(canary);
		const first = new Set(demoFiles(domain).map((file) => file.id));
		for (const file of demoFiles(nordlichtDomain)) expect(first).not.toContain(file.id);
	});
});
