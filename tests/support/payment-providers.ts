/**
 * Stand-ins for PayPal and Klarna behind their own addresses, as far as the site uses them: their scripts, their frames in the page, and the windows
 * in which a buyer approves. What they ask of a page's policy is what the real ones ask: styles within the page, pictures, frames and calls home.
 */
import { type BrowserContext, expect, type FrameLocator, type Page, type Route } from '@playwright/test';

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
		const { origin, pathname } = new URL(route.request().url());
		providers.asked.push(origin + pathname);
		await answer(route, origin + pathname, providers);
	});
	return providers;
}

async function answer(route: Route, address: string, providers: PaymentProviders): Promise<void> {
	const script = scripts[address];
	const page = pages[address];
	if (script !== undefined) {
		providers.scripts.push(route.request().url());
		if (providers.fault === 'blocked') await route.abort('blockedbyclient');
		else if (providers.fault !== 'silent')
			await route.fulfill({ contentType: 'text/javascript', body: faultyScript(script, providers.fault) });
	} else if (page !== undefined) await route.fulfill({ contentType: 'text/html;charset=utf-8', body: page });
	else if (address.endsWith('.svg'))
		await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
	else await route.fulfill({ contentType: 'application/json', headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
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

/** The SDK's frame asks its script for an order, and opens the window in the click: the opener is the frame, whose page the policy of openers lets it talk to. */
const paypalSdk = `(() => {
	const fault = 'none';
	const origin = 'https://www.paypal.com';
	const style = document.createElement('style');
	style.textContent = '.paypal-buttons { display: block; border: 0; width: 100%; height: 55px; }';
	document.head.append(style);
	new Image().src = 'https://www.paypalobjects.com/images/logo.svg';
	fetch(origin + '/xoplatform/logger/api/logger', { method: 'POST', body: '{}' });
	const create = async (order) => {
		const [unit] = order.purchase_units;
		if (!/^\\d+\\.\\d\\d$/.test(unit.amount.value)) throw new Error('UNPROCESSABLE_ENTITY');
		await window.tellProviders('order.create', order);
		return 'PAYPAL-ORDER-' + unit.invoice_id;
	};
	window.paypal = {
		version: '5.0.500',
		Buttons: (options) => {
			let frame;
			const listen = ({ origin: from, source, data }) => {
				if (from !== origin || source !== frame.contentWindow) return;
				const calls = {
					create: () => options.createOrder({ paymentSource: 'paypal' }, { order: { create } }).then(
						(orderID) => frame.contentWindow.postMessage({ orderID }, origin),
						(error) => { frame.contentWindow.postMessage({ failed: true }, origin); options.onError(error); },
					),
					approve: () => options.onApprove({ ...data.payment, paymentSource: 'paypal', facilitatorAccessToken: 'A21' }, { order: { create } }),
					cancel: () => options.onCancel({ orderID: data.orderID }),
					error: () => options.onError(new Error('The stand-in fails')),
				};
				calls[data.kind]?.();
			};
			return {
				isEligible: () => fault !== 'ineligible' && options.fundingSource === 'paypal',
				close: async () => frame?.remove(),
				render: (container) => new Promise((done) => {
					if (fault === 'formless') return;
					window.addEventListener('message', listen);
					frame = document.createElement('iframe');
					frame.className = 'paypal-buttons';
					frame.title = 'PayPal';
					frame.src = origin + '/smart/buttons';
					frame.addEventListener('load', () => done(), { once: true });
					container.append(frame);
				}),
			};
		},
	};
})();`;

const klarnaSdk = `(() => {
	const fault = 'none';
	const origin = 'https://js.klarna.com';
	const style = document.createElement('style');
	style.textContent = '.klarna-dialog { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: #fff; z-index: 9; }';
	document.head.append(style);
	fetch('https://eu.klarna.com/v1/event', { method: 'POST', body: '{}' });
	let token = null;
	let isLoaded = false;
	const show = (container, path, title, className) => {
		const frame = document.createElement('iframe');
		frame.title = title;
		frame.className = className;
		frame.src = origin + path;
		container.append(frame);
		return frame;
	};
	window.Klarna = { Payments: {
		init({ client_token }) {
			if (!client_token) throw new Error('InvalidClientTokenError');
			token = client_token;
			window.tellProviders('init', { client_token });
		},
		load({ container, payment_method_category }, data, done) {
			if (token === null) throw new Error('ApplicationNotInitializedError');
			if (fault === 'formless') return;
			window.tellProviders('load', { payment_method_category, data });
			if (fault === 'ineligible') { setTimeout(done, 0, { show_form: false }); return; }
			const frame = show(typeof container === 'string' ? document.querySelector(container) : container, '/terms', 'Klarna', '');
			frame.addEventListener('load', () => { isLoaded = true; done({ show_form: true }); }, { once: true });
		},
		authorize({ payment_method_category }, data, done) {
			if (!isLoaded) throw new Error('ApplicationNotLoadedError');
			window.tellProviders('authorize', { payment_method_category, data });
			const frame = show(document.body, '/dialog', 'Klarna dialog', 'klarna-dialog');
			const listen = ({ origin: from, source, data: said }) => {
				if (from !== origin || source !== frame.contentWindow) return;
				window.removeEventListener('message', listen);
				frame.remove();
				done(said);
			};
			window.addEventListener('message', listen);
		},
	} };
	window.klarnaAsyncCallback?.();
})();`;

const scripts: Readonly<Record<string, string>> = {
	'https://www.paypal.com/sdk/js': paypalSdk,
	'https://x.klarnacdn.net/kp/lib/v1/api.js': klarnaSdk,
};

const pages: Readonly<Record<string, string>> = {
	'https://www.paypal.com/smart/buttons': `<!doctype html><html lang="en"><title>PayPal</title><button>PayPal</button><script>
		const tell = (message) => parent.postMessage(message, '*');
		document.querySelector('button').addEventListener('click', () => {
			// in the click, or it would be a window that nobody asked for
			const popup = window.open('/checkoutnow', '_blank', 'popup,width=500,height=600');
			let orderID = null;
			let isSettled = false;
			// not within the key press that settled it: the window would be gone before the key is up
			const settle = (message) => { if (!isSettled) { isSettled = true; setTimeout(() => { popup?.close(); tell(message); }, 100); } };
			window.onmessage = ({ source, data }) => {
				if (source === parent && data.failed) { isSettled = true; popup.close(); }
				if (source === parent && data.orderID) orderID = data.orderID;
				if (source !== popup) return;
				if (data === 'approve') settle({ kind: 'approve', payment: { orderID, payerID: 'BUYER-1' } });
				if (data === 'fail') settle({ kind: 'error' });
			};
			const watch = setInterval(() => {
				if (popup && !popup.closed) return;
				clearInterval(watch);
				settle({ kind: 'cancel', orderID });
			}, 100);
			tell({ kind: 'create' });
		});
	</script></html>`,
	'https://www.paypal.com/checkoutnow': `<!doctype html><html lang="en"><title>PayPal</title><h1>PayPal</h1>
		<button id="approve">Pay now</button><button id="fail">Fail</button><button id="leave">Cancel and return</button><script>
		for (const id of ['approve', 'fail']) document.getElementById(id).addEventListener('click', () => opener.postMessage(id, '*'));
		document.getElementById('leave').addEventListener('click', () => setTimeout(() => window.close(), 100));
	</script></html>`,
	'https://js.klarna.com/terms': '<!doctype html><html lang="en"><title>Klarna</title><p>Terms of credit, 30 days</p></html>',
	'https://js.klarna.com/dialog': `<!doctype html><html lang="en"><title>Klarna</title><h1>Klarna</h1>
		<button id="approve">Confirm</button><button id="leave">Close</button><button id="decline">Be declined</button><script>
		// each authorisation is of one order
		const authorization_token = 'klarna-token-' + crypto.randomUUID();
		const answers = {
			approve: { approved: true, show_form: true, authorization_token },
			leave: { approved: false, show_form: true },
			decline: { approved: false, show_form: false },
		};
		for (const [id, answer] of Object.entries(answers)) document.getElementById(id).addEventListener('click', () => parent.postMessage(answer, '*'));
	</script></html>`,
};
