/** Puts a generated shop on the disk in the product's own format: its snapshot with and without rendered rich text, and its configuration. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { type RecordsByCollection, writeSnapshot } from '../../pipeline/index.ts';
import { renderMarkdown } from '../../pipeline/rich-text/render-markdown.ts';
import { processorVersion } from '../../pipeline/rich-text/rich-text-store.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { normaliseRecords } from '../../pipeline/snapshot/normalise-record.ts';
import { collections } from '../../shop/collections/collections.ts';
import type { SiteConfig } from '../../site/config.ts';
import { languages } from '../../site/languages.ts';
import { benchDir, type ShopFolders } from '../work-folder.ts';
import { generateShop, markdownTexts } from './generate-shop.ts';
import { projectDomain, storePath } from './shop-plan.ts';

export const siteConfig: SiteConfig = {
	projectDomain,
	siteUrl: `https://${projectDomain}`,
	orderServiceUrl: 'self',
	languages: [...languages],
	trailingSlash: false,
	store: { path: storePath },
	specialBrand: null,
	analytics: null,
	mapsKey: null,
	videoHosts: [],
	images: { formats: ['jpeg'], widths: [320], avifQuality: 55 },
	problems: {},
	serviceWorker: true,
	contentPortalUrl: null,
};

/** Meta data of the snapshot; no clock, so that the same shop has the same bytes. */
const meta = { project: projectDomain, fetchedAt: '2026-01-01T00:00:00.000Z', backendVersion: null };

export interface WrittenShop {
	readonly records: RecordsByCollection;
	/** Rendered texts by their markdown. */
	readonly html: ReadonlyMap<string, string>;
}

/** Replaces both snapshots. */
export async function writeShop(folders: ShopFolders): Promise<WrittenShop> {
	const { products, plainContent, content, config } = folders;
	const records = generateShop(products);
	const texts = await renderTexts(markdownTexts(records));
	const html = new Map([...texts].map(([markdown, rendered]) => [sha256(markdown), rendered]));
	for (const dir of [plainContent, content]) await rm(dir, { recursive: true, force: true });
	await mkdir(dirname(config), { recursive: true });
	const normalised = normaliseAll(records);
	await writeSnapshot(plainContent, normalised, { ...meta, images: new Map() });
	await writeSnapshot(content, normalised, { ...meta, images: new Map(), richText: { processor: processorVersion, html } });
	await writeFile(config, `export default ${JSON.stringify(siteConfig, null, '\t')};\n`);
	return { records, html: texts };
}

/** Writes changed records as a fetch would; the snapshot's rich text stays as it is. */
export async function rewriteShop(content: string, records: RecordsByCollection): Promise<void> {
	await writeSnapshot(content, normaliseAll(records), meta);
}

function normaliseAll(records: RecordsByCollection): RecordsByCollection {
	return Object.fromEntries(
		Object.entries(records).map(([collection, list]) => [collection, normaliseRecords(list, collections.formOf(collection))]),
	);
}

/** By their source. Kept between runs of the benchmark: ten thousand products have 30,000 texts. */
async function renderTexts(texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const file = join(benchDir, 'rich-text', `${sha256([processorVersion, ...texts].join('\0'))}.json`);
	const kept = await readKept(file);
	if (kept !== null) return kept;
	const html = new Map(texts.map((markdown) => [markdown, renderMarkdown(markdown)]));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, JSON.stringify([...html]));
	return html;
}

async function readKept(file: string): Promise<ReadonlyMap<string, string> | null> {
	try {
		return new Map<string, string>(JSON.parse(await readFile(file, 'utf8')));
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
