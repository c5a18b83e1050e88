/** What `npm run desk:install` says where the desk cannot be installed, or nobody could use it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../../commands/programs/run-program.ts';

/** Runs the command against a Directus that answers so. */
async function install(answer: (method: string, path: string) => { readonly status: number; readonly body: unknown }) {
	const server = createServer(async (request, response) => {
		await request.toArray();
		const { status, body } = answer(request.method ?? '', request.url ?? '');
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const env = {
		DIRECTUS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		...{ DIRECTUS_ADMIN_TOKEN: 'admin-token-of-tests', DIRECTUS_ORDERS_TOKEN: 'orders-token-of-tests' },
	};
	return await runProgram('node', ['commands/run.js', 'desk-install'], { env, timeoutMs: 60_000 });
}

it.each([
	[401, 'INVALID_CREDENTIALS'],
	[403, 'FORBIDDEN'],
])('names the variable of a token that Directus answers with %i', async (status, code) => {
	const { exitCode, output } = await install(() => ({ status, body: { errors: [{ extensions: { code } }] } }));
	expect(output).toContain('does not accept DIRECTUS_ADMIN_TOKEN');
	expect(output).toContain('Fix: set it to the static token of an administrator');
	expect(exitCode).toBe(64);
});

it.each([
	['says that only administrators see the orders, and how to change that, while no user has the policy', []],
	['says nothing of it once a user has the policy', [{ id: 'a' }]],
])('%s', async (_, holders) => {
	const { exitCode, output } = await install((method, path) => ({
		status: 200,
		body: { data: method === 'GET' && path.startsWith('/access') ? holders : [] },
	}));
	expect(exitCode).toBe(0);
	expect(output.includes('no user has the policy "Bestellungen bearbeiten (')).toBe(holders.length === 0);
	expect(output.includes('npm run desk:install -- --owner')).toBe(holders.length === 0);
});
