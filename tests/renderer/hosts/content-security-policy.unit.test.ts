import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, nobodyElse, type ThirdParties } from '../../../renderer/hosts/content-security-policy.ts';

const tool = 'https://matomo.example';

/** Sources by directive. */
function policy(thirdParties: Partial<ThirdParties> = {}): Record<string, string> {
	const directives = contentSecurityPolicy("'self'", { ...nobodyElse, ...thirdParties }).split('; ');
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
