/** The audit as lines of text: the same first screen as the report's, then what fits a terminal. */
import { type Audit, hasBase } from '../audit.ts';
import type { ChangeWithPictures } from '../changes/picture-changes.ts';
import { publishingEffects } from '../changes/publishing-effects.ts';
import { type AuditedProblem, chooseWorst, groupProblems, menders } from '../findings/audited-problem.ts';
import type { RecordRef } from '../records/describe-record.ts';
import { formatShare, formatTime } from '../report/format-values.ts';
import { changedText } from '../report/render-changes.ts';
import { valueText } from '../report/render-field-change.ts';
import { baseText, changeTexts, effectTexts, noBaseTexts } from '../texts/change-texts.ts';
import { collectionName, recordName } from '../texts/collection-names.ts';
import { placeText } from '../texts/place-text.ts';
import { menderTexts } from '../texts/problem-section-texts.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import type { ReportLanguage } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { lackTexts } from '../texts/section-texts.ts';
import { foundText } from './found-text.ts';

/** Lines of a list that are shown. */
const mostLines = 20;

export function formatAudit(audit: Audit, language: ReportLanguage): string {
	const t = (name: keyof typeof texts): string => texts[name][language];
	const name = ({ collection, id, label }: RecordRef) => `${recordName(collection)[language]} ${id}${label === '' ? '' : ` (${label})`}`;
	const { problems, changes, base } = audit;
	const errors = problems.filter(({ severity }) => severity === 'error').length;

	function section(title: string, lines: readonly string[]): string {
		const shown = lines.slice(0, mostLines);
		const rest = lines.length > shown.length ? [`  … ${lines.length - shown.length} ${t('omittedText')}`] : [];
		return lines.length === 0 ? '' : [title, ...shown.map((line) => `  ${line}`), ...rest].join('\n');
	}

	/** Several problems of one record and kind are told apart by where they are, and by what stands there. */
	function whereAndWhat({ place, found }: AuditedProblem): string {
		const where = placeText(place)[language];
		const what = found === null ? '' : foundText(found, language, name);
		return `${where === '' ? '' : `, ${where}`}${what === '' ? '' : `: ${what}`}`;
	}

	function describeChange({ record, how, fields, pictures }: ChangeWithPictures): string {
		const values = fields
			.filter(({ kind }) => how === 'changed' && (kind === 'price' || kind === 'stock'))
			.map((field) => {
				const [before, after] = [valueText(field, field.before)[language], valueText(field, field.after)[language]];
				return `${placeText(field.place)[language]} ${before} → ${after}`;
			});
		const effects = publishingEffects({ how, fields }).map((effect) => effectTexts[effect][language]);
		const told = [...effects, ...values];
		const what = told.length > 0 || how !== 'changed' ? told.join('; ') : changedText(fields, pictures.length)[language];
		return [`${changeTexts[how][language]}: ${name(record)}`, what].filter((part) => part !== '').join(', ');
	}

	const changeCount = hasBase(base) ? changes.length : '–';
	const blocks = [
		`${t('title')}: ${audit.project}, ${t('fetched')} ${formatTime(audit.fetchedAt)[language]}`,
		audit.isRejected ? t('rejected') : '',
		audit.pageCount === null ? t('noSite') : '',
		`${errors} ${t('errors')} · ${problems.length - errors} ${t('warnings')} · ${changeCount} ${t('changes')}`,
		section(
			t('worst'),
			chooseWorst(problems).map(
				({ problem, count }, at) =>
					`${at + 1}. ${t(problem.severity)}: ${problemTexts[problem.code].heading[language]}: ${name(problem.record)}${count > 1 ? `, ${count - 1} ${t('more')}` : whereAndWhat(problem)}`,
			),
		),
		...menders.map((mender) =>
			section(
				menderTexts[mender][language],
				groupProblems(problems.filter((problem) => problem.mender === mender)).map(
					({ first, members }) => `${String(members.length).padStart(4)}  ${problemTexts[first.code].heading[language]} (${first.code})`,
				),
			),
		),
		hasBase(base)
			? section(
					`${t('changes')} (${t('comparedWith')} ${formatTime(base.fetchedAt)[language]}, ${baseText(base.name)[language]})`,
					changes.length === 0 ? [t('noChanges')] : changes.map(describeChange),
				)
			: `${baseText(base.name)[language]}: ${noBaseTexts[base.reason][language]}`,
		section(
			t('translations'),
			lackingFirst(audit.translations).map(({ collection, coverage }) => {
				const shares = Object.entries(coverage).filter(([, { total }]) => total > 0);
				return `${collectionName(collection)[language]}: ${shares.map(([code, { written, total }]) => `${code} ${formatShare(written, total)}`).join(', ')}`;
			}),
		),
		section(
			t('lacking'),
			audit.lacking.flatMap(({ lack, records }) =>
				records.length === 0 ? [] : [`${lackTexts[lack].heading[language]}: ${records.length}`],
			),
		),
		section(
			t('links'),
			audit.deadLinks.map(
				({ target, lacks, referrers }) =>
					`${target} (${t(lacks === 'page' ? 'noPage' : 'noAnchor')}): ${referrers
						.flatMap(({ pages }) => pages)
						.slice(0, 3)
						.join(', ')}`,
			),
		),
	];
	return blocks.filter((block) => block !== '').join('\n\n');
}

/** What lacks most stands first, as long lists are cut. */
function lackingFirst(translations: Audit['translations']): Audit['translations'] {
	const lacks = ({ coverage }: Audit['translations'][number]) =>
		Object.values(coverage).reduce((sum, { written, total }) => sum + total - written, 0);
	return translations.toSorted((a, b) => lacks(b) - lacks(a));
}
