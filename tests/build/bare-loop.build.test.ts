/** The bare loop, which `npm run bench` compares builds with, still makes the product's files: its own run stops where it doesn't, after minutes. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareOutput } from '../../bench/loop/compare-output.ts';
import { loopInputFiles } from '../../bench/loop/loop-inputs.ts';
import { prepareLoop } from '../../bench/loop/prepare-loop.ts';
import { writeShop } from '../../bench/shop/write-shop.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('the bare loop makes the same pages as the product, with texts from their sources and with kept ones', async () => {
	const work = await temporaryFolder();
	const at = (name: string) => join(work, name);
	const place = { content: at('content'), config: at('site.config.ts'), out: at('dist'), cache: at('cache') };
	const [loopInputs, loopOut] = [at('loop'), at('loop-dist')];
	const { html } = await writeShop({ ...place, products: 12, plainContent: at('plain'), loopInputs, loopOut });
	copyMadeCaches(place.cache, ['bundles']);
	await mustBuildHere(place);
	const pages = await prepareLoop(loopInputs, { dist: place.out, html });
	for (const texts of ['sources', 'kept']) {
		rmSync(loopOut, { recursive: true, force: true });
		const run = await runProgram(process.execPath, [loopInputFiles(loopInputs).program, loopInputs, loopOut, texts]);
		expect(run, texts).toMatchObject({ exitCode: 0 });
		expect(compareOutput(loopOut, place.out), texts).toBe(2 * pages);
	}
});
