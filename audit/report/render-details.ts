/** The shorter sections: dead links, outdated wording, picture sizes. */
import type { Audit } from '../audit.ts';
import type { AuditedProblem } from '../findings/audited-problem.ts';
import type { AuditedLink, LinkReferrer } from '../findings/dead-links.ts';
import type { SizedImage } from '../findings/image-sizes.ts';
import { texts } from '../texts/report-texts.ts';
import { formatBytes, formatNumber } from './format-values.ts';
import { html, multilingual, type SafeHtml } from './html.ts';
import { placeCell, recordCell, recordLink } from './record-cell.ts';
import { renderWhere } from './render-problems.ts';

const mostReferrers = 20;
const mostPages = 5;

export function renderLinks({ deadLinks }: Audit): SafeHtml {
	return html`<section aria-labelledby="links"><h2 id="links">${multilingual(texts.links)}</h2>
${deadLinks.length === 0 ? html`<p>${multilingual(texts.noLinks)}</p>` : html`<ul class="rows">${deadLinks.map(renderLink)}</ul>`}
</section>`;
}

function renderLink({ target, lacks, referrers }: AuditedLink): SafeHtml {
	const shown = referrers.slice(0, mostReferrers);
	return html`<li><strong>${target}</strong> <span class="soft">${multilingual(lacks === 'page' ? texts.noPage : texts.noAnchor)}</span>
<p class="found soft">${multilingual(texts.foundIn)}</p>
<ul>${shown.map(renderReferrer)}
${referrers.length > shown.length && html`<li class="soft">${referrers.length - shown.length} ${multilingual(texts.omitted)}</li>`}</ul></li>`;
}

function renderReferrer({ record, field, place, pages }: LinkReferrer): SafeHtml {
	const where = placeCell(place, field);
	const rest = pages.length - mostPages;
	return html`<li>${recordCell(record)}${where !== null && html` <span class="soft">·</span> ${where}`}
<p class="found soft">${multilingual(texts.seenOn)} ${pages.slice(0, mostPages).join(', ')}${rest > 0 && html`, ${rest} ${multilingual(texts.omitted)}`}</p></li>`;
}

export function renderWording({ problems }: Audit): SafeHtml {
	const found = problems.filter(({ code }) => code === 'legal-outdated');
	return html`<section aria-labelledby="wording"><h2 id="wording">${multilingual(texts.wording)}</h2>
${found.length === 0 ? html`<p>${multilingual(texts.noWording)}</p>` : html`<ul class="rows">${found.map(renderWord)}</ul>`}
</section>`;
}

function renderWord(problem: AuditedProblem): SafeHtml {
	return html`<li>${recordCell(problem.record)}${renderWhere(problem)}</li>`;
}

export function renderImages({ images: { count, bytes, remarkable } }: Audit): SafeHtml {
	return html`<section aria-labelledby="images"><h2 id="images">${multilingual(texts.images)}</h2>
<p>${multilingual(formatNumber(count))} ${multilingual(texts.imagesLead)} ${multilingual(formatBytes(bytes))}.</p>
${remarkable.length === 0 ? html`<p>${multilingual(texts.noImages)}</p>` : html`<ul class="rows">${remarkable.map(renderSize)}</ul>`}
</section>`;
}

function renderSize({ record, width, height, bytes, verdict }: SizedImage): SafeHtml {
	return html`<li>${recordLink(record)} <span class="mark">${multilingual(texts[verdict])}</span> <span class="soft">${width ?? '?'} × ${height ?? '?'}, ${multilingual(formatBytes(bytes))}</span></li>`;
}
