/** PayPal's signed calls: an authority of its own, a certificate that it issues, and the headers that a call carries. */
import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface CallSigner {
	/** Which a service has to trust. */
	readonly authority: string;
	/** What lies at the certificate's address: the certificate alone. */
	readonly certificate: string;
	/** `certificateUrl`: where the certificate lies. */
	headersOf(
		body: string,
		options: { readonly webhookId: string; readonly certificateUrl: string; readonly nowMs?: number },
	): Record<string, string>;
}

/** The events that a shop's webhook is set up for. */
export const webhookEvents = [
	...['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.PENDING'],
	...['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'],
	...['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED'],
];

/** PayPal's simulator signs with this word in the place of a webhook's id: https://developer.paypal.com/api/rest/webhooks/simulator/ */
export const simulatorWebhookId = 'WEBHOOK_ID';

export const certificatePath = '/v1/notifications/certs/CERT-stand-in';

export function createCallSigner(): CallSigner {
	const [authorityKeys, ownKeys] = [
		generateKeyPairSync('rsa', { modulusLength: 2048 }),
		generateKeyPairSync('rsa', { modulusLength: 2048 }),
	];
	return {
		authority: certify({
			subject: 'Stand-in authority',
			issuer: 'Stand-in authority',
			key: authorityKeys.publicKey,
			by: authorityKeys.privateKey,
			isAuthority: true,
		}),
		certificate: certify({
			subject: 'messageverificationcerts.paypal.com',
			issuer: 'Stand-in authority',
			key: ownKeys.publicKey,
			by: authorityKeys.privateKey,
			isAuthority: false,
		}),
		headersOf(body, { webhookId, certificateUrl, nowMs = Date.now() }) {
			const [id, time] = [randomUUID(), new Date(nowMs).toISOString()];
			const text = `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`;
			return {
				'content-type': 'application/json',
				'paypal-transmission-id': id,
				'paypal-transmission-time': time,
				'paypal-transmission-sig': createSign('RSA-SHA256').update(text).sign(ownKeys.privateKey, 'base64'),
				'paypal-cert-url': certificateUrl,
				'paypal-auth-algo': 'SHA256withRSA',
			};
		},
	};
}

interface Wish {
	readonly subject: string;
	readonly issuer: string;
	readonly key: KeyObject;
	readonly by: KeyObject;
	readonly isAuthority: boolean;
}

/** An X.509 certificate of version 3 (RFC 5280), valid from 2020 to 2049; Node reads certificates and makes none. */
function certify({ subject, issuer, key, by, isAuthority }: Wish): string {
	const algorithm = sequence(oid('2a864886f70d01010b'), der(0x05));
	const name = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));
	const basicConstraints = sequence(
		oid('551d13'),
		der(0x01, Buffer.from([0xff])),
		der(0x04, sequence(...(isAuthority ? [der(0x01, Buffer.from([0xff]))] : []))),
	);
	const content = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.from([isAuthority ? 1 : 2])),
		algorithm,
		name(issuer),
		sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
		name(subject),
		key.export({ type: 'spki', format: 'der' }),
		der(0xa3, sequence(basicConstraints)),
	);
	const signature = createSign('RSA-SHA256').update(content).sign(by);
	const whole = sequence(content, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
	const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
	return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function sequence(...parts: readonly Buffer[]): Buffer {
	return der(0x30, ...parts);
}

function oid(hex: string): Buffer {
	return der(0x06, Buffer.from(hex, 'hex'));
}

/** Tag, length and content (ITU-T X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
