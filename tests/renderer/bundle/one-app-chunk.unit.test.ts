/** What every page loads is one file, and each page one more. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleBrowser } from '../../../renderer/bundle/bundle-browser.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Each page shares a building stone with another set of modules: esbuild alone would cut a chunk for each stone. */
const sources = {
	'client/boot.ts': "void import('./app.ts');\nvoid import('./pages/home.ts');\nvoid import('./pages/cart.ts');\n",
	'client/app.ts': "import { count } from './count.ts';\nexport const startApp = () => count;\n",
	'client/always-loaded.ts': "import './app.ts';\nimport './band.ts';\n",
	'client/count.ts': "export const count = 'COUNT';\n",
	'client/band.ts': "export const band = 'BAND';\n",
	'client/pages/home.ts': "import { band } from '../band.ts';\nexport const home = 'HOME' + band;\n",
	'client/pages/cart.ts': "import { count } from '../count.ts';\nexport const cart = 'CART' + count;\n",
};

test('puts what every page loads into one file, and leaves each page its own', async () => {
	const dir = await temporaryFolder();
	for (const [path, text] of Object.entries(sources)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), text);
	}
	const { files, inputs, boot } = await bundleBrowser(dir, { modules: { de: [], en: [], fr: [] } });
	const texts = [...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const);
	const holding = (...marks: readonly string[]) =>
		texts.filter(([, text]) => marks.every((mark) => new RegExp(`["\`]${mark}["\`]`).test(text))).map(([name]) => name);
	expect(holding('COUNT', 'BAND')).toHaveLength(1);
	for (const mark of ['COUNT', 'BAND']) expect(holding(mark)).toEqual(holding('COUNT', 'BAND'));
	const pages = files.keys().filter((name) => /^(home|cart)-/.test(name));
	expect([...pages]).toHaveLength(2);
	expect(boot).toMatch(/^boot-/);
	// only files that can change
	expect(inputs.toSorted()).toEqual(Object.keys(sources).toSorted());
});
