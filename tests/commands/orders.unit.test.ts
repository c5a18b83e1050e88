/** `npm run orders`, as its operator meets it: what it wants to know, what it answers, and how it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { judgeKlarna } from '../../commands/options/klarna-settings.ts';
import { judgeOrdersSettings, withCredentials } from '../../commands/options/orders-settings.ts';
import { judgePaypalSettings } from '../../commands/options/paypal-settings.ts';
import { defaultFolders, projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { defaultNumberFormats } from '../../orders/documents/numbers.ts';
import { watchStart } from '../../sandbox/program-start.ts';
import demoConfig from '../../site.config.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = join(projectDir, 'commands/run.js');
const sound = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' };

it('takes no payment later before the shop has clarified its role, and names what Klarna needs', () => {
	const klarna = { methodId: 5, scriptUrl: 'https://klarna.example/api.js' };
	const payments = { bankTransferId: 1, paypal: null, klarna };
	expect(judgeKlarna({}, payments).faults.map((fault) => fault.split(' ')[0])).toEqual([
		'payments.klarna.consumerCreditRole',
		'KLARNA_USERNAME',
		'KLARNA_PASSWORD',
	]);
	expect(judgeKlarna({}, payments).faults[0]).toContain('Directive (EU) 2023/2225');
	const env = { KLARNA_USERNAME: 'K123_shop', KLARNA_PASSWORD: 'geheim' };
	const clarified = { ...payments, klarna: { ...klarna, consumerCreditRole: 'ancillary' } } as const;
	expect(judgeKlarna(env, clarified)).toEqual({
		account: { apiUrl: 'https://api.klarna.com', username: 'K123_shop', password: 'geheim' },
		faults: [],
	});
	const wrong = judgeKlarna({ ...env, KLARNA_API_URL: 'https://api.klarna.com/v1' }, clarified);
	expect([wrong.account, wrong.faults]).toEqual([null, [expect.stringMatching(/^KLARNA_API_URL must be/)]]);
	expect(judgeKlarna({}, { ...payments, klarna: null })).toEqual({ account: null, faults: [] });
});

/** The demo's configuration, without payments through providers. */
async function configFile(): Promise<string> {
	const file = join(await temporaryFolder(), 'site.config.mjs');
	const payments = { bankTransferId: 1, paypal: null, klarna: null };
	writeFileSync(file, `export default ${JSON.stringify({ ...demoConfig, payments })};\n`);
	return file;
}

