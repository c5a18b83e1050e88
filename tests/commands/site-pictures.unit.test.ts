/** The server of `npm start` and `npm run dev` answers for pictures that are not made yet. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLaterPictures } from '../../commands/serving/later-pictures.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import { createPictures } from '../../pipeline/images/pictures.ts';
import { silentProgress } from '../../site/progress.ts';
import { createOriginals, drawPicture } from '../pipeline/images/originals.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ring = '00000000-0000-4000-8000-000000000001';
const broken = '00000000-0000-4000-8000-000000000002';

/** A site that names two pictures, of which one is damaged behind its header. */
async function serveSite() {
	const root = await temporaryFolder();
	const originals = await createOriginals(join(root, 'originals'));
	await originals.add(ring, 'ring.png', await drawPicture(60, 30).png().toBuffer());
	const whole = await drawPicture(300, 150).png().toBuffer();
	await originals.add(broken, 'broken.png', whole.subarray(0, whole.length / 2));
	const cacheDir = join(root, 'cache');
	const config = { formats: ['jpeg'], widths: [40], avifQuality: 55 } as const;
	const store = await createPictures({ snapshot: originals, config, cacheDir, progress: silentProgress, renditions: 'later' });
	await store.prepare(
		[ring, broken].map((file, index) => ({ file, collection: 'ecommerce_product', id: index, field: 'images' })),
		[],
	);
	await writeFile(join(root, '404.html'), 'not here');
	const printed: string[] = [];
	const pictures = createLaterPictures({ cacheDir, imagesDir: join(cacheDir, 'images'), print: (text) => void printed.push(text) });
	const server = await startSiteServer({ dir: root, port: 0, host: '127.0.0.1', pictures });
	onTestFinished(async () => {
		pictures.close();
		await server.close();
	});
	const pathOf = (file: string) => `/assets/images/${store.picture(file)?.key}-40.jpg`;
	const ask = (path: string, method = 'GET') => fetch(server.url + path, { method });
	return { ask, pathOf, printed, pictures };
}

it('makes a picture when it is asked for, with the headers of every asset', async () => {
	const { ask, pathOf, printed } = await serveSite();
	const answer = await ask(pathOf(ring));
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-type')).toBe('image/jpeg');
	expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
	const head = await ask(pathOf(ring), 'HEAD');
	expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
	expect(printed).toEqual([]);
});

it('answers 503 for a picture that cannot be made, and says once which one and what to do', async () => {
	const { ask, pathOf, printed, pictures } = await serveSite();
	for (let tries = 0; tries < 2; tries += 1) {
		const answer = await ask(pathOf(broken));
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
		expect(answer.headers.get('cache-control')).toBe('no-store');
	}
	await pictures.makeRest();
	expect(printed).toEqual([
		expect.stringMatching(
			/^The picture "broken\.png" \(file 00000000-0000-4000-8000-000000000002\) is damaged.*\n {2}Fix: Replace the file/,
		),
		'All pictures are made: 1 new, 1 cannot be made.',
	]);
});

it('leaves every other path to the site', async () => {
	const { ask } = await serveSite();
	for (const path of ['/assets/images/0123456789abcdef-40.jpg', '/assets/images/', '/assets/images/../../cache/swept', '/nowhere']) {
		expect((await ask(path)).status).toBe(404);
	}
});
