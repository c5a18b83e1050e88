/** A build that starts from one bundle makes the same site as one from the sources, and whoever changes the program gets what they changed. */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { longestMs } from '../support/counts.ts';
import { buildingPlace } from '../support/demo-backend.ts';
import { copyMadeCaches, type MadeCache } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { noBackend } from '../support/run-build.ts';
import { runProgram } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

/** What a build runs or bundles. */
const sourceFolders = ['site', 'pipeline', 'client', 'renderer', 'commands', 'sandbox'];

/** The project's sources in a folder that a test may change; packages are shared. */
async function copiedProject(): Promise<string> {
	const dir = realpathSync(await temporaryFolder());
	for (const entry of readdirSync(projectDir, { withFileTypes: true })) {
		if (!entry.isFile() && !sourceFolders.includes(entry.name)) continue;
		cpSync(join(projectDir, entry.name), join(dir, entry.name), {
			recursive: true,
			filter: (source) => !/\/node_modules$|\/sandbox\/directus\/data$/.test(source),
		});
	}
	symlinkSync(join(projectDir, 'node_modules'), join(dir, 'node_modules'));
	return dir;
}

/** Says, at the end of a process, whether it ran from a bundle, and whether its main thread loaded esbuild. */
const witness = `data:text/javascript,import { Module } from 'node:module';
process.on('exit', () => console.error('bundled: ' + process.sourceMapsEnabled + ', esbuild: ' + Object.keys(Module._cache).some((file) => file.includes('/esbuild/'))))`;

it('gives the same bytes from the sources and from the bundle, and follows every change of the program', {
	timeout: longestMs,
}, async () => {
	const dir = await copiedProject();
	const place = await buildingPlace({ isEmpty: true });
	await writeTrimmedSnapshot(place.content, 2);
	const build = async (out: string, cache: string) => {
		const options = Object.entries({ ...place, out, cache }).flatMap(([name, value]) => [`--${name}`, value]);
		const { exitCode, output } = await runProgram(
			process.execPath,
			['--import', witness, join(dir, 'commands/run.js'), 'build', ...options],
			{
				env: noBackend,
			},
		);
		expect(exitCode, output).toBe(0);
		return { output, isBundled: output.includes('bundled: true'), tree: readTree(out, 'content') };
	};
	/** From nothing but what is named; pictures are made by no program of the project. */
	const clean = (name: string, caches: readonly MadeCache[]) => {
		copyMadeCaches(`${place.cache}-${name}`, caches);
		return build(`${place.out}-${name}`, `${place.cache}-${name}`);
	};

	copyMadeCaches(place.cache, ['images']);
	const fromSources = await build(place.out, place.cache);
	expect(fromSources.isBundled).toBe(false);
	expect(existsSync(join(dir, '.cache/commands/build.kept'))).toBe(false);
	expect((await build(place.out, place.cache)).isBundled).toBe(false);
	const fromBundle = await clean('bundle', ['images']);
	expect(fromBundle.isBundled).toBe(true);
	expect(Object.keys(fromBundle.tree).length).toBeGreaterThan(100);
	expect(differences(fromBundle.tree, fromSources.tree)).toEqual([]);

	// What a build from the sources knows of its site is good for one from the bundle, and the other way round.
	const again = await build(place.out, place.cache);
	expect(again.isBundled).toBe(true);
	expect(again.output).toContain('0 rendered');
	// It takes longer to load than the rest of such a build
	expect(again.output).toContain('esbuild: false');
	await writeTrimmedSnapshot(place.content, 2, (records) => {
		Object.assign(firstOf(records, 'ecommerce_product')[0] ?? {}, { display_name: 'Anders' });
	});
	const edited = await build(place.out, place.cache);
	expect(edited.isBundled).toBe(true);
	expect(differences(edited.tree, (await clean('edited', ['images', 'rich-text'])).tree)).toEqual([]);

	const report = join(dir, 'commands/building/report-build.ts');
	writeFileSync(report, readFileSync(report, 'utf8').replace('files written', 'files put there'));
	const changed = await build(place.out, place.cache);
	expect(changed.isBundled).toBe(false);
	expect(changed.output).toContain('files put there');
	const prepared = await runProgram(process.execPath, [join(dir, 'commands/run.js'), 'prepare']);
	expect(prepared).toMatchObject({ exitCode: 0, output: '' });
	const rebundled = await clean('prepared', ['images']);
	expect(rebundled.isBundled).toBe(true);
	expect(rebundled.output).toContain('files put there');
	expect(rebundled.output).toMatch(/Bundles: .*, as they were/);

	appendFileSync(join(dir, 'package-lock.json'), '\n');
	expect((await build(place.out, place.cache)).isBundled).toBe(false);
});
