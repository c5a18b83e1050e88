/** Collections against languages: how much is translated, and what is not. */
import type { Language } from '../../site/languages.ts';
import type { Audit } from '../audit.ts';
import type { CollectionCoverage } from '../findings/translation-matrix.ts';
import { collectionName } from '../texts/collection-names.ts';
import { texts } from '../texts/report-texts.ts';
import { formatShare } from './format-values.ts';
import { both, html, type SafeHtml } from './html.ts';
import { recordCell } from './record-cell.ts';
import { renderBar } from './render-bars.ts';

export function renderTranslations({ translations }: Audit, languages: readonly Language[]): SafeHtml {
	const lacking = translations.flatMap((collection) => (collection.lacking.length === 0 ? [] : [collection]));
	return html`<section aria-labelledby="translations"><h2 id="translations">${both(texts.translations)}</h2>
<p id="translations-lead">${both(texts.translationsLead)}</p>
<div class="table" role="region" tabindex="0" aria-labelledby="translations-lead"><table class="matrix"><thead><tr><th scope="col">${both(texts.collection)}</th>${languages.map((language) => html`<th scope="col">${language}</th>`)}</tr></thead>
<tbody>${translations.map((collection) => renderRow(collection, languages))}</tbody></table></div>
${lacking.length > 0 && html`<h3>${both(texts.untranslated)}</h3>`}
${lacking.map(renderLacking)}
</section>`;
}

function renderRow({ collection, coverage }: CollectionCoverage, languages: readonly Language[]): SafeHtml {
	return html`<tr><th scope="row">${both(collectionName(collection))}</th>${languages.map((language) => {
		const { written, total } = coverage[language];
		const isWhole = written === total;
		return html`<td${!isWhole && html` class="partial"`}>${formatShare(written, total)} <span class="soft">${written}/${total}</span>${renderBar(total === 0 ? 0 : written / total)}</td>`;
	})}</tr>`;
}

function renderLacking({ collection, lacking }: CollectionCoverage): SafeHtml {
	return html`<details><summary>${both(collectionName(collection))} <span class="soft">${lacking.length}</span></summary>
<ul class="rows">${lacking.map(({ record, language, fields }) => html`<li>${recordCell(record)} <span class="mark">${language}</span> <code>${fields.join(', ')}</code></li>`)}</ul></details>`;
}
