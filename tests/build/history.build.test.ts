/** The history through the real commands: what one build records, the next one shows; and snapshots that stand in, are refused, or belong to others. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBuild } from '../../commands/programs/run-build.ts';
import { rejectedPlace } from '../../pipeline/snapshot/rejected-snapshot.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { type DemoBackend, type FetchingPlace, fetchingPlace, startDemoBackend } from '../support/demo-backend.ts';
import { hurriedWaits } from '../support/preloading.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { runBuildHere, runHere } from '../support/run-here.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

const movedSlug = 'ringgroesse';
const on = (day: string) => `2025-11-${day}T12:00:00Z`;
/** In one language, because no other has a history of its own. */
const aPlace = (backend: DemoBackend) => fetchingPlace(backend, { config: { languages: ['de'] } });

function read({ out }: FetchingPlace, file: string): string {
	return readFileSync(join(out, file), 'utf8');
}

describe('a build that fetches', () => {
	it('shows what the builds before it recorded: kept texts, redirects and reductions', async () => {
		const backend = await startDemoBackend(3);
		const place = await aPlace(backend);
		await mustBuildHere({ ...place, asOf: on('01') });
		const page = firstOf(backend.records, 'page').find(({ slug }) => slug === movedSlug);
		const privacy = firstOf(backend.records, 'page').find(({ type }) => type === 'privacy');
		Object.assign(page ?? {}, { slug: 'ringe-messen' });
		Object.assign(privacy ?? {}, { body: '## Neu\n\nWir speichern nichts.' });
		expect((await runBuildHere({ ...place, flags: ['--as-of', on('20')] })).exitCode).toBe(0);

		expect(read(place, '_redirects')).toContain(`/info/${movedSlug} /info/ringe-messen 301\n`);
		expect(read(place, `info/${movedSlug}/index.html`)).toContain('url=/info/ringe-messen"');
		const versions = [...read(place, 'datenschutz/index.html').matchAll(/href="(\/datenschutz\/fassung\/[0-9a-f]{16})">([^<]*)</g)];
		expect(versions.map(([, , text]) => text)).toEqual(['Fassung seit 20.\u00a0November 2025', 'Fassung seit 1.\u00a0November 2025']);
		const [current, former] = versions.map(([, path]) => read(place, `${path}/index.html`));
		expect(current).toContain('Wir speichern nichts.');
		expect(former).not.toContain('Wir speichern nichts.');

		const clean = { ...place, env: {}, out: `${place.out}-clean`, cache: `${place.cache}-clean` };
		cpSync(join(place.cache, 'images'), join(clean.cache, 'images'), { recursive: true });
		await mustBuildHere(clean);
		expect(differences(readTree(place.out, 'content'), readTree(clean.out, 'content'))).toEqual([]);
	});
});

describe('a build of what is built', () => {
	it('is refused at an earlier time, with a wrong token, with bad usage, and for another project, and nothing changes', async () => {
		const backend = await startDemoBackend(3);
		const place = await aPlace(backend);
		await mustBuildHere({ ...place, asOf: on('20') });
		const before = { ...readTree(place.content, 'untouched'), ...readTree(place.out, 'untouched') };

		const earlier = await runBuildHere({ ...place, flags: ['--as-of', on('19')] });
		expect([earlier.exitCode, earlier.output]).toEqual([1, expect.stringContaining('It is 2025-11-19T12:00:00.000Z, says the clock')]);

		// An old snapshot stands in where the network fails, and not where the backend refuses.
		const refused = await runBuildHere({ ...place, env: { ...place.env, DIRECTUS_TOKEN: 'wrong' }, flags: ['--allow-stale', '24h'] });
		expect([refused.exitCode, refused.output]).toEqual([1, expect.not.stringContaining('built from the snapshot')]);
		expect((await runBuildHere({ ...place, flags: ['--allow-stale', 'long'] })).exitCode).toBe(64);

		const asked = backend.server.requests.length;
		const other = { PROJECT_DOMAIN: 'andere.example' };
		for (const env of [other, { ...place.env, ...other }]) {
			const { exitCode, output } = await runBuildHere({ ...place, env });
			expect(exitCode).toBe(64);
			expect(output).toMatch(
				/holds the content of the project "juwelier-weidenbach\.example", and this site is "andere\.example"\..*--content/,
			);
			expect(output).toContain(`--out ${place.out} is the site of the project "juwelier-weidenbach.example"`);
			expect(output).not.toContain('foreign-project');
		}
		expect(backend.server.requests.length).toBe(asked);
		expect(differences({ ...readTree(place.content, 'untouched'), ...readTree(place.out, 'untouched') }, before)).toEqual([]);
	});
});

