/** How content becomes HTML, template by template. `UPDATE_GOLDEN=1` writes the files again, to be read before they are committed. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TemplateName } from '../../client/pages/page-data.ts';
import { templateNames } from '../../shop/pages/definitions.ts';
import { type Language, languages } from '../../site/languages.ts';
import { goldenFiles } from './golden-pages.ts';

const isUpdated = process.env.UPDATE_GOLDEN === '1';
const folderOf = (template: string) => join(import.meta.dirname, template);

/** One page is shown in all languages: its texts and paths differ, and little else does. */
const languagesOf = (template: TemplateName): readonly Language[] => (template === 'product' ? languages : ['de']);

function readFolder(folder: string): Readonly<Record<string, string>> {
	return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

it.each(templateNames)('%s', (template) => {
	const made = Object.assign({}, ...languagesOf(template).map((language) => goldenFiles(template, language)));
	if (isUpdated) writeFolder(folderOf(template), made);
	expect(made).toEqual(readFolder(folderOf(template)));
});

it('a folder for each template and no other', () => {
	const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	expect(folders.map(({ name }) => name).sort()).toEqual([...templateNames].sort());
});
