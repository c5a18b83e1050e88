/** The credentials of the payment providers are tried before a buyer pays. */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKlarna } from '../../orders/payments/klarna/klarna.ts';
import { createPaypal } from '../../orders/payments/paypal/paypal.ts';
import { standInPaypalAccount } from '../../sandbox/providers/paypal-rest.ts';
import { startProviders } from '../../sandbox/providers/stand-ins.ts';
import { account } from './klarna/account.ts';
import { runKlarna, serviceUrl } from './klarna/run-klarna.ts';
import { runOrders } from './run-orders.ts';

const loginsEveryMs = 100;

it('are reported in /ready, by mail and on the desk once while a provider refuses them, and not any more after that', async () => {
	const [klarna, standIns] = [await runKlarna(), await startProviders()];
	const wrong = { ...standInPaypalAccount, clientSecret: 'not-the-secret-of-the-shop', apiUrl: standIns.origins.paypal };
	const klarnaAccount = { ...account, apiUrl: klarna.url };
	let isAccepted = false;
	const right = createPaypal({ ...wrong, clientSecret: standInPaypalAccount.clientSecret });
	const paypal = { ...createPaypal(wrong), tryLogin: async () => (await (isAccepted ? right : createPaypal(wrong)).tryLogin?.()) ?? null };
	const orders = await runOrders({
		providers: [paypal, createKlarna({ account: klarnaAccount, serviceUrl: () => serviceUrl })],
		loginsEveryMs,
	});
	const told = () => orders.rows('SELECT name, text FROM message');
	await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
	expect(told()).toEqual([
		{
			name: 'PayPal nimmt die Zugangsdaten der Website nicht an',
			text: expect.stringContaining('PayPal refused the login of this shop with status 401'),
		},
	]);
	await setTimeout(5 * loginsEveryMs);
	expect(told()).toHaveLength(1);
	expect(orders.rows("SELECT name FROM setting WHERE name LIKE 'login_refused%'")).toEqual([{ name: 'login_refused_paypal' }]);
	isAccepted = true;
	await expect.poll(() => orders.rows("SELECT name FROM setting WHERE name LIKE 'login_refused%'"), { timeout: 20_000 }).toEqual([]);
	await orders.stop();
	await standIns.close();
});

it('are refused by Klarna, accepted by it, and in doubt where it does not answer', async () => {
	const { url, faults } = await runKlarna();
	const tryLogin = async (password: string) =>
		await createKlarna({ account: { ...account, password, apiUrl: url }, serviceUrl: () => serviceUrl }).tryLogin?.();
	expect(await tryLogin(account.password)).toBeNull();
	expect(await tryLogin('wrong')).toBe('Klarna refused the login of this shop with status 401');
	faults.push('dropped');
	await expect(tryLogin('wrong')).rejects.toThrow('Klarna gave no usable answer');
});

it('do not keep the service from its start where a provider cannot be reached', async () => {
	const unreachable = createPaypal({ ...standInPaypalAccount, apiUrl: 'http://127.0.0.1:9' });
	const orders = await runOrders({ providers: [unreachable], loginsEveryMs, monitorPort: 0 });
	expect((await orders.get('/ecom/status')).status).toBe(200);
	expect(orders.rows('SELECT name FROM message')).toEqual([]);
});
