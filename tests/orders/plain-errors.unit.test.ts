/** What an operator reads of a file that is cut off, and of an answer that is not understood: plain words, and nothing of the libraries that read it. */

import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../orders/backup/restore-backup.ts';
import { createPaypalApi, paypalOrder } from '../../orders/payments/paypal/paypal-api.ts';
import { parseXml } from '../../orders/payments/transfer/statement/camt-tree.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const internals = /stanza|\btag\b|invalid version|unclosed|zod|invalid_type|"path"|\bexpected\b|data\.restoring|:\d/i;

async function messageOf(work: () => unknown): Promise<string> {
	try {
		await work();
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
	throw new Error('Nothing failed');
}

it.each([
	['breaks off', '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>', 'it breaks off before its end'],
	['breaks off in an element', '<Document><Ntry', 'it breaks off before its end'],
	['has elements that cross', '<Document><a></b></Document>', 'its elements do not fit into one another'],
	['is a table', 'Datum;Betrag', 'it does not begin with an element'],
])('says plainly that a statement %s', async (_what, xml, words) => {
	const message = await messageOf(() => parseXml(xml));
	expect(message).toContain(`This file is not a bank statement: it is no XML (${words}`);
	expect(message).not.toMatch(internals);
});

it('says plainly what is wrong with a backup, and names the file', async () => {
	const dir = await temporaryFolder();
	const [own, other] = [await generateIdentity(), await generateIdentity()];
	const encrypter = new Encrypter();
	encrypter.addRecipient(await identityToRecipient(own));
	const whole = await encrypter.encrypt('no database at all. '.repeat(10_000));
	const file = path.join(dir, 'orders.sqlite.age');
	const cases: readonly (readonly [content: Uint8Array | string, identity: string, words: string])[] = [
		['', own, 'is empty, or no file of npm run orders:backup'],
		['Bestellungen', own, 'is empty, or no file of npm run orders:backup'],
		[whole.slice(0, 100), own, 'is cut off, or was changed'],
		[whole.slice(0, 100_000), own, 'is cut off, or was changed'],
		[whole, other, 'is encrypted for another key'],
		[whole, own, 'is damaged: file is not a database'],
	];
	for (const [content, identity, words] of cases) {
		await writeFile(file, content);
		const message = await messageOf(() =>
			restoreBackup({ file, identities: [identity], dataDir: path.join(dir, 'data'), lastOrder: null }),
		);
		expect(message).toContain(words);
		expect(message).toContain(file);
		expect(message.replace(file, '')).not.toMatch(internals);
		expect(await readFile(file)).toEqual(Buffer.from(content));
	}
});

it('names the fields of an answer of PayPal that are missing, and not what a parser says of them', async () => {
	const server = createServer((request, response) => {
		response.end(JSON.stringify(request.url === '/v1/oauth2/token' ? { access_token: 'a', expires_in: 900 } : { id: 7 }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const api = createPaypalApi({ apiUrl, clientId: 'a', clientSecret: 'b', merchantId: 'c', webhookId: 'd' });
	expect(await messageOf(() => api.call('GET', '/v2/checkout/orders/1', paypalOrder))).toBe(
		"PayPal's answer of status 200 is not of the shape that PayPal documents (id, status, purchase_units)",
	);
});
