/** The server of `npm start` and `npm run dev` answers for pictures that are not made yet. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LaterPictures } from '../../commands/serving/later-pictures.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A site with one picture that is made elsewhere, and one that cannot be made. */
async function serveSite(find?: LaterPictures['find']) {
	const root = await temporaryFolder();
	await writeFile(join(root, '404.html'), 'not here');
	const file = join(root, 'made.jpg');
	await writeFile(file, 'a picture');
	const known: Readonly<Record<string, string>> = { '/assets/images/made.jpg': file, '/assets/images/gone.jpg': join(root, 'gone.jpg') };
	const pictures = { find: find ?? (async (path: string) => (path === '/assets/images/lacking.jpg' ? 'lacking' : (known[path] ?? null))) };
	const server = await startSiteServer({ dir: root, port: 0, host: '127.0.0.1', pictures });
	onTestFinished(() => server.close());
	return server.url;
}

it('answers a picture with the headers of every asset', async () => {
	const url = await serveSite();
	const answer = await fetch(`${url}/assets/images/made.jpg`);
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-type')).toBe('image/jpeg');
	expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
	expect(await answer.text()).toBe('a picture');
	const head = await fetch(`${url}/assets/images/made.jpg`, { method: 'HEAD' });
	expect([head.status, await head.text()]).toEqual([200, '']);
});

it.each(['lacking', 'gone'])('answers 503 for a picture that is %s, which no cache keeps', async (name) => {
	const answer = await fetch(`${await serveSite()}/assets/images/${name}.jpg`);
	expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
});

it('leaves every other path to the site', async () => {
	const url = await serveSite();
	for (const path of ['/assets/images/0123456789abcdef-40.jpg', '/assets/images/', '/nowhere', '/made.jpg/']) {
		const { status } = await fetch(url + path);
		expect([path, status]).toEqual([path, path.startsWith('/made') ? 200 : 404]);
	}
});

it('says that a picture is no longer asked for when its browser has gone', async () => {
	const aborted = vi.fn();
	const url = await serveSite(
		(_, signal) =>
			new Promise((resolve) => {
				signal?.addEventListener('abort', () => {
					aborted();
					resolve('lacking');
				});
			}),
	);
	const leaving = new AbortController();
	const asked = fetch(`${url}/assets/images/made.jpg`, { signal: leaving.signal });
	setTimeout(() => leaving.abort(), 50);
	await expect(asked).rejects.toThrow('abort');
	await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce());
});