it('lists all that its environment and its configuration lack, and does not start', async () => {
	const env = { SMTP_URL: 'http://user:geheim@mail.example', DKIM_SELECTOR: 'shop', SITE_URL: 'www.example.com' };
	const data = join(await temporaryFolder(), 'data');
	const { exitCode, output } = await runProgram(process.execPath, [run, 'orders', '--data', data], { env });
	expect(exitCode).toBe(64);
	expect(
		output
			.trim()
			.split('\n')
			.map((line) => line.split(' ')[0]),
	).toEqual(['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'DKIM_SELECTOR']);
	expect(output).not.toContain('geheim');
	expect(output).toMatch(/^SMTP_URL .* Found: a value that is not shown\. /m);
});

it('says of a secret that is not set that it found nothing, and how to do without its provider', () => {
	const payments = {
		bankTransferId: 1,
		paypal: { scriptUrl: 'https://paypal.example' },
		klarna: { methodId: 5, scriptUrl: 'https://klarna.example' },
	};
	const paypal = judgePaypalSettings({ PAYPAL_CLIENT_SECRET: '' }, { payments }).faults;
	const klarna = judgeKlarna({}, payments).faults.slice(1);
	expect([paypal.length, klarna.length]).toEqual([4, 2]);
	for (const fault of [...paypal, ...klarna])
		expect(fault).toMatch(/ Found: nothing\. Fix: .*or set payments\.(?:paypal|klarna) to null\.$/);
	expect(judgeOrdersSettings({ SMTP_URL: '' }).faults[0]).toMatch(/^SMTP_URL .* Found: nothing\. /);
});

it('takes PayPal only with all that it needs to ask PayPal, and no payments that it could only believe', async () => {
	const data = join(await temporaryFolder(), 'data');
	const { exitCode, output } = await runProgram(process.execPath, [run, 'orders', '--data', data], { env: sound });
	const names = output.split('\n').map((line) => line.split(' ')[0]);
	const needed = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID', 'PAYPAL_WEBHOOK_ID'];
	expect([exitCode, names.filter((name) => name !== '')]).toEqual([64, [...needed, 'KLARNA_USERNAME', 'KLARNA_PASSWORD']]);
});

it('asks PayPal at its own addresses alone', () => {
	const env = {
		...{
			PAYPAL_CLIENT_ID: 'AZDxjDScFpQtjWTOUtWKbyN',
			PAYPAL_CLIENT_SECRET: 'EGnHDxD_qRPdaLdZz8iCr8N7',
			PAYPAL_MERCHANT_ID: 'ABCDEFGHJKLM1',
		},
		PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
	};
	const config = { payments: { bankTransferId: 1, paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' }, klarna: null } };
	const addressOf = (more: Record<string, string>) => judgePaypalSettings({ ...env, ...more }, config).settings?.apiUrl;
	expect([addressOf({}), addressOf({ PAYPAL_ENVIRONMENT: 'sandbox' })]).toEqual([
		'https://api-m.paypal.com',
		'https://api-m.sandbox.paypal.com',
	]);
	const wrong = judgePaypalSettings({ ...env, PAYPAL_ENVIRONMENT: 'http://127.0.0.1', PAYPAL_CLIENT_SECRET: 'geheim!' }, config);
	expect(wrong).toEqual({
		settings: null,
		faults: [expect.stringContaining('PAYPAL_CLIENT_SECRET'), expect.stringContaining('live or sandbox')],
	});
	expect(wrong.faults.join()).not.toContain('geheim');
	expect(judgePaypalSettings({}, { payments: { ...config.payments, paypal: null } })).toEqual({ settings: null, faults: [] });
});

it('answers on its port, tells its operator how it is, shows no page of arrivals, and ends when it is told to', async () => {
	const data = join(await temporaryFolder(), 'data');
	const args = [
		'orders',
		'--data',
		data,
		'--config',
		await configFile(),
		'--content',
		defaultFolders.content,
		'--port',
		'0',
		'--monitor-port',
		'0',
	];
	const child = spawn(process.execPath, [run, ...args], { env: { ...process.env, ...sound }, stdio: ['ignore', 'pipe', 'pipe'] });
	onTestFinished(() => void child.kill('SIGKILL'));
	let log = '';
	child.stdout.on('data', (bytes) => (log += String(bytes)));
	await watchStart(child, { name: 'npm run orders' }).untilSo(async () => placesIn(log) !== null, 120_000);
	const { url, monitorUrl } = placesIn(log) ?? {};
	expect(await (await fetch(`${url}/ecom/status`)).json()).toEqual({
		status: 'ok',
		maintenance: false,
		snapshot: expect.stringMatching(/^[0-9a-f]{16}$/),
	});
	expect((await fetch(`${url}/ecom/sandbox/x`)).status).toBe(404);
	expect(await (await fetch(`${monitorUrl}/ready`)).json()).toEqual({ ready: true, faults: [], mail: null, desk: null });
	expect(await (await fetch(`${monitorUrl}/metrics`)).text()).toMatch(
		/^orders_request_duration_seconds_count\{path="\/ecom\/status",status="200"\} 1$/m,
	);
	for (const path of ['aenne@post.example', 'newsletter/confirm?token=geheim', '%ff?token=geheim']) await fetch(`${url}/ecom/${path}`);
	child.kill('SIGTERM');
	expect(await once(child, 'exit')).toEqual([0, null]);
	expect(log).toContain('"path":"/ecom/newsletter/confirm"');
	expect(log).not.toMatch(/post\.example|geheim|127\.0\.0\.1"/);
});

/** What the service's log says of where it listens. */
function placesIn(log: string): { readonly url: string; readonly monitorUrl: string } | null {
	const line = log.split('\n').find((each) => each.includes('"The order service takes requests"') && each.endsWith('}'));
	return line === undefined ? null : JSON.parse(line);
}

it('takes servers whose time is asked for by their origins alone', () => {
	const judged = (TIME_HOSTS: string) => judgeOrdersSettings({ ...sound, TIME_HOSTS });
	expect(judged(' https://a.example  https://b.example ').settings?.timeHosts).toEqual(['https://a.example', 'https://b.example']);
	expect(judged('http://a.example').faults).toEqual([expect.stringMatching(/^TIME_HOSTS must be origins/)]);
	expect(judged('https://a.example/time').settings).toBeNull();
});

it('takes credentials of systemd before variables', async () => {
	const dir = await temporaryFolder();
	writeFileSync(join(dir, 'SMTP_URL'), 'smtps://mail.example.com\n');
	const env = withCredentials({ ...sound, CREDENTIALS_DIRECTORY: dir });
	expect(judgeOrdersSettings(env).settings).toEqual({
		numberFormats: defaultNumberFormats,
		mailFrom: 'shop@example.com',
		timeHosts: [],
		mailServer: { url: 'smtps://mail.example.com', dkim: null },
	});
});
