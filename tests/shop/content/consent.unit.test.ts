import { describe, expect, it } from 'vitest';
import { effectiveConsents } from '../../../shop/content/consent.ts';
import { parseContent } from '../../../shop/content/parse-content.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import { aConsentRecord, projectDomain, someRecords } from '../../builders/records.ts';

const consents = (...records: Record<string, unknown>[]) => parsed({ consent: records.map(aConsentRecord) });
const outlineOf = (list: ReturnType<typeof effectiveConsents>) =>
	list.map(({ functionId, consentGiven, locked }) => [functionId, consentGiven, locked]);

describe('the consents of a site', () => {
	it('begin with the locked and given one for functional cookies, in every language', () => {
		const { content } = consents({});
		expect(outlineOf(content?.consents ?? [])).toEqual([
			['functional', true, true],
			['maps', false, false],
		]);
		const [functional] = content?.consents ?? [];
		expect(['de', 'en', 'fr'].map((language) => functional?.displayName[language as 'de'].language)).toEqual(['de', 'en', 'fr']);
	});

	it('start not given and unlocked, in their order, whatever the backend would like', () => {
		const { content, problems } = consents({ id: 1, sort: 2, default_on: true }, { id: 2, sort: 1, function_id: 'videos' });
		expect(problems).toEqual([]);
		expect(content?.consents.slice(1)).toMatchObject([
			{ functionId: 'videos', consentGiven: false, locked: false },
			{ functionId: 'maps', defaultOn: true, consentGiven: false, locked: false },
		]);
	});

	it('take the texts of a functional entry from the backend, and lock it all the same', () => {
		const { content } = consents({ function_id: 'functional', display_name: 'Nötiges' });
		expect(content?.consents).toMatchObject([
			{ functionId: 'functional', consentGiven: true, locked: true, displayName: { de: { text: 'Nötiges' } } },
		]);
	});

	it('end with analytics where the site has any, unless the backend defines it', () => {
		const [, maps] = consents({}).content?.consents ?? [];
		if (maps === undefined) throw new Error('the consent is sound');
		expect(outlineOf(effectiveConsents([maps], { hasAnalytics: true })).at(-1)).toEqual(['matomo', false, false]);
		expect(effectiveConsents([{ ...maps, functionId: 'matomo' }], { hasAnalytics: true })).toHaveLength(2);
		const records = (collection: string) => someRecords()[collection] ?? [];
		const { content } = parseContent({ records, notices: [] }, { projectDomain, hasAnalytics: true });
		expect(content?.consents.map(({ functionId }) => functionId)).toEqual(['functional', 'maps', 'matomo']);
	});
});

describe('a consent', () => {
	it.each([
		['a name that could not be a key', { function_id: 'a b' }, 'error field-type consent 1 function_id'],
		['no name', { function_id: null }, 'error field-required consent 1 function_id'],
		['a link to nowhere', { link: 'javascript:alert(1)' }, 'warning url-invalid consent 1 link'],
		['a link to another host without its scheme', { link: '//maps.example' }, 'warning url-invalid consent 1 link'],
	])('with %s is told', (_, fields, problem) => {
		expect(outline(consents(fields).problems)).toEqual([problem]);
	});

	it('may link to a page of the site', () => {
		const { content, problems } = consents({ link: '/datenschutz' });
		expect([content?.consents[1]?.link, problems]).toEqual(['/datenschutz', []]);
	});
});
