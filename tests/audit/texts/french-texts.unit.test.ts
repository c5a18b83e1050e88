/** The report's fixed texts in French: no word of another language, and the punctuation of French. */
import { expect, it } from 'vitest';
import { baseText, effectTexts, moreFieldsText, noBaseTexts, statusTexts } from '../../../audit/texts/change-texts.ts';
import { collectionName, recordName } from '../../../audit/texts/collection-names.ts';
import { directusTitle, fieldName, languageName } from '../../../audit/texts/field-names.ts';
import { problemTextIn } from '../../../audit/texts/problem-texts.ts';
import { countedText, type ReportText } from '../../../audit/texts/report-text.ts';
import { texts } from '../../../audit/texts/report-texts.ts';
import { fixerTexts, foundTexts, lackTexts, recordCountText } from '../../../audit/texts/section-texts.ts';
import { tables } from '../../../shop/collections/tables.ts';
import { languages } from '../../../site/languages.ts';
import { laws } from '../../../site/law.ts';
import { isProblemCode, problemTraits } from '../../../site/problem-codes.ts';

const collections = tables.filter(({ parent }) => parent === null).map(({ name }) => name);
/** Those that have a name for people; the others keep the title that Directus gives them. */
const fields = [...new Set(tables.flatMap(({ fields: own }) => Object.keys(own)))].filter(
	(name) => fieldName(name).de !== directusTitle(name),
);
const codes = Object.keys(problemTraits).filter(isProblemCode);

const named: Readonly<Record<string, readonly ReportText[]>> = {
	fixed: Object.values(texts),
	problems: Object.values(laws).flatMap(({ region }) => codes.flatMap((code) => Object.values(problemTextIn(region, code)))),
	around: [...Object.values(fixerTexts), ...Object.values(foundTexts), ...Object.values(lackTexts).flatMap((text) => Object.values(text))],
	changes: [...Object.values(effectTexts), ...Object.values(noBaseTexts), ...Object.values(statusTexts), baseText('HEAD')],
	counted: [1, 2].flatMap((count) => [
		countedText('errors', count),
		countedText('added', count),
		recordCountText(count),
		moreFieldsText(count),
	]),
	collections: collections.flatMap((collection) => [collectionName(collection), recordName(collection)]),
	fields: fields.map(fieldName),
	languages: languages.map(languageName),
};

/** Words that no French sentence has. */
const foreign =
	/(?<![\p{L}-])(?:der|das|und|oder|ist|sind|nicht|kein|keine|eine|einen|wird|werden|Sie|Ihre?|mit|für|auf|von|the|is|are|of|with|and|not|this|that|it|to|has|have)(?![\p{L}-])/u;

it.each(Object.entries(named))('%s: no word of German or English', (_, list) => {
	expect(list.length).toBeGreaterThan(2);
	expect(list.map(({ fr }) => fr).filter((fr) => foreign.test(fr))).toEqual([]);
});

it.each(Object.entries(named))('%s: a sentence differs from the other languages', (_, list) => {
	const isSentence = (text: string) => text.split(' ').length > 2;
	expect(list.filter(({ de, en, fr }) => fr === '' || (isSentence(fr) && (fr === de || fr === en)))).toEqual([]);
});

it.each(Object.entries(named))('%s: signs are set apart by spaces that do not break', (_, list) => {
	const broken = /[^\u202f][;!?»]|«(?!\u202f)|[^\u00a0]:(?!\/\/|\d)|n°(?!\u00a0)|['"“”„]/;
	expect(list.map(({ fr }) => fr).filter((fr) => broken.test(fr))).toEqual([]);
});

it('none is one of nothing, unlike in German and English', () => {
	const zero = countedText('errors', 0);
	expect([zero.fr, zero.en, countedText('errors', 1).fr, countedText('errors', 2).fr]).toEqual(['erreur', 'errors', 'erreur', 'erreurs']);
});
