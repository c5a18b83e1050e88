/** Distinguishes a browser on this machine from one behind a proxy, a tunnel or a rebound host name. */
import type { IncomingMessage } from 'node:http';

/** What proxies, tunnels and content networks add to a request. */
const forwardingHeader =
	/^(?:forwarded|via|x-(?:forwarded|real|client|cluster|original|envoy|azure)(?:-.*)?|(?:cf|cdn|true-client|fastly|fly)-.*)$/;

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether the request comes straight from this machine, to a name of this machine. */
export function isAskedHere({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
	return (
		isLocalAddress(socket.remoteAddress) &&
		localHost.test(headers.host ?? '') &&
		!Object.keys(headers).some((name) => forwardingHeader.test(name))
	);
}

/** The same where the site's own server passes requests on, which names the one visitor that it asks for. */
export function isAskedHereThroughSite({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
	const { 'x-forwarded-for': visitor, ...others } = headers;
	return (visitor === undefined || isLocalAddress([visitor].flat().join())) && isAskedHere({ headers: others, socket });
}

function isLocalAddress(address: string | undefined): boolean {
	return address !== undefined && /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

/** The request's address in one spelling: what `.` and `..` stand for in its path is resolved. */
export function addressOf({ url }: Pick<IncomingMessage, 'url'>): URL {
	return new URL(`http://service${url?.startsWith('/') ? url : '/'}`);
}
