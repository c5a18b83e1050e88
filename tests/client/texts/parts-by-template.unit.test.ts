/** A page says only what its template brings along: a text that is missing in the browser would empty the page. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { partsByTemplate } from '../../../client/pages/lazy-pages.ts';
import type { TemplateName } from '../../../client/pages/page-data.ts';
import { loadPageTexts } from '../../../client/texts/load-texts.ts';
import type { TextPart } from '../../../client/texts/texts.ts';
import { readModuleGraph } from '../../../commands/checking/module-graph.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';

const client = join(projectDir, 'client');
const read = (file: string): string => readFileSync(join(client, file), 'utf8');

/** Sections of the texts that a module names, by `texts.section` or by taking them out of `texts`. */
function sectionsIn(source: string): readonly string[] {
	const taken = [...source.matchAll(/const \{ ([^}]+) \} = (?:usePage\(\)\.)?texts;/g)].flatMap(([, names]) => names?.split(', ') ?? []);
	const named = [...source.matchAll(/(?<!\/)\btexts\.(\w+)\b(?!')/g)].map(([, name]) => name ?? '');
	return [...taken.map((name) => name.split(':')[0] ?? ''), ...named];
}

/** The page of each template, as the browser loads it. */
const pageFiles = new Map(
	[...read('pages/page-loaders.ts').matchAll(/'?([\w-]+)'?: \(\) => import\('\.\/([\w/-]+\.tsx)'\)/g)].map(([, name, file]) => [
		name,
		`pages/${file}`,
	]),
);

/** What a module brings on demand by `useLazyPart`, with words of its own: the file, and the parts of the texts. */
function lazyPartsOf(file: string): readonly { readonly file: string; readonly parts: readonly TextPart[] }[] {
	const source = read(file);
	return [...source.matchAll(/load: \(\) => import\('\.\/([\w/-]+\.tsx)'\).+?texts: \[([^\]]*)\]/gs)].map(
		([, target = '', parts = '']) => ({
			file: join(dirname(file), target),
			parts: parts.split(', ').map((part) => part.slice(1, -1) as TextPart),
		}),
	);
}

test('every template loads the texts that its page and its parts name', async () => {
	const graph = readModuleGraph(client);
	const named: string[] = [];
	const reach = (file: string, seen: Set<string>): Set<string> => {
		if (seen.has(file)) return seen;
		seen.add(file);
		const lazy = new Set(lazyPartsOf(file).map((part) => part.file));
		for (const { target, isFile, isValue } of graph.get(file) ?? []) if (isFile && isValue && !lazy.has(target)) reach(target, seen);
		return seen;
	};
	const missing = (files: Iterable<string>, there: object): readonly string[] => {
		const sections = [...files].flatMap((file) => sectionsIn(read(file)));
		named.push(...sections);
		return sections.filter((section) => !Object.hasOwn(there, section));
	};
	const templates = Object.keys(partsByTemplate) as TemplateName[];
	expect([...pageFiles.keys()].toSorted()).toEqual(templates.toSorted());
	let lazyParts = 0;
	for (const template of templates) {
		const there = await loadPageTexts('de', partsByTemplate[template]);
		const files = reach(pageFiles.get(template) ?? '', new Set());
		expect(missing(files, there), template).toEqual([]);
		for (const { file, parts } of [...files].flatMap(lazyPartsOf)) {
			lazyParts++;
			const brought = await loadPageTexts('de', [...partsByTemplate[template], ...parts]);
			expect(missing(reach(file, new Set()), brought), `${template}: ${file}`).toEqual([]);
		}
	}
	expect(lazyParts).toBeGreaterThan(1);
	expect(new Set(named).size).toBeGreaterThan(20); // else the patterns above see nothing any more
});
