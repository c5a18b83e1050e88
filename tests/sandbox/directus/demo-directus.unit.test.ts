/** The snapshot and the fixture beside it fit together, before a Directus is asked. */
import { describe, expect, it } from 'vitest';
import { demoContent } from '../../../sandbox/directus/demo-directus.ts';
import { canary } from '../../../sandbox/directus/fixture/nordlicht.ts';
import { toRows } from '../../../sandbox/directus/seed.ts';

const { records, files } = await demoContent();
const rows = [...toRows(records)];

describe('what the seed writes', () => {
	it('has no key twice in a table, over both projects', () => {
		for (const [{ name, key }, list] of rows) {
			expect(list.length, name).toBeGreaterThan(0);
			expect(new Set(list.map((row) => row[key])).size, name).toBe(list.length);
		}
	});

	it('refers only to rows and files that are there', () => {
		const keys = new Map([...rows.map(([{ name, key }, list]) => [name, new Set(list.map((row) => row[key]))] as const)]);
		keys.set('directus_files', new Set(files.map(({ row }) => row.id)));
		let links = 0;
		for (const [table, list] of rows) {
			for (const [field, { linksTo }] of Object.entries(table.fields)) {
				if (linksTo === undefined) continue;
				for (const row of list) {
					if (row[field] === null || row[field] === undefined) continue;
					expect(keys.get(linksTo), `${table.name} ${row[table.key]} ${field}`).toContain(row[field]);
					links++;
				}
			}
		}
		expect(links).toBeGreaterThan(1000);
	});

	it('has drafts in the first project, and the canary in the second alone', () => {
		const [first, second] = records;
		expect(first?.ecommerce_product?.some(({ status }) => status === 'draft')).toBe(true);
		expect(JSON.stringify(first)).not.toMatch(new RegExp(canary, 'i'));
		for (const [name, list] of Object.entries(second ?? {})) expect(JSON.stringify(list), name).toContain(canary);
	});
});
