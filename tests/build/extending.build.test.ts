/** What docs/extending.md adds can be added as it says. */
import { cpSync, globSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { noBackend } from '../../commands/programs/run-build.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { buildingPlace } from '../support/demo-backend.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const phone = '+49 7231 99 88 77';
const skipped = /(^|\/)(node_modules|\.git|\.cache|dist|content-cache|test-results|coverage)(\/|$)|^docs\/./;

const project = 'juwelier-weidenbach.example';
const workshops = [
	{
		id: 1,
		project,
		slug: 'ringe',
		date: '2027-04-10',
		title: 'Ringe schmieden',
		price_text: '180 €',
		body: 'Ein Ring aus **Silber**.',
		translations: [{ language: 'en', title: 'Forging rings', price_text: '€180', body: 'A ring of **silver**.' }],
	},
	{
		id: 2,
		project,
		slug: 'perlen',
		date: '2027-03-20',
		title: 'Perlen knüpfen',
		price_text: '90 €',
		body: 'Eine Kette.',
		translations: [],
	},
];

/** Only the changed tree knows the collection, so its own modules write the records: one snapshot for each list of them. */
const putWorkshops = `
import { readEditableSnapshot, writeEditableSnapshot } from './tests/support/editable-snapshot.ts';
const [, , from, ...snapshots] = process.argv;
const snapshot = await readEditableSnapshot(from);
for (const { dir, workshops } of snapshots.map((text) => JSON.parse(text))) {
	snapshot.records.workshop = workshops;
	await writeEditableSnapshot(dir, snapshot);
}
`;

/** By the heading above it. */
const changes = new Map(
	[...readFileSync(join(projectDir, 'docs/extending.md'), 'utf8').matchAll(/^## (.+)$[\s\S]*?^```diff\n([\s\S]*?)^```$/gm)].map(
		([, heading = '', diff = '']) => [heading, diff],
	),
);

it.each([
	['A field', 3],
	['A template', 4],
	['A collection with pages', 6],
])('%s touches at most %i files that exist, beside texts', (heading, most) => {
	const touched = [...(changes.get(heading) ?? '').matchAll(/^--- a\/(.+)$/gm)].map(([, file = '']) => file);
	const counted = touched.filter((file) => !/^client\/texts\//.test(file));
	expect(counted.length).toBeGreaterThan(0);
	expect(counted.length).toBeLessThanOrEqual(most);
});

it('the changes apply, compile, and are on the pages of the demo', async () => {
	const tree = await temporaryFolder();
	const run = async (program: string, ...args: string[]) => {
		const { exitCode, output } = await runProgram(program, args, { cwd: tree, env: noBackend });
		if (exitCode !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${exitCode}:\n${output}`);
	};
	cpSync(projectDir, tree, { recursive: true, filter: (file) => !skipped.test(file.slice(projectDir.length + 1)) });
	symlinkSync(join(projectDir, 'node_modules'), join(tree, 'node_modules'));
	for (const [heading, diff] of changes) {
		const file = join(tree, `${heading}.diff`);
		writeFileSync(file, diff);
		await run('git', 'apply', file);
	}

	await run(process.execPath, 'commands/run.js', 'generate');
	// More threads check the same declarations again, each of them.
	await run('tsc', '-b', '--singleThreaded', 'client', 'tsconfig.node.json');

	const { content, out, cache, config } = await buildingPlace({ isEmpty: true });
	copyMadeCaches(cache, ['images', 'rich-text']);
	const demo = join(tree, 'demo-content');
	await writeTrimmedSnapshot(demo, 4, (records) => {
		for (const record of firstOf(records, 'ecommerce_manufacturer')) Object.assign(record, { phone });
	});
	writeFileSync(join(tree, 'put-workshops.ts'), putWorkshops);
	const changed = workshops.map((workshop) => (workshop.slug === 'ringe' ? { ...workshop, price_text: '190 Euro' } : workshop));
	const later = join(tree, 'later-content');
	const snapshots = [
		{ dir: content, workshops },
		{ dir: later, workshops: changed },
	];
	await run(process.execPath, 'put-workshops.ts', demo, ...snapshots.map((snapshot) => JSON.stringify(snapshot)));
	const options = ['--content', content, '--out', out, '--cache', cache, '--config', config];
	await run(process.execPath, 'commands/run.js', 'build', ...options);

	const read = (file: string) => readFileSync(join(out, file), 'utf8');
	expect(read('ringgroessen/index.html')).toMatch(/<h1>Ringgrößen<\/h1>[\s\S]*<td>46<\/td><td>14,6<\/td>/);
	expect(read('en/ring-sizes/index.html')).toContain('<td>14.6</td>');
	expect(read('sitemap.xml')).toContain('/tailles-de-bague</loc>');
	const products = globSync('schaufenster/*/*/index.html', { cwd: out }).filter((file) => read(file).includes(`<span>${phone}</span>`));
	expect(products.length).toBeGreaterThan(0);

	expect(read('kurse/index.html')).toMatch(/<h1>Kurse<\/h1>[\s\S]*href="\/kurse\/perlen"[\s\S]*20\. März 2027[\s\S]*href="\/kurse\/ringe"/);
	expect(read('kurse/ringe/index.html')).toMatch(
		/<h1>Ringe schmieden<\/h1>[\s\S]*10\. April 2027[\s\S]*180.€[\s\S]*<strong>Silber<\/strong>/,
	);
	expect(read('en/workshops/ringe/index.html')).toMatch(/<h1>Forging rings<\/h1>[\s\S]*10 April 2027/);

	// English says its price in its own way, so its pages stay
	const before = writtenPages(out);
	rmSync(content, { recursive: true });
	renameSync(later, content);
	await run(process.execPath, 'commands/run.js', 'build', ...options);
	expect([...writtenPages(out)].flatMap(([page, inode]) => (before.get(page) === inode ? [] : [page])).toSorted()).toEqual([
		'fr/ateliers/index.html',
		'fr/ateliers/ringe/index.html',
		'kurse/index.html',
		'kurse/ringe/index.html',
	]);
	expect(read('kurse/index.html')).toContain('190 Euro');
});

/** The pages of a site, each with a number that changes when its file is written again. */
function writtenPages(out: string): ReadonlyMap<string, number> {
	return new Map(globSync('**/index.html', { cwd: out }).map((file) => [file, statSync(join(out, file)).ino]));
}
