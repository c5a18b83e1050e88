/** The terms of a running site against the acceptance of its service. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { examineTerms } from '../../../commands/doctoring/examine-terms.ts';
import type { PaymentConfig } from '../../../site/config.ts';

const byHand = 'Der Vertrag kommt zustande, sobald wir Ihre Bestellung geprüft & angenommen haben.';
const atOnce = 'Mit unserer Mail „Ihre Bestellung ist angenommen“ kommt der Vertrag zustande.';
const paid = 'Mit der Zahlung nehmen wir die Bestellung an.';
const page = `<!doctype html><script>"Der Vertrag kommt sofort zustande."</script><h1>AGB</h1>
	<p>Der Vertrag kommt <em>zustande</em>,
	sobald wir Ihre Bestel&shy;lung gepr&#252;ft &amp; angenommen haben. ${atOnce}&nbsp;${paid}</p>`.replace('&shy;', '\u00ad');

const payments: PaymentConfig = {
	...{ bankTransferId: 1, paypal: { scriptUrl: 'https://www.paypal.example/js' }, klarna: null },
	terms: {
		transfer: { accepted: 'automatic', sentence: atOnce },
		provider: { accepted: 'with_payment', sentence: paid },
		house: { accepted: 'by_hand', sentence: byHand },
	},
};

async function examine(config: PaymentConfig | undefined, status = 200) {
	const server = createServer((request, response) => {
		response.writeHead(request.url === '/agb' ? status : 404, { 'content-type': 'text/html' }).end(page);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	const { state, message } = await examineTerms(url, { payments: config });
	return [state, message] as const;
}

it('takes terms that say what the service does, however their sentences are marked up', async () => {
	expect(await examine(payments)).toEqual(['sound', expect.stringContaining('transfer with its receipt, provider together with')]);
	const { house: _, ...terms } = payments.terms ?? {};
	expect((await examine({ ...payments, terms: { ...terms, house: null } }))[0]).toBe('sound');
});

it.each([
	[
		'quote nothing',
		{ terms: undefined },
		['payments.terms.transfer quotes no sentence', 'accepted with its receipt', 'terms.provider', 'terms.house'],
	],
	[
		'describe another acceptance',
		{ acceptance: { transfer: 'by_hand' } },
		['payments.terms.transfer quotes terms by which such an order is accepted with its receipt'],
	],
	[
		'lack the sentence',
		{ terms: { ...payments.terms, house: { accepted: 'by_hand', sentence: 'Der Vertrag kommt sofort zustande.' } } },
		['/agb does not contain the sentence of payments.terms.house'],
	],
] as const)('says what to do where they %s', async (_, change, parts) => {
	const [state, message] = await examine({ ...payments, ...change } as PaymentConfig);
	expect(state).toBe('fault');
	for (const part of [...parts, 'Fix: have the terms say it']) expect(message).toContain(part);
});

it('finds a fault where the terms cannot be read, and knows nothing of a shop without "payments"', async () => {
	expect((await examine(payments, 500))[1]).toContain('/agb was answered with 500');
	expect((await examine(undefined))[0]).toBe('unknown');
});
