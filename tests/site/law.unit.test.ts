/** What a shop says of the law is true where it sits. */
import { describe, expect, it } from 'vitest';
import { languages } from '../../site/languages.ts';
import { isBeyondCustoms, type LawWords, lawOf, laws } from '../../site/law.ts';

const germanLaw = /§|BGB|UStG|PAngV|VSBG|DDG|BattG/;
const euLaw = /Richtlinie|Directive|directive|Verordnung|Regulation|\bEU\b|\bUE\b/;

const sentences = ({ tax, ...others }: LawWords): readonly string[] => [...Object.values(tax), ...Object.values(others)];
const said = (region: keyof typeof laws): string => languages.flatMap((language) => sentences(laws[region].words[language])).join('\n');

it.each([
	['DE', 'DE'],
	['AT', 'EU'],
	['FR', 'EU'],
	['GR', 'EU'],
	['CH', 'other'],
	['LI', 'other'],
	['GB', 'other'],
	['US', 'other'],
	['XX', 'other'],
])('the law of %s is that of %s', (country, region) => {
	expect(lawOf(country).region).toBe(region);
});

describe('German law', () => {
	it('is named in Germany alone', () => {
		expect(said('DE')).toMatch(germanLaw);
		expect(said('EU')).not.toMatch(germanLaw);
		expect(said('other')).not.toMatch(germanLaw);
		expect([laws.DE, laws.EU, laws.other].map(({ withdrawalRule }) => germanLaw.test(withdrawalRule.de))).toEqual([true, false, false]);
	});
});

describe('EU law', () => {
	it('is named in the EU alone', () => {
		expect(said('EU')).toMatch(euLaw);
		expect(said('other')).not.toMatch(euLaw);
		expect(laws.other).toMatchObject({
			showsGuarantee: false,
			namesResponsiblePerson: false,
			demandsWithdrawal: false,
			withdrawalRule: { de: '', en: '', fr: '' },
		});
	});
});

it.each([
	['DE', 'AT', false],
	['FR', 'DE', false],
	['DE', 'MC', false],
	['DE', 'CH', true],
	['CH', 'DE', true],
	['CH', 'CH', false],
	['CH', 'LI', false],
	['GB', 'CH', true],
])('a parcel from %s to %s crosses a customs border: %s', (from, to, isBeyond) => {
	expect(isBeyondCustoms(from, to)).toBe(isBeyond);
});
