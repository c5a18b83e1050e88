/** A page says only what its template brings along: a text that is missing in the browser would empty the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsByTemplate } from '../../../client/pages/lazy-pages.ts';
import type { TemplateName } from '../../../client/pages/page-data.ts';
import { loadPageTexts } from '../../../client/texts/load-texts.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { readModuleGraph } from '../../imports/module-graph.ts';

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
	[...read('pages/lazy-pages.ts').matchAll(/'?([\w-]+)'?: \(\) => import\('\.\/([\w/-]+\.tsx)'\)/g)].map(([, name, file]) => [
		name,
		`pages/${file}`,
	]),
);

test('every template loads the texts that its page and its parts name', async () => {
	const graph = await readModuleGraph(client);
	const reach = (file: string, seen: Set<string>): Set<string> => {
		if (seen.has(file)) return seen;
		seen.add(file);
		for (const { target, isFile, isValue } of graph.get(file) ?? []) if (isFile && isValue) reach(target, seen);
		return seen;
	};
	const templates = Object.keys(partsByTemplate) as TemplateName[];
	expect([...pageFiles.keys()].toSorted()).toEqual(templates.toSorted());
	const named: string[] = [];
	for (const template of templates) {
		const there = await loadPageTexts('de', partsByTemplate[template]);
		const sections = [...reach(pageFiles.get(template) ?? '', new Set())].flatMap((file) => sectionsIn(read(file)));
		named.push(...sections);
		expect(
			sections.filter((section) => !Object.hasOwn(there, section)),
			template,
		).toEqual([]);
	}
	expect(new Set(named).size).toBeGreaterThan(20); // else the patterns above see nothing any more
});
