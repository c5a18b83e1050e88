/**
 * Where each duty holds, and by which rule. Germany's paragraphs are named to a shop in Germany alone; in the rest of the EU it is the act of the EU that
 * they come from. In other countries the build asks only for what keeps a page truthful, and names no law.
 */
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { LawRegion } from '../../site/law.ts';
import type { ProblemCode } from '../../site/problem-codes.ts';

export type LawCode = Extract<ProblemCode, `law-${string}`>;

/** A rule as a text names it, such as `§ 5 DDG`. */
export type Rule = PerLanguage<string>;

/** `unnamed`: the fault is reported without naming a rule. null: there is no such duty. */
export type RegionRule = Rule | 'unnamed' | null;

/** A law that all languages call by its German name. */
const german = (rule: string): Rule => ({ de: rule, en: rule, fr: rule.replace(/^Art\./, 'art.') });
/** A directive as each language names it; `article` is before it. */
const directive = (number: string, article = ''): Rule => ({
	de: article === '' ? `Richtlinie ${number}` : `${article} der Richtlinie ${number}`,
	en: article === '' ? `Directive ${number}` : `${article} of Directive ${number.replace(/\/EG$/, '/EC')}`,
	fr: `${article === '' ? '' : `${article.replace('Art. ', 'art.\u00a0')} de la `}directive ${toFrench(number)}`,
});
const toFrench = (number: string): string => number.replace('(EU)', '(UE)').replace(/\/EU$/, '/UE').replace(/\/EG$/, '/CE');
const only = (DE: Rule, EU: RegionRule): Readonly<Record<LawRegion, RegionRule>> => ({ DE, EU, other: null });
const everywhere = (DE: Rule, EU: RegionRule): Readonly<Record<LawRegion, RegionRule>> => ({ DE, EU, other: 'unnamed' });

const accessibility = '(EU) 2019/882';
const consumerRights = '2011/83/EU';
const priceIndication = '98/6/EG';
const unfairPractices = '2005/29/EG';
const productSafety: Rule = { de: 'Art. 19 GPSR', en: 'Art. 19 GPSR', fr: 'art.\u00a019 RSGP' };
const beforeTheOrder: Rule = { de: '§ 312j Abs. 1 BGB', en: '§ 312j (1) BGB', fr: '§ 312j, al. 1 BGB' };

export const lawRules: Readonly<Record<LawCode, Readonly<Record<LawRegion, RegionRule>>>> = {
	'law-accessibility': only(german('BFSG'), directive(accessibility)),
	'law-accessibility-parts': only(german('§ 14 BFSG'), directive(accessibility)),
	'law-base-price': everywhere(german('§ 4 PAngV'), directive(priceIndication, 'Art. 3')),
	'law-delivery-limits': everywhere(beforeTheOrder, directive(consumerRights, 'Art. 8')),
	'law-delivery-time': only(german('Art. 246a § 1 EGBGB'), directive(consumerRights, 'Art. 6')),
	// Directive 2013/11/EU wants a statement from the companies alone that take part.
	'law-dispute-resolution': only(german('§ 36 VSBG'), null),
	'law-fineness': everywhere(german('FeinGehG'), 'unnamed'),
	'law-imprint': only(german('§ 5 DDG'), directive('2000/31/EG', 'Art. 5')),
	'law-manufacturer': only(productSafety, productSafety),
	'law-manufacturer-address': only(productSafety, productSafety),
	'law-offer-identity': only(productSafety, productSafety),
	'law-payment-methods': everywhere(beforeTheOrder, directive(consumerRights, 'Art. 8')),
	'law-rating-date': everywhere({ de: '§ 5b Abs. 3 UWG', en: '§ 5b (3) UWG', fr: '§ 5b, al. 3 UWG' }, directive(unfairPractices, 'Art. 7')),
	'law-recommended-price': everywhere(german('§ 5 UWG'), directive(unfairPractices, 'Art. 6')),
	'law-reduction': everywhere(german('§ 11 PAngV'), directive(priceIndication, 'Art. 6a')),
	'law-responsible-person': only(productSafety, productSafety),
	'law-withdrawal-endpoint': only(german('§ 356a BGB'), directive(consumerRights, 'Art. 11a')),
	'law-withdrawal-form': only(
		{ de: 'Art. 246a § 1 Abs. 2 EGBGB', en: 'Art. 246a § 1 (2) EGBGB', fr: 'art. 246a § 1, al. 2 EGBGB' },
		directive(consumerRights, 'Art. 6'),
	),
	'law-withdrawal-function': only(german('Art. 246a § 1 EGBGB, § 356a BGB'), directive(consumerRights, 'Art. 6')),
};

/** Such as ` (§ 5 DDG)`; empty where no rule is named. */
export function ruleSuffix(rule: RegionRule, language: Language): string {
	return rule === null || rule === 'unnamed' ? '' : ` (${rule[language]})`;
}

export function isLawCode(code: ProblemCode): code is LawCode {
	return Object.hasOwn(lawRules, code);
}
