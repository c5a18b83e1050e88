/** A command that starts from a bundle does what its sources do now; a bundle that is old or damaged is never run. */
import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { bundleCommand } from '../../../commands/starting/bundle-command.ts';
import { keepCommand, readKeptCommand } from '../../../commands/starting/kept-command.ts';
import { runProgram } from '../../support/run-program.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A project with one command, which tells where it runs from and what its parts say. */
const sources = {
	'commands/build.ts': [
		"import { word } from 'words';",
		"import { mark, place } from '../site/mark.ts';",
		"const { late } = await import('../site/late.ts');",
		"if (process.argv.includes('fail')) throw new Error('It failed.');",
		"import { told } from '../renderer/finishing/finish-on-thread.ts';",
		'console.log(JSON.stringify({ word, mark, place, late, told: await told(), isBundled: process.sourceMapsEnabled }));',
		'process.exitCode = 0;',
	].join('\n'),
	'site/mark.ts':
		"export const mark: string = 'first';\nexport const place = [import.meta.url, import.meta.filename, import.meta.dirname, import.meta.resolve('words')];\n",
	'site/late.ts': "import { mark } from './mark.ts';\nexport const late = ['late', mark].join(' ');\n",
	'renderer/finishing/finish-on-thread.ts': [
		"import { once } from 'node:events';",
		"import { Worker } from 'node:worker_threads';",
		"export const told = async () => (await once(new Worker(new URL('./finish-worker.ts', import.meta.url), { execArgv: [] }), 'message'))[0];",
	].join('\n'),
	'renderer/finishing/finish-worker.ts': [
		"import { parentPort } from 'node:worker_threads';",
		"import { mark } from '../../site/mark.ts';",
		'parentPort?.postMessage({ mark, isBundled: /\\.mjs:/.test(String(new Error().stack)) });',
	].join('\n'),
	'renderer/bundle/bundle-thread.ts': '',
	'pipeline/images/image-process.ts': '',
	'pipeline/rich-text/render-worker.ts': '',
	'commands/run.js': '',
	'commands/starting/code.ts': '',
	'node_modules/words/package.json': '{ "name": "words", "type": "module", "exports": "./word.js" }',
	'node_modules/words/word.js': "// Not import.meta.url.\nexport const word = '!';\n",
	'node_modules/words/other.js': "export const word = '?';\n",
	'package-lock.json': '{}',
	'package.json': '{ "type": "module" }',
};

async function aProject() {
	const folder = await temporaryFolder();
	const dir = join(folder, 'project');
	const edit = (path: string, content: string) => {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), content);
	};
	for (const [path, content] of Object.entries(sources)) edit(path, content);
	await settle();
	const place = { projectDir: dir, name: 'build' };
	const keep = async () => {
		const bundled = await bundleCommand(place);
		if (bundled === null) throw new Error('A source changed while it was bundled.');
		await keepCommand(place, bundled);
	};
	return { folder, dir, commandsDir: join(dir, '.cache/commands'), place, edit, keep, start: (...args: string[]) => startIn(dir, ...args) };
}

/** Long enough that the disk's clock tells a later change from an earlier one. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

const starter = pathToFileURL(join(projectDir, 'commands/starting/start-bundled.ts')).href;

/** Starts the command in a process of its own. */
async function startIn(dir: string, ...args: string[]) {
	const program = `const { startBundled } = await import('${starter}'); await startBundled({ projectDir: ${JSON.stringify(dir)}, name: 'build' });`;
	const { exitCode, output } = await runProgram(process.execPath, ['--input-type=module', '-e', program, '--', ...args]);
	const said: { [name: string]: unknown; isBundled?: boolean } = output.startsWith('{') ? JSON.parse(output) : {};
	return { exitCode, output, said, isBundled: said.isBundled };
}

const bundles = (dir: string) => readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe('a command', () => {
	it('is bundled by the second run of the same sources, and does the same from then on', async () => {
		const { start, commandsDir } = await aProject();
		const first = await start();
		expect(bundles(commandsDir)).toHaveLength(0);
		const second = await start();
		expect(bundles(commandsDir)).toHaveLength(1);
		const third = await start();
		expect([first.exitCode, first.isBundled, second.isBundled, third.isBundled]).toEqual([0, false, false, true]);
		expect(third.said).toEqual({ ...first.said, told: { mark: 'first', isBundled: true }, isBundled: true });
		expect(first.said).toMatchObject({ word: '!', mark: 'first', late: 'late first', told: { mark: 'first', isBundled: false } });
	});

	it('is not bundled while somebody changes it, nor after a run that failed', async () => {
		const { start, edit, commandsDir } = await aProject();
		await start();
		edit('site/mark.ts', "export const mark = 'second';\nexport const place = [];\n");
		await start();
		expect((await start('fail')).exitCode).toBe(1);
		expect(bundles(commandsDir)).toHaveLength(0);
	});

	it('names its sources in a stack', async () => {
		const { start, keep } = await aProject();
		await keep();
		expect((await start('fail')).output).toMatch(/Error: It failed\.\s+at .*commands\/build\.ts:4:/);
	});

	it('goes on from its sources where nothing can be kept', async () => {
		const { start, edit, dir } = await aProject();
		edit('.cache', 'a file');
		for (const run of [1, 2, 3]) expect(await start(), `run ${run}`).toMatchObject({ exitCode: 0, isBundled: false });
		rmSync(join(dir, '.cache'));
		expect(await start()).toMatchObject({ exitCode: 0, isBundled: false });
	});

	it('is kept whole by runs at once', async () => {
		const { start } = await aProject();
		await start();
		const runs = await Promise.all([start(), start(), start()]);
		expect(runs.map(({ exitCode, said }) => [exitCode, said.late])).toEqual(Array(3).fill([0, 'late first']));
		expect(await start()).toMatchObject({ exitCode: 0, isBundled: true, said: { late: 'late first' } });
	});
});

