/** `npm start` and `npm run dev` build a site before its pictures exist: it is the same site, and is not for visitors of a server of one's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLaterRenditions } from '../../pipeline/images/later-renditions.ts';
import { pictureOrdersDir } from '../../pipeline/images/picture-orders.ts';
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

	const maker = createLaterRenditions({
		ordersDir: pictureOrdersDir(later.cache),
		renditionsDir: join(later.cache, 'images'),
		onFault: ({ name }, { reason }) => expect.fail(`${name}: ${reason}`),
	});
	const made = await Promise.all(pictures.map((file) => maker.make(file.slice('assets/images/'.length))));
	const isSame = (file: string, index: number) => readFileSync(String(made[index])).equals(readFileSync(join(whole.out, file)));
	expect(pictures.filter((file, index) => !isSame(file, index))).toEqual([]);
	expect(await maker.makeRest()).toMatchObject({ lacking: 0 });
	maker.close();

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
