/** Mutations of the rows 11.3 to 12.3: cryptography and TLS. */
import type { Mutation } from '../mutation.ts';

export const ofCryptography: readonly Mutation[] = [
	{
		rows: ['11.3.3'],
		file: 'orders/backup/restore-backup.ts',
		text: "\t\tthrow error instanceof Error && 'syscall' in error ? error : new BackupUnreadable(file, error);\n",
		becomes: "\t\tif (error instanceof Error && 'syscall' in error) throw error;\n",
		test: { file: 'tests/orders/backup.unit.test.ts', name: 'restores nothing from a backup that is changed' },
	},
	{
		rows: ['11.4.3'],
		file: 'orders/documents/archive.ts',
		text: 'if (row.bytes instanceof Uint8Array && hash(row.bytes) !== row.sha256) return',
		becomes: 'if (row.bytes instanceof Uint8Array && row.sha256 === null) return',
		test: { file: 'tests/orders/documents/archive.unit.test.ts', name: 'names the first broken link where a file was changed' },
	},
	{
		rows: ['11.5.1'],
		file: 'commands/serving/serve-with-orders.ts',
		text: "randomBytes(24).toString('base64url')",
		becomes: "Buffer.alloc(24).toString('base64url')",
		test: {
			file: 'tests/commands/serve-with-orders.unit.test.ts',
			name: 'shows what arrived on no page unless it is asked to, and on another one each time',
		},
	},
	{
		rows: ['11.6.1'],
		file: 'orders/payments/paypal/paypal-webhook.ts',
		text: "return isSignedFor(simulatorId) ? { kind: 'nothing' } : { kind: 'forged', reason: 'its signature is wrong' };",
		becomes: "return isSignedFor(simulatorId) ? { kind: 'nothing' } : toHint(call.body);",
		test: {
			file: 'tests/orders/paypal/paypal-webhook.unit.test.ts',
			name: 'takes no call that PayPal did not sign for this webhook, and asks nobody else for certificates',
		},
	},
	{
		rows: ['11.6.1'],
		file: 'orders/outbox/mail-channel.ts',
		text: '\t\t...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),\n',
		becomes: '',
		test: { file: 'tests/orders/mail-server.unit.test.ts', name: 'signs mails with the key of the domain' },
	},
	{
		// The ciphers alone keep older versions away as well.
		rows: ['12.1.1'],
		file: 'orders/deploy/nginx.conf',
		text: 'ssl_protocols TLSv1.2 TLSv1.3;\n\tssl_ciphers ',
		becomes: 'ssl_protocols TLSv1.1 TLSv1.2 TLSv1.3;\n\tssl_ciphers ALL:@SECLEVEL=0:',
		test: { file: 'tests/commands/programs/shop-server.unit.test.ts', name: 'speaks TLS 1.2 and 1.3, and nothing older' },
	},
	{
		rows: ['12.3.1', '13.2.4'],
		file: 'commands/options/paypal-settings.ts',
		text: "PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox'], 'must be live or sandbox').default('live'),",
		becomes: "PAYPAL_ENVIRONMENT: z.string().default('live').transform((value) => (value === 'sandbox' ? value : 'live')),",
		test: { file: 'tests/commands/orders.unit.test.ts', name: 'asks PayPal at its own addresses alone' },
	},
];
