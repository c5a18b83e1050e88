/** Collections against languages: how much is translated, and what is not. */
import type { Language } from '../../site/languages.ts';
import type { Audit } from '../audit.ts';
import type { CollectionCoverage } from '../findings/translation-matrix.ts';
import { compareCollections } from '../records/collection-order.ts';
import { locateField } from '../records/field-place.ts';
import { collectionName } from '../texts/collection-names.ts';
import { languageName } from '../texts/language-names.ts';
import { placeText } from '../texts/place-text.ts';
import { recordCountText } from '../texts/problem-section-texts.ts';
import { withColon } from '../texts/punctuation.ts';
import { joinTexts } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { formatShare } from './format-values.ts';
import { html, multilingual, type SafeHtml } from './html.ts';
import { recordCell } from './record-cell.ts';
import { renderBar } from './render-bars.ts';

/** What lacks something stands first. */
export function renderTranslations({ translations }: Audit, languages: readonly Language[]): SafeHtml {
	const sorted = translations.toSorted(
		(a, b) => Number(a.lacking.length === 0) - Number(b.lacking.length === 0) || compareCollections(a.collection, b.collection),
	);
	const lacking = sorted.filter((collection) => collection.lacking.length > 0);
	return html`<section aria-labelledby="translations"><h2 id="translations">${multilingual(texts.translations)}</h2>
<p>${multilingual(texts.translationsLead)}</p>
<table class="matrix"><thead><tr><th scope="col">${multilingual(texts.whatTexts)}</th>${languages.map(renderHead)}</tr></thead>
<tbody>${sorted.map((collection) => renderRow(collection, languages))}</tbody></table>
${lacking.length > 0 && html`<h3>${multilingual(texts.untranslated)}</h3>`}
${lacking.map(renderLacking)}
</section>`;
}

/** Narrow columns have room for a code only; screen readers say the name. */
function renderHead(language: Language): SafeHtml {
	return html`<th scope="col"><span class="narrow" aria-hidden="true">${language.toUpperCase()}</span><span class="wide">${multilingual(languageName(language))}</span></th>`;
}

function renderRow({ collection, coverage }: CollectionCoverage, languages: readonly Language[]): SafeHtml {
	return html`<tr><th scope="row">${multilingual(collectionName(collection))}</th>${languages.map((language) => {
		const { written, total } = coverage[language];
		return html`<td${written !== total && html` class="partial"`}>${formatShare(written, total)} <span class="soft">${written}/${total}</span>${renderBar(total === 0 ? 0 : written / total)}</td>`;
	})}</tr>`;
}

function renderLacking({ collection, lacking }: CollectionCoverage): SafeHtml {
	return html`<details><summary><span class="heading">${multilingual(collectionName(collection))}</span> <span class="count">${multilingual(recordCountText(lacking.length))}</span></summary>
<ul class="rows">${lacking.map(({ record, language, fields }) => {
		const names = [...new Set(fields.map((field) => field.replace(/\[\d+\]/g, '')))].map((field) =>
			placeText(locateField(field, null, 'positions').place),
		);
		return html`<li>${recordCell(record)} <p class="found"><span class="soft">${multilingual(withColon(languageName(language)))}</span> ${multilingual(joinTexts(names, ', '))}</p></li>`;
	})}</ul></details>`;
}
