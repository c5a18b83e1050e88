/** WebKitGTK over W3C WebDriver, in a window of a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../sandbox/free-port.ts';
import { watchStart } from '../../sandbox/program-start.ts';
import type { Driver } from './visitor.ts';

export interface WebKitPrograms {
	/** `WebKitWebDriver`. */
	readonly webDriver: string;
	readonly xvfb: string;
}

/** Name of an element in answers (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const startTimeoutMs = 120_000;
const settleTimeoutMs = 60_000;
/** Errors of elements that move or are covered for a moment. */
const mayPass: ReadonlySet<string> = new Set(['element not interactable', 'element click intercepted']);

class WebDriverRefused extends Error {
	override readonly name = 'WebDriverRefused';
	/** W3C WebDriver, section 6.6. */
	readonly code: string;

	constructor(request: string, value: unknown) {
		const { error = 'unknown error', message = '' } = value as { error?: string; message?: string };
		super(`WebDriver refused ${request}: ${error} ${message}`.trimEnd());
		this.code = error;
	}
}

export async function startWebKit({ webDriver, xvfb }: WebKitPrograms): Promise<Driver> {
	const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
	});
	const display = await watchStart(screen, { name: xvfb }).until(readDisplay(screen), startTimeoutMs);
	const port = await findFreePort();
	const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
	const service = spawn(webDriver, ['--host=127.0.0.1', `--port=${port}`], { stdio: ['ignore', 'pipe', 'pipe'], env });
	const { untilSo } = watchStart(service, { name: webDriver });
	const stop = async () => {
		for (const child of [service, screen]) await end(child);
	};
	try {
		const url = `http://127.0.0.1:${port}`;
		await untilSo(() => answers(url), startTimeoutMs);
		const session = await openSession(url);
		return createDriver(session, stop);
	} catch (error) {
		await stop();
		throw error;
	}
}

/** The number of the screen that Xvfb has chosen. */
async function readDisplay(screen: ChildProcess): Promise<number> {
	const [line] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
	return Number(String(line).trim());
}

async function openSession(service: string): Promise<string> {
	const capabilities = { alwaysMatch: { acceptInsecureCerts: true } };
	const { sessionId } = (await send('POST', `${service}/session`, { capabilities })) as { sessionId: string };
	return `${service}/session/${sessionId}`;
}

async function answers(service: string): Promise<boolean> {
	return (await fetch(`${service}/status`)).ok;
}

function createDriver(session: string, stop: () => Promise<void>): Driver {
	const find = async (selector: string) => {
		const element = (await send('POST', `${session}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
		return `${session}/element/${element[elementKey]}`;
	};
	return {
		engine: 'WebKit',
		async goTo(url) {
			await send('POST', `${session}/url`, { url });
		},
		run: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
		async click(selector) {
			const element = await find(selector);
			const end = Date.now() + settleTimeoutMs;
			for (;;) {
				try {
					await send('POST', `${element}/click`, {});
					return;
				} catch (error) {
					// a panel that slides in is not where it will be; Puppeteer waits by itself
					if (!(error instanceof WebDriverRefused) || !mayPass.has(error.code) || Date.now() > end) throw error;
					await wait(50);
				}
			}
		},
		async type(selector, text) {
			await send('POST', `${await find(selector)}/value`, { text });
		},
		async resize(width, height) {
			await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
		},
		async screenshot() {
			return Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64');
		},
		async close() {
			await send('DELETE', session);
			await stop();
		},
	};
}

/** The answer's value. @throws with WebDriver's own error */
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
	const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = (await response.json()) as { value: unknown };
	if (!response.ok) throw new WebDriverRefused(`${method} ${url}`, value);
	return value;
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill();
	await once(child, 'exit');
}
