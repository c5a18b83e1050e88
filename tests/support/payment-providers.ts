/** The stand-ins of `sandbox/providers` behind the providers' own addresses, with faults, and what a buyer does in them. */
import { type BrowserContext, expect, type FrameLocator, type Page, type Route } from '@playwright/test';
import { authorizePath } from '../../sandbox/providers/klarna.ts';
import type { ProviderOrigins } from '../../sandbox/providers/stand-in-page.ts';
import { answerAsProvider } from '../../sandbox/providers/stand-ins.ts';

/** As the real scripts have them. */
const realOrigins: ProviderOrigins = {
	paypal: 'https://www.paypal.com',
	paypalObjects: 'https://www.paypalobjects.com',
	klarnaScript: 'https://x.klarnacdn.net',
	klarna: 'https://js.klarna.com',
	klarnaEvents: 'https://eu.klarna.com',
};

export type ScriptFault =
	| 'none'
	/** By an extension, or the network. */
	| 'blocked'
	/** It never comes. */
	| 'silent'
	/** It comes, and throws. */
	| 'throwing'
	/** It comes, and brings nothing. */
	| 'empty'
	/** It comes, and says that it cannot be used here. */
	| 'ineligible'
	/** It comes, and its form does not. */
	| 'formless';

export interface PaymentProviders {
	/** Addresses that were asked for, without what follows a question mark. */
	readonly asked: string[];
	/** The whole addresses of scripts. */
	readonly scripts: string[];
	/** What the site told the providers, call by call, by the names of their own functions. */
	readonly calls: { readonly name: string; readonly data: unknown }[];
	/** From now on. */
	fault: ScriptFault;
}

const hosts = /^https:\/\/(?:[a-z0-9-]+\.)*(?:paypal|paypalobjects|klarna|klarnacdn)\.(?:com|net)\//;

/** Takes over the providers' hosts. */
export async function standInForPayments(context: BrowserContext, fault: ScriptFault = 'none'): Promise<PaymentProviders> {
	const providers: PaymentProviders = { asked: [], scripts: [], calls: [], fault };
	await context.exposeFunction('tellProviders', (name: string, data: unknown) => void providers.calls.push({ name, data }));
	await context.route(hosts, async (route) => {
		const url = new URL(route.request().url());
		providers.asked.push(url.origin + url.pathname);
		await answer(route, url, providers);
	});
	return providers;
}

async function answer(route: Route, url: URL, providers: PaymentProviders): Promise<void> {
	if (url.pathname === authorizePath) {
		// The order service asks the same stand-in for the order.
		const authorized = await fetch(process.env.TEST_STAND_INS_URL + authorizePath, { method: 'POST', body: route.request().postData() });
		await route.fulfill({ contentType: 'application/json', body: await authorized.text() });
		return;
	}
	const { kind, contentType, body } = answerAsProvider(url, realOrigins);
	if (kind !== 'script') {
		await route.fulfill({ contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } });
		return;
	}
	providers.scripts.push(url.href);
	if (providers.fault === 'blocked') await route.abort('blockedbyclient');
	else if (providers.fault !== 'silent') await route.fulfill({ contentType, body: faultyScript(body, providers.fault) });
}

function faultyScript(script: string, fault: ScriptFault): string {
	if (fault === 'throwing') return "throw new Error('The stand-in throws');";
	if (fault === 'empty') return '';
	return script.replace("const fault = 'none';", `const fault = '${fault}';`);
}

/** Presses PayPal's button and returns the window that it opens. */
export async function openPaypal(page: Page): Promise<Page> {
	const popup = page.waitForEvent('popup');
	await paypalButton(page).press('Enter');
	const window = await popup;
	await expect(window.getByRole('heading', { name: 'PayPal' })).toBeVisible();
	return window;
}

/** Presses what closes the window, which may be gone before the key is reported as up. */
export async function pressToClose(window: Page, press: () => Promise<void>): Promise<void> {
	const closed = window.waitForEvent('close');
	await Promise.all([closed, press().catch(() => closed)]);
}

export function paypalButton(page: Page) {
	return page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' });
}

/** Takes what a payment page asks of providers out of what it is complained of, and what a test expects it to complain of besides. */
export function forgive(complaints: string[], expected?: RegExp): void {
	const left = complaints.filter((complaint) => {
		const address = /^third party: (.*)/.exec(complaint)?.[1];
		return address === undefined ? !expected?.test(complaint) : !hosts.test(address);
	});
	complaints.splice(0, complaints.length, ...left);
}

/** What Klarna shows over the page once it is asked. */
export function klarnaDialog(page: Page): FrameLocator {
	return page.frameLocator('iframe[title="Klarna dialog"]');
}
