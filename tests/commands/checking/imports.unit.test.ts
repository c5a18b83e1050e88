/** The project keeps its import rules, and the checker that says so really sees what breaks them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../../commands/checking/find-violations.ts';
import { readModuleGraph } from '../../../commands/checking/module-graph.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { isLong } from '../../../commands/testing/counts.ts';

describe('the project', () => {
	// `npm run check` asks for the same
	it.runIf(isLong)('keeps its import rules', async () => {
		const graph = readModuleGraph(projectDir);
		expect(graph.size).toBeGreaterThan(50);
		expect([...graph.values()].flat().length).toBeGreaterThan(100);
		expect(findViolations(graph)).toEqual([]);
	});
});

describe('a planted violation', () => {
	let root: string;
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), 'imports-'));
	});
	afterEach(() => {
		rmSync(root, { recursive: true });
	});

	/** Modules that planted imports may point at, with what they export. */
	const targets = {
		'site/money.ts': 'export type Money = string; export const cent = 1;',
		'pipeline/snapshot/store.ts': 'export const store = 1; export type Store = number;',
		'shop/content/product.ts': 'export type Product = number; export const product = 1;',
		'client/cart/cart.ts': 'export type Cart = number; export const cart = 1;',
		'client/orders/contract/order.ts': 'export const order = 1;',
		'client/texts/de.ts': 'export const texts = {};',
		'client/pages/home/home-data.ts': 'export interface HomeData { title: string }',
		'renderer/routes/plan.ts': 'export const plan = 1;',
		'tests/builders/product.ts': 'export const aProduct = 1;',
		'demo/draw.ts': 'export const draw = 1;',
	};

	async function violationsOf(files: Record<string, string>): Promise<readonly string[]> {
		for (const [file, source] of Object.entries({ ...targets, ...files })) {
			mkdirSync(dirname(join(root, file)), { recursive: true });
			writeFileSync(join(root, file), source);
		}
		return findViolations(readModuleGraph(root));
	}

	const forbidden: Record<string, readonly [file: string, source: string, violation: string]> = {
		'site → shop': ['site/a.ts', `import { product } from '../shop/content/product.ts'; product;`, 'site may not use shop'],
		'site → a package': ['site/a.ts', `import { z } from 'zod'; z;`, 'site may not use this package'],
		'pipeline → client': ['pipeline/a.ts', `import { cart } from '../client/cart/cart.ts'; cart;`, 'pipeline may not use client'],
		'pipeline → a type of renderer': ['pipeline/a.ts', `import type { Plan } from '../renderer/routes/plan.ts';`, 'may not use renderer'],
		'client → a type of shop': [
			'client/a.tsx',
			`import type { Product } from '../shop/content/product.ts';\nexport const A = (p: Product) => <b>{p}</b>;`,
			'client may not use shop',
		],
		'client → an unused import of shop': [
			'client/a.ts',
			`import { product } from '../shop/content/product.ts';`,
			'client may not use shop',
		],
		'client → re-exported type of shop': [
			'client/a.ts',
			`export type { Product } from '../shop/content/product.ts';`,
			'client may not use shop',
		],
		'client → a type inside a type': ['client/a.ts', `export let a: import('../shop/content/product.ts').Product;`, 'client may not use'],
		'client → dynamic import': [
			'client/a.ts',
			`export const a = () => import('../renderer/routes/plan.ts');`,
			'client may not use renderer',
		],
		'client → node': ['client/a.ts', `import { readFileSync } from 'node:fs'; readFileSync;`, 'client may not use this package'],
		'client → all of zod': ['client/a.ts', `import { z } from 'zod'; z;`, 'client may not use this package'],
		'the engine of content → the shop': [
			'pipeline/fetch/a.ts',
			`import { product } from '../../shop/content/product.ts'; product;`,
			'pipeline may not use shop',
		],
		'the engine of pages → a type of the shop': [
			'renderer/a.ts',
			`import type { Product } from '../shop/content/product.ts';`,
			'renderer may not use shop',
		],
		'renderer → a value of client': ['renderer/a.ts', `import { cart } from '../client/cart/cart.ts'; cart;`, 'only types and DOM-free'],
		'commands → tests': ['commands/a.ts', `import { aProduct } from '../tests/builders/product.ts'; aProduct;`, 'may not use tests'],
		'commands → a type of bench': ['commands/a.ts', `import type { A } from '../bench/report/results.ts';`, 'may not use bench'],
		'bench → tests': ['bench/a.ts', `import { aProduct } from '../tests/builders/product.ts'; aProduct;`, 'may not use tests'],
		'renderer → a type of tests': ['renderer/a.ts', `import type { A } from '../tests/builders/product.ts';`, 'may not use tests'],
		'a DOM-free module → the rest of the client': [
			'client/texts/en.ts',
			`import { cart } from '../cart/cart.ts'; cart;`,
			'a DOM-free module may use only DOM-free modules',
		],
		'client/runtime → a type of a feature': [
			'client/runtime/a.ts',
			`import type { Cart } from '../cart/cart.ts';`,
			'client/cart lies above client/runtime',
		],
		'client/texts → a feature': [
			'client/texts/load-a.tsx',
			`export const a = () => import('../search/a.ts');`,
			'client/search lies above client/texts',
		],
		'a feature → a type of a page': [
			'client/cart/a.ts',
			`import type { HomeData } from '../pages/home/home-data.ts';`,
			'client/pages lies above client/cart',
		],
		'a page → the app': ['client/pages/a.ts', `export const a = () => import('../app.ts');`, 'client/app.ts lies above client/pages'],
		'sandbox → shop beside its collections': [
			'sandbox/a.ts',
			`import { product } from '../shop/content/product.ts'; product;`,
			'sandbox may not use shop',
		],
		'orders → client beside the contract': ['orders/a.ts', `import { cart } from '../client/cart/cart.ts'; cart;`, 'may not use client'],
		'a folder without a rule': ['misc/a.ts', `import { cent } from '../site/money.ts'; cent;`, 'misc has no import rule'],
		'commands → the generator of the demo': ['commands/a.ts', `import { draw } from '../demo/draw.ts'; draw;`, 'may not use demo'],
		'tests → the generator of the demo': ['tests/a/b.ts', `import { draw } from '../../demo/draw.ts'; draw;`, 'may not use demo'],
		'the generator of the demo → site': ['demo/a.ts', `import { cent } from '../site/money.ts'; cent;`, 'demo may not use site'],
		'out of the project': ['pipeline/a.ts', `import { a } from '../../elsewhere.ts'; a;`, 'pipeline may not use ..'],
	};

	it.each(Object.entries(forbidden))('is seen: %s', async (_name, [file, source, violation]) => {
		const violations = await violationsOf({ [file]: source });
		expect(violations).toHaveLength(1);
		expect(violations[0]).toContain(`${file} imports`);
		expect(violations[0]).toContain(violation);
	});

	it.each([['serve'], ['orders'], ['orders-transfers']])(
		'is seen: a stand-in that commands/%s.ts reaches through another module',
		async (name) => {
			const reached = await violationsOf({
				[`commands/${name}.ts`]: `import { serve } from './serving/a.ts'; serve;`,
				'commands/start.ts': `import { serve } from './serving/a.ts'; serve;`,
				'commands/serving/a.ts': `export const serve = () => import('../../sandbox/providers/b.ts');`,
				'sandbox/providers/b.ts': `export const pays = 1;`,
			});
			expect(reached).toEqual([
				`commands/${name}.ts reaches sandbox/providers/b.ts, which no command of production may: commands/${name}.ts → commands/serving/a.ts → sandbox/providers/b.ts`,
			]);
		},
	);

	it.each<[what: string, files: Record<string, string>, circle: string]>([
		[
			'modules',
			{
				'pipeline/a.ts': `import { b } from './b.ts'; export const a = b;`,
				'pipeline/b.ts': `import { a } from './a.ts'; export const b = a;`,
			},
			'circle in pipeline: a.ts, b.ts\n  pipeline/a.ts → pipeline/b.ts\n  pipeline/b.ts → pipeline/a.ts',
		],
		[
			'folders, by a type',
			{
				'client/cart/a.ts': `import { b } from '../lists/b.ts'; export type A = 1; b;`,
				'client/lists/b.ts': `import type { C } from '../cart/c.ts'; export const b: C = 1;`,
				'client/cart/c.ts': `export type C = 1;`,
			},
			'circle in client: cart, lists\n  client/cart/a.ts → client/lists/b.ts\n  client/lists/b.ts → client/cart/c.ts',
		],
		[
			'a folder and a module beside it, by a dynamic import',
			{
				'renderer/html/a.ts': `export const a = () => import('../b.ts');`,
				'renderer/b.ts': `import { c } from './html/c.ts'; export const b = c;`,
				'renderer/html/c.ts': `export const c = 1;`,
			},
			'circle in renderer: b.ts, html\n  renderer/b.ts → renderer/html/c.ts\n  renderer/html/a.ts → renderer/b.ts',
		],
	])('is seen: a circle of %s', async (_, files, circle) => {
		expect(await violationsOf(files)).toEqual([circle]);
	});

	it('is not claimed where everything is allowed', async () => {
		expect(
			await violationsOf({
				'pipeline/a.ts': `import { z } from 'zod'; import { cent } from '../site/money.ts'; z; cent;`,
				'pipeline/index.ts': `export { product } from './content/product.ts';`,
				'pipeline/history/a.ts': `import { product } from '../content/product.ts'; import { store } from '../snapshot/store.ts'; product; store;`,
				'client/a.ts': `import * as z from 'zod/mini'; import type { Money } from '../site/money.ts'; z;`,
				'renderer/a.ts': `import { texts } from '../client/texts/de.ts'; import type { Cart } from '../client/cart/cart.ts'; texts;`,
				'renderer/b.ts': `import { type Cart } from '../client/pages/home/home-data.ts';`,
				'orders/a.ts': `import { store } from '../pipeline/snapshot/store.ts'; import { order } from '../client/orders/contract/order.ts'; store; order;`,
				'commands/a.ts': `import { plan } from '../renderer/routes/plan.ts'; plan;`,
				'bench/a.ts': `import { plan } from '../renderer/routes/plan.ts'; import { command } from '../commands/command.ts'; plan; command;`,
				'tests/demo/a.ts': `import { draw } from '../../demo/draw.ts'; draw;`,
			}),
		).toEqual([]);
	});
});
