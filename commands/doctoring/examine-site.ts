/** Looks at a deployed site as a stranger does: pages, headers, HTTPS, and the clock of the server. */
import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { commonHeaders } from '../../renderer/hosts/header-model.ts';
import { type Finding, fault, orUnreachable, sound } from './finding.ts';

export interface Deployment {
	/** Origin of the site. */
	readonly url: URL;
	/** Where it answers without TLS. */
	readonly plainUrl: URL;
	/** Other pages that have to answer, as paths. */
	readonly pages: readonly string[];
	readonly nowMs: number;
}

const leastDays = 14;
const leastHstsSeconds = 31_536_000;
/** The header has whole seconds, and an answer takes a moment. */
const toleratedMs = 60_000;
const timeoutMs = 10_000;
const noHandshake = 'no handshake in time';
const dayMs = 86_400_000;

export function ask(url: URL | string, init: RequestInit = {}): Promise<Response> {
	return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
}

/** Whether the site can be asked at all. null: HTTPS is spoken there; else the one fault that all other looks would only repeat. */
export async function examineConnection(url: URL): Promise<Finding | null> {
	try {
		await handshake(url, {}, () => true);
		return null;
	} catch (error) {
		return fault('connection', ...describeRefusal(url, error instanceof Error ? error : new Error(String(error))));
	}
}

/** What happened, and the fix. By the codes of Node and OpenSSL. */
function describeRefusal({ hostname, host }: URL, error: Error): readonly [string, string] {
	const code = 'code' in error ? String(error.code) : '';
	if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
		return [`the name ${hostname} is not found`, 'correct its spelling, or enter it in the DNS with the address of the server.'];
	if (/^E(CONN|HOST|NET|PIPE|TIMEDOUT)/.test(code) || error.message === noHandshake)
		return [`no server answers at ${host}`, 'start the web server, and open its port in the firewall.'];
	if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$|^EPROTO$/.test(code))
		return [
			`the port at ${host} does not speak HTTPS`,
			'name the port that does, or set up the certificate as orders/deploy/nginx.conf does.',
		];
	if (code.startsWith('ERR_SSL_'))
		return [
			`the server at ${host} refuses TLS (${error.message})`,
			'let it answer to this name, with TLS 1.2 and 1.3; its error log says more.',
		];
	return [
		`the certificate at ${host} is not valid for it (${error.message})`,
		'get one from a public authority, for example with certbot, and let the server send its whole chain.',
	];
}

export async function examineSite(deployment: Deployment): Promise<readonly Finding[]> {
	const { url, plainUrl, pages } = deployment;
	const answer = ask(url);
	const looks: readonly (readonly [string, () => Promise<Finding>])[] = [
		...['/', ...pages].map((path) => [`page ${path}`, () => examinePage(new URL(path, url))] as const),
		['headers', async () => examineHeaders((await answer).headers)],
		['redirect to HTTPS', () => examineRedirect(plainUrl, url)],
		['certificate', () => examineCertificate(deployment)],
		['TLS versions', () => examineTlsVersions(url)],
		['clock', async () => examineClock((await answer).headers.get('date'), deployment.nowMs)],
	];
	answer.catch(() => {});
	const findings: Finding[] = [];
	for (const [part, look] of looks) findings.push(await orUnreachable(part, look));
	return findings;
}

async function examinePage(url: URL): Promise<Finding> {
	const { status, headers } = await ask(url);
	const part = `page ${url.pathname}`;
	return status === 200 && headers.get('content-type')?.startsWith('text/html')
		? sound(part, '200')
		: fault(
				part,
				`answered with ${status} ${headers.get('content-type') ?? ''}`.trim(),
				"release the site, and point the web server's root at current.",
			);
}

function examineHeaders(headers: Headers): Finding {
	const lacking = commonHeaders().filter(({ name, value }) => !isAsStrict(name, headers.get(name), value));
	return lacking.length === 0
		? sound('headers', `all ${commonHeaders().length}`)
		: fault(
				'headers',
				`missing or weaker: ${lacking.map(({ name }) => name).join(', ')}`,
				"include the build's _nginx.conf in the server's block, and set no header beside it.",
			);
}

function isAsStrict(name: string, found: string | null, wanted: string): boolean {
	if (name !== 'Strict-Transport-Security') return found === wanted;
	return Number(/max-age=(\d+)/.exec(found ?? '')?.[1] ?? 0) >= leastHstsSeconds;
}

async function examineRedirect(plainUrl: URL, url: URL): Promise<Finding> {
	const { status, headers } = await ask(new URL('/?from=doctor', plainUrl));
	const target = headers.get('location') ?? '';
	return [301, 308].includes(status) && target === new URL('/?from=doctor', url).href
		? sound('redirect to HTTPS', String(status))
		: fault(
				'redirect to HTTPS',
				`HTTP was answered with ${status} ${target}`.trim(),
				'take the first server block of orders/deploy/nginx.conf.',
			);
}

async function examineCertificate({ url, nowMs }: Deployment): Promise<Finding> {
	const { valid_to } = await handshake(url, {}, (socket) => socket.getPeerCertificate());
	const days = Math.floor((Date.parse(valid_to) - nowMs) / dayMs);
	return days >= leastDays
		? sound('certificate', `valid for ${days} days`)
		: fault('certificate', `valid for ${days} days`, 'look why its renewal fails ("certbot renew --dry-run").');
}

async function examineTlsVersions(url: URL): Promise<Finding> {
	const speaks = (version: 'TLSv1.1' | 'TLSv1.3') =>
		handshake(url, { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }, () => true).catch(() => false);
	const [old, newest] = [await speaks('TLSv1.1'), await speaks('TLSv1.3')];
	if (old) return fault('TLS versions', 'TLS 1.1 is spoken', 'set "ssl_protocols TLSv1.2 TLSv1.3".');
	return newest
		? sound('TLS versions', 'TLS 1.3, nothing before 1.2')
		: fault('TLS versions', 'TLS 1.3 is not spoken', 'set "ssl_protocols TLSv1.2 TLSv1.3".');
}

function handshake<Result>(
	{ hostname, port }: URL,
	limits: { readonly minVersion?: 'TLSv1.1' | 'TLSv1.3'; readonly maxVersion?: 'TLSv1.1' | 'TLSv1.3'; readonly ciphers?: string },
	read: (socket: { getPeerCertificate(): PeerCertificate }) => Result,
): Promise<Result> {
	return new Promise((resolve, reject) => {
		const host = hostname.replaceAll(/^\[|\]$/g, '');
		// A certificate's name is asked for by name alone: Node warns of an address.
		const named = isIP(host) === 0 ? { servername: host } : {};
		const socket = connect({ host, ...named, port: Number(port || 443), timeout: timeoutMs, ...limits });
		socket.on('secureConnect', () => {
			resolve(read(socket));
			socket.destroy();
		});
		socket.on('timeout', () => socket.destroy(new Error(noHandshake)));
		socket.on('error', reject);
	});
}

export function examineClock(date: string | null, nowMs: number): Finding {
	const apartMs = date === null ? Number.NaN : Math.abs(Date.parse(date) - nowMs);
	if (Number.isNaN(apartMs)) return fault('clock', 'the answer has no date', 'let the web server send one.');
	return apartMs <= toleratedMs
		? sound('clock', `at most ${toleratedMs / 1000} s apart from this machine's`)
		: fault(
				'clock',
				`${Math.round(apartMs / 1000)} s apart from this machine's`,
				'switch on time synchronisation on both ("timedatectl set-ntp true").',
			);
}
