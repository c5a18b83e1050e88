/** Whether whoever has never seen code can read what the report says of a problem. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemGravity } from '../../../audit/findings/audited-problem.ts';
import { problemTextIn, problemTexts } from '../../../audit/texts/problem-texts.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { languages } from '../../../site/languages.ts';
import { laws } from '../../../site/law.ts';
import { isProblemCode, type ProblemCode, problemTraits } from '../../../site/problem-codes.ts';

const codes = Object.keys(problemTraits).filter(isProblemCode);

/** Words of those who make the site. Directus itself says "slug" and "project". */
const jargon = /\b(?:snapshot|schema|backend|token|JSON|placeholder|default|cache|shard|string|array|boolean|Vorgabe)\b|`/i;

it('has texts for each code of docs/problems.md, and a gravity', () => {
	const rows = readFileSync(join(projectDir, 'docs/problems.md'), 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm);
	const documented = [...rows].map(([, code]) => code).sort();
	expect(Object.keys(problemTexts).sort()).toEqual(documented);
	expect(Object.keys(problemGravity).sort()).toEqual(documented);
});

const everyText = Object.values(laws).flatMap(({ region }) => codes.map((code) => [code, region] as const));

describe.each(everyText)('%s (%s)', (code: ProblemCode, region) => {
	const { heading, meaning, fix } = problemTextIn(region, code);

	it.each(languages)('is reported in whole sentences, under a heading that fits a line (%s)', (language) => {
		expect(heading[language]).toMatch(/^.{8,52}[^.]$/);
		expect(meaning[language]).toMatch(/^\p{Lu}.{20,}\.$/su);
		expect(fix[language]).toMatch(/^\p{Lu}.{10,}\.$/su);
		expect(meaning[language]).not.toBe(fix[language]);
		expect(meaning[language]).not.toMatch(/[{}]/);
		if (region !== 'DE' && code !== 'legal-outdated')
			expect(meaning[language] + fix[language]).not.toMatch(/§|BFSG|VSBG|DDG|BGB|PAngV|UWG/);
	});

	it.each(languages)('needs no words of those who make the site (%s)', (language) => {
		expect([heading, meaning, fix].map((text) => text[language]).filter((text) => jargon.test(text))).toEqual([]);
	});

	it('is not the same in two languages', () => {
		for (const text of [heading, meaning, fix]) expect(new Set(Object.values(text)).size).toBe(languages.length);
	});
});

it('has a heading of its own for each code', () => {
	for (const language of languages) {
		const headings = codes.map((code) => problemTexts[code].heading[language]);
		expect(new Set(headings).size).toBe(headings.length);
	}
});
