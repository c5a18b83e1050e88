/** No page, no data of a page and no script says of the law what is not true where the shop sits. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Content } from '../../shop/content/content.ts';
import { aContent, aManufacturer, aProduct, aShop, aSiteConfig, aText } from '../builders/content.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';

const germanLaw = /§\s*\d|\bBGB\b|UStG|PAngV|VSBG|\bDDG\b|BFSG|EGBGB/;
const euNotices =
	/Europäischen Union|European Union|Union européenne|GARAN|Verantwortlich in der EU|Responsible in the EU|Responsable dans l’UE|(?:Richtlinie|[Dd]irective)\s(?:\(EU\)\s)?\d/;

const field = {
	name: 'text',
	label: aText('Text'),
	type: 'text',
	required: true,
	maxLength: 9,
	options: [],
	glyphs: null,
	price: null,
} as const;

function shopIn(country: string): Content {
	const content = aContent({
		shop: aShop({ enableCart: true, ...(country === 'CH' && { legalPages: [] }) }),
		manufacturers: [aManufacturer({ responsiblePerson: { name: 'Importeur', postalAddress: 'Hafen 1', email: 'i@i.example', url: null } })],
		personalizations: [{ id: 3, displayName: aText('Gravur'), fields: [field], withdrawalExcluded: true }],
	});
	return { ...content, company: { ...content.company, country } };
}

const products = [
	aProduct({ manufacturerId: 7, taxScheme: 'margin', guaranteeYears: 5, containsBattery: true, personalizationId: 3 }),
	aProduct({ id: 2, taxScheme: 'small_business' }),
];

let sites: SmallSites;

beforeAll(async () => {
	sites = createSmallSites();
	for (const country of ['DE', 'FR', 'CH', 'GB']) {
		await sites.build(country, { content: shopIn(country), products, config: aSiteConfig({ orderServiceUrl: 'self' }) });
	}
	// one that was built for another country before, and knows it
	sites.copy('DE', 'moved');
	await sites.build('moved', { content: shopIn('CH'), products, config: aSiteConfig({ orderServiceUrl: 'self' }) });
}, 120_000);
afterAll(() => sites.remove());

/** Paths of the files in which a pattern is found. */
function filesWith(folder: string, pattern: RegExp): string[] {
	const dir = join(sites.work, folder);
	return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
		(file) =>
			statSync(join(dir, file)).isFile() && /\.(?:html|json|js|xml)$/.test(file) && pattern.test(readFileSync(join(dir, file), 'utf8')),
	);
}

it('German law is named in Germany alone', () => {
	expect(filesWith('DE', germanLaw)).toEqual(
		expect.arrayContaining(['schaufenster/ringe/ring-1/index.html', 'fr/schaufenster/warenkorb/index.html']),
	);
	expect(filesWith('FR', germanLaw)).toEqual([]);
	expect(filesWith('CH', germanLaw)).toEqual([]);
});

it('EU law and its notices stand in the EU alone', () => {
	for (const folder of ['DE', 'FR']) {
		expect(filesWith(folder, euNotices)).toEqual(
			expect.arrayContaining(['schaufenster/ringe/ring-1/index.html', 'schaufenster/warenkorb/index.html']),
		);
		expect(sites.read(folder, 'index.html')).toContain('/vertrag-widerrufen');
	}
	expect(filesWith('CH', euNotices)).toEqual([]);
	expect(filesWith('CH', /vertrag-widerrufen|withdraw-from-contract|se-retracter/).filter((file) => !file.endsWith('.js'))).toEqual([]);
});

it('German holidays are days off for German parcels alone', () => {
	expect(filesWith('DE', /weekdaysOnly"/).filter((file) => !file.endsWith('.js'))).toEqual([]);
	for (const folder of ['FR', 'CH']) {
		expect(filesWith(folder, /weekdaysOnly"/)).toEqual(expect.arrayContaining(['schaufenster/kasse/index.html']));
	}
});

it('pages that tell times say in which zone the shop is, outside that of Berlin alone', () => {
	expect(filesWith('DE', /"timeZone"/).filter((file) => /\.(?:html|json)$/.test(file) && !file.includes('/sq/'))).toEqual([]);
	for (const page of ['ringe/ring-1', 'warenkorb', 'kasse']) {
		expect(sites.read('GB', `schaufenster/${page}/index.html`)).toContain('"timeZone":"Europe/London"');
	}
	expect(sites.read('GB', 'vertrag-widerrufen/index.html')).toContain('"timeZone":"Europe/London"');
});

it('a shop that moves is built as one that was there from the start', () => {
	const read = (folder: string) => filesWith(folder, /^/).map((file) => [file, sites.read(folder, file)]);
	expect(read('moved')).toEqual(read('CH'));
});
