/** Keeps the pages that are open in browsers in step with the builds: each gets its own state. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { readSitePage } from '../serving/site-files.ts';
import type { SiteAddition } from '../serving/site-server.ts';
import { type DevFailure, type DevState, devPaths, devQueries } from './dev-state.ts';

interface LivePages {
	readonly addition: SiteAddition;
	/** Shows all pages that the site is the one that its sources ask for. `isWritten`: some of its files are new. */
	showBuilt(options: { readonly isWritten: boolean }): Promise<void>;
	/** Shows on all pages why there is no such site. */
	showFailedBuild(report: string): Promise<void>;
	/** Shows on all pages why there is no newer content; null: there is. A failed build takes precedence. */
	showFailedFetch(report: string | null): Promise<void>;
}

interface OpenPage {
	readonly response: ServerResponse;
	readonly path: string;
	readonly stamp: string;
}

/** A browser whose connection breaks tries again after this time. */
const retryMs = 500;

const nothingBuilt =
	'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Not built yet</title>\n</head>\n<body><p>The site is not built yet. This page shows it once it is. What is missing stands here and on the terminal.</p></body>\n</html>\n';

/** `script` runs in every page of the site in `dir`. */
export function createLivePages({ dir, script }: { readonly dir: string; readonly script: string }): LivePages {
	const started = Date.now();
	const openPages = new Set<OpenPage>();
	let written = 0;
	const reports: Record<DevFailure['of'], string | null> = { build: null, fetch: null };

	async function sendState(page: OpenPage): Promise<void> {
		const current = stampOf(await readSitePage(dir, page.path));
		const state: DevState = { version: `${started}.${written}`, isOutdated: current !== page.stamp, failure: failureOf(reports) };
		page.response.write(`data: ${JSON.stringify(state)}\n\n`);
	}

	async function tellAll(): Promise<void> {
		await Promise.all([...openPages].map(sendState));
	}

	function follow(request: IncomingMessage, response: ServerResponse): void {
		const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
		const page = { response, path: query.get(devQueries.path) ?? '/', stamp: query.get(devQueries.stamp) ?? '' };
		send(response, 'text/event-stream');
		response.write(`retry: ${retryMs}\n\n`);
		openPages.add(page);
		response.on('close', () => openPages.delete(page));
		sendState(page).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
	}

	return {
		addition: {
			answer(request, response, path) {
				if (path === devPaths.events) {
					follow(request, response);
				} else if (path === devPaths.script) {
					send(response, 'text/javascript;charset=utf-8').end(script);
				} else {
					return false;
				}
				return true;
			},
			finishPage(html) {
				const source = `${devPaths.script}?${devQueries.stamp}=${stampOf(html)}`;
				return (html?.toString() ?? nothingBuilt).replace('</head>', (end) => `<script type="module" src="${source}"></script>\n${end}`);
			},
		},
		async showBuilt({ isWritten }) {
			reports.build = null;
			written += isWritten ? 1 : 0;
			await tellAll();
		},
		async showFailedBuild(report) {
			reports.build = report;
			await tellAll();
		},
		async showFailedFetch(report) {
			if (reports.fetch !== report) {
				reports.fetch = report;
				await tellAll();
			}
		},
	};
}

function failureOf(reports: Readonly<Record<DevFailure['of'], string | null>>): DevFailure | null {
	const failed = (['build', 'fetch'] as const).find((of) => reports[of] !== null);
	return failed === undefined ? null : { of: failed, report: reports[failed] ?? '' };
}

/** The headers of the site's own answers, except that nothing is kept. */
function send(response: ServerResponse, contentType: string): ServerResponse {
	for (const { name, value } of headersFor('/')) {
		response.setHeader(name, value);
	}
	return response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
}

function stampOf(html: Buffer | null): string {
	return html === null ? 'none' : createHash('sha256').update(html).digest('hex').slice(0, 16);
}
