/** `npm start` and `npm run dev` build a site before its pictures exist: it is the same site, and is not for visitors of a server of one's own. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLaterPictures } from '../../commands/serving/later-pictures.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace } from '../support/demo-backend.ts';
import { writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { runReleaseHere } from '../support/run-release.ts';
import { readTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const images = { formats: ['avif', 'jpeg'], widths: [64], avifQuality: 50 } as const;
const isPicture = (file: string) => /^assets\/images\/[0-9a-f]{16}-\d+\.(?:avif|jpg)$/.test(file);

it('differs from the whole site in its mark and its pictures alone, and each picture is made as that has it', async () => {
	const whole = await buildingPlace({ config: { images } });
	await writeEditableSnapshot(whole.content, await readTrimmedSnapshot(3));
	await mustBuildHere(whole);
	const later = { ...whole, out: join(whole.out, '../dist.preview'), cache: join(whole.cache, '../cache.preview') };
	await mustBuildHere({ ...later, picturesLater: true });

	const [ofWhole, ofLater] = [readTree(whole.out, 'content'), readTree(later.out, 'content')];
	const pictures = Object.keys(ofWhole).filter((file) => isPicture(file));
	expect(pictures.length).toBeGreaterThan(20);
	expect(differences(ofWhole, ofLater)).toEqual([...pictures, 'page-data/app-data.json'].sort());
	expect(Object.keys(ofLater).filter((file) => isPicture(file))).toEqual([]);

	const printed: string[] = [];
	const serve = (cache = later.cache) => {
		const places = { outDir: later.out, cacheDir: cache, imagesDir: join(cache, 'images') };
		const served = createLaterPictures({ ...places, print: (text) => void printed.push(text) });
		onTestFinished(() => served.close());
		return served;
	};
	const served = serve();
	const expectMade = async (files: readonly string[]) => {
		const made = await Promise.all(files.map((file) => served.find(`/${file}`)));
		const isSame = (file: string, index: number) => readFileSync(String(made[index])).equals(readFileSync(join(whole.out, file)));
		expect(files.filter((file, index) => !isSame(file, index))).toEqual([]);
	};
	await expectMade(pictures);
	await Promise.all([served.makeRest(), served.makeRest()]);
	expect(printed.filter((line) => line.startsWith('All pictures are made'))).toHaveLength(1);
	expect(await served.find('/assets/images/0123456789abcdef-64.jpg')).toBeNull();
	expect(await served.find('/index.html')).toBeNull();
	// Everything in the cache can be made again, while the site is served and after a build that finds nothing to do.
	rmSync(join(later.cache, 'images'), { recursive: true });
	await expectMade(pictures.slice(0, 10));
	await mustBuildHere({ ...later, picturesLater: true });
	rmSync(join(later.cache, 'images'), { recursive: true });
	expect(await serve().find(`/${pictures[0]}`)).toMatch(/images/);

	const to = join(whole.out, '../releases');
	const { exitCode, output } = await runReleaseHere({ to, out: later.out, cache: later.cache });
	expect([exitCode, output]).toEqual([64, expect.stringContaining('Build a whole one with "npm run build".')]);

	// The folder becomes a whole site by the ordinary build, whose pictures are there by now, and the other way round.
	await mustBuildHere(later);
	expect(differences(readTree(later.out, 'content'), ofWhole)).toEqual([]);
	await mustBuildHere({ ...later, picturesLater: true });
	await mustBuildHere(later);
	expect(differences(readTree(later.out, 'content'), ofWhole)).toEqual([]);
});
