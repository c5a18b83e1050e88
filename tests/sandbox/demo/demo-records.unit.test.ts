import { describe, expect, it } from 'vitest';
import { demoFiles } from '../../../sandbox/demo/demo-files.ts';
import { demoDomains, demoRecords } from '../../../sandbox/demo/demo-records.ts';
import { canary, nordlichtDomain } from '../../../sandbox/demo/records/nordlicht.ts';
import { demoCollections, type WireRecord, type WireValue } from '../../../sandbox/demo/wire-record.ts';
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

function children(record: WireRecord, field: string): readonly WireRecord[] {
	return (record[field] ?? []) as readonly WireRecord[];
}

describe('demo records', () => {
	it('publishes sixty products and keeps drafts and archived ones besides', () => {
		const statuses = records.ecommerce_product.map((product) => product.status);
		expect(statuses.filter((status) => status === 'published')).toHaveLength(60);
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
			const walk = (kind: string, record: WireRecord) => {
				for (const [field, value] of Object.entries(record)) {
					if (!Array.isArray(value)) continue;
					for (const child of value) {
						if (child === null || typeof child !== 'object' || Array.isArray(child)) continue;
						const row = child as WireRecord;
						expect(row.id, `${kind}.${field} has ids`).toBeTypeOf('number');
						claim(`${kind}.${field}`, row.id);
						walk(`${kind}.${field}`, row);
					}
				}
			};
			for (const projectDomain of demoDomains) {
				for (const record of demoRecords(projectDomain)[collection]) {
					claim(collection, record.id ?? record.domain);
					walk(collection, record);
				}
			}
		}
	});

	it('has slugs that are unique and safe in a path', () => {
		for (const collection of ['brand', 'ecommerce_category', 'ecommerce_manufacturer', 'ecommerce_product'] as const) {
			const slugs = records[collection].map((record) => String(record.slug));
			expect(new Set(slugs).size, collection).toBe(slugs.length);
			for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
		}
		for (const category of records.ecommerce_category) expect(reservedCategorySlugs.has(String(category.slug))).toBe(false);
	});

	it.each(demoDomains)('refers only to records and files that exist in %s', (projectDomain) => {
		const project = demoRecords(projectDomain);
		const ids = (collection: (typeof demoCollections)[number]) => new Set(project[collection].map((record) => record.id));
		const files = new Set(demoFiles(projectDomain).map((file) => file.id));
		for (const product of project.ecommerce_product) {
			expect(ids('ecommerce_category')).toContain(product.category);
			expect(ids('ecommerce_manufacturer')).toContain(product.manufacturer);
			for (const image of children(product, 'images')) expect(files, String(product.slug)).toContain(image.directus_files_id);
			for (const attribute of children(product, 'attributes')) {
				expect(ids('ecommerce_attribute')).toContain(attribute.ecommerce_attribute_id);
			}
		}
		for (const attribute of project.ecommerce_attribute) expect(ids('ecommerce_attribute_group')).toContain(attribute.attribute_group);
		for (const brand of project.brand) {
			expect(ids('brand_type')).toContain(brand.type);
			expect(files, String(brand.slug)).toContain(brand.picture);
		}
		for (const entry of project.menu_entry) if (entry.parent !== null) expect(ids('menu_entry')).toContain(entry.parent);
		for (const page of project.page) if (page.picture !== null) expect(files).toContain(page.picture);
		for (const { text } of strings(project.page)) {
			for (const [, id] of text.matchAll(/\/assets\/([0-9a-f-]{36})/g)) expect(files).toContain(id);
		}
		expect(files).toContain(project.project[0]?.logo);
	});

	it('writes prices with two decimals, and has some on request', () => {
		const prices = records.ecommerce_product.flatMap((product) => [
			product.price_brutto,
			...children(product, 'variants').map((variant) => variant.price_brutto),
		]);
		for (const price of prices) if (price !== null) expect(price).toMatch(/^\d+\.\d{2}$/);
		expect(prices).toContain(null);
	});

	it('misses about five translations on purpose', () => {
		const published = records.ecommerce_product.filter((product) => product.status === 'published');
		const incomplete = published.filter((product) => children(product, 'translations').length < 2);
		expect(incomplete.map((product) => product.slug)).toHaveLength(5);
	});

	it('says nothing of law that is no longer in force', () => {
		for (const { path, text } of strings(Object.values(records) as WireValue)) {
			expect(text, path).not.toMatch(/\bTMG\b|TTDSG|ec\.europa\.eu|OS-Plattform|Online-Streitbeilegung|\bODR\b/);
		}
	});
});

describe('the second project', () => {
	/** Values that the content model or a notation prescribes, and which so cannot carry the canary. */
	const prescribed =
		/\.(project|domain|status|language|type|media|widget_name|position|legal_form|address_type|default_sort|base_color|brand_color|price_brutto|present_wrapping|shipping_cost|time_open|time_close|opening_time|closing_time|logo|picture|directus_files_id)$/;

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
