/** Bundles a command with all that it imports, and the programs of its threads and processes. What asks where it lies, to start a thread or find a package, is told its source's place. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { allInputs } from '../../renderer/bundle/bundle-inputs.ts';
import { endingEsbuild } from '../../renderer/bundle/ending-esbuild.ts';
import { stampInputs } from '../../renderer/bundle/input-stamps.ts';
import type { BundledCommand, CommandPlace } from './kept-command.ts';

/** Loaded from their packages: native code, or a program that is found beside it. */
const external = ['esbuild', 'sharp', 'chokidar', 'rolldown', 'workbox-build'];

/** Programs of threads and processes, by name: from their sources each would take 0.2 s of CPU to start. */
const programs: Readonly<Record<string, string>> = {
	'bundle-thread': 'renderer/bundle/bundle-thread.ts',
	'finish-worker': 'renderer/finishing/finish-worker.ts',
	'image-process': 'pipeline/images/image-process.ts',
	'render-worker': 'pipeline/rich-text/render-worker.ts',
};

/** How a source names one. */
const namedProgram = new RegExp(`'\\./(${Object.keys(programs).join('|')})\\.ts', import\\.meta\\.url`, 'g');

/** Code that decides what a bundle is: it is one of the bundle's inputs, and so is the lock file with esbuild's version. */
const bundlingCode = 'commands/starting';

/** Bundles lie in `.cache/commands/<hash>`; wherever the project is copied to, its sources are found from there. */
const banner = `import { createRequire as __createRequire } from 'node:module';
import { dirname as __dirname, join as __join } from 'node:path';
import { pathToFileURL as __pathToFileURL } from 'node:url';
const require = __createRequire(import.meta.url);
const __bundleUrl = import.meta.url;
const __inProject = (path) => __join(import.meta.dirname, '../../..', path);`;

const options = {
	outExtension: { '.js': '.mjs' },
	bundle: true,
	// What is imported later stays in files of its own.
	splitting: true,
	format: 'esm',
	platform: 'node',
	target: ['node24'],
	tsconfigRaw: {},
	external,
	define: { 'import.meta.url': '__sourceUrl', 'import.meta.filename': '__sourceFile', 'import.meta.dirname': '__sourceDir' },
	banner: { js: banner },
	legalComments: 'none',
	sourcemap: 'linked',
	sourcesContent: false,
	write: false,
	metafile: true,
	logLevel: 'silent',
} satisfies BuildOptions;

/** null where a source changed meanwhile. Leaves no process running. Throws esbuild's `BuildFailure`. */
export async function bundleCommand(place: CommandPlace): Promise<BundledCommand | null> {
	const { projectDir } = place;
	const startedMs = Date.now();
	const { outputFiles, metafile } = await endingEsbuild(() => bundle(place));
	const inputs = Object.keys(metafile.inputs);
	const code = readdirSync(join(projectDir, bundlingCode)).map((file) => `${bundlingCode}/${file}`);
	const all = new Set([...allInputs(projectDir, { inputs }), ...code, 'commands/run.js', 'package-lock.json']);
	const stamps = stampInputs(projectDir, [...all].sort(), startedMs);
	return stamps && { files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])), stamps };
}

async function bundle({ projectDir, name }: CommandPlace) {
	const result = await build({
		absWorkingDir: projectDir,
		entryPoints: { [name]: `commands/${name}.ts`, ...programs },
		outdir: '.cache/commands/bundle',
		plugins: [placesOfSources(projectDir)],
		...options,
	});
	await refusePlacesOfPackages(projectDir, Object.keys(result.metafile.inputs));
	return result;
}

/** Declares, in each source that asks, where it lies, and has it start bundled programs. On its first line, so that the lines of a stack stay right. */
function placesOfSources(projectDir: string): Plugin {
	return {
		name: 'places of sources',
		setup({ onLoad }) {
			onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
				const source = readFileSync(path, 'utf8');
				if (!source.includes('import.meta')) return null;
				const file = relative(projectDir, path).split(sep).join('/');
				const places = [
					`__sourceFile = __inProject(${JSON.stringify(file)})`,
					'__sourceUrl = __pathToFileURL(__sourceFile).href',
					'__sourceDir = __dirname(__sourceFile)',
				];
				const own = source.replaceAll(namedProgram, "'./$1.mjs', __bundleUrl");
				return { contents: `const ${places.join(', ')}; ${own}`, loader: path.endsWith('x') ? 'tsx' : 'ts' };
			});
		},
	};
}

/** A package that looks for its own files has to stay outside. */
async function refusePlacesOfPackages(projectDir: string, inputs: readonly string[]): Promise<void> {
	const asking = /\bimport\.meta\b|\b__(?:dir|file)name\b/;
	for (const path of inputs.filter((input) => /\.[cm]?js$/.test(input))) {
		const source = readFileSync(join(projectDir, path), 'utf8');
		if (asking.test(source) && asking.test(await withoutComments(source))) {
			throw new Error(`Bundled code would not know where it lies: ${path}. Its package must be external.`);
		}
	}
}

async function withoutComments(source: string): Promise<string> {
	return (await transform(source, { minifyWhitespace: true, legalComments: 'none' })).code;
}
