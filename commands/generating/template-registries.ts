/** Writes what lists the templates in the client: a folder of client/pages with a page component of its name is a template. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../options/project-folder.ts';
import { formatted } from './formatted.ts';

const pagesFolder = 'client/pages';

interface TemplateFolder {
	readonly name: string;
	/** Within client/pages, without its extension: `brand/BrandPage`. */
	readonly file: string;
	readonly component: string;
}

export function pageRegistry(): string {
	const templates = templateFolders();
	const imports = templates.map(({ component, file }) => `import { ${component} } from './${file}.tsx';`);
	const rows = templates.map(({ name, component }) => `${keyOf(name)}: ${component},`);
	return formatted(
		`${pagesFolder}/registry.ts`,
		`/** Every page at once, for the server; the browser loads one at a time (\`page-loaders.ts\`). "npm run generate" writes this file from the folders beside it. */
${imports.join('\n')}

export const pageComponents: PageComponents = {
${rows.join('\n')}
};
`,
	);
}

export function pageLoaders(): string {
	const rows = templateFolders().map(
		({ name, component, file }) => `${keyOf(name)}: () => import('./${file}.tsx').then(({ ${component} }) => ${component}),`,
	);
	return formatted(
		`${pagesFolder}/page-loaders.ts`,
		`/** Loads one template's page in the browser, each from a chunk of its own. "npm run generate" writes this file from the folders beside it. */
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { PageComponents } from '../../client/pages/page-element.tsx';

export const pageLoaders: { readonly [Name in TemplateName]: () => Promise<PageComponents[Name]> } = {
${rows.join('\n')}
};
`,
	);
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
