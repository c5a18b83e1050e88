/** Which services a site names, by content and configuration. */
import { describe, expect, it } from 'vitest';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import { type Consent, effectiveConsents } from '../../../shop/content/consent.ts';
import type { Content } from '../../../shop/content/content.ts';
import { type DataContext, filmsOf } from '../../../shop/data/data-context.ts';
import { toServicesData } from '../../../shop/data/services.ts';
import { toThirdParties } from '../../../shop/data/third-parties.ts';
import type { SiteConfig } from '../../../site/config.ts';
import { aContent, aPage, aSiteConfig, aText } from '../../builders/content.ts';
import { nobodyElse } from '../../builders/third-parties.ts';

const matomo = { url: 'https://matomo.example/tool/', siteId: 32 };

function aConsent(functionId: string, fields: Partial<Consent> = {}): Consent {
	const name = aText(functionId);
	return {
		id: 1,
		functionId,
		displayName: name,
		description: null,
		link: null,
		defaultOn: true,
		consentGiven: false,
		locked: false,
		...fields,
	};
}

function context(config: Partial<SiteConfig>, content: Partial<Content>, consents: readonly Consent[] = []) {
	const whole = aContent({ ...content, consents: effectiveConsents(consents, { hasAnalytics: config.analytics != null }) });
	const texts: DataContext['texts'] = (language) => textsByLanguage[language];
	return { config: aSiteConfig(config), content: whole, films: filmsOf(whole), texts } as DataContext;
}

const project = { ...aContent().project, googlePlaceId: 'place' };

const film = aPage({ type: 'info', slug: 'film', video: 'https://filme.example/1' });

/** `id` of what the banner asks, `(id)` of what only its gate asks, `id!` of what is locked. */
function named(...from: Parameters<typeof context>): string[] {
	return toServicesData(context(...from), 'de').entries.map(({ id, asked, locked }) => (locked ? `${id}!` : asked ? id : `(${id})`));
}

describe('the services of a site', () => {
	it.each<[string, Parameters<typeof context>, string[]]>([
		['nothing configured', [{}, {}], ['functional!']],
		['analytics', [{ analytics: matomo }, {}], ['functional!', 'matomo', '(matomo_opt_out)']],
		['a map that nobody describes', [{ mapsKey: 'key' }, {}], ['functional!', '(maps)']],
		['a map that the content describes', [{ mapsKey: 'key' }, {}, [aConsent('maps')]], ['functional!', 'maps']],
		['a film that nobody describes', [{}, { pages: [film] }], ['functional!', '(video)']],
		['a film that the content describes', [{}, { pages: [film] }, [aConsent('video')]], ['functional!', 'video']],
		['what the content alone knows', [{}, {}, [aConsent('video')]], ['functional!', 'video']],
	])('%s', (_, from, expected) => {
		expect(named(...from)).toEqual(expected);
	});

	it('lets ratings wait for their own consent, or else for that of the map', () => {
		const config = { mapsKey: 'key' };
		const serviceOf = (consents: readonly Consent[]) => toServicesData(context(config, { project }, consents), 'de').rating?.service;
		expect([serviceOf([aConsent('ratings')]), serviceOf([])]).toEqual(['ratings', 'maps']);
		expect(toServicesData(context({}, { project }), 'de').rating).toBeNull();
		expect(toServicesData(context(config, {}), 'de').rating).toBeNull();
	});

	it('asks again when a text changes in any language, and not when another service does', () => {
		const versionOf = (consents: readonly Consent[], language: 'de' | 'fr' = 'de') =>
			toServicesData(context({}, {}, consents), language).entries.find(({ id }) => id === 'maps')?.version;
		const before = versionOf([aConsent('maps')]);
		const french = { ...aText('maps'), fr: { text: 'plan', language: 'fr' as const } };
		expect(versionOf([aConsent('maps')], 'fr')).toBe(before);
		expect(versionOf([aConsent('video'), aConsent('maps')])).toBe(before);
		expect(versionOf([aConsent('maps', { defaultOn: false })])).toBe(before);
		for (const change of [{ displayName: french }, { description: aText('anders') }, { link: 'https://maps.example' }]) {
			expect(versionOf([aConsent('maps', change)])).not.toBe(before);
		}
	});
});

it.each<[string, Partial<SiteConfig>, Partial<Content>, object]>([
	['nobody', {}, { project }, nobodyElse],
	[
		'the backend, by its origin',
		{ live: { url: 'https://cms.example/below', publicToken: 'public' } },
		{},
		{ live: 'https://cms.example' },
	],
	['the analytics tool, by its origin', { analytics: matomo }, {}, { analytics: 'https://matomo.example' }],
	[
		'payment providers, by the origins of their scripts',
		{
			payments: {
				bankTransferId: 1,
				paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' },
				klarna: { methodId: 5, scriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js' },
			},
		},
		{},
		{ paypal: 'https://www.paypal.com', klarna: 'https://x.klarnacdn.net' },
	],
	['a bank, which asks nothing', { payments: { bankTransferId: 1, paypal: null, klarna: null } }, {}, { paypal: null, klarna: null }],
	['ratings, with key and place', { mapsKey: 'key' }, { project }, { ratings: true, map: true }],
	['the hosts of films, each once', {}, { pages: [film, film, aPage()] }, { frames: ['https://filme.example'] }],
	['a map, with the key alone', { mapsKey: 'key' }, {}, { ratings: false, map: true }],
])('may ask %s', (_, config, content, expected) => {
	expect(toThirdParties(context(config, content))).toMatchObject(expected);
});
