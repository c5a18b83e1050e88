/** Serves a built site with the headers of production: what works here works on a host that follows the same model. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { languagePrefix, languages } from '../../site/languages.ts';
import { PortTaken } from './port-taken.ts';

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
}

/** Files that tell hosts something and are no part of the site. */
const hostFiles: ReadonlySet<string> = new Set(['/_headers', '/_redirects']);

/**
 * Paths are answered with and without a trailing slash, unknown ones with their language's 404 page. Files are read anew for each request.
 * @throws PortTaken
 */
export async function startSiteServer({ dir, port, host }: ServeOptions): Promise<SiteServer> {
	const serveFile = sirv(dir, {
		dev: true,
		etag: true,
		setHeaders: (response, path) => setHeaders(response, path),
	});
	const server = createServer((request, response) => {
		const path = pathOf(request);
		const notFound = () => {
			answerNotFound(dir, path, request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
		};
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end();
		} else if (hostFiles.has(path)) {
			notFound();
		} else {
			serveFile(request, response, notFound);
		}
	});
	await listen(server, port, host);
	const address = server.address() as AddressInfo;
	return {
		url: `http://${host}:${address.port}`,
		close: () =>
			new Promise((resolve, reject) => {
				server.close((error) => (error ? reject(error) : resolve()));
				server.closeAllConnections();
			}),
	};
}

function pathOf(request: IncomingMessage): string {
	return (request.url ?? '/').split(/[?#]/)[0] ?? '/';
}

function setHeaders(response: ServerResponse, path: string): void {
	for (const { name, value } of headersFor(path)) {
		response.setHeader(name, value);
	}
}

async function answerNotFound(dir: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const language = languages.find((each) => each !== 'de' && (path === `/${each}` || path.startsWith(`/${each}/`))) ?? 'de';
	const body = (await readIfThere(join(dir, languagePrefix(language), '404.html'))) ?? (await readIfThere(join(dir, '404.html')));
	setHeaders(response, '/404.html');
	response.writeHead(404, body === null ? { 'Content-Type': 'text/plain;charset=utf-8' } : { 'Content-Type': 'text/html;charset=utf-8' });
	response.end(request.method === 'HEAD' ? undefined : (body ?? 'Not found'));
}

async function readIfThere(file: string): Promise<Buffer | null> {
	try {
		return await readFile(file);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
			return null;
		}
		throw error;
	}
}

function listen(server: Server, port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? new PortTaken(port, error) : error));
		server.listen(port, host, resolve);
	});
}
