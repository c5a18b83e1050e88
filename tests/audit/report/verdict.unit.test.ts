/** The first screen of the report: whether the site can be published, and whether something is left to do. */
import { expect, it } from 'vitest';
import type { AuditedProblem } from '../../../audit/findings/audited-problem.ts';
import { renderReport } from '../../../audit/report/render-report.ts';
import { languages } from '../../../site/languages.ts';
import { anAudit } from './an-audit.ts';

const record = { collection: 'ecommerce_product', id: 1, label: 'Ring', url: null };
const shared = { field: 'images', message: '', fix: '', record, place: [], found: null, fixedBy: 'editor' } as const;
const error: AuditedProblem = { ...shared, code: 'price-invalid', severity: 'error' };
const warning: AuditedProblem = { ...shared, code: 'alt-missing', severity: 'warning' };

function verdictOn(problems: readonly AuditedProblem[]): Readonly<Record<string, string>> {
	const report = renderReport(anAudit({ problems }), { language: 'de', siteLanguages: languages });
	const [, verdict = ''] = /<p class="verdict">(.*?)<\/p>/.exec(report) ?? [];
	return Object.fromEntries([...verdict.matchAll(/lang="(..)">([^<]*)</g)].map(([, language, text]) => [language, text]));
}

it.each<[string, readonly AuditedProblem[], string, string, string]>([
	[
		'with an error, whatever else there is',
		[error, warning],
		'Mit Fehlern lässt sich die Website nicht veröffentlichen. Beginnen Sie mit Nummer 1.',
		'With errors the site cannot be published. Begin with number 1.',
		'Tant qu’il y a des erreurs, le site ne peut pas être publié. Commencez par le numéro 1.',
	],
	[
		'with warnings alone',
		[warning],
		'Die Website kann so veröffentlicht werden. Was folgt, macht sie besser.',
		'The site can be published as it is. What follows makes it better.',
		'Le site peut être publié tel quel. Ce qui suit l’améliore.',
	],
	[
		'without a problem',
		[],
		'Die Website kann so veröffentlicht werden.',
		'The site can be published as it is.',
		'Le site peut être publié tel quel.',
	],
])('%s', (_, problems, de, en, fr) => {
	expect(verdictOn(problems)).toEqual({ de, en, fr });
});
