/** Serves a built site with the headers of production: what works here works on a host that follows the same model. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posix, resolve } from 'node:path';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { orIfMissing } from '../../pipeline/disk/is-missing.ts';
import { fixedFiles, fixedTypes } from '../../renderer/hosts/fixed-files.ts';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { isPaymentPath } from '../../site/full-load-paths.ts';
import { isDraftsSite } from '../building/folder-marks.ts';
import type { LaterPictures } from './later-pictures.ts';
import { closeServer, listenAt } from './listen-at.ts';
import { decodePath, findShell, findSiteFile, isPage, readNotFoundPage } from './site-files.ts';

export interface SiteServer {
	/** Without a trailing slash. */
	readonly url: string;
	close(): Promise<void>;
}

export interface ServeOptions {
	readonly dir: string;
	/** 0: the system chooses. */
	readonly port: number;
	readonly host: string;
	/** Served beside the site and in its pages; left out, the site alone. */
	readonly addition?: SiteAddition;
	/** Asked before everything else, and by any method; left out, the site has nothing that can be sent something. */
	readonly service?: Pick<SiteAddition, 'answer'>;
	/** Pictures that the site names and that its folder lacks; left out, there are none. */
	readonly pictures?: Pick<LaterPictures, 'find'>;
}

/** Additions of a command to the site while it serves it; the files stay as they were built. */
export interface SiteAddition {
	/** Answers a request that is meant for the addition; false leaves it to the site. */
	answer(request: IncomingMessage, response: ServerResponse, path: string): boolean;
	/** Changes a page on its way out; null where the site has not even a 404 page. */
	finishPage(html: Buffer | null, path: string): string;
}

/** Files that configure hosts and are no part of the site, compressed or not. */
const notServed: ReadonlySet<string> = new Set(
	Object.values(hostFiles).flatMap((name) => ['', '.br', '.gz'].map((ending) => `/${name}${ending}`.toLowerCase())),
);

/**
 * Paths are answered with and without a trailing slash, unknown ones with their language's 404 page. Files are read again for each request.
 * @throws PortTaken
 */
export async function startSiteServer({ dir, port, host, addition, service, pictures }: ServeOptions): Promise<SiteServer> {
	const siteDir = resolve(dir);
	const serveFile = sirv(siteDir, {
		dev: true,
		etag: true,
		// The twins of a release.
		brotli: true,
		gzip: true,
		setHeaders: (response, path) => setHeaders(response, siteDir, path),
	});
	const server = createServer((request, response) => {
		const path = pathOf(request);
		const orDestroy = (answered: Promise<void>) => {
			answered.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
		};
		const exchange: Exchange = { siteDir, path, request, response, addition };
		const notFound = () => orDestroy(answerNotFound(exchange));
		const answerFile = () => {
			if (pictures === undefined) serveFile(request, response, notFound);
			else orDestroy(answerPicture(exchange, pictures, () => serveFile(request, response, notFound)));
		};
		if (service?.answer(request, response, path)) return;
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end();
		} else if (isForHosts(path)) {
			notFound();
		} else if (addition === undefined) {
			answerFile();
		} else if (!addition.answer(request, response, path)) {
			orDestroy(answerPage(exchange, answerFile));
		}
	});
	await listenAt(server, port, host);
	const address = server.address() as AddressInfo;
	return {
		url: `http://${host}:${address.port}`,
		close: () => closeServer(server),
	};
}

function pathOf(request: IncomingMessage): string {
	return (request.url ?? '/').split(/[?#]/)[0] ?? '/';
}

/** However the path is spelled. */
function isForHosts(path: string): boolean {
	return notServed.has(
		posix
			.normalize(`/${decodePath(path).replaceAll('\\', '/')}`)
			.replace(/\/+$/, '')
			.toLowerCase(),
	);
}

/** Whether the site shows drafts is looked up each time, as its files are: another build may have taken its place. */
function setHeaders(response: ServerResponse, siteDir: string, path: string): void {
	for (const { name, value } of headersFor(path, { drafts: isDraftsSite(siteDir), standalone: isPaymentPath(path) })) {
		response.setHeader(name, value);
	}
	// sirv does not know it, and a browser that may not guess shows no icon
	if (path === `/${fixedFiles.favicon}`) response.setHeader('Content-Type', fixedTypes.favicon);
}

/** A request, and what its answer is made from. */
interface Exchange {
	readonly siteDir: string;
	readonly path: string;
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly addition: SiteAddition | undefined;
}

const htmlType = 'text/html;charset=utf-8';

/** `otherwise` answers where the path leads to no page. */
async function answerPage(exchange: Exchange, otherwise: () => void): Promise<void> {
	const { siteDir, path, response } = exchange;
	const file = await findSiteFile(siteDir, path);
	if (file === null || !isPage(file)) {
		otherwise();
		return;
	}
	const html = finish(await readFile(file), exchange);
	setHeaders(response, siteDir, path);
	send(exchange, 200, htmlType, html);
}

/** A browser may ask again by then for a picture that it was refused. */
const retryAfterSeconds = 5;

/** `otherwise` answers every other path. */
async function answerPicture(exchange: Exchange, pictures: Pick<LaterPictures, 'find'>, otherwise: () => void): Promise<void> {
	const { siteDir, path, response } = exchange;
	const gone = new AbortController();
	response.once('close', () => gone.abort());
	const found = await pictures.find(path, gone.signal);
	if (found === null) {
		otherwise();
		return;
	}
	const content = found === 'lacking' ? null : await orIfMissing(readFile(found), null);
	if (found === 'lacking' || content === null) {
		// Not 404: pages name it.
		response.setHeader('Retry-After', retryAfterSeconds);
		response.setHeader('Cache-Control', 'no-store');
		send(exchange, 503, 'text/plain;charset=utf-8', 'This picture cannot be made.\n');
		return;
	}
	setHeaders(response, siteDir, path);
	send(exchange, 200, lookup(found) ?? 'application/octet-stream', content);
}

async function answerNotFound(exchange: Exchange): Promise<void> {
	const { siteDir, path, response } = exchange;
	const shell = isForHosts(path) ? null : await findShell(siteDir, path);
	if (shell !== null) {
		await answerShell(shell, exchange);
		return;
	}
	const html = finish(await readNotFoundPage(siteDir, path), exchange);
	setHeaders(response, siteDir, '/404.html');
	if (html === null) {
		send(exchange, 404, 'text/plain;charset=utf-8', 'Not found');
	} else {
		send(exchange, 404, htmlType, html);
	}
}

async function answerShell(file: string, exchange: Exchange): Promise<void> {
	const { siteDir, path, response } = exchange;
	const content = await readFile(file);
	setHeaders(response, siteDir, path);
	if (isPage(file)) {
		send(exchange, 200, htmlType, finish(content, exchange));
	} else {
		send(exchange, 200, 'application/json', content);
	}
}

/** As built where nothing is added. */
function finish<Html extends Buffer | null>(html: Html, { addition, path }: Exchange): Html | string {
	return addition === undefined ? html : addition.finishPage(html, path);
}

function send({ request, response }: Exchange, status: number, type: string, body: string | Buffer): void {
	response.writeHead(status, { 'Content-Type': type });
	response.end(request.method === 'HEAD' ? undefined : body);
}
