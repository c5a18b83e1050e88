/** Passes what concerns the order service on to it, so that the site and the service share one origin, as they do behind a web server. */
import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { SiteAddition } from './site-server.ts';

const prefix = '/ecom/';

/** Headers of one connection, which the next one has to make for itself. */
const ownHeaders: ReadonlySet<string> = new Set([
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
	'host',
]);

/** Only these have a body; one of another method has no frame, and would be read as the next request. */
const methodsWithBody: ReadonlySet<string | undefined> = new Set(['POST', 'PUT', 'PATCH']);
const bodyHeaders: ReadonlySet<string> = new Set(['content-length', 'content-type', 'content-encoding', 'expect']);

/** Answers everything below `/ecom/` from `serviceUrl`; a service that cannot be reached is answered for with 502. */
export function createOrderForwarder(serviceUrl: string): Pick<SiteAddition, 'answer'> {
	return {
		answer(request, response, path) {
			if (!path.startsWith(prefix) && path !== prefix.slice(0, -1)) return false;
			forward(request, response, new URL(serviceUrl));
			return true;
		},
	};
}

function forward(request: IncomingMessage, response: ServerResponse, service: URL): void {
	const hasBody = methodsWithBody.has(request.method);
	const send = service.protocol === 'https:' ? requestHttps : requestHttp;
	const onward = send(service, {
		path: request.url,
		method: request.method,
		// an address that a visitor claims in front of theirs proves nothing
		headers: {
			...without(hasBody ? ownHeaders : ownHeaders.union(bodyHeaders), request.headers),
			'x-forwarded-for': request.socket.remoteAddress ?? '',
		},
	});
	onward.on('response', (answer) => {
		response.writeHead(answer.statusCode ?? 502, without(ownHeaders, answer.headers));
		answer.pipe(response);
	});
	onward.on('error', () => {
		if (response.headersSent) response.destroy();
		else response.writeHead(502, { 'Content-Type': 'text/plain;charset=utf-8' }).end('The order service cannot be reached.\n');
	});
	response.on('close', () => onward.destroy());
	if (hasBody) {
		request.pipe(onward);
	} else {
		request.resume();
		onward.end();
	}
}

function without(names: ReadonlySet<string>, headers: IncomingMessage['headers']): IncomingMessage['headers'] {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}
