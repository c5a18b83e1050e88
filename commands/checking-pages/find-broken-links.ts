/**
 * Links of finished documents that lead nowhere: pages, assets and places in pages, header, menu, footer and head included. It looks at what is
 * written, not at what the renderer knows of it, so that a fault of the renderer's own bookkeeping shows as well.
 */
import { decodeEntities } from './decode-entities.ts';
import type { PageFault, SiteDocument, SiteFiles } from './site-documents.ts';

interface LinkRules {
	/** Origin under which the site calls itself, in canonical links, alternates and the sitemap. */
	readonly siteUrl: string;
	/** Beginnings of paths that a service answers and no file. */
	readonly servicePaths: readonly string[];
}

const check = 'links';

/** One fault for each document and target. */
export function findBrokenLinks({ documents, paths, sitemap }: SiteFiles, { siteUrl, servicePaths }: LinkRules): readonly PageFault[] {
	const idsByPath = new Map(documents.map((document) => [document.path, findIds(document.html)]));
	const toFault = (page: string, target: string): PageFault[] => {
		const url = URL.parse(target, `${siteUrl}${page}`);
		if (url === null) return [{ check, page, message: `${target} is no address` }];
		if (url.origin !== new URL(siteUrl).origin || servicePaths.some((path) => url.pathname.startsWith(path))) return [];
		const path = decodeURIComponent(url.pathname);
		if (!paths.has(path)) return [{ check, page, message: `${target} leads to no page or file of this site` }];
		const anchor = decodeURIComponent(url.hash.slice(1));
		const ids = idsByPath.get(path);
		return anchor === '' || ids === undefined || ids.has(anchor)
			? []
			: [{ check, page, message: `${target} leads to a page that has no such place` }];
	};
	return [
		...documents.flatMap((document) => findTargets(document).flatMap((target) => toFault(document.path, target))),
		...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>|\shref="([^"]+)"/g)].flatMap(([, loc, href]) =>
			toFault('/sitemap.xml', decodeEntities(loc ?? href ?? '')),
		),
	];
}

const tag = /<[a-zA-Z][^\s/>]*((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /\s([^\s=>]+)="([^"]*)"/g;
const single = new Set(['href', 'src', 'action', 'poster']);
const lists = new Set(['srcset', 'imagesrcset']);

/** Every address of a document, each once. What stands in styles, scripts and data is no link. */
function findTargets({ html }: SiteDocument): readonly string[] {
	const found = attributesOf(html).flatMap(([name, value]) => {
		if (single.has(name)) return [value];
		return lists.has(name) ? value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '') : [];
	});
	return [...new Set(found)];
}

function findIds(html: string): ReadonlySet<string> {
	return new Set(attributesOf(html).flatMap(([name, value]) => (name === 'id' ? [value] : [])));
}

/** Attributes with a value; the renderer writes all of them in double quotes. */
function attributesOf(html: string): readonly (readonly [name: string, value: string])[] {
	const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
	return [...markup.matchAll(tag)].flatMap(([, attributes = '']) =>
		[...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), decodeEntities(value)] as const),
	);
}

/**
 * Links of the demo that lead nowhere on purpose (`tests/support/planted-faults.ts`, code `anchor-dead`): the build reports them, and the
 * check has to find each of them again, or it has become blind.
 */
export const plantedTargets: readonly string[] = ['/en/privacy#social-networks'];

/** Without the faults that were planted; with one fault for each that was not found. */
export function judgePlantedLinks(faults: readonly PageFault[], planted: readonly string[]): readonly PageFault[] {
	const plantedOf = ({ message }: PageFault) =>
		planted.find((target) => message.startsWith(`${target} leads to a page that has no such place`));
	const found = new Set(faults.map(plantedOf));
	return [
		...faults.filter((fault) => plantedOf(fault) === undefined),
		...planted
			.filter((target) => !found.has(target))
			.map((target) => ({ check: 'links', page: '/', message: `${target} was planted as a dead link and was not found` })),
	];
}
