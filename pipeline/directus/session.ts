/** Who we are to the backend: a static token, or a login that is renewed before it expires and ended when the work is done. */
import { AuthExpired, describeError } from './backend-errors.ts';
import type { Clock } from './backend-options.ts';
import type { AuthRequest, Credentials, Dialect, Tokens } from './dialect.ts';

interface Session {
	/** An access token that has not expired; logs in with the first call. @throws AuthExpired, or what the login met */
	token(): Promise<string>;
	/** A token other than `refused`, which the backend accepts no more; null where there is no other. @throws AuthExpired */
	renewed(refused: string): Promise<string | null>;
	/** Logs out. It never throws: what is left of a session ends by itself. */
	close(): Promise<void>;
}

interface SessionOptions {
	readonly dialect: Dialect;
	readonly credentials: Credentials;
	readonly clock: Clock;
	/** Sends a request and reads its answer; null where it has none. Throws where the backend refuses. */
	readonly send: (request: AuthRequest) => Promise<unknown>;
	/** Gets failures of logging out. */
	readonly log: (line: string) => void;
	/** Gets every token before its use. */
	readonly keepSecret: (token: string) => void;
}

const defaultExpiryMs = 30_000;
const checkEveryMs = 10_000;
const refreshBelowMs = 30_000;

interface HeldTokens extends Tokens {
	readonly expiresAtMs: number;
}

export function staticSession(token: string): Session {
	return { token: () => Promise.resolve(token), renewed: () => Promise.resolve(null), close: () => Promise.resolve() };
}

export function createSession({ dialect, credentials, clock, send, log, keepSecret }: SessionOptions): Session {
	/** The one exchange that everybody waits for, whether it still runs or is done. */
	let exchange: Promise<HeldTokens> | null = null;
	/** What it brought; null while it runs and after it failed. */
	let held: HeldTokens | null = null;
	let stopChecking = () => {};

	async function request(authRequest: AuthRequest): Promise<HeldTokens> {
		const tokens = dialect.toTokens(await send(authRequest));
		if (tokens === null) throw new Error(`${authRequest.path} answered without a token`);
		keepSecret(tokens.access);
		keepSecret(tokens.refresh);
		return { ...tokens, expiresAtMs: clock.now() + (tokens.expiresInMs ?? defaultExpiryMs) };
	}

	function begin(tokens: Promise<HeldTokens>): Promise<HeldTokens> {
		held = null;
		exchange = tokens.then((next) => {
			held = next;
			return next;
		});
		// The next request reports the failure.
		exchange.catch(() => {});
		return exchange;
	}

	function refresh(tokens: HeldTokens): Promise<HeldTokens> {
		const failed = (error: unknown) => {
			throw new AuthExpired(error instanceof Error ? describeError(error) : String(error), error);
		};
		return begin(request(dialect.refresh(tokens)).catch(failed));
	}

	function checkExpiry(): void {
		if (held !== null && held.expiresAtMs - clock.now() < refreshBelowMs) void refresh(held);
	}

	function current(): Promise<HeldTokens> {
		if (exchange !== null) return exchange;
		stopChecking = clock.every(checkEveryMs, checkExpiry);
		return begin(request(dialect.login(credentials)));
	}

	/** Only the first of those who hold the same tokens has them renewed. */
	function after(tokens: HeldTokens): Promise<HeldTokens> {
		return held === tokens ? refresh(tokens) : current();
	}

	return {
		async token() {
			const tokens = await current();
			const { access } = tokens.expiresAtMs > clock.now() ? tokens : await after(tokens);
			return access;
		},
		async renewed(refused) {
			const tokens = await current();
			return tokens.access === refused ? (await after(tokens)).access : tokens.access;
		},
		async close() {
			stopChecking();
			const tokens = await exchange?.catch(() => null);
			exchange = null;
			held = null;
			if (!tokens) return;
			await send(dialect.logout(tokens)).catch((error: unknown) => {
				log(`Logging out failed (${error instanceof Error ? describeError(error) : String(error)}); the session ends by itself.`);
			});
		},
	};
}
