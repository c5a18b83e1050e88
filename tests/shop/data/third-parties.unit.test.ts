import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, standalonePolicy } from '../../../renderer/hosts/content-security-policy.ts';
import { type ThirdParties, toPolicies } from '../../../shop/data/third-parties.ts';
import { nobodyElse } from '../../builders/third-parties.ts';

const tool = 'https://matomo.example';

const everyPage = (thirdParties: ThirdParties) => contentSecurityPolicy("'self'", toPolicies(thirdParties).everyPage);
const paymentPolicy = (thirdParties: ThirdParties) => standalonePolicy(toPolicies(thirdParties).standalone.payment ?? {});

/** Sources by directive. */
function policy(thirdParties: Partial<ThirdParties> = {}): Record<string, string> {
	return read(everyPage({ ...nobodyElse, ...thirdParties }));
}

function read(text: string): Record<string, string> {
	const directives = text.split('; ');
	return Object.fromEntries(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]));
}

/** Policies of the site itself. */
const own = policy()['trusted-types'];

describe('the policy of a page', () => {
	it('knows nobody else where nothing is configured', () => {
		expect(JSON.stringify(policy())).not.toMatch(/https?:|unsafe|frame-src/);
		expect(policy()['trusted-types']).toBe('app worker');
	});

	it.each<[string, Partial<ThirdParties>, Record<string, string>]>([
		[
			'analytics',
			{ analytics: tool },
			{
				'script-src': `'self' ${tool}`,
				'connect-src': `'self' ${tool}`,
				'img-src': `'self' ${tool}`,
				'frame-src': tool,
				'trusted-types': `${own} analytics`,
			},
		],
		[
			'ratings',
			{ ratings: true },
			{
				'script-src': "'self' https://maps.googleapis.com",
				'connect-src': "'self' https://maps.googleapis.com https://places.googleapis.com",
				'trusted-types': `${own} @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html`,
			},
		],
		[
			'an order service of its own',
			{ orders: 'https://orders.example' },
			{ 'connect-src': "'self' https://orders.example", 'form-action': "'self' https://orders.example" },
		],
		['live content', { live: 'https://cms.example' }, { 'connect-src': "'self' https://cms.example", 'img-src': "'self'" }],
		['a map', { map: true }, { 'frame-src': 'https://www.google.com/maps/embed/' }],
		[
			'frames, each origin once',
			{ analytics: tool, frames: [tool, 'https://watch.example'] },
			{ 'frame-src': `${tool} https://watch.example` },
		],
	])('lets in what is configured: %s', (_, thirdParties, expected) => {
		expect(policy(thirdParties)).toMatchObject(expected);
	});

	it('changes nothing else for it', () => {
		const changed = Object.entries(policy({ map: true })).filter(([name, sources]) => policy()[name] !== sources);
		expect(changed).toEqual([['frame-src', 'https://www.google.com/maps/embed/']]);
	});
});

describe('a source that would end its directive', () => {
	const spoiled = [
		'https://x;script-src-elem',
		'https://x y',
		'https://x,y',
		"https://x'",
		'https://X',
		'https://é.example',
		'x.example',
		'*',
		'',
	];

	it.each(spoiled)('stops the build: %j', (origin) => {
		const places: Partial<ThirdParties>[] = [{ frames: [origin] }, { analytics: origin }, { orders: origin }, { live: origin }];
		for (const place of places) expect(() => policy(place)).toThrow('cannot stand in the policy');
		for (const place of [{ paypal: origin }, { klarna: origin }])
			expect(() => paymentPolicy({ ...nobodyElse, ...place })).toThrow('cannot stand in the policy');
		expect(() => contentSecurityPolicy(origin, {})).toThrow('cannot stand in the policy');
	});

	it('is no host with a port', () => {
		expect(policy({ frames: ['http://localhost:8055'] })['frame-src']).toBe('http://localhost:8055');
	});
});

describe('the policy of the payment page', () => {
	const providers = { paypal: 'https://www.paypal.com', klarna: 'https://x.klarnacdn.net' };
	const payment = (thirdParties: Partial<ThirdParties> = {}) => read(paymentPolicy({ ...nobodyElse, ...thirdParties }));

	it('lets in the configured providers, and nobody else', () => {
		const paypal = 'https://*.paypal.com https://*.paypalobjects.com';
		const klarna = 'https://*.klarna.com https://*.klarnacdn.net https://*.klarnaservices.com https://*.klarnaevt.com';
		expect(payment({ paypal: providers.paypal })).toEqual({
			'default-src': "'none'",
			'script-src': `'self' ${paypal}`,
			'style-src': `'self' 'unsafe-inline' ${paypal}`,
			'img-src': `'self' ${paypal} data:`,
			'font-src': `'self' ${paypal}`,
			'connect-src': `'self' ${paypal}`,
			'manifest-src': "'self'",
			'base-uri': "'none'",
			'form-action': "'self'",
			'frame-src': paypal,
		});
		expect(payment({ klarna: providers.klarna })['script-src']).toBe(`'self' ${klarna}`);
		expect(payment(providers)['frame-src']).toBe(`${paypal} ${klarna}`);
		expect(JSON.stringify(payment())).not.toMatch(/https?:/);
	});

	it('names the origin of a script that is at none of these hosts', () => {
		for (const paypal of ['https://pay.example', 'https://notpaypal.com', 'http://www.paypal.com']) {
			expect(payment({ paypal })['script-src']).toBe(`'self' ${paypal} https://*.paypal.com https://*.paypalobjects.com`);
		}
	});

	it('allows no script within the page and nobody but the providers, and keeps what the order asks besides', () => {
		const { 'script-src': scripts, 'connect-src': asked } = payment({
			...providers,
			analytics: tool,
			ratings: true,
			map: true,
			frames: ['https://watch.example'],
			orders: 'https://orders.example',
		});
		const whole = JSON.stringify(payment({ ...providers, analytics: tool, ratings: true, map: true, frames: ['https://watch.example'] }));
		expect(whole).toBe(JSON.stringify(payment(providers)));
		expect(scripts).not.toContain('unsafe');
		expect(asked).toContain("'self' https://orders.example");
	});

	it('is that of no other page: these differ in nothing where orders are paid', () => {
		const everybody = {
			analytics: tool,
			ratings: true,
			map: true,
			orders: 'https://orders.example',
			live: 'https://cms.example',
			frames: [],
		};
		expect(everyPage({ ...nobodyElse, ...everybody, ...providers })).toBe(
			"default-src 'none'; script-src 'self' https://matomo.example https://maps.googleapis.com; style-src 'self'; img-src 'self' https://matomo.example; " +
				"font-src 'self'; connect-src 'self' https://orders.example https://cms.example https://matomo.example https://maps.googleapis.com " +
				"https://places.googleapis.com; frame-src https://matomo.example https://www.google.com/maps/embed/; manifest-src 'self'; base-uri 'none'; " +
				"form-action 'self' https://orders.example; require-trusted-types-for 'script'; " +
				'trusted-types app worker analytics @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html',
		);
	});
});
