import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareOutput } from '../../bench/loop/compare-output.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('refuses a comparison that did other work', async () => {
	const folder = await temporaryFolder();
	const [loop, product] = ['loop', 'product'].map((name) => join(folder, name, 'a')) as [string, string];
	for (const dir of [loop, product]) {
		mkdirSync(dir, { recursive: true });
		writeFileSync(join(dir, 'index.html'), 'same');
	}
	writeFileSync(join(product, 'sitemap.xml'), 'only the product makes it');
	expect(compareOutput(join(folder, 'loop'), join(folder, 'product'))).toBe(1);
	writeFileSync(join(loop, 'index.html'), 'other');
	expect(() => compareOutput(join(folder, 'loop'), join(folder, 'product'))).toThrow("The bare loop's a/index.html differs");
});
