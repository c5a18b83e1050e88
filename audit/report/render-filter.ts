/** Chooses which problems are shown. Hidden until the script that makes it work shows it. */
import type { AuditedProblem } from '../findings/audited-problem.ts';
import { compareCollections } from '../records/collection-order.ts';
import { collectionName } from '../texts/collection-names.ts';
import { texts } from '../texts/report-texts.ts';
import { html, multilingual, type SafeHtml } from './html.ts';

export function renderFilter(problems: readonly AuditedProblem[]): SafeHtml {
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

function option(name: string, value: string, label: SafeHtml): SafeHtml {
	return html`<label><input type="radio" name="${name}" value="${value}"${value === '' && html` checked`}> ${label}</label>`;
}
