/** Decides which part of the service answers a request. */
import type { IncomingMessage } from 'node:http';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { answerForm } from './answer-form.ts';
import { arrivalsPath, maintenancePath, showArrivals } from './arrivals-page.ts';
import { followLink, linkKindOf } from './follow-link.ts';
import { formsByPath } from './forms.ts';
import { openApiDocument } from './openapi.ts';
import { answerQuote } from './quote.ts';
import { readBody } from './read-body.ts';
import { type Reply, refuse } from './reply.ts';
import type { Service } from './service.ts';
import { readStatus, setMaintenance } from './status.ts';
import type { VisitorLimit } from './visitor-limit.ts';

export interface Routing {
	readonly service: Service;
	readonly limit: VisitorLimit;
	/** Of carts, which every look at one asks about. */
	readonly quoteLimit: VisitorLimit;
	/** Stands before the paths of the site in answers. */
	siteBase(): string;
	/** Shows what arrived to browsers on this machine. */
	readonly development: boolean;
}

export async function answerRequest(request: IncomingMessage, visitor: string, routing: Routing): Promise<Reply> {
	const { service, limit, quoteLimit } = routing;
	const { pathname: path, searchParams: query } = new URL(`http://service${request.url?.startsWith('/') ? request.url : '/'}`);
	const method = request.method ?? '';
	const isRead = method === 'GET' || method === 'HEAD';
	const siteBase = routing.siteBase();
	const form = formsByPath.get(path);
	if (form !== undefined) {
		if (method !== 'POST') return notAllowed('POST');
		return answerForm({ form, request, waitSeconds: limit.count(visitor), siteBase }, service);
	}
	if (path === endpoints.quote) return method === 'POST' ? answerQuote(request, quoteLimit.count(visitor), service) : notAllowed('POST');
	const kind = linkKindOf(path);
	if (kind !== null)
		return isRead || method === 'POST' ? followLink({ kind, request, query, siteBase }, service) : notAllowed('GET, HEAD, POST');
	if (path === endpoints.status) return isRead ? { kind: 'json', status: 200, body: await readStatus(service) } : notAllowed('GET, HEAD');
	if (path === '/ecom/openapi.json') return isRead ? { kind: 'json', status: 200, body: openApiDocument() } : notAllowed('GET, HEAD');
	if (routing.development && isLocal(visitor)) {
		if (path === maintenancePath && method === 'POST') return switchMaintenance(request, service);
		const shown = isRead ? showArrivals(path, service) : null;
		if (shown !== null) return shown;
	}
	return refuse('not_found', 'There is nothing here');
}

function notAllowed(allow: string): Reply {
	return refuse('method_not_allowed', `Only ${allow}`, { headers: { Allow: allow } });
}

function isLocal(address: string): boolean {
	return /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(address);
}

/** Only from the page that has the button: another site's form is not taken. */
async function switchMaintenance(request: IncomingMessage, service: Service): Promise<Reply> {
	const body = await readBody(request);
	if (request.headers['sec-fetch-site'] !== 'same-origin' || body.kind !== 'form')
		return refuse('unreadable', 'Use the button on the page');
	setMaintenance(body.fields.on === 'yes', service);
	return { kind: 'redirect', location: arrivalsPath };
}
