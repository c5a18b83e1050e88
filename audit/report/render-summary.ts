/** The first screen: how much is wrong, how much changed, and what to look at first. */
import { type Audit, hasBase } from '../audit.ts';
import { chooseWorst, type WorstProblem } from '../findings/audited-problem.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { type ReportText, sameText } from '../texts/report-text.ts';
import { noBaseTexts, texts } from '../texts/report-texts.ts';
import { formatNumber, formatTime } from './format-values.ts';
import { both, html, type SafeHtml } from './html.ts';
import { recordCell, withCode } from './record-cell.ts';

export function renderSummary(audit: Audit): SafeHtml {
	const { problems, changes, fetchedAt, pageCount, isRejected } = audit;
	const errors = problems.filter(({ severity }) => severity === 'error').length;
	const pages = pageCount === null ? null : html` · ${both(formatNumber(pageCount))} ${both(texts.pages)}`;
	const worst = chooseWorst(problems);
	return html`<div class="summary">
<p class="soft">${audit.project} · ${both(texts.fetched)} <time datetime="${fetchedAt}">${both(formatTime(fetchedAt))}</time>${pages}</p>
<h1>${both(texts.title)}</h1>
${isRejected && html`<p class="notice">${both(texts.rejected)}</p>`}
${pageCount === null && html`<p class="notice">${both(texts.noSite)}</p>`}
<ul class="figures" id="figures">
${figure(errors, texts.errors, '#problems', errors > 0)}
${figure(problems.length - errors, texts.warnings, '#problems')}
${figure(hasBase(audit.base) ? changes.length : null, texts.changes, '#changes')}
</ul>
<h2 id="worst">${both(worst.length === 0 ? texts.noProblems : texts.worst)}</h2>
${worst.length > 0 && html`<ol class="worst">${worst.map(renderWorst)}</ol>`}
</div>`;
}

/** null: not known. */
function figure(count: number | null, label: ReportText, target: string, isGrave = false): SafeHtml {
	const number = count === null ? html`–` : both(formatNumber(count));
	return html`<li${isGrave && html` class="grave"`}><a href="${target}"><b>${number}</b> <span>${both(label)}</span></a></li>`;
}

function renderWorst({ problem, count }: WorstProblem): SafeHtml {
	const { code, severity, record, message } = problem;
	const cause = problemTexts[code]?.cause ?? sameText(message);
	return html`<li class="${severity}"><a href="#code-${code}">${both(cause, withCode)}</a> <span class="where">${recordCell(record)}${count > 1 && html`, ${count - 1} ${both(texts.more)}`}</span></li>`;
}

/** What the content was compared with, or why with nothing. */
export function renderBase(base: Audit['base']): SafeHtml {
	if (hasBase(base)) {
		return html`${both(texts.comparedWith)} <strong>${base.name}</strong> · ${both(texts.fetched)} ${both(formatTime(base.fetchedAt))}`;
	}
	return html`<strong>${base.name}</strong>: ${both(noBaseTexts[base.reason])}`;
}
