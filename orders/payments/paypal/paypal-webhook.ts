/**
 * PayPal's calls. Each is signed: RSA-SHA256 over the transmission's id and time, the webhook's id and the body's checksum, with a certificate that is
 * fetched from PayPal's own hosts only and leads to an authority that Node trusts. A genuine call is a hint all the same: what it says is read again. A call
 * of PayPal's simulator is answered, and does nothing.
 */
import { verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { machineNetwork, type Network } from '../../providers/network.ts';
import type { CallFromProvider, Heard, Hint, ProviderRoute } from '../../providers/provider.ts';
import type { PaypalSettings } from './paypal-api.ts';

export interface TrustedCertificates {
	/** Of the addresses from which certificates are taken. */
	readonly origins: readonly string[];
	/** Authorities, in PEM. */
	readonly authorities: readonly string[];
}

const paypalCertificates: TrustedCertificates = {
	origins: ['https://api.paypal.com', 'https://api-m.paypal.com', 'https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
	authorities: rootCertificates,
};

const event = z.object({
	event_type: z.string(),
	resource: z.object({
		id: z.string().optional(),
		custom_id: z.string().optional(),
		dispute_id: z.string().optional(),
		supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
		links: z.array(z.object({ rel: z.string().optional(), href: z.string() })).optional(),
	}),
});

interface WebhookOptions extends Partial<Network> {
	readonly certificates?: TrustedCertificates;
	nowMs(): number;
}

export const webhookPath = '/ecom/payments/paypal/webhook';

/** PayPal signs the calls of its simulator, which anybody may let call any address, with this word in the place of a webhook's id. */
const simulatorId = 'WEBHOOK_ID';
const fetchTimeoutMs = 5_000;
const maxCertificates = 20;

export function createWebhook(
	{ webhookId }: PaypalSettings,
	{ certificates = paypalCertificates, nowMs, fetch = machineNetwork.fetch, timeout = machineNetwork.timeout }: WebhookOptions,
): ProviderRoute {
	const known = new Map<string, X509Certificate>();
	/** null: PayPal does not give it now. */
	const certificateAt = async (url: string): Promise<X509Certificate | null> => {
		const found = known.get(url);
		if (found !== undefined) return found;
		const chain = await fetchChain(url, { fetch, timeout });
		if (chain === null) return null;
		const [own] = chain;
		if (own === undefined || !isTrusted(chain, certificates.authorities)) throw new Error('its certificate leads to no known authority');
		if (known.size >= maxCertificates) known.clear();
		known.set(url, own);
		return own;
	};
	return {
		path: webhookPath,
		async hear(call) {
			const signed = signatureOf(call);
			if (signed === null) return { kind: 'forged', reason: 'it carries no signature' };
			const url = URL.parse(signed.certificateUrl);
			// Checked before anything is asked for: a caller must not choose whom we call.
			if (url === null || !certificates.origins.includes(url.origin) || !url.pathname.startsWith('/v1/notifications/certs/')) {
				return { kind: 'forged', reason: 'its certificate lies at no host of PayPal' };
			}
			try {
				const certificate = await certificateAt(url.href);
				if (certificate === null) return { kind: 'later', reason: 'the certificate cannot be had' };
				if (!isValidAt(certificate, nowMs())) return { kind: 'forged', reason: 'its certificate is not valid now' };
				const isSignedFor = (id: string): boolean =>
					verify('RSA-SHA256', Buffer.from(signed.textFor(id)), certificate.publicKey, Buffer.from(signed.signature, 'base64'));
				if (isSignedFor(webhookId)) return toHint(call.body);
				return isSignedFor(simulatorId) ? { kind: 'nothing' } : { kind: 'forged', reason: 'its signature is wrong' };
			} catch (error) {
				return { kind: 'forged', reason: error instanceof Error ? error.message : String(error) };
			}
		},
	};
}

interface Signature {
	/** What is signed where a call is meant for the webhook of this id. */
	textFor(webhookId: string): string;
	readonly signature: string;
	readonly certificateUrl: string;
}

function signatureOf({ headers, body }: CallFromProvider): Signature | null {
	const header = (name: string): string | null => {
		const value = headers[`paypal-${name}`];
		return typeof value === 'string' && value !== '' ? value : null;
	};
	const [id, time, signature, certificateUrl] = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url'].map(header);
	if (!id || !time || !signature || !certificateUrl || header('auth-algo')?.toUpperCase() !== 'SHA256WITHRSA') return null;
	return { textFor: (webhookId) => `${id}|${time}|${webhookId}|${crc32(body)}`, signature, certificateUrl };
}

async function fetchChain(url: string, { fetch, timeout }: Network): Promise<readonly X509Certificate[] | null> {
	const answer = await fetch(url, { redirect: 'error', signal: timeout(fetchTimeoutMs) }).catch(() => null);
	if (answer === null || !answer.ok) return null;
	const blocks = (await answer.text()).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
	return blocks.slice(0, 5).map((block) => new X509Certificate(block));
}

/** Each is issued by the next one, and the last by an authority. */
function isTrusted(chain: readonly X509Certificate[], authorities: readonly string[]): boolean {
	const isIssued = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
		issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
	const last = chain.at(-1);
	if (last === undefined) return false;
	const isLinked = chain.every((each, index) => {
		const next = chain[index + 1];
		return next === undefined || isIssued(each, next);
	});
	return (
		isLinked &&
		authorities.map((pem) => new X509Certificate(pem)).some((root) => root.fingerprint256 === last.fingerprint256 || isIssued(last, root))
	);
}

function isValidAt({ validFromDate, validToDate }: X509Certificate, now: number): boolean {
	return validFromDate.getTime() <= now && now <= validToDate.getTime();
}

/** Payments name our order themselves; PayPal's orders, refunds and disputes are found by what they belong to. */
function toHint(body: Buffer): Heard {
	const parsed = event.safeParse(JSON.parse(body.toString('utf8')));
	if (!parsed.success) return { kind: 'nothing' };
	const { event_type: type, resource } = parsed.data;
	const { id, custom_id: order, dispute_id: dispute } = resource;
	if (type.startsWith('CUSTOMER.DISPUTE.')) return dispute === undefined ? { kind: 'nothing' } : hint({ dispute });
	if (type.startsWith('CHECKOUT.ORDER.')) return id === undefined ? { kind: 'nothing' } : hint({ session: id });
	if (!type.startsWith('PAYMENT.CAPTURE.')) return { kind: 'nothing' };
	const session = resource.supplementary_data?.related_ids?.order_id;
	if (session !== undefined) return hint({ session });
	const capture = resource.links
		?.map(({ href }) => /\/v2\/payments\/captures\/([\w-]+)$/.exec(href)?.[1])
		.find((each) => each !== undefined);
	if (type.endsWith('.REFUNDED') || type.endsWith('.REVERSED')) return hint({ ...(capture && { money: capture }) });
	return hint({ ...(order && { order }), ...(id && { money: id }) });
}

function hint(found: Hint): Heard {
	return { kind: 'hint', hint: found };
}
