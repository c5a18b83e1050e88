/** Mutations of the rows 3.2 to 3.7: the browser. */
import type { Mutation } from '../mutation.ts';

const shopServer = 'tests/commands/programs/shop-server.unit.test.ts';
const service = 'tests/orders/service.unit.test.ts';
const foreignPosts = 'tests/orders/foreign-posts.unit.test.ts';
const ownHeaders = { file: shopServer, name: 'gives each answer its own headers, once' };

export const ofBrowser: readonly Mutation[] = [
	{
		rows: ['3.2.1'],
		file: 'orders/start-order-service.ts',
		text: 'contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["\'none\'"], frameAncestors: ["\'none\'"] } },',
		becomes: 'contentSecurityPolicy: false,',
		test: ownHeaders,
	},
	{
		rows: ['3.2.2'],
		file: 'orders/http/arrivals-page.ts',
		text: "${escapeHtml(String(value ?? ''))}",
		becomes: "${String(value ?? '')}",
		test: { file: service, name: 'shows what arrived as text, on this machine, to who knows the address' },
	},
	{
		rows: ['3.4.1'],
		file: 'renderer/hosts/header-model.ts',
		text: 'return [...securityHeaders, strict, ',
		becomes: 'return [...securityHeaders, ',
		test: ownHeaders,
	},
	{
		rows: ['3.4.2'],
		file: 'orders/start-order-service.ts',
		text: '\t\t\torigin: options.siteUrl(),\n',
		becomes: "\t\t\torigin: '*',\n",
		test: { file: service, name: 'lets the scripts of its site ask, and leads to it, where both have origins of their own' },
	},
	{
		rows: ['3.4.3'],
		file: 'renderer/hosts/content-security-policy.ts',
		text: "'default-src': [\"'none'\"],",
		becomes: "'default-src': ['https:'],",
		test: {
			file: 'tests/renderer/html/document.unit.test.ts',
			name: "allows the shell's sheet and the template's by their hashes, the own host, and nothing unsafe",
		},
	},
	{
		rows: ['3.4.4'],
		file: 'renderer/hosts/header-model.ts',
		text: "\t{ name: 'X-Content-Type-Options', value: 'nosniff' },\n",
		becomes: '',
		test: ownHeaders,
	},
	{
		rows: ['3.4.4'],
		file: 'renderer/hosts/apache-file.ts',
		text: '...headersFor(\'/\', config).map(({ name, value }) => `Header always set ${name} "${value}"`),',
		becomes: '',
		test: {
			file: 'tests/renderer/hosts/host-rules.unit.test.ts',
			name: 'Apache is told each header of the model, and noindex of a site with drafts',
		},
	},
	{
		rows: ['3.4.5'],
		file: 'renderer/hosts/header-model.ts',
		text: "\t{ name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },\n",
		becomes: '',
		test: ownHeaders,
	},
	{
		rows: ['3.4.6'],
		file: 'renderer/hosts/header-model.ts',
		text: "\t{ name: 'Content-Security-Policy', value: \"frame-ancestors 'none'\" },\n",
		becomes: '',
		test: ownHeaders,
	},
	{
		rows: ['3.5.1', '3.5.2'],
		file: 'orders/start-order-service.ts',
		text: "if (method !== 'POST' || headers['sec-fetch-site'] !== 'cross-site') return;",
		becomes: "if (method !== '') return;",
		test: { file: foreignPosts, name: 'refuses forms and calls that a page of another site sends, and stores nothing of them' },
	},
	{
		rows: ['3.5.2'],
		file: 'orders/start-order-service.ts',
		text: 'if (crossOrigin && headers.origin === siteUrl()) return;',
		becomes: 'if (crossOrigin) return;',
		test: { file: foreignPosts, name: 'takes what its site sends from another site, where the two have origins of their own' },
	},
	{
		rows: ['3.5.3'],
		file: 'orders/forms/newsletter.ts',
		text: 'return isUsable(kind, token, service) ?',
		becomes: 'return confirmSubscription(token, service) && isUsable(kind, token, service) ?',
		test: {
			file: 'tests/orders/newsletter.unit.test.ts',
			name: 'begins with the button that the mail leads to, not with the sign-up, and not by looking at the link',
		},
	},
	{
		rows: ['3.5.5'],
		file: 'client/boot.ts',
		text: 'function boot(): void {\n',
		becomes: "function boot(): void {\n\twindow.addEventListener('message', ({ data }) => location.assign(data));\n",
		test: { file: 'tests/e2e/messages.e2e.ts', name: 'no script of the pages listens to messages' },
	},
	{
		rows: ['3.7.2'],
		file: 'renderer/output/stage-redirects.ts',
		text: '({ from: path, to: portalUrl })',
		becomes: '({ from: path, to: `https:/${path}` })',
		test: { file: 'tests/renderer/hosts/redirects.unit.test.ts', name: 'leads from the login to the content portal, however it is spelt' },
	},
];
