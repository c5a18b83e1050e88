/**
 * Shows each shop at its host: host → `current` → manifest → object. One answer comes from one release. A CDN or nginx stands in front of it, keeps
 * what the headers allow, and passes `/ecom/` on to the shop's order service.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { fixedFiles, fixedTypes } from '../../renderer/hosts/fixed-files.ts';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { isPaymentPath } from '../../site/full-load-paths.ts';
import type { FleetMetrics } from '../metrics.ts';
import { type Current, servedRelease } from '../releases/current.ts';
import { contentOf } from '../releases/manifest.ts';
import { hashOf, isCompressedKey } from '../releases/object-keys.ts';
import { contentType } from '../releases/store-folder.ts';
import { decodePath, type FoundAnswer, findAnswer, parseRedirects, type Redirects } from './find-answer.ts';
import type { ReleaseCache } from './release-cache.ts';

interface GatewayOptions {
	readonly cache: ReleaseCache;
	readonly metrics: FleetMetrics;
	readonly log: Logger;
}

/** Not listening yet. */
export function createGateway(options: GatewayOptions): Server {
	const rulesOf = createRuleReader(options.cache);
	return createServer((request, response) => {
		answer(request, response, { ...options, rulesOf })
			.catch((error: unknown) => {
				options.log.error({ err: error, host: request.headers.host, url: request.url }, 'no answer');
				if (response.headersSent) response.destroy();
				else sendText(response, 503, 'The site cannot be read right now.\n', { 'Retry-After': '5' });
			})
			.finally(() => options.metrics.requests.inc({ status: String(response.statusCode) }));
	});
}

interface Gateway extends GatewayOptions {
	readonly rulesOf: (siteKey: string) => Promise<SiteRules>;
}

async function answer(request: IncomingMessage, response: ServerResponse, gateway: Gateway): Promise<void> {
	const { cache } = gateway;
	const { method } = request;
	if (method !== 'GET' && method !== 'HEAD') return sendText(response, 405, 'GET and HEAD are answered.\n', { Allow: 'GET, HEAD' });
	const url = parseTarget(request.url ?? '/');
	const path = url === null ? null : decodePath(url.pathname);
	if (url === null || path === null || /[\0\\]/.test(path)) return sendText(response, 400, 'The address cannot be read.\n');
	const shown = await findShop(request.headers.host ?? '', cache);
	const release = shown === null ? null : servedRelease(shown.current);
	if (shown === null || release === null) return sendText(response, 404, 'There is no site here.\n');
	const site = await cache.manifest(release.site);
	const { redirects, hsts } = await gateway.rulesOf(release.site);
	let found = findAnswer(path, site, redirects);
	if (path.startsWith('/assets/') && !isFile(found)) {
		found = (await findAsset(path, shown.current, cache)) ?? (await findAsset(path, await cache.newest(shown.shop), cache)) ?? found;
	}
	const isMissing = found.kind !== 'file' || found.status === 404;
	for (const { name, value } of headersFor(isMissing ? '/404.html' : path, { standalone: isPaymentPath(path) })) {
		response.setHeader(name, value);
	}
	if (hsts !== null) response.setHeader(hstsHeader, hsts);
	if (found.kind === 'redirect') {
		// What was asked for stays within the site.
		response.writeHead(301, { Location: `${found.to}${found.to.startsWith('/') ? url.search : ''}` }).end();
	} else if (found.kind === 'nothing') sendText(response, 404, 'There is nothing here.\n');
	else await sendFile(request, response, found, cache);
}

/** Whether it is what was asked for. */
function isFile(found: FoundAnswer): boolean {
	return found.kind === 'file' && found.status === 200;
}

/** In any release of a shop: a page that is open, or that another gateway shows, may name it. */
async function findAsset(path: string, current: Current | null, cache: ReleaseCache): Promise<FoundAnswer | null> {
	for (const { site } of current?.releases ?? []) {
		const found = findAnswer(path, await cache.manifest(site), new Map());
		if (isFile(found)) return found;
	}
	return null;
}

interface ShownShop {
	readonly shop: string;
	readonly current: Current;
}

/** A site is shown at the domain of its project, and below `www.`. */
async function findShop(hostHeader: string, cache: ReleaseCache): Promise<ShownShop | null> {
	const host = hostHeader.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
	if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) return null;
	// What is not there is not kept, so the name that is likelier comes first.
	for (const shop of host.startsWith('www.') ? [host.slice('www.'.length), host] : [host]) {
		const current = await cache.current(shop);
		if (current !== null) return { shop, current };
	}
	return null;
}

/** Compressed as it is stored, for every browser; what takes no brotli gets the plain file. */
async function sendFile(
	request: IncomingMessage,
	response: ServerResponse,
	{ path, key, status }: Extract<FoundAnswer, { kind: 'file' }>,
	cache: ReleaseCache,
): Promise<void> {
	const isCompressed = isCompressedKey(key);
	const takesBrotli = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))(?=[\s,;]|$)/i.test(
		String(request.headers['accept-encoding'] ?? ''),
	);
	const etag = `"${hashOf(key).slice(0, 32)}${isCompressed && takesBrotli ? '-br' : ''}"`;
	response.setHeader('Content-Type', path === fixedFiles.favicon ? fixedTypes.favicon : contentType(path));
	response.setHeader('ETag', etag);
	if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
	const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
	if (status === 200 && known.some((each) => each.replace(/^W\//, '') === etag)) {
		response.writeHead(304).end();
		return;
	}
	const stored = await cache.object(key);
	const body = isCompressed && !takesBrotli ? await contentOf(key, stored) : stored;
	if (isCompressed && takesBrotli) response.setHeader('Content-Encoding', 'br');
	response.writeHead(status, { 'Content-Length': body.length });
	response.end(request.method === 'HEAD' ? undefined : body);
}

/** What a site says of itself beside its files. */
interface SiteRules {
	readonly redirects: Redirects;
	/** As the shop's settings have it; null: as usual. */
	readonly hsts: string | null;
}

const hstsHeader = 'Strict-Transport-Security';
/** As many as the cache keeps manifests, about. */
const mostRules = 1000;

/** By the key of a site's manifest; read from the files for other hosts, which say the same. */
function createRuleReader(cache: ReleaseCache): Gateway['rulesOf'] {
	const read = new Map<string, SiteRules>();
	return async (siteKey) => {
		const known = read.get(siteKey);
		if (known !== undefined) {
			// Those that were asked for last stay.
			read.delete(siteKey);
			read.set(siteKey, known);
			return known;
		}
		const site = await cache.manifest(siteKey);
		const textOf = async (name: string) => {
			const key = site.get(name);
			return key === undefined ? '' : (await contentOf(key, await cache.object(key))).toString();
		};
		const hsts = new RegExp(`^ +${hstsHeader}: (.+)$`, 'm').exec(await textOf(hostFiles.headers))?.[1] ?? null;
		const rules = { redirects: parseRedirects(await textOf(hostFiles.redirects)), hsts };
		read.set(siteKey, rules);
		const [oldest] = read.keys();
		if (read.size > mostRules && oldest !== undefined) read.delete(oldest);
		return rules;
	};
}

/** The target of a request. Two slashes at its beginning name no host (RFC 9112, 3.2.1). */
function parseTarget(target: string): URL | null {
	return URL.parse(target.startsWith('/') ? `http://gateway.invalid${target}` : target);
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
	response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }).end(text);
}