describe('--allow-stale', () => {
	it('builds a young snapshot where the backend is down, and says so; an old one it does not', async () => {
		const backend = await startDemoBackend(3);
		const place = await aPlace(backend);
		await mustBuildHere(place);
		const before = readTree(place.content, 'untouched');
		await backend.server.close();
		const offline = { ...place, env: { ...place.env, ...hurriedWaits } };
		const young = await runBuild({ ...offline, flags: ['--allow-stale', '24h'] });
		expect([young.exitCode, young.output]).toEqual([
			0,
			expect.stringMatching(/Network error[\s\S]*built from the snapshot of \d{4}-.*Z: what was edited since then is missing/),
		]);
		const manifest = join(place.content, 'manifest.json');
		writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"fetchedAt": "[^"]*"/, '"fetchedAt": "2020-01-01T00:00:00.000Z"'));
		const old = await runBuild({ ...offline, flags: ['--allow-stale', '24h'] });
		expect([old.exitCode, old.output]).toEqual([1, expect.stringContaining('The snapshot of 2020-01-01T00:00:00.000Z')]);
		expect(differences(readTree(place.content, 'untouched'), before)).toEqual(['manifest.json']);
	});
});

describe('content that is refused', () => {
	it('stays whole for the audit, until the next refused one takes its place or a build succeeds', async () => {
		const backend = await startDemoBackend(3);
		const place = await aPlace(backend);
		await mustBuildHere(place);
		const rejected = rejectedPlace(place.cache, place.content).dir;
		const refuse = async (price: string) => {
			Object.assign(firstOf(backend.records, 'ecommerce_product')[0] ?? {}, { price_brutto: price });
			const { exitCode, output } = await runBuildHere(place);
			expect([exitCode, output]).toEqual([2, expect.stringContaining(rejected)]);
			return readFileSync(join(rejected, 'records/ecommerce_product/0-65535.json'), 'utf8');
		};
		expect(await refuse('abc')).toContain('"abc"');
		const kept = Object.keys(readTree(rejected, 'content')).sort();
		expect(kept).toEqual(Object.keys(readTree(place.content, 'content')).sort());
		expect(await refuse('xyz')).not.toContain('"abc"');
		expect(existsSync(`${rejected}.draft`)).toBe(false);
		const purpose = { contentDir: place.content, project: 'juwelier-weidenbach.example', drafts: false };
		expect(JSON.parse(readFileSync(`${rejected}.json`, 'utf8'))).toEqual(purpose);
		Object.assign(firstOf(backend.records, 'ecommerce_product')[0] ?? {}, { price_brutto: '10.00' });
		await mustBuildHere(place);
		expect([rejected, `${rejected}.json`].filter((name) => existsSync(name))).toEqual([]);
	});

	it('goes when its folder is fetched again, whatever time it was fetched under, and stays when another folder is', async () => {
		const backend = await startDemoBackend(3);
		const place = await aPlace(backend);
		const rejected = rejectedPlace(place.cache, place.content).dir;
		Object.assign(firstOf(backend.records, 'ecommerce_product')[0] ?? {}, { price_brutto: 'abc' });
		const ahead = new Date(Date.now() + 5 * 60_000).toISOString();
		expect((await runBuildHere({ ...place, flags: ['--as-of', ahead] })).exitCode).toBe(2);
		const fetchInto = async (content: string) => {
			const folders = ['--content', content, '--cache', place.cache, '--config', place.config];
			const run = await runHere({ command: 'fetch', arguments: folders, environment: place.env });
			expect([run.exitCode, run.output]).toEqual([0, expect.any(String)]);
			return existsSync(rejected);
		};
		expect(await fetchInto(`${place.content}-2`)).toBe(true);
		expect(await fetchInto(place.content)).toBe(false);
	});

	it('is reported all the same where it cannot be kept', async () => {
		const backend = await startDemoBackend(3);
		const place = await aPlace(backend);
		const { purposeFile } = rejectedPlace(place.cache, place.content);
		mkdirSync(purposeFile, { recursive: true });
		Object.assign(firstOf(backend.records, 'ecommerce_product')[0] ?? {}, { price_brutto: 'abc' });
		const { exitCode, output } = await runBuildHere(place);
		expect([exitCode, output]).toEqual([2, expect.stringContaining('"abc"')]);
		const told = output.split('\n').filter((line) => line.includes('could not be kept') && line.includes(purposeFile));
		expect(told).toHaveLength(1);
	});
});
