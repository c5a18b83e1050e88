/** What `npm start` adds to a built site: payments that end on this machine, and nothing else. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { defaultFolders, projectDir } from '../../commands/options/project-folder.ts';
import { serveWithOrders } from '../../commands/serving/serve-with-orders.ts';
import { serveWithStandIns } from '../../commands/serving/serve-with-stand-ins.ts';
import { standalonePolicy } from '../../renderer/hosts/content-security-policy.ts';
import { standInNotices } from '../../sandbox/providers/stand-in-page.ts';
import { toPolicies } from '../../shop/data/third-parties.ts';
import { languages } from '../../site/languages.ts';
import siteConfig from '../../site.config.ts';
import { nobodyElse } from '../builders/third-parties.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { payments } = siteConfig;
const [paypalUrl, klarnaUrl] = [payments?.paypal?.scriptUrl ?? '', payments?.klarna?.scriptUrl ?? ''];
const policies = toPolicies({ ...nobodyElse, paypal: new URL(paypalUrl).origin, klarna: new URL(klarnaUrl).origin });
const policy = standalonePolicy(policies.standalone.payment ?? {});
const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script type="application/json">${JSON.stringify({ paypalUrl: `${paypalUrl}?client-id=x&currency=EUR`, klarnaUrl })}</script>`;

async function site() {
	const dir = await temporaryFolder();
	for (const path of ['shop/kasse/zahlen', 'kontakt']) {
		mkdirSync(join(dir, path), { recursive: true });
		writeFileSync(join(dir, path, 'index.html'), page);
	}
	const orders = {
		orderServiceUrl: null,
		contentDir: defaultFolders.content,
		projectDomain: siteConfig.projectDomain,
		storePath: siteConfig.store.path,
		payments,
		orderDir: await temporaryFolder(),
		showsArrivals: false,
	};
	return { dir, port: 0, host: '127.0.0.1', orders };
}

it('leads the page on which orders are paid to stand-ins alone, and leaves every file as it was built', async () => {
	const options = await site();
	const { url, close } = await serveWithStandIns(options);
	onTestFinished(close);
	const served = await (await fetch(`${url}/shop/kasse/zahlen`)).text();
	const addresses = [...served.matchAll(/https?:\/\/[^\s"';]+/g)].map(([address]) => address);
	expect(addresses.length).toBeGreaterThan(10);
	for (const address of addresses) expect(new URL(address).hostname).toBe('127.0.0.1');
	const scripts = addresses.filter((address) => address.includes('.js') || address.includes('/sdk/js'));
	expect(scripts.map((script) => new URL(script).pathname + new URL(script).search)).toEqual([
		'/sdk/js?client-id=x&currency=EUR',
		'/kp/lib/v1/api.js',
	]);
	for (const script of scripts) {
		const answer = await fetch(script);
		expect(answer.headers.get('content-type')).toBe('text/javascript');
		expect(await answer.text()).not.toMatch(/https:\/\//);
	}
	const { origin } = new URL(scripts[0] ?? '');
	for (const path of ['/smart/buttons', '/checkoutnow', '/terms', '/dialog']) {
		for (const language of languages) {
			const shown = await (await fetch(`${origin}${path}?lang=${language}`)).text();
			expect(shown).toContain(`lang="${language}">${standInNotices[language]}<`);
		}
	}
	expect(await (await fetch(`${url}/kontakt`)).text()).toBe(page);
	expect(readFileSync(join(options.dir, 'shop/kasse/zahlen/index.html'), 'utf8')).toBe(page);
});

it('is not what npm run serve serves', async () => {
	const { url, close } = await serveWithOrders(await site());
	onTestFinished(close);
	expect(await (await fetch(`${url}/shop/kasse/zahlen`)).text()).toBe(page);
	// `npm run check` finds the way, see `reachRules`.
	const { metafile } = await build({
		entryPoints: ['serve', 'orders', 'build', 'release'].map((name) => join(projectDir, `commands/${name}.ts`)),
		...{
			bundle: true,
			write: false,
			metafile: true,
			outdir: '.',
			platform: 'node',
			format: 'esm',
			packages: 'external',
			logLevel: 'silent',
		},
	});
	const modules = Object.keys(metafile.inputs);
	expect(modules.length).toBeGreaterThan(100);
	expect(modules.filter((file) => /stand-ins|(^|\/)sandbox\//.test(file))).toEqual([]);
});
