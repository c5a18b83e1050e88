import { describe, expect, it } from 'vitest';
import { configOfShop } from '../../commands/options/shop-config.ts';
import { aSiteConfig } from '../builders/content.ts';
import { aProjectRecord } from '../builders/records.ts';

const shared = aSiteConfig({
	payments: { bankTransferId: 1, paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' }, klarna: null },
	reservations: { perOrder: 2 },
	hsts: 'subdomains',
});
const domain = 'uhren-nordlicht.example';
const judge = (settings: unknown, fields: object = {}) => configOfShop(shared, { ...aProjectRecord({ domain }), settings, ...fields });

function configOf(settings: unknown, from = shared) {
	const judged = configOfShop(from, { domain, settings });
	if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
	return judged.config;
}

function linesOf(settings: unknown, fields: object = {}): readonly string[] {
	const judged = judge(settings, fields);
	return 'problems' in judged ? judged.problems.map(({ field, message, fix }) => `${field}: ${message} ${fix}`) : [];
}

describe('a shop', () => {
	it.each([undefined, null, {}])('with nothing of its own (%j) has what all share, at its own domain', (settings) => {
		expect(configOf(settings)).toEqual({ ...shared, projectDomain: domain, siteUrl: `https://${domain}` });
	});

	it('replaces whole keys', () => {
		const own = {
			siteUrl: 'https://www.nordlicht.example',
			orderServiceUrl: null,
			languages: ['de', 'fr'],
			store: { path: 'uhrenladen' },
			specialBrand: null,
			analytics: { url: 'https://zahlen.example/matomo/', siteId: 2 },
			mapsKey: 'key-of-nordlicht',
			videoHosts: ['player.vimeo.com'],
			brandAreaHosts: ['area.example'],
			payments: { bankTransferId: 7, paypal: null, klarna: null },
			reservations: { perBuyer: 3 },
			retention: { messageDays: 30 },
			hsts: 'host',
		};
		expect(configOf(own)).toEqual({ ...shared, projectDomain: domain, ...own });
	});

	it('goes without what all others have, by null', () => {
		const { payments: _, reservations: __, hsts: ___, ...rest } = shared;
		const none = { payments: null, reservations: null, retention: null, hsts: null, brandAreaHosts: null };
		const { brandAreaHosts: ____, ...without } = rest;
		expect(configOf(none)).toEqual({ ...without, projectDomain: domain, siteUrl: `https://${domain}` });
	});

	it('is read as the file is: addresses get their usual form, and drafts stay on', () => {
		const config = configOf({ analytics: { url: 'https://zahlen.example/matomo', siteId: 2 } }, { ...shared, drafts: true });
		expect([config.analytics?.url, config.drafts]).toEqual(['https://zahlen.example/matomo/', true]);
	});
});

describe('settings with a fault', () => {
	it('are problems of the record', () => {
		expect(judge({ store: { path: 'assets' } })).toEqual({
			problems: [
				{
					...{ code: 'shop-setting-invalid', severity: 'error', collection: 'project', id: domain, field: 'settings.store.path' },
					message: 'store.path is a folder that the site itself uses. Found: "assets".',
					fix: 'docs/configuration.md shows each setting with an example.',
				},
			],
		});
	});

	it.each<[object, string]>([
		[{ siteUrl: 'https://nordlicht.example/' }, 'siteUrl'],
		[{ orderServiceUrl: 'same' }, 'orderServiceUrl'],
		[{ languages: ['en'] }, 'languages'],
		[{ languages: ['de', 'xx'] }, 'languages.1'],
		[{ store: null }, 'store'],
		[{ store: { path: 'Shop' } }, 'store.path'],
		[{ store: { path: 'shop', root: 1 } }, 'store.root'],
		[{ specialBrand: 'Alder Mark' }, 'specialBrand'],
		[{ analytics: { url: 'https://a.example', siteId: 0 } }, 'analytics.siteId'],
		[{ mapsKey: 'a key' }, 'mapsKey'],
		[{ videoHosts: ['https://player.vimeo.com'] }, 'videoHosts.0'],
		[{ brandAreaHosts: 'area.example' }, 'brandAreaHosts'],
		[{ payments: { bankTransferId: 4, paypal: null, klarna: null } }, 'payments.bankTransferId'],
		[{ reservations: { unpaidPercent: 101 } }, 'reservations.unpaidPercent'],
		[{ retention: { sentDays: 0 } }, 'retention.sentDays'],
		[{ hsts: 'all' }, 'hsts'],
	])('name it: %j', (settings, name) => {
		expect(linesOf(settings)).toEqual([expect.stringContaining(`settings.${name}: ${name} `)]);
	});

	it('name what no shop may set, and what does not exist', () => {
		expect(linesOf({ images: {}, live: { publicToken: 'secret-token' }, colour: 1, toString: 1 })).toEqual([
			'settings.images: images is the same for all shops of this Directus. Remove it; whoever runs the shops can set it in the shared configuration.',
			'settings.live: live is the same for all shops of this Directus. Remove it; whoever runs the shops can set it in the shared configuration.',
			'settings.colour: colour is no setting. Correct its spelling, or remove it.',
			'settings.toString: toString is no setting. Correct its spelling, or remove it.',
		]);
	});

	it('are all named at once', () => {
		expect(linesOf({ problems: {}, languages: [], store: { path: 7 }, hsts: 1 })).toHaveLength(4);
	});

	it.each(['{"languages":["de"]}', 7, ['languages'], true])('are no object: %j', (settings) => {
		expect(linesOf(settings)).toEqual([expect.stringMatching(/^settings: The settings must be an object /)]);
	});

	it.each([null, '', 7, 'Nordlicht', '../nordlicht.example', 'https://nordlicht.example'])('have a domain that is none: %j', (given) => {
		expect(linesOf({ siteUrl: 'https://www.nordlicht.example' }, { domain: given })).toEqual([
			expect.stringMatching(/^domain: The domain must be /),
		]);
	});

	it('repeat no password', () => {
		expect(linesOf({ siteUrl: 'https://a:s3cret@nordlicht.example' }).join()).not.toContain('s3cret');
	});
});
