/** Problems by who can fix them, then by kind: meaning and fix stand once, and under them every record that has the problem. */
import { type Html, html } from '../../renderer/html/html.ts';
import type { LawRegion } from '../../site/law.ts';
import type { Audit } from '../audit.ts';
import { type AuditedProblem, fixers, groupProblems, type ProblemGroup } from '../findings/audited-problem.ts';
import type { Found } from '../findings/describe-found.ts';
import { compareCollections } from '../records/record-index.ts';
import { collectionName } from '../texts/collection-names.ts';
import { placeText } from '../texts/field-names.ts';
import { problemTextIn } from '../texts/problem-texts.ts';
import { joinTexts, withColon } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { fixerTexts, foundTexts, recordCountText } from '../texts/section-texts.ts';
import { multilingual } from './multilingual.ts';
import { placeCell, recordCell, recordLink } from './record-cell.ts';

/** From so many on, choosing some of them is worth the room. */
const filterFrom = 8;

export function renderProblems({ problems, region }: Audit): Html {
	const groups = fixers.map((fixer) => ({ fixer, own: problems.filter((problem) => problem.fixedBy === fixer) }));
	return html`<section aria-labelledby="problems"><h2 id="problems">${multilingual(texts.problems)}</h2>
<p>${multilingual(problems.length === 0 ? texts.noProblems : texts.problemsLead)}</p>
${problems.length >= filterFrom && renderFilter(problems)}
${groups.map(({ fixer, own }) => own.length > 0 && html`<section class="group" data-group><h3>${multilingual(fixerTexts[fixer])}</h3>${groupProblems(own).map((group) => renderKind(group, region))}</section>`)}
</section>`;
}

/** Where a kind is in the report. */
export function kindId({ code, severity }: Pick<AuditedProblem, 'code' | 'severity'>): string {
	return `${severity}-${code}`;
}

function renderKind({ first, members }: ProblemGroup, region: LawRegion): Html {
	const { heading, meaning, fix } = problemTextIn(region, first.code);
	return html`<details class="kind" id="${kindId(first)}" data-group${first.severity === 'error' && html` open`}>
<summary>${severityMark(first)} <span class="heading">${multilingual(heading)}</span> <span class="count">${multilingual(recordCountText(members.length))}</span></summary>
<p>${multilingual(meaning)}</p>
<p><strong>${multilingual(texts.fix)}</strong> ${multilingual(fix)}</p>
<ul class="rows">${members.map(renderRow)}</ul>
</details>`;
}

function severityMark({ severity }: Pick<AuditedProblem, 'severity'>): Html {
	return html`<span class="mark ${severity}">${multilingual(texts[severity])}</span>`;
}

function renderRow(problem: AuditedProblem): Html {
	const { record, severity } = problem;
	return html`<li data-severity="${severity}" data-collection="${record.collection}">${recordCell(record)}${renderWhere(problem)}</li>`;
}

/** The field, what is there, and for the site's developer, what its program says. */
export function renderWhere({ code, record, field, place, found, message, fix }: AuditedProblem): Html {
	const where = placeCell(place, field);
	const technical = [code, record.collection, record.id, field].filter((part) => part !== '').join(' · ');
	return html`${where !== null && html`<p class="found"><span class="soft">${multilingual(withColon(texts.field))}</span> ${where}</p>`}${found !== null && renderFound(found)}
<details class="technical"><summary>${multilingual(texts.technical)}</summary><p lang="en">${message} ${fix}</p><p><code>${technical}</code></p></details>`;
}

/** Chooses which problems are shown. Hidden until the script that makes it work shows it. */
function renderFilter(problems: readonly AuditedProblem[]): Html {
	const collections = [...new Set(problems.map(({ record }) => record.collection))].toSorted(compareCollections);
	return html`<form class="filter" id="filter" hidden><details><summary>${multilingual(texts.filter)}</summary>
<fieldset><legend>${multilingual(texts.severity)}</legend>
${option('severity', '', multilingual(texts.all))}${option('severity', 'error', multilingual(texts.errors))}${option('severity', 'warning', multilingual(texts.warnings))}
</fieldset>
<fieldset><legend>${multilingual(texts.collection)}</legend>
${option('collection', '', multilingual(texts.all))}${collections.map((name) => option('collection', name, multilingual(collectionName(name))))}
</fieldset>
<p class="soft" role="status"><output id="shown">${problems.length}</output> / ${problems.length} ${multilingual(texts.shown)}</p>
</details></form>`;
}

function option(name: string, value: string, label: Html): Html {
	return html`<label><input type="radio" name="${name}" value="${value}"${value === '' && html` checked`}> ${label}</label>`;
}

/** Pages or records that are named. */
const mostNamed = 5;

function renderFound(found: Found): Html {
	return html`<p class="found"><span class="soft">${multilingual(foundTexts[found.kind])}</span> ${renderWhat(found)}</p>`;
}

function renderWhat(found: Found): Html {
	switch (found.kind) {
		case 'value':
			return html`<q>${found.text}</q>`;
		case 'missing':
			return multilingual(joinTexts(found.fields.map(placeText), ', '));
		case 'files':
			return renderList(found.records.map(recordLink));
		case 'rivals':
			return renderList(found.records.map(recordCell));
		case 'link':
			return html`<q>${found.target}</q>. <span class="soft">${multilingual(texts.seenOn)}</span> ${renderList(found.pages.map((page) => html`<span>${page}</span>`))}`;
	}
}

function renderList(items: readonly Html[]): Html {
	const shown = items.slice(0, mostNamed);
	const rest = items.length - shown.length;
	return html`${shown.map((item, at) => html`${at > 0 && ', '}${item}`)}${rest > 0 && html`, ${rest} ${multilingual(texts.omitted)}`}`;
}
