/** The first screen: how much is wrong, how much changed, and what to look at first. Each figure leads to what it counts. */
import { type Audit, hasBase } from '../audit.ts';
import { chooseWorst, groupProblems, menders, type WorstProblem } from '../findings/audited-problem.ts';
import { type Counted, countedText } from '../texts/counted-text.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { texts } from '../texts/report-texts.ts';
import { formatNumber, formatTime } from './format-values.ts';
import { html, multilingual, type SafeHtml } from './html.ts';
import { recordCell } from './record-cell.ts';
import { kindId } from './render-problems.ts';

export function renderSummary(audit: Audit): SafeHtml {
	const { problems, changes, fetchedAt, pageCount, isRejected } = audit;
	const errors = problems.filter(({ severity }) => severity === 'error').length;
	const worst = chooseWorst(problems);
	return html`<div class="summary">
<h1>${multilingual(texts.title)}</h1>
<p class="soft">${multilingual(texts.fetched)} <time datetime="${fetchedAt}">${multilingual(formatTime(fetchedAt))}</time></p>
${isRejected && html`<p class="notice">${multilingual(texts.rejected)}</p>`}
${pageCount === null && html`<p class="notice">${multilingual(texts.noSite)}</p>`}
<ul class="figures" id="figures">
${figure(errors, 'errors', firstKind(audit, 'error'), errors > 0)}
${figure(problems.length - errors, 'warnings', firstKind(audit, 'warning'))}
${figure(hasBase(audit.base) ? changes.length : null, 'changes', '#changes')}
</ul>
<p class="verdict">${multilingual(errors > 0 ? texts.cannotPublish : worst.length > 0 ? texts.canPublishBetter : texts.canPublish)}</p>
<h2 id="worst">${multilingual(worst.length === 0 ? texts.noProblems : texts.worst)}</h2>
${worst.length > 0 && html`<ol class="worst">${worst.map(renderWorst)}</ol>`}
</div>`;
}

/** The first kind of that severity, as the report shows them; else all problems. */
function firstKind({ problems }: Audit, severity: 'error' | 'warning'): string {
	const inOrder = menders.flatMap((mender) => groupProblems(problems.filter((problem) => problem.mender === mender)));
	const kind = inOrder.find(({ first }) => first.severity === severity);
	return kind === undefined ? '#problems' : `#${kindId(kind.first)}`;
}

/** null: not known. */
function figure(count: number | null, name: Counted, target: string, isGrave = false): SafeHtml {
	const number = count === null ? html`–` : multilingual(formatNumber(count));
	return html`<li${isGrave && html` class="grave"`}><a href="${target}"><b>${number}</b> <span>${multilingual(countedText(name, count))}</span></a></li>`;
}

function renderWorst({ problem, count }: WorstProblem): SafeHtml {
	const { code, severity, record } = problem;
	return html`<li class="${severity}"><a href="#${kindId(problem)}">${multilingual(problemTexts[code].heading)}</a> <span class="where">${recordCell(record)}${count > 1 && html`, ${count - 1} ${multilingual(texts.more)}`}</span></li>`;
}
