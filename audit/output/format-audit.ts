/** The audit as lines of text: the same first screen as the report's, then what fits a terminal. */
import type { Language } from '../../site/languages.ts';
import { type Audit, hasBase } from '../audit.ts';
import type { ChangeWithPictures } from '../changes/picture-changes.ts';
import { publishingEffects } from '../changes/record-changes.ts';
import { type AuditedProblem, chooseWorst, fixers, groupProblems } from '../findings/audited-problem.ts';
import { formatShare, formatTime } from '../report/format-values.ts';
import { changedText, valueText } from '../report/render-changes.ts';
import { baseText, effectTexts, noBaseTexts } from '../texts/change-texts.ts';
import { collectionName } from '../texts/collection-names.ts';
import { placeText } from '../texts/field-names.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { type Counted, colon, countedText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { fixerTexts, lackTexts } from '../texts/section-texts.ts';
import { sharedFieldsText } from '../texts/shared-fields.ts';
import { placedRecord, problemLine, problemPlace, recordText, shortList, type TextEntry, textSection } from './problem-line.ts';

/** Pages with a dead link that are named. */
const mostPages = 3;

export function formatAudit(audit: Audit, language: Language): string {
	const t = (name: keyof typeof texts): string => texts[name][language];
	const { problems, changes, base } = audit;
	const errors = problems.filter(({ severity }) => severity === 'error').length;

	const section = (title: string, entries: readonly TextEntry[]) => textSection(title, entries, t('omittedText'));

	const warnings = problems.length - errors;
	const changeCount = hasBase(base) ? changes.length : null;
	const figure = (name: Counted, count: number | null) => `${count ?? '–'} ${countedText(name, count)[language]}`;
	const blocks = [
		`${labelled(t('title'), audit.project, language)}\n${t('fetched')} ${formatTime(audit.fetchedAt)[language]}`,
		audit.isRejected ? t('rejected') : '',
		audit.pageCount === null ? t('noSite') : '',
		[figure('errors', errors), figure('warnings', warnings), figure('changes', changeCount)].join(' · '),
		section(
			t('worst'),
			chooseWorst(problems).map(({ problem, count }, at) => ({ text: `${at + 1}. ${problemLine(problem, count, language)}` })),
		),
		...fixers.map((fixer) =>
			section(
				fixerTexts[fixer][language],
				problemEntries(
					problems.filter((problem) => problem.fixedBy === fixer),
					language,
				),
			),
		),
		hasBase(base)
			? section(
					`${t('changes')} (${t('comparedWith')} ${formatTime(base.fetchedAt)[language]}, ${baseText(base.name)[language]})`,
					changes.length === 0 ? [{ text: t('noChanges') }] : changes.map((change) => describeChange(change, language)),
				)
			: labelled(baseText(base.name)[language], noBaseTexts[base.reason][language], language),
		section(
			t('translations'),
			lackingFirst(audit.translations).map(({ collection, coverage }) => {
				const shares = Object.entries(coverage).filter(([, { total }]) => total > 0);
				const share = shares.map(([code, { written, total }]) => `${code} ${formatShare(written, total)}`).join(', ');
				return { text: labelled(collectionName(collection)[language], share, language) };
			}),
		),
		section(t('lacking'), lackingEntries(audit.lacking, language)),
		section(
			t('shared'),
			audit.shared.map(({ record, local, inherited }) => ({
				text: recordText(record, language),
				details: [
					labelled(t('local'), sharedFieldsText(local)[language], language),
					labelled(t('inherited'), sharedFieldsText(inherited)[language], language),
				],
			})),
		),
		section(
			t('links'),
			audit.deadLinks.map(({ target, lacks, referrers }) => ({
				text: `${target} (${t(lacks === 'page' ? 'noPage' : 'noAnchor')})`,
				details: referrers.map((referrer) => labelled(placedRecord(referrer, language), shortList(referrer.pages, mostPages), language)),
			})),
		),
	];
	return blocks.filter((block) => block !== '').join('\n\n');
}

/** An entry for each kind, with the places of its problems. */
function problemEntries(problems: readonly AuditedProblem[], language: Language): TextEntry[] {
	return groupProblems(problems).map(({ first, members }) => ({
		text: `${String(members.length).padStart(4)}  ${problemTexts[first.code].heading[language]} (${first.code})`,
		details: members.map((problem) => problemPlace(problem, language)),
	}));
}

function lackingEntries(lacking: Audit['lacking'], language: Language): TextEntry[] {
	return lacking.flatMap(({ lack, records }) =>
		records.length === 0
			? []
			: [
					{
						text: labelled(lackTexts[lack].heading[language], String(records.length), language),
						details: records.map((record) => recordText(record, language)),
					},
				],
	);
}

/** A text after its label. */
function labelled(label: string, text: string, language: Language): string {
	return `${label}${colon[language]} ${text}`;
}

/** Where a price or the stock changed, with both values. */
function describeChange({ record, how, fields, pictures }: ChangeWithPictures, language: Language): TextEntry {
	const values = fields
		.filter(({ kind }) => how === 'changed' && (kind === 'price' || kind === 'stock'))
		.map((field) => {
			const [before, after] = [valueText(field, field.before)[language], valueText(field, field.after)[language]];
			return `${placeText(field.place)[language]} ${before} → ${after}${field.isUnused ? ` (${texts.unused[language]})` : ''}`;
		});
	const effects = publishingEffects({ how, fields }).map((effect) => effectTexts[effect][language]);
	const told = [...effects, ...values];
	const details = told.length > 0 || how !== 'changed' ? told : [changedText(fields, pictures.length)[language]];
	const text = labelled(countedText(how, 1)[language], recordText(record, language), language);
	return details.length > 1 ? { text, details } : { text: [text, ...details].join(', ') };
}

/** The largest gaps come first, because long lists are cut. */
function lackingFirst(translations: Audit['translations']): Audit['translations'] {
	const lacks = ({ coverage }: Audit['translations'][number]) =>
		Object.values(coverage).reduce((sum, { written, total }) => sum + total - written, 0);
	return translations.toSorted((a, b) => lacks(b) - lacks(a));
}