describe('a bundle', () => {
	it.each([
		['site/mark.ts', "export const mark = 'other';\nexport const place = [];\n", { mark: 'other' }],
		['site/late.ts', "export const late = 'later';\n", { late: 'later' }],
		['node_modules/words/word.js', "export const word = '.';\n", { word: '.' }],
		['node_modules/words/package.json', '{ "name": "words", "type": "module", "exports": "./other.js" }', { word: '?' }],
		['package-lock.json', '{ }', {}],
		['commands/starting/code.ts', 'export {};', {}],
	])('is not run for another %s', async (path, content, said) => {
		const { start, keep, edit } = await aProject();
		await keep();
		expect(await start()).toMatchObject({ isBundled: true });
		edit(path, content);
		expect(await start()).toMatchObject({ exitCode: 0, isBundled: false, said });
	});

	it('is not run after an edit that keeps size and time of a source', async () => {
		const { start, keep, edit, dir } = await aProject();
		await keep();
		const { atime, mtime } = statSync(join(dir, 'site/mark.ts'));
		edit('site/mark.ts', sources['site/mark.ts'].replace('first', 'third'));
		utimesSync(join(dir, 'site/mark.ts'), atime, mtime);
		expect(await start()).toMatchObject({ isBundled: false, said: { mark: 'third' } });
	});

	it('is run for sources that were only touched, and for a copy of the project, which it finds its own files in', async () => {
		const { start, keep, dir, folder } = await aProject();
		await keep();
		utimesSync(join(dir, 'site/mark.ts'), 1, 1);
		expect(await start()).toMatchObject({ isBundled: true });
		const copy = join(folder, 'copy');
		cpSync(dir, copy, { recursive: true });
		const { said, isBundled } = await startIn(copy);
		const file = join(copy, 'site/mark.ts');
		expect(isBundled).toBe(true);
		expect(said.place).toEqual([
			pathToFileURL(file).href,
			file,
			dirname(file),
			pathToFileURL(join(copy, 'node_modules/words/word.js')).href,
		]);
	});

	it('is not run where any of its files is damaged or missing', async () => {
		const { place, keep, commandsDir } = await aProject();
		await keep();
		const files = readdirSync(commandsDir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:mjs|kept)$/.test(name));
		expect(files.length).toBeGreaterThan(3);
		for (const file of files.map((name) => join(commandsDir, name))) {
			const content = readFileSync(file);
			const middle = content.length >> 1;
			const damages = [
				() => truncateSync(file, middle),
				() => writeFileSync(file, content.with(middle, (content[middle] ?? 0) ^ 1)),
				() => writeFileSync(file, ''),
				() => rmSync(file),
			];
			for (const damage of damages) {
				damage();
				expect(await readKeptCommand(place), file).toBeNull();
				writeFileSync(file, content);
			}
		}
		expect(await readKeptCommand(place)).not.toBeNull();
	});

	it('is made again after damage', async () => {
		const { start, keep, commandsDir } = await aProject();
		await keep();
		const script = readdirSync(commandsDir, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('build.mjs')) ?? '';
		writeFileSync(join(commandsDir, script), 'process.exit(1)');
		const runs = [await start(), await start(), await start()];
		expect(runs.map(({ exitCode, isBundled }) => [exitCode, isBundled])).toEqual([
			[0, false],
			[0, false],
			[0, true],
		]);
	});

	it('is neither made nor run where the cache is linked from elsewhere', async () => {
		const { start, keep, dir, folder } = await aProject();
		await keep();
		cpSync(join(dir, '.cache'), join(folder, 'elsewhere'), { recursive: true });
		rmSync(join(dir, '.cache'), { recursive: true });
		symlinkSync(join(folder, 'elsewhere'), join(dir, '.cache'));
		for (const run of [1, 2, 3]) expect(await start(), `run ${run}`).toMatchObject({ exitCode: 0, isBundled: false });
	});

	it('holds no package that looks for its own files', async () => {
		const { place, edit } = await aProject();
		edit('node_modules/words/word.js', 'export const word = import.meta.url;\n');
		await expect(bundleCommand(place)).rejects.toThrow('would not know where it lies: node_modules/words/word.js');
	});
});
