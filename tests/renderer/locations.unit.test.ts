/** A shop in several places shows each with its own contact and hours; the imprint keeps the first. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenLocation } from '../../shop/content/content.ts';
import { aContent, aSiteConfig, aText } from '../builders/content.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';

const base = aContent();
const first: OpenLocation = {
	id: 1,
	name: 'Goldschmiede',
	address: { street: 'Weinmarkt', number: '1', zipCode: '6004', city: 'Luzern', addressType: 'hq', country: 'CH' },
	email: 'post@goldschmiede.example',
	phones: [],
	openingPeriods: [],
};
const second: OpenLocation = {
	id: 2,
	name: 'Gwerder Strasbourg',
	address: { street: 'Rue du Dôme', number: '3', zipCode: '67000', city: 'Strasbourg', addressType: 'federal_office', country: 'FR' },
	email: 'strasbourg@gwerder.example',
	phones: [{ type: 'phone', primary: true, display: '+33 3 88 12 34 56', href: 'tel:+33388123456' }],
	openingPeriods: [{ sort: 1, location: 2, days: aText('Di - Sa'), opens: '11:00', closes: '18:30', closed: false, freeText: null }],
};
const content = aContent({
	company: { ...base.company, address: first.address, country: 'CH' },
	locations: [first, second],
	widgets: ['address', 'contact', 'openingHours'].map((name, sort) => ({
		name,
		sort,
		header: null,
		showLogo: false,
		position: 'footer' as const,
	})),
});

let sites: SmallSites;
beforeAll(async () => {
	sites = createSmallSites();
	await sites.build('site', { content, config: aSiteConfig({ mapsKey: 'key' }) });
}, 120_000);
afterAll(() => sites.remove());

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const footerOf = (html: string): string => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
const ofSecond = ['Gwerder Strasbourg', '3 Rue du Dôme', '67000 Strasbourg', 'tel:+33388123456', 'strasbourg@gwerder.example', '11:00'];

it('shows the second place on the contact page, with its way and its map', () => {
	const main = mainOf(sites.read('site', 'kontakt/index.html'));
	for (const words of [
		...ofSecond,
		'Weinmarkt 1',
		'3%20Rue%20du%20D%C3%B4me%2C%2067000%20Strasbourg',
		'3+Rue+du+D%C3%B4me%2C+67000+Strasbourg',
	]) {
		expect(main).toContain(words);
	}
});

it('shows it in the footer of every page', () => {
	const footer = footerOf(sites.read('site', 'index.html'));
	for (const words of ofSecond) expect(footer).toContain(words);
});

it('keeps the first in the imprint', () => {
	const main = mainOf(sites.read('site', 'impressum/index.html'));
	expect(main).toContain('Weinmarkt 1');
	expect(main).not.toContain('Rue du Dôme');
});

it('is a store of its own to search engines', () => {
	const html = sites.read('site', 'kontakt/index.html');
	const records = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? '{}'));
	const stores = records.filter((record) => record['@type'] === 'JewelryStore');
	expect(stores).toMatchObject([
		{ '@id': 'https://goldschmiede.example/#store', address: { addressLocality: 'Luzern', addressCountry: 'CH' } },
		{
			'@id': 'https://goldschmiede.example/#store-2',
			name: 'Gwerder Strasbourg',
			telephone: '+33388123456',
			address: { streetAddress: '3 Rue du Dôme', addressLocality: 'Strasbourg', addressCountry: 'FR' },
			openingHoursSpecification: [{ opens: '11:00', closes: '18:30' }],
			parentOrganization: { '@id': 'https://goldschmiede.example/#store' },
		},
	]);
});
