/** Collects the backend's notices of changes: an editor's save, and an import even more, is many of them in a row. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSameSecret } from '../../orders/web/same-secret.ts';
import { closeServer, listenAt } from '../serving/listen-at.ts';

export interface NoticeBox {
	/** Something has changed in the backend. */
	put(): void;
	/** Something was put in since the last `wait` ended. */
	readonly isFull: boolean;
	/**
	 * `notified`: something was put in and nothing more has followed for a moment; `due`: nothing was for `ms`, or the signal stopped the wait. One wait
	 * at a time, which empties the box.
	 */
	wait(ms: number, signal: AbortSignal): Promise<'notified' | 'due'>;
}

/** A series of notices is over when none has come for `quietMs`; during a long one, such as an import, `longestMs` ends the wait. */
const [quietMs, longestMs] = [50, 500];

export function createNoticeBox(): NoticeBox {
	let firstMs: number | null = null;
	let heard: () => void = () => {};
	return {
		put() {
			firstMs ??= performance.now();
			heard();
		},
		get isFull() {
			return firstMs !== null;
		},
		wait(ms, signal) {
			return new Promise((resolve) => {
				let timer: NodeJS.Timeout | undefined;
				const end = () => {
					clearTimeout(timer);
					signal.removeEventListener('abort', end);
					heard = () => {};
					const isNotified = firstMs !== null;
					firstMs = null;
					resolve(isNotified ? 'notified' : 'due');
				};
				const endIn = (delayMs: number) => {
					clearTimeout(timer);
					timer = setTimeout(end, signal.aborted ? 0 : delayMs);
				};
				heard = () => endIn(Math.max(0, Math.min(quietMs, (firstMs ?? 0) + longestMs - performance.now())));
				signal.addEventListener('abort', end);
				if (firstMs === null) {
					endIn(ms);
				} else {
					heard();
				}
			});
		},
	};
}

/** The address that a Flow of Directus calls when something was saved: on this machine only, and for who knows the secret. */
interface NoticeListener {
	/** The address that the Flow calls. */
	readonly url: string;
	close(): Promise<void>;
}

interface NoticeListenerOptions {
	/** 0: the system chooses. */
	readonly port: number;
	/** The caller sends it as `Authorization: Bearer …`. */
	readonly secret: string;
	onNotice(): void;
}

/** Where a Flow expects `npm run dev -- --live` unless it is set to another port. */
export const noticeAddress = { host: '127.0.0.1', port: 4174, path: '/directus-changed' } as const;

/**
 * Answers `POST` at `noticeAddress.path` with 204 and ignores its body: the next fetch finds out what changed. Other requests get 401, 404 or 405.
 * @throws PortTaken
 */
export async function listenForNotices({ port, secret, onNotice }: NoticeListenerOptions): Promise<NoticeListener> {
	const server = createServer((request, response) => {
		const answer = (status: number, headers: Record<string, string> = {}) => {
			// The rest of the body is not waited for.
			response.writeHead(status, { Connection: 'close', ...headers }).end();
		};
		if (request.url !== noticeAddress.path) {
			answer(404);
		} else if (request.method !== 'POST') {
			answer(405, { Allow: 'POST' });
		} else if (!knowsSecret(request, secret)) {
			answer(401, { 'WWW-Authenticate': 'Bearer' });
		} else {
			answer(204);
			onNotice();
		}
	});
	await listenAt(server, port, noticeAddress.host);
	return {
		url: `http://${noticeAddress.host}:${(server.address() as AddressInfo).port}${noticeAddress.path}`,
		close: () => closeServer(server),
	};
}

function knowsSecret({ headers }: IncomingMessage, secret: string): boolean {
	return isSameSecret(headers.authorization ?? '', `Bearer ${secret}`);
}
