/** How a text names a picture: by the id of a backend file, or by a file name. */
import { createRequire } from 'node:module';
import { findExcess, isTooDeep } from './text-limits.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const assetPath = new RegExp(`(?:^|/)assets/(${uuid})(?:[/?#.]|$)`, 'i');
const bareId = new RegExp(`^${uuid}$`, 'i');

/**
 * The file that a picture's source refers to: a file id in lower case (from `/assets/{id}` on any host: files only ever come from the configured
 * backend), a file name, or a foreign URL as it is, which no file answers to. null where the source is no such thing.
 */
export function toImageReference(source: string): string | null {
	const id = assetPath.exec(source)?.[1] ?? (bareId.test(source) ? source : null);
	if (id !== null) return id.toLowerCase();
	if (/^(?:https?:)?\/\//i.test(source)) return source;
	if (/^[a-z][a-z0-9+.-]*:/i.test(source)) return null;
	const name = /([^/?#]*)(?:[?#].*)?$/.exec(source)?.[1] ?? '';
	return name === '' ? null : decodePercent(name);
}

const pictureTag = /<img\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const sourceAttribute = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The distinct references of all pictures in a text, in the order of their first use, those in HTML last. */
export function imageReferences(markdown: string): string[] {
	const sources = [...(markdown.includes('![') ? markdownPictures(markdown) : []), ...htmlPictures(markdown)];
	return [...new Set(sources.flatMap((source) => toImageReference(source) ?? []))];
}

/** Takes an example in code for a picture, too. */
function htmlPictures(text: string): string[] {
	if (!/<img/i.test(text)) return [];
	return [...text.matchAll(pictureTag)].flatMap(([, attributes = '']) => {
		const [, double, single, bare] = sourceAttribute.exec(attributes) ?? [];
		const source = double ?? single ?? bare;
		return source === undefined ? [] : [source.replaceAll('&amp;', '&')];
	});
}

function markdownPictures(markdown: string): string[] {
	if (findExcess(markdown) !== null) return [];
	// Loaded by the first text with a picture: most builds have none to look at, and the parser costs a tenth of a second.
	const require = createRequire(import.meta.url);
	const { unified }: typeof import('unified') = require('unified');
	const { default: remarkParse }: typeof import('remark-parse') = require('remark-parse');
	const { visit }: typeof import('unist-util-visit') = require('unist-util-visit');
	const tree = unified().use(remarkParse).parse(markdown);
	if (isTooDeep(tree)) return [];
	const definitions = new Map<string, string>();
	visit(tree, 'definition', (node) => {
		if (!definitions.has(node.identifier)) definitions.set(node.identifier, node.url);
	});
	const sources: string[] = [];
	visit(tree, (node) => {
		const source = node.type === 'image' ? node.url : node.type === 'imageReference' ? definitions.get(node.identifier) : undefined;
		if (source !== undefined) sources.push(source);
	});
	return sources;
}

function decodePercent(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (error instanceof URIError) return text;
		throw error;
	}
}
