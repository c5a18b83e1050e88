/** The suites that a mutant meets, in order: types and what is near its file first, all that `npm test` has, and then what only `npm run test:all` has. */
import { setOf, type TestSet } from '../../commands/testing/test-sets.ts';

export interface Stage {
	readonly name: string;
	/** Of the tests that it runs. */
	readonly set: TestSet;
	/** Within the packages, or a command of the project. */
	readonly program: string;
	readonly args: readonly string[];
	readonly timeoutMs: number;
	/** Test files; a suite without them runs as a whole. */
	readonly files: readonly string[] | null;
}

/** By file, or by package: the files that import it, for its values. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
const minuteMs = 60_000;
const fastKinds = /\.(?:unit|dom)\.test\.tsx?$/;
/** How many imports lie between a near test and the file. */
const nearDistance = 2;

/** Suites of their own that can reach a folder of the product. */
const suitesByFolder: Readonly<Record<string, readonly string[]>> = {
	site: ['pages', 'engines', 'resilience', 'fleet', 'directus'],
	pipeline: ['resilience', 'fleet', 'directus'],
	renderer: ['pages', 'resilience', 'fleet'],
	shop: ['pages', 'resilience', 'directus'],
	client: ['pages', 'engines'],
	orders: ['engines', 'directus'],
	fleet: ['fleet'],
	audit: [],
	commands: ['resilience', 'fleet'],
};

/** Tests that reach one of these start programs of the project or read its sources: they may see a fault in a file that they do not import. */
const waysToTheProject = ['node:child_process', 'node:worker_threads', 'commands/options/project-folder.ts'];

/** By distance, test files that reach one of some files by imports. */
function testsOf(files: readonly string[], importers: Importers): ReadonlyMap<string, number> {
	const distances = new Map(files.map((file) => [file, 0]));
	// A map goes on to what is added while it is walked.
	for (const [reached, distance] of distances) {
		for (const importer of importers.get(reached) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
	}
	return new Map([...distances].filter(([reached]) => reached.startsWith('tests/')));
}

/** `tests`: all test files of the project. */
export function stagesOf(file: string, tests: readonly string[], importers: Importers): readonly Stage[] {
	const distances = testsOf([file], importers);
	const seeing = testsOf(waysToTheProject, importers);
	const fast = tests.filter((test) => fastKinds.test(test) && setOf(test) === 'push');
	const distanceOf = (test: string) => distances.get(test) ?? Infinity;
	const isNear = (test: string) => distanceOf(test) <= nearDistance;
	const run = (name: string, files: readonly string[], minutes: number): Stage => ({
		...{ name, files, set: 'push', program: vitest, timeoutMs: minutes * minuteMs },
		args: ['run', '--bail=1', '--project=unit', '--project=replaced', '--project=dom'],
	});
	const whole = (name: string, set: TestSet, program: string, args: readonly string[], minutes: number): Stage => ({
		...{ name, set, program, args, timeoutMs: minutes * minuteMs, files: null },
	});
	const units = ['--project=unit', '--project=replaced', '--project=dom'];
	const own = suitesByFolder[file.split('/')[0] ?? ''] ?? [];
	return [
		whole('types', 'push', 'node_modules/typescript/bin/tsc', ['-p', 'tests'], 10),
		run('near', fast.filter(isNear), 15),
		run(
			'related',
			fast.filter((test) => !isNear(test) && distanceOf(test) < Infinity),
			40,
		),
		run(
			'others',
			fast.filter((test) => distanceOf(test) === Infinity && seeing.has(test)),
			40,
		),
		whole('build', 'push', vitest, ['run', '--bail=1', '--project=build'], 20),
		whole('browser', 'push', playwright, ['test', '-x'], 40),
		whole('check', 'rest', 'commands/run.js', ['check'], 30),
		whole('rest of units', 'rest', vitest, ['run', '--bail=1', ...units], 60),
		whole('rest of builds', 'rest', vitest, ['run', '--bail=1', '--project=build'], 60),
		whole('rest of browser', 'rest', playwright, ['test', '-x'], 90),
		...own.map((name) => whole(name, 'rest', 'commands/run.js', name === 'pages' ? ['check-pages'] : ['test', '--only', name], 60)),
	].filter(({ files }) => files === null || files.length > 0);
}
