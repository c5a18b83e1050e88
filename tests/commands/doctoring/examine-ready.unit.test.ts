/** What the doctor says of a service that can work, and of one that cannot. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { examineReady } from '../../../commands/doctoring/examine-ready.ts';

const sound = { faults: [], mail: null, desk: null };

it.each([
	['can work', sound, 'sound', 'ready'],
	['doubts the time', { ...sound, faults: ['The time is in doubt: It is 2006.'] }, 'fault', 'The time is in doubt: It is 2006. Fix: '],
	['has mails that do not leave', { ...sound, mail: 'EAUTH 535' }, 'fault', 'mails do not leave (EAUTH 535)'],
	[
		'is refused by its desk',
		{ ...sound, desk: 'GET /items/order: 401' },
		'fault',
		'the order desk cannot be read or written (GET /items/order: 401)',
	],
	['is another program', { ok: true }, 'fault', 'not answered by the order service'],
])('of one that %s', async (_, body, state, message) => {
	const server = createServer((_request, response) => void response.end(JSON.stringify(body)));
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	expect(await examineReady(new URL(`http://127.0.0.1:${port}`))).toMatchObject({ state, message: expect.stringContaining(message) });
});
