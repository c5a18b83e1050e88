/** The texts of each kind of problem, for editors. docs/problems.md says the same to operators and developers. */
import { isLawCode, lawRules, ruleSuffix } from '../../shop/content/law-rules.ts';
import { perLanguage } from '../../site/languages.ts';
import type { LawRegion } from '../../site/law.ts';
import type { ProblemCode } from '../../site/problem-codes.ts';
import { addresses } from './problems/addresses.ts';
import { contact } from './problems/contact.ts';
import { links } from './problems/links.ts';
import { pictures } from './problems/pictures.ts';
import { productDuties } from './problems/product-duties.ts';
import { records } from './problems/records.ts';
import { shopDuties } from './problems/shop-duties.ts';
import { technical } from './problems/technical.ts';
import { languages, texts } from './problems/texts.ts';
import type { ProblemText, ReportText } from './report-text.ts';

export const problemTexts: Readonly<Record<ProblemCode, ProblemText>> = {
	...addresses,
	...contact,
	...languages,
	...links,
	...pictures,
	...productDuties,
	...records,
	...shopDuties,
	...technical,
	...texts,
};

/** Texts that differ in the EU, where some duties are smaller than in Germany. `{rule}` is the rule that demands it, or nothing. */
const inEu: Readonly<Partial<Record<ProblemCode, Pick<ProblemText, 'meaning' | 'fix'>>>> = {
	'law-accessibility-parts': {
		meaning: {
			de: 'Die Erklärung muss sagen, welche Anforderungen die Website erfüllt{rule}. Das fehlt.',
			en: 'The statement has to say which requirements the site meets{rule}. That is missing.',
			fr: 'La déclaration doit préciser à quelles exigences le site répond{rule}. Cette précision manque.',
		},
		fix: {
			de: 'Nennen Sie die Norm, zum Beispiel EN 301 549 oder WCAG 2.1.',
			en: 'Name the standard, such as EN 301 549 or WCAG 2.1.',
			fr: 'Citez la norme, par exemple EN 301 549 ou WCAG 2.1.',
		},
	},
	'law-imprint': {
		meaning: {
			de: 'Das Impressum braucht Anschrift, E-Mail und die Umsatzsteuer-Identifikationsnummer{rule}.',
			en: 'An imprint needs the address, an e-mail and the VAT number{rule}.',
			fr: 'Les mentions légales doivent comporter l’adresse, un e-mail et le numéro de TVA{rule}.',
		},
		fix: problemTexts['law-imprint'].fix,
	},
};

/** The text of a code in the shop's region. */
export function problemTextIn(region: LawRegion, code: ProblemCode): ProblemText {
	const { heading, meaning, fix } = { ...problemTexts[code], ...(region === 'EU' && inEu[code]) };
	return { heading, meaning: fillRule(meaning, region, code), fix };
}

function fillRule(text: ReportText, region: LawRegion, code: ProblemCode): ReportText {
	if (!isLawCode(code)) return text;
	const rule = lawRules[code][region];
	return perLanguage((language) => text[language].replace('{rule}', ruleSuffix(rule, language)));
}
