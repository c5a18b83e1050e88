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

type Row = Readonly<Record<string, unknown>>;

/** A Directus that keeps what is written, without the schema, and knows users by their tokens. */
async function aDirectus(rows: Readonly<Record<string, readonly Row[]>> = {}) {
	const kept = new Map<string, Row[]>(Object.entries(rows).map(([name, all]) => [name, [...all]]));
	const writes: string[] = [];
	const listOf = (name: string): Row[] => kept.get(name) ?? kept.set(name, []).get(name) ?? [];
	const answer = (method: string, address: string, token: string, body: unknown): { status: number; data?: unknown } => {
		const { pathname, searchParams } = new URL(address, 'http://localhost');
		if (pathname === '/users/me') {
			const me = listOf('users').find((user) => user.token === token);
			return me === undefined ? { status: 401 } : { status: 200, data: { id: me.id } };
		}
		const name = pathname.replace(/^\/(?:items\/)?/, '');
		if (method === 'GET') {
			const filters = [...searchParams].flatMap(([key, value]) => {
				const [, field, operator] = /^filter\[(\w+)\]\[_(eq|starts_with)\]$/.exec(key) ?? [];
				return field === undefined ? [] : [(row: Row) => (operator === 'eq' ? row[field] === value : String(row[field]).startsWith(value))];
			});
			const found = listOf(name).filter((row) => filters.every((filter) => filter(row)));
			return { status: 200, data: found.map((row) => (row.token ? { ...row, token: '**********' } : row)) };
		}
		writes.push(`${method} ${name}`);
		if (/^(?:collections|fields|relations)\b/.test(name)) return { status: 200, data: body };
		if (method === 'POST') {
			for (const row of Array.isArray(body) ? body : [body])
				listOf(name).push({ id: `${name}-${listOf(name).length}`, ...(name === 'users' && { policies: [] }), ...row });
			return { status: 200, data: body };
		}
		const [of = '', id = ''] = name.split('/');
		const place = listOf(of).findIndex((row) => row.id === id);
		const before = listOf(of)[place];
		if (before === undefined) return { status: 404 };
		const { create } = ((body as Row).policies ?? {}) as { create?: readonly Row[] };
		listOf(of)[place] = { ...before, ...(body as Row), ...(create && { policies: [...(before.policies as Row[]), ...create] }) };
		return { status: 200, data: body };
	};
	const server = createServer(async (request, response) => {
		const text = Buffer.concat(await request.toArray()).toString();
		const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
		const { status, data } = answer(request.method ?? '', request.url ?? '', token, text === '' ? undefined : JSON.parse(text));
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
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
	const run = (args: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) => {
		writes.length = 0;
		return runProgram('node', ['commands/run.js', 'desk-install', ...args], { env: { ...env, ...variables }, timeoutMs: 60_000 });
	};
	return { run, writes, rows: listOf };
}

const editor = { id: 'editor', email: 'editor@example.com', policies: [] };
const folderOf = (rows: (name: string) => readonly Row[]) =>
	rows('permissions').flatMap(({ collection, action, presets }) =>
		collection === 'directus_files' && action === 'create' && presets ? [(presets as Row).folder] : [],
	);

it('keeps the token and the secret of a running service, unless new ones are asked for', async () => {
	const { run, writes, rows } = await aDirectus();
	const secret = { DIRECTUS_WAKE_SECRET: 'wake-secret-of-tests' };
	expect((await run([], secret)).exitCode).toBe(0);
	expect((await run([], secret)).exitCode).toBe(0);
	const tokenOfService = () => rows('users').map(({ token }) => token);
	for (const [name, other] of [
		['DIRECTUS_ORDERS_TOKEN', { DIRECTUS_ORDERS_TOKEN: 'another-token-of-tests' }],
		['DIRECTUS_WAKE_SECRET', { DIRECTUS_WAKE_SECRET: 'another-secret-of-tests' }],
	] as const) {
		const { exitCode, output } = await run([], { ...secret, ...other });
		expect([exitCode, writes]).toEqual([64, []]);
		expect(output).toContain(name);
		expect(output).toContain('Nothing was changed. Fix: set');
		expect(tokenOfService()).toEqual(['orders-token-of-tests']);
	}
	const renewed = await run(['--new-token'], { DIRECTUS_ORDERS_TOKEN: 'another-token-of-tests' });
	expect([renewed.exitCode, tokenOfService()]).toEqual([0, ['another-token-of-tests']]);
	expect(renewed.output).toContain('The order service has a new token: give it DIRECTUS_ORDERS_TOKEN, and start it again.');
});

it('takes the folder that the editors have, and makes no second one', async () => {
	const { run, rows } = await aDirectus({ users: [editor], folders: [{ id: 'pictures', name: 'Bilder' }] });
	expect(await run(['--editor', editor.email, '--folder', 'pictures'])).toMatchObject({ exitCode: 0 });
	const before = rows('folders').length;
	const { exitCode, output } = await run(['--editor', editor.email]);
	expect([exitCode, rows('folders').length, folderOf(rows)]).toEqual([0, before, ['pictures']]);
	expect(output).toContain('are those of the folder "Bilder" (pictures).');
});

it('makes no folder for editors while pictures lie in others, and says in which', async () => {
	const { run, rows } = await aDirectus({
		...{ users: [editor], folders: [{ id: 'pictures', name: 'Bilder' }] },
		files: [{ id: 'file', folder: 'pictures', type: 'image/jpeg' }],
	});
	const { exitCode, output } = await run(['--editor', editor.email]);
	expect([exitCode, rows('folders').length]).toEqual([64, 1]);
	expect(output).toContain('Directus has pictures in "Bilder" (pictures). Fix: name the shop\'s with --folder <id>');
});

it('gives the editors another folder where one is named, and says so', async () => {
	const { run, rows } = await aDirectus({ users: [editor] });
	const first = await run(['--editor', editor.email]);
	expect(first.output).toContain('A folder for the pictures of');
	rows('folders').push({ id: 'pictures', name: 'Bilder' });
	const { exitCode, output } = await run(['--folder', 'pictures']);
	expect([exitCode, folderOf(rows)]).toEqual([0, ['pictures']]);
	expect(output).toMatch(/"Redaktion \(.+\)" has the folder pictures now: read directus_files, create directus_files/);
	expect((await run(['--folder', 'pictures'])).output).not.toContain('has the folder');
});

it('says that a folder changes nothing where nobody edits', async () => {
	const { run } = await aDirectus();
	expect((await run(['--folder', 'pictures'])).output).toContain('--folder pictures changes nothing: ');
});
