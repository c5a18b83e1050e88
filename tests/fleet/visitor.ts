/** A visitor of the gateway, who looks whether a page and all that it names belong together. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';

export interface Seen {
	readonly status: number;
	readonly body: string;
}

/** `host`: of the shop. */
export async function ask(port: number, host: string, path: string): Promise<Seen> {
	return await new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'identity' } }, (answer) => {
			buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body: body.toString() }), reject);
		});
		sent.on('error', reject);
		sent.end();
	});
}

export interface Visits {
	/** Requests that were answered. */
	answered: number;
	/** Pages whose data were compared with those of the same release. */
	compared: number;
	/** What did not belong together. */
	readonly faults: string[];
	stop(): Promise<void>;
}

interface VisitOptions {
	readonly port: () => number;
	readonly hosts: readonly string[];
	/** Pages that every shop has. */
	readonly paths: readonly string[];
	/** One of these, at random. */
	readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** What a page hydrates from. */
export function dataInPage(html: string): unknown {
	return JSON.parse(html.match(/<script type="application\/json" id="page-data">(.*?)<\/script>/s)?.[1] ?? 'null');
}

/** The same of what navigation fetches, which also has what stands in the document already. */
export function dataForPage(json: string): unknown {
	const { head: _head, result: { richText: _richText, ...result } = {}, ...page } = JSON.parse(json);
	return { ...page, result };
}

/** Looks at one page after the other until it is stopped. Requests that nobody answers are no fault: the gateway is killed, too. */
export function visit({ port, hosts, paths, pick }: VisitOptions): Visits {
	let isStopped = false;
	const faults: string[] = [];
	const visits: Visits = { answered: 0, compared: 0, faults, stop: async () => undefined };

	async function look(host: string, path: string): Promise<Seen | null> {
		try {
			const seen = await ask(port(), host, path);
			visits.answered += 1;
			return seen;
		} catch {
			return null;
		}
	}

	async function lookAtPage(): Promise<void> {
		const [host, path] = [pick(hosts), pick(paths)];
		const page = await look(host, path);
		if (page === null || page.status === 503) return;
		if (page.status !== 200) {
			faults.push(`${host}${path} answers ${page.status}`);
			return;
		}
		const assets = new Set(page.body.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|jpeg|avif)/g) ?? []);
		if (assets.size === 0) faults.push(`${host}${path} names no assets`);
		for (const asset of assets) {
			const found = await look(host, asset);
			if (found !== null && found.status !== 200 && found.status !== 503)
				faults.push(`${asset}, which ${host}${path} names, answers ${found.status}`);
		}
		const data = await look(host, `/page-data${path === '/' ? '/index' : path}/page-data.json`);
		if (data === null || data.status === 503) return;
		if (data.status !== 200) {
			faults.push(`the data of ${host}${path} answer ${data.status}`);
			return;
		}
		// A release may begin between the two requests: then the page is another one, too.
		const again = await look(host, path);
		if (again?.body !== page.body) return;
		visits.compared += 1;
		if (!isDeepStrictEqual(dataInPage(page.body), dataForPage(data.body)))
			faults.push(`the data of ${host}${path} are not those in the page`);
	}

	const ended = (async () => {
		while (!isStopped) {
			await lookAtPage();
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
	})();
	visits.stop = async () => {
		isStopped = true;
		await ended;
	};
	return visits;
}
