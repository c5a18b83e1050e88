/** What is wrong, by who can fix it, then by kind: meaning and remedy stand once, and under them every record that has the problem. */
import type { LawRegion } from '../../site/law.ts';
import type { Audit } from '../audit.ts';
import { type AuditedProblem, groupProblems, menders, type ProblemGroup } from '../findings/audited-problem.ts';
import { problemTextIn } from '../texts/duty-text.ts';
import { menderTexts, recordCountText } from '../texts/problem-section-texts.ts';
import { texts } from '../texts/report-texts.ts';
import { both, html, type SafeHtml } from './html.ts';
import { placeCell, recordCell } from './record-cell.ts';
import { renderFilter } from './render-filter.ts';
import { renderFound } from './render-found.ts';

/** From so many on, choosing some of them is worth the room. */
const filterFrom = 8;

export function renderProblems({ problems, region }: Audit): SafeHtml {
	const groups = menders.map((mender) => ({ mender, own: problems.filter((problem) => problem.mender === mender) }));
	return html`<section aria-labelledby="problems"><h2 id="problems">${both(texts.problems)}</h2>
<p>${both(problems.length === 0 ? texts.noProblems : texts.problemsLead)}</p>
${problems.length >= filterFrom && renderFilter(problems)}
${groups.map(({ mender, own }) => own.length > 0 && html`<section class="group" data-group><h3>${both(menderTexts[mender])}</h3>${groupProblems(own).map((group) => renderKind(group, region))}</section>`)}
</section>`;
}

/** Where a kind is in the report. */
export function kindId({ code, severity }: Pick<AuditedProblem, 'code' | 'severity'>): string {
	return `${severity}-${code}`;
}

function renderKind({ first, members }: ProblemGroup, region: LawRegion): SafeHtml {
	const { heading, meaning, fix } = problemTextIn(region, first.code);
	return html`<details class="kind" id="${kindId(first)}" data-group${first.severity === 'error' && html` open`}>
<summary>${severityMark(first)} <span class="heading">${both(heading)}</span> <span class="count">${both(recordCountText(members.length))}</span></summary>
<p>${both(meaning)}</p>
<p><strong>${both(texts.fix)}</strong> ${both(fix)}</p>
<ul class="rows">${members.map(renderRow)}</ul>
</details>`;
}

function severityMark({ severity }: Pick<AuditedProblem, 'severity'>): SafeHtml {
	return html`<span class="mark ${severity}">${both(texts[severity])}</span>`;
}

function renderRow(problem: AuditedProblem): SafeHtml {
	const { record, severity } = problem;
	return html`<li data-severity="${severity}" data-collection="${record.collection}">${recordCell(record)}${renderWhere(problem)}</li>`;
}

/** The field, what is there, and for the site's developer, what its program says. */
export function renderWhere({ code, record, field, place, found, message, fix }: AuditedProblem): SafeHtml {
	const where = placeCell(place, field);
	const technical = [code, record.collection, record.id, field].filter((part) => part !== '').join(' · ');
	return html`${where !== null && html`<p class="found"><span class="soft">${both(texts.field)}:</span> ${where}</p>`}${found !== null && renderFound(found)}
<details class="technical"><summary>${both(texts.technical)}</summary><p lang="en">${message} ${fix}</p><p><code>${technical}</code></p></details>`;
}
