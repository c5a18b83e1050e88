/** How the styles of a page come into its document: inlined with their hashes in its policy, or as files where they are too large for that. */
import { marks } from '../../client/runtime/document-marks.ts';
import { cspHash } from '../hosts/content-security-policy.ts';
import { escapeJson } from './escape.ts';

/** All sheets of a build. Plain data. */
export interface DocumentStyles {
	readonly shell: Sheet;
	/** Site path of the sheet of footer and menu, which is asked for where they begin: what is above them is painted without it. */
	readonly endPath: string;
	/** By template; those that need no more than the shell's are missing. */
	readonly templates: Readonly<Record<string, Sheet>>;
	/** Site paths by name: of parts that a page loads on demand. */
	readonly parts: Readonly<Record<string, string>>;
}

export interface Sheet {
	readonly css: string;
	/** Site path of the same as a file. */
	readonly path: string;
}

export interface TemplateStyles {
	/** Sources for `style-src`: the own host, from where navigation loads the sheets of other templates, and what is inlined. */
	readonly sources: readonly string[];
	/** Elements for the head. */
	readonly html: string;
}

/** The sheets of a page stand in its document while together they are below this size. */
const inlineLimit = 15_000;

/** What a document of the template carries. Its own sheet is marked, so that navigation finds it and loads it at no time again. */
export function templateStyles({ shell, templates, parts }: DocumentStyles, template: string): TemplateStyles {
	const own = templates[template];
	const sheets = [{ ...shell, mark: '' }, ...(own === undefined ? [] : [{ ...own, mark: ` ${marks.sheet}="${template}"` }])];
	const inlined = isInlined(shell, own);
	const elements = sheets.map(({ css, path, mark }) =>
		inlined ? `<style${mark}>${css}</style>` : `<link rel="stylesheet" href="${path}"${mark}>`,
	);
	return {
		sources: ["'self'", ...(inlined ? sheets.map(({ css }) => cspHash(css)) : [])],
		html: [
			...elements,
			`<script type="application/json" id="${marks.sheetsId}">${escapeJson(sheetPathsJson(templates, parts))}</script>`,
		].join('\n'),
	};
}

/** Whether a document asks for the shell's sheet as a file. */
export function needsShellFile({ shell, templates }: Pick<DocumentStyles, 'shell' | 'templates'>): boolean {
	return [undefined, ...Object.values(templates)].some((own) => !isInlined(shell, own));
}

function isInlined(shell: Sheet, own: Sheet | undefined): boolean {
	return Buffer.byteLength(shell.css) + Buffer.byteLength(own?.css ?? '') < inlineLimit;
}

/** Site paths by name. @throws where a template and a part have one name: the browser could not distinguish them */
function sheetPathsJson(templates: DocumentStyles['templates'], parts: DocumentStyles['parts']): string {
	const both = Object.keys(parts).find((name) => Object.hasOwn(templates, name));
	if (both !== undefined) {
		throw new Error(`A template and a part have a stylesheet of the same name: ${both}.`);
	}
	return JSON.stringify({ ...Object.fromEntries(Object.entries(templates).map(([name, { path }]) => [name, path])), ...parts });
}
