/** The shorter sections: dead links, outdated wording, picture sizes, translations. */
import { type Html, html } from '../../renderer/html/html.ts';
import type { Language } from '../../site/languages.ts';
import type { Audit } from '../audit.ts';
import type { AuditedProblem } from '../findings/audited-problem.ts';
import type { AuditedLink, LinkReferrer } from '../findings/dead-links.ts';
import type { SizedImage } from '../findings/image-sizes.ts';
import type { CollectionCoverage } from '../findings/translation-matrix.ts';
import { locateField } from '../records/field-place.ts';
import { compareCollections } from '../records/record-index.ts';
import { collectionName } from '../texts/collection-names.ts';
import { languageName, placeText } from '../texts/field-names.ts';
import { joinTexts, withColon } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { recordCountText } from '../texts/section-texts.ts';
import { formatBytes, formatNumber, formatShare } from './format-values.ts';
import { multilingual } from './multilingual.ts';
import { placeCell, recordCell, recordLink } from './record-cell.ts';
import { renderBar } from './render-offer.ts';
import { renderWhere } from './render-problems.ts';

/** The shorter sections: dead links, outdated wording, picture sizes. */
const mostReferrers = 20;
const mostPages = 5;

export function renderLinks({ deadLinks }: Audit): Html {
	return html`<section aria-labelledby="links"><h2 id="links">${multilingual(texts.links)}</h2>
${deadLinks.length === 0 ? html`<p>${multilingual(texts.noLinks)}</p>` : html`<ul class="rows">${deadLinks.map(renderLink)}</ul>`}
</section>`;
}

function renderLink({ target, lacks, referrers }: AuditedLink): Html {
	const shown = referrers.slice(0, mostReferrers);
	return html`<li><strong>${target}</strong> <span class="soft">${multilingual(lacks === 'page' ? texts.noPage : texts.noAnchor)}</span>
<p class="found soft">${multilingual(texts.foundIn)}</p>
<ul>${shown.map(renderReferrer)}
${referrers.length > shown.length && html`<li class="soft">${referrers.length - shown.length} ${multilingual(texts.omitted)}</li>`}</ul></li>`;
}

function renderReferrer({ record, field, place, pages }: LinkReferrer): Html {
	const where = placeCell(place, field);
	const rest = pages.length - mostPages;
	return html`<li>${recordCell(record)}${where !== null && html` <span class="soft">·</span> ${where}`}
<p class="found soft">${multilingual(texts.seenOn)} ${pages.slice(0, mostPages).join(', ')}${rest > 0 && html`, ${rest} ${multilingual(texts.omitted)}`}</p></li>`;
}

export function renderWording({ problems }: Audit): Html {
	const found = problems.filter(({ code }) => code === 'legal-outdated');
	return html`<section aria-labelledby="wording"><h2 id="wording">${multilingual(texts.wording)}</h2>
${found.length === 0 ? html`<p>${multilingual(texts.noWording)}</p>` : html`<ul class="rows">${found.map(renderWord)}</ul>`}
</section>`;
}

function renderWord(problem: AuditedProblem): Html {
	return html`<li>${recordCell(problem.record)}${renderWhere(problem)}</li>`;
}

export function renderImages({ images: { count, bytes, remarkable } }: Audit): Html {
	return html`<section aria-labelledby="images"><h2 id="images">${multilingual(texts.images)}</h2>
<p>${multilingual(formatNumber(count))} ${multilingual(texts.imagesLead)} ${multilingual(formatBytes(bytes))}.</p>
${remarkable.length === 0 ? html`<p>${multilingual(texts.noImages)}</p>` : html`<ul class="rows">${remarkable.map(renderSize)}</ul>`}
</section>`;
}

function renderSize({ record, width, height, bytes, verdict }: SizedImage): Html {
	return html`<li>${recordLink(record)} <span class="mark">${multilingual(texts[verdict])}</span> <span class="soft">${width ?? '?'} × ${height ?? '?'}, ${multilingual(formatBytes(bytes))}</span></li>`;
}

/** Collections against languages: how much is translated, and which texts are not. Collections that lack something come first. */
export function renderTranslations({ translations }: Audit, languages: readonly Language[]): Html {
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
function renderHead(language: Language): Html {
	return html`<th scope="col"><span class="narrow" aria-hidden="true">${language.toUpperCase()}</span><span class="wide">${multilingual(languageName(language))}</span></th>`;
}

function renderRow({ collection, coverage }: CollectionCoverage, languages: readonly Language[]): Html {
	return html`<tr><th scope="row">${multilingual(collectionName(collection))}</th>${languages.map((language) => {
		const { written, total } = coverage[language];
		return html`<td${written !== total && html` class="partial"`}>${formatShare(written, total)} <span class="soft">${written}/${total}</span>${renderBar(total === 0 ? 0 : written / total)}</td>`;
	})}</tr>`;
}

function renderLacking({ collection, lacking }: CollectionCoverage): Html {
	return html`<details><summary><span class="heading">${multilingual(collectionName(collection))}</span> <span class="count">${multilingual(recordCountText(lacking.length))}</span></summary>
<ul class="rows">${lacking.map(({ record, language, fields }) => {
		const names = [...new Set(fields.map((field) => field.replace(/\[\d+\]/g, '')))].map((field) =>
			placeText(locateField(field, null, 'positions').place),
		);
		return html`<li>${recordCell(record)} <p class="found"><span class="soft">${multilingual(withColon(languageName(language)))}</span> ${multilingual(joinTexts(names, ', '))}</p></li>`;
	})}</ul></details>`;
}
