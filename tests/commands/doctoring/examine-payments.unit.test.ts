/** The doctor names the payment methods that a shop's settings offer and nothing stands behind. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { examinePayments } from '../../../commands/doctoring/examine-payments.ts';
import type { PaymentConfig } from '../../../site/config.ts';

const payments: PaymentConfig = {
	...{ bankTransferId: 1, paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' }, houseIds: [2] },
	klarna: { methodId: 5, scriptUrl: 'https://klarna.example/api.js' },
};
const methods = ['Vorkasse', 'Abholung', null, 'PayPal', 'Später bezahlen'].map((display_name, index) => ({
	payment_id: { id: index + 1, display_name },
}));
const offered = [methods[0], methods[1], methods[3], methods[4]];

/** What the doctor says of a Directus that answers this, and how it asked. */
async function examined(body: unknown, config: PaymentConfig | undefined, status = 200) {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(`${request.headers.authorization} ${decodeURIComponent(request.url ?? '')}`);
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
	const { state, message } = await examinePayments({ url, token: 'secret' }, { payments: config, projectDomain: 'shop.example' });
	return { says: `${state} ${message}`, asked };
}

const settings = (rows: readonly unknown[], clientId: string | null = 'client') => ({
	data: [{ paypal_client_id: clientId, payment_methods: rows }],
});

it.each([
	['all have something', offered, payments, 'client', /^sound something stands behind each of the 4$/],
	['Klarna is switched off', offered, { ...payments, klarna: null }, 'client', /^fault nothing stands behind 5 \("Später bezahlen"\),/],
	['PayPal has no client id', offered, payments, null, /^fault nothing stands behind 4 \("PayPal"\),/],
	['one is not named, and has no name', [methods[2]], payments, 'client', /^fault nothing stands behind 3,/],
	['the configuration has no word on payments', offered, undefined, null, /^sound/],
])('where %s', async (_, rows, config, clientId, expected) => {
	const { says, asked } = await examined(settings(rows, clientId), config);
	expect(says).toMatch(expected);
	expect(asked).toEqual([expect.stringMatching(/^Bearer secret \/items\/ecommerce_settings\?.*"project":\{"_eq":"shop\.example"\}/)]);
});

it.each([
	['refuses', { errors: [] }, 403],
	['knows no such shop', { data: [] }, 200],
])('does not know where Directus %s', async (_, body, status) => {
	const { says } = await examined(body, payments, status);
	expect(says).toBe(`unknown not looked at. Directus shows no settings of this shop to the site's token (${status}).`);
});
