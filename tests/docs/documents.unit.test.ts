/** The documents name what exists: a dependency, a command, a folder, a key or a problem that is added without its line is seen here. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { knownWidgets } from '../../shop/content/footer.ts';
import { dayLabels, infoDayCode } from '../../shop/content/opening-period.ts';
import { goodsLinkKeys } from '../../site/fixed-paths.ts';
import { problemTraits } from '../../site/problem-codes.ts';
import siteConfig from '../../site.config.ts';

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
const packageJson: Record<string, Record<string, string>> = JSON.parse(read('package.json'));

it('libraries.md has a line for each dependency, and none for others', () => {
	const documented = [...read('docs/libraries.md').matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
		[...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
	);
	const onDemand = execFileSync('git', ['ls-files', '*/installation/package.json'], { cwd: projectDir, encoding: 'utf8' });
	const packageFiles = ['package.json', ...onDemand.trim().split('\n')];
	expect(packageFiles).toContain('sandbox/directus/installation/package.json');
	const installed = packageFiles.flatMap((file) => {
		const wanted: typeof packageJson = JSON.parse(read(file));
		return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.keys(wanted[kind] ?? {}));
	});
	expect(documented.sort()).toEqual(installed.sort());
});

it('commands.md has a row for each script, and none for others', () => {
	const documented = [...read('docs/commands.md').matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
	expect(documented.sort()).toEqual(Object.keys(packageJson.scripts ?? {}).sort());
});

it('ARCHITECTURE.md names each folder of the project', () => {
	const files = execFileSync('git', ['ls-files'], { cwd: projectDir, encoding: 'utf8' }).split('\n');
	const folders = new Set(files.filter((file) => file.includes('/')).map((file) => `${file.split('/')[0]}/`));
	const text = read('docs/ARCHITECTURE.md');
	expect([...folders].filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
});

it('configuration.md has a row for each key of site.config.ts', () => {
	const keysOf = (value: object, prefix = ''): string[] =>
		Object.entries(value).flatMap(([key, inner]) =>
			inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
		);
	const text = read('docs/configuration.md');
	expect(keysOf(siteConfig).filter((key) => !text.includes(`| \`${key}\` |`))).toEqual([]);
});

it('problems.md has a row for each code, and none for others', () => {
	const documented = [...read('docs/problems.md').matchAll(/^\| `([a-z-]+)` \| ([a-z, ]+) \| `([a-z]+)` \| ([a-z]+) \|/gm)].map(
		([, ...cells]) => cells,
	);
	const severities = { fail: 'error', warn: 'warning', either: 'error, warning' };
	expect(documented).toEqual(
		Object.entries(problemTraits).map(([code, { usual, lowest, fixedBy }]) => [code, severities[usual], lowest, fixedBy]),
	);
});

it('every code of the catalogue is told somewhere', () => {
	const sources = ['pipeline', 'renderer', 'shop', 'commands/options'].flatMap((folder) =>
		readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
	);
	const used = sources
		.filter((file) => file.endsWith('.ts'))
		.flatMap((file) =>
			[...read(file).matchAll(/(?:\bcode: |lawFault\(|\bwarning\().*/g)].flatMap(([line]) =>
				[...line.matchAll(/'([a-z]+-[a-z-]+)'/g)].map(([, code]) => code),
			),
		);
	expect(Object.keys(problemTraits)).toEqual([...new Set(used)].sort());
});

it('nothing cites a text that is not part of the project', () => {
	const pattern = String.raw`\b(design|specification|resilience),? §[0-9]|specification.s (section|error catalogue)`;
	const { status, stdout } = spawnSync('git', ['grep', '-nEe', pattern, '--', ':!tests/docs'], { cwd: projectDir, encoding: 'utf8' });
	expect([status, stdout]).toEqual([1, '']);
});

it('every link between the documents leads somewhere', () => {
	const documents = [
		...readdirSync(projectDir),
		...readdirSync(join(projectDir, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
	];
	const broken = documents
		.filter((file) => file.endsWith('.md'))
		.flatMap((file) =>
			[...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]
				.filter(([, target = '']) => !existsSync(resolve(projectDir, dirname(file), target)))
				.map(([, target]) => `${file}: ${target}`),
		);
	expect(broken).toEqual([]);
});

it('content-model.md explains each day code, and lists the goods link keys, widgets and fields to sort by', () => {
	const text = read('docs/content-model.md').replace(/\s+/g, ' ');
	const days = [...dayLabels].map(([code, { de }]) => `${code} ${de}`);
	expect(text).toContain(`: ${days.join(', ')}; ${infoDayCode} is `);
	const namesAfter = (words: string) => {
		const [, list = ''] = new RegExp(`${words} ((?:\`\\w+\`(?:, | and | or )?)+)`).exec(text) ?? [];
		return [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort();
	};
	const sortFields = [...read('shop/plan/sort-products.ts').matchAll(/^\t(\w+): \(\{/gm)].map(([, name]) => name);
	expect(namesAfter('A goods link key [^.]*is one of')).toEqual([...goodsLinkKeys].sort());
	expect(namesAfter('`widget_name` is one of')).toEqual([...knownWidgets].sort());
	expect(namesAfter('every list opens:')).toEqual(sortFields.sort());
});

it('a decision has at most 300 words', () => {
	const decisions = readdirSync(join(projectDir, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
	const wordsOf = (file: string) => read(file).trim().split(/\s+/).length;
	expect(decisions.filter((file) => wordsOf(file) > 300)).toEqual([]);
});
