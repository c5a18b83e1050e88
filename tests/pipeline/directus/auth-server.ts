/** A backend that is logged in to: its answers are those that Directus 11.17.4 gave, or its predecessors' documents show, with tokens of our own. */
import type { ServerResponse } from 'node:http';
import { type BackendServer, sendJson, startBackend } from '../../support/backend-server.ts';

export interface AuthServer {
	readonly backend: BackendServer;
	/** What is answered to a login or a refresh; null: 401. */
	answer: 'usual' | 'without-expiry' | 'refuse' | ((response: ServerResponse) => true);
	/** Ends an access token before its time, as the backend's clock may. */
	expire(): void;
	/** Paths in the order of the requests. */
	paths(): readonly string[];
}

export const credentials = { email: 'site@juwelier.example', password: 'geheimes-Wort' };

const refused = { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] };
const expired = { errors: [{ message: 'Token expired.', extensions: { code: 'TOKEN_EXPIRED' } }] };
const legacyRefused = { error: { code: 100, message: 'Invalid user credentials' } };

export async function startAuthServer(dialect: 'directus' | 'legacy', record: object): Promise<AuthServer> {
	const backend = await startBackend({ records: {} });
	let issued = 0;
	let valid = '';
	let usableRefresh = '';
	const server: AuthServer = {
		backend,
		answer: 'usual',
		expire() {
			valid = '';
		},
		paths: () => backend.requests.map(({ path }) => path),
	};

	function issue(response: ServerResponse): true {
		if (typeof server.answer === 'function') return server.answer(response);
		if (server.answer === 'refuse') return refuse(response);
		issued += 1;
		valid = `access-${issued}`;
		const expires = server.answer === 'without-expiry' ? {} : { expires: 900_000 };
		if (dialect === 'legacy') return sendJson(response, 200, { data: { token: valid, user: { id: '1' }, ...expires }, public: true });
		usableRefresh = `refresh-${issued}`;
		return sendJson(response, 200, { data: { ...expires, refresh_token: usableRefresh, access_token: valid } });
	}

	function refuse(response: ServerResponse): true {
		return sendJson(response, 401, dialect === 'legacy' ? legacyRefused : refused);
	}

	const { login, refresh, refreshField } = {
		directus: { login: '/auth/login', refresh: '/auth/refresh', refreshField: 'refresh_token' },
		legacy: { login: '/auth/authenticate', refresh: '/auth/refresh', refreshField: 'token' },
	}[dialect];
	backend.failWith(async ({ path, headers, body }, response) => {
		const sent: Record<string, unknown> = body === '' ? {} : JSON.parse(body);
		if (path === login) {
			const isKnown = sent.email === credentials.email && sent.password === credentials.password;
			return isKnown ? issue(response) : refuse(response);
		}
		if (path === refresh) {
			const given = sent[refreshField];
			const isUsable = dialect === 'legacy' ? given === valid : given === usableRefresh;
			usableRefresh = '';
			return isUsable ? issue(response) : refuse(response);
		}
		if (path === '/auth/logout') return Boolean(response.writeHead(204).end());
		if (headers.authorization !== `Bearer ${valid}`) return sendJson(response, 401, expired);
		return sendJson(response, 200, { data: record });
	});
	return server;
}
