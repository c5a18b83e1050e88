/** Files generated from declarations and folders, and committed, so that a reader finds them and a test can say that one is stale. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildLists, CollectionDeclaration } from '../../pipeline/declarations/define-collection.ts';
import type { Field, Fields } from '../../pipeline/declarations/fields.ts';
import { sharedCollectionsOf } from '../../pipeline/declarations/shared-collections.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { projectDir } from '../options/project-folder.ts';
import { liveRecords, liveRecordsFile } from './live-records.ts';

interface GeneratedFile {
	/** Within the project. */
	readonly file: string;
	readonly text: string;
}

export function generatedFiles(): readonly GeneratedFile[] {
	return [
		{ file: 'docs/collections.md', text: collectionsPage() },
		{ file: liveRecordsFile, text: liveRecords() },
		{ file: 'client/pages/registry.ts', text: pageRegistry() },
		{ file: 'client/pages/page-loaders.ts', text: pageLoaders() },
	];
}

/** Writes docs/collections.md from the declarations. */
const introduction = `# Collections

Every collection that the site reads, with the backend's field names. \`npm run generate\` writes this page from \`shop/collections\`; what the
values mean together is in [content-model.md](content-model.md). A name with \`[]\` is a list of child rows, or of entries inside JSON. A field without
"required" may be missing, null or empty.

\`directus_files\` has \`id\`, \`title\`, \`folder\` (a text may name a picture by its file name if that lies in a folder with a file which a record names by
its id), \`filename_download\`, \`type\`, \`width\`, \`height\`, \`filesize\`, \`description\` (the alternative text in German), \`alt_translations\` (JSON list:
\`language\`, \`alt\`), \`focal_point_x\`, \`focal_point_y\` (px in the original) and \`modified_on\` (with it, an unchanged file is not downloaded again).
`;

function collectionsPage(): string {
	return [introduction, ...declarations.map(describeCollection)].join('\n');
}

const shareable: ReadonlySet<string> = new Set(sharedCollectionsOf(declarations).map(({ collection }) => collection));

function describeCollection({ collection, key, doc, fields, lists }: CollectionDeclaration): string {
	const canBeShared = shareable.has(collection);
	const keys =
		key === 'id'
			? [
					row('id', 'whole number', true),
					row('project', 'domain of the project', !canBeShared, canBeShared ? 'null: shared by all projects' : ''),
				]
			: [];
	const rows = [...keys, ...describeFields(fields), ...describeLists(lists)];
	return [`## \`${collection}\`\n`, ...(doc === undefined ? [] : [`${doc}\n`]), '| field | value | |', '|---|---|---|', ...rows, ''].join(
		'\n',
	);
}

function describeLists(lists: ChildLists, prefix = ''): readonly string[] {
	return Object.entries(lists).flatMap(([name, { doc, rowId, fields, lists: below = {} }]) => {
		const path = `${prefix}${name}[]`;
		const ids = rowId === undefined ? [] : [row(`${path}.id`, 'whole number', !rowId.safeParse(undefined).success)];
		return [row(path, 'rows', false, doc), ...ids, ...describeFields(fields, `${path}.`), ...describeLists(below, `${path}.`)];
	});
}

function describeFields(fields: Fields, prefix = ''): readonly string[] {
	return Object.entries(fields).flatMap(([name, field]) => {
		const path = `${prefix}${name}`;
		// a translation requires nothing but its language
		const read = prefix.endsWith('translations[].') && name !== 'language' ? field.translated : field.wire;
		const entries = field.entries === undefined ? [] : describeFields(field.entries, `${path}[].`);
		return [row(path, describeValue(field), !read.safeParse(undefined).success, field.doc), ...entries];
	});
}

function row(path: string, value: string, isRequired: boolean, doc = ''): string {
	const notes = [isRequired ? 'required' : '', doc].filter((each) => each !== '').join('; ');
	return `| \`${path}\` | ${value} | ${notes} |`;
}

const typeNames: Readonly<Record<Field['type'], string>> = {
	string: 'text',
	text: 'text',
	integer: 'whole number',
	decimal: 'amount',
	boolean: 'yes or no',
	json: 'JSON',
	time: 'time such as 09:30',
	timestamp: 'moment',
	uuid: 'file',
};

function describeValue({ type, linksTo, options, isRich, entries }: Field): string {
	if (linksTo !== undefined && type !== 'uuid') return `id of \`${linksTo}\``;
	const choices = Array.isArray(options?.choices) ? options.choices.map(({ value }: { readonly value: unknown }) => value) : [];
	if (choices.length > 0 && type !== 'integer') {
		return `${type === 'json' ? 'some' : 'one'} of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
	}
	if (entries !== undefined) return 'JSON list of entries';
	return isRich ? 'rich text' : typeNames[type];
}

/** A folder of client/pages with a page component of its name is a template. */
const pagesFolder = 'client/pages';

interface TemplateFolder {
	readonly name: string;
	/** Within client/pages, without its extension: `brand/BrandPage`. */
	readonly file: string;
	readonly component: string;
}

function pageRegistry(): string {
	const templates = templateFolders();
	const imports = [
		...templates.map(({ name, component, file }) => ({ name, source: `import { ${component} } from './${file}.tsx';` })),
		{ name: 'page-element', source: "import type { PageComponents } from './page-element.tsx';" },
	].toSorted((one, other) => (one.name < other.name ? -1 : 1));
	const rows = templates.map(({ name, component }) => `\t${keyOf(name)}: ${component},`);
	return `/** Every page at once, for the server; the browser loads one at a time (\`page-loaders.ts\`). "npm run generate" writes this file from the folders beside it. */
${imports.map(({ source }) => source).join('\n')}

export const pageComponents: PageComponents = {
${rows.join('\n')}
};
`;
}

function pageLoaders(): string {
	const rows = templateFolders().map(
		({ name, component, file }) => `\t${keyOf(name)}: () => import('./${file}.tsx').then(({ ${component} }) => ${component}),`,
	);
	return `/** Loads one template's page in the browser, each from a chunk of its own. "npm run generate" writes this file from the folders beside it. */
import type { TemplateName } from './page-data.ts';
import type { PageComponents } from './page-element.tsx';

export const pageLoaders: { readonly [Name in TemplateName]: () => Promise<PageComponents[Name]> } = {
${rows.join('\n')}
};
`;
}

function templateFolders(): readonly TemplateFolder[] {
	const folder = join(projectDir, pagesFolder);
	const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
	return names.toSorted().flatMap((name) => {
		const component = `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;
		return existsSync(join(folder, name, `${component}.tsx`)) ? [{ name, file: `${name}/${component}`, component }] : [];
	});
}

function keyOf(name: string): string {
	return name.includes('-') ? `'${name}'` : name;
}
