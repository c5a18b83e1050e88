/** What is wrong, by who can mend it, then by kind: cause and remedy stand once, and under them every record that has the problem. */
import type { Audit } from '../audit.ts';
import { type AuditedProblem, menders } from '../findings/audited-problem.ts';
import { collectionName } from '../texts/collection-names.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { sameText } from '../texts/report-text.ts';
import { menderTexts, texts } from '../texts/report-texts.ts';
import { both, html, type SafeHtml } from './html.ts';
import { recordCell, withCode } from './record-cell.ts';

/** Kinds with more records than this are closed at first. */
const openUpTo = 12;

export function renderProblems({ problems }: Audit): SafeHtml {
	const groups = menders.map((mender) => ({ mender, own: problems.filter((problem) => problem.mender === mender) }));
	return html`<section aria-labelledby="problems"><h2 id="problems">${both(texts.problems)}</h2>
${problems.length === 0 ? html`<p>${both(texts.noProblems)}</p>` : renderFilter(problems)}
${groups.map(({ mender, own }) => own.length > 0 && html`<section class="group" data-group><h3>${both(menderTexts[mender])}</h3>${renderCodes(own)}</section>`)}
</section>`;
}

/** Made visible by the script that makes it work. */
function renderFilter(problems: readonly AuditedProblem[]): SafeHtml {
	const collections = [...new Set(problems.map(({ record }) => record.collection))].sort();
	const option = (name: string, value: string, label: SafeHtml) =>
		html`<label><input type="radio" name="${name}" value="${value}"${value === '' && html` checked`}> ${label}</label>`;
	return html`<form class="filter" id="filter" hidden>
<fieldset><legend>${both(texts.severity)}</legend>
${option('severity', '', both(texts.all))}${option('severity', 'error', both(texts.errors))}${option('severity', 'warning', both(texts.warnings))}
</fieldset>
<fieldset><legend>${both(texts.collection)}</legend>
${option('collection', '', both(texts.all))}${collections.map((name) => option('collection', name, both(collectionName(name))))}
</fieldset>
<p class="soft" role="status"><output id="shown">${problems.length}</output> / ${problems.length} ${both(texts.shown)}</p>
</form>`;
}

function renderCodes(problems: readonly AuditedProblem[]): readonly SafeHtml[] {
	return [...Map.groupBy(problems, ({ code }) => code).values()].map((members) => {
		const [first] = members;
		if (first === undefined) {
			return html``;
		}
		const { code, message, fix } = first;
		const { cause, fix: remedy } = problemTexts[code] ?? { cause: sameText(message), fix: sameText(fix) };
		const isGrave = members.some(({ severity }) => severity === 'error');
		const isOpen = isGrave || members.length <= openUpTo;
		return html`<details class="kind" id="code-${code}" data-group${isOpen && html` open`}>
<summary><span class="count">${members.length}</span> ${severityMark(first)} ${both(cause, withCode)}</summary>
<p>${both(texts.fix)}: ${both(remedy, withCode)}. <code class="soft">${code}</code></p>
<ul class="rows">${members.map(renderRow)}</ul>
</details>`;
	});
}

export function severityMark({ severity }: Pick<AuditedProblem, 'severity'>): SafeHtml {
	return html`<span class="mark ${severity}">${both(texts[severity])}</span>`;
}

function renderRow(problem: AuditedProblem): SafeHtml {
	const { record, field, message, severity } = problem;
	return html`<li data-severity="${severity}" data-collection="${record.collection}">${recordCell(record)} <code>${field}</code>
<p class="finding" lang="en">${message}</p></li>`;
}

/** Kinds of problems whose section shows them by record. */
export function renderByRecord(problems: readonly AuditedProblem[]): SafeHtml {
	const byRecord = Map.groupBy(problems, ({ record }) => `${record.collection} ${record.id}`);
	return html`<ul class="rows">${[...byRecord.values()].map(
		(members) =>
			members[0] !== undefined &&
			html`<li>${recordCell(members[0].record)}<ul>${members.map(
				({ code, field, message }) =>
					html`<li>${both(problemTexts[code]?.cause ?? sameText(message), withCode)} <code>${field}</code><p class="finding" lang="en">${message}</p></li>`,
			)}</ul></li>`,
	)}</ul>`;
}
