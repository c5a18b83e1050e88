/** Judges the sender of a request: whether the browser is on this machine, and whether a program writes. */
import type { IncomingMessage } from 'node:http';
import { minimumFillMs } from '../../client/orders/contract/limits.ts';
import type { Service } from '../service.ts';

/** Headers that proxies, tunnels and content networks add to a request. */
const forwardingHeader =
	/^(?:forwarded|via|x-(?:forwarded|real|client|cluster|original|envoy|azure)(?:-.*)?|(?:cf|cdn|true-client|fastly|fly)-.*)$/;

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether the request comes straight from this machine, to a name of this machine, and through no proxy, tunnel or rebound host name. */
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

/** Separates programs' messages from visitors', without asking a third party and without a riddle for people. */
export type Suspicion = 'hidden field' | 'too fast' | 'same words';

/** The tables of what visitors write to the shop. */
type WordsTable = 'message' | 'shop_request' | 'rating';

const dayMs = 24 * 3_600_000;
/** Shorter ones two people write alike ("Bitte um Rückruf"). */
const distinctiveLength = 20;
/** Visitors who write once more because no answer came yet are no program. */
const sameWordsPerDay = 2;

/** null: nothing speaks against it. A suspected message gets the same answer as any other, so that no program learns from it. */
export function suspect(
	{ website, elapsed_ms }: { readonly website?: string | undefined; readonly elapsed_ms: number },
	form: keyof typeof minimumFillMs,
): Suspicion | null {
	if (website !== undefined && website !== '') return 'hidden field';
	return elapsed_ms < minimumFillMs[form] ? 'too fast' : null;
}

/**
 * The same for a visitor's words, inside the transaction that keeps them: words sent many times, under any name and from any address, come from a
 * program. This holds where the time is unknown, because the browser ran no scripts.
 */
export function suspectWords(
	text: string | null,
	table: WordsTable,
	{ database, nowMs }: Pick<Service, 'database' | 'nowMs'>,
): Suspicion | null {
	if (text === null || text.length < distinctiveLength) return null;
	const found = database.sql
		.prepare(`SELECT count(*) AS count FROM ${table} WHERE at > :dayAgo AND text = :text`)
		.get({ dayAgo: nowMs() - dayMs, text });
	return Number(found?.count) >= sameWordsPerDay ? 'same words' : null;
}
