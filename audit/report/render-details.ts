/** The shorter sections: dead links, outdated wording, picture sizes. */
import type { Audit, AuditedLink } from '../audit.ts';
import { texts } from '../texts/report-texts.ts';
import { formatBytes, formatNumber } from './format-values.ts';
import { both, html, type SafeHtml } from './html.ts';
import { recordCell, recordLink } from './record-cell.ts';
import { renderByRecord } from './render-problems.ts';

const mostReferrers = 20;
/** Kinds of problems that name laws and offices which are gone. */
const wordingCodes: ReadonlySet<string> = new Set(['legal-outdated']);

export function renderLinks({ deadLinks }: Audit): SafeHtml {
	return html`<section aria-labelledby="links"><h2 id="links">${both(texts.links)}</h2>
${deadLinks.length === 0 ? html`<p>${both(texts.noLinks)}</p>` : html`<ul class="rows">${deadLinks.map(renderLink)}</ul>`}
</section>`;
}

function renderLink({ target, lacks, referrers }: AuditedLink): SafeHtml {
	const shown = referrers.slice(0, mostReferrers);
	return html`<li><code>${target}</code> <span class="mark">${both(lacks === 'page' ? texts.noPage : texts.noAnchor)}</span>
<ul>${shown.map(({ path, record, field }) => html`<li><code>${path}</code> · ${recordCell(record)} <code>${field}</code></li>`)}
${referrers.length > shown.length && html`<li class="soft">${referrers.length - shown.length} ${both(texts.omitted)}</li>`}</ul></li>`;
}

export function renderWording({ problems }: Audit): SafeHtml {
	const found = problems.filter(({ code }) => wordingCodes.has(code));
	return html`<section aria-labelledby="wording"><h2 id="wording">${both(texts.wording)}</h2>
${found.length === 0 ? html`<p>${both(texts.noWording)}</p>` : renderByRecord(found)}
</section>`;
}

export function renderImages({ images: { count, bytes, remarkable } }: Audit): SafeHtml {
	return html`<section aria-labelledby="images"><h2 id="images">${both(texts.images)}</h2>
<p id="images-lead">${both(formatNumber(count))} ${both(texts.imagesLead)} ${both(formatBytes(bytes))}.</p>
${
	remarkable.length === 0
		? html`<p>${both(texts.noImages)}</p>`
		: html`<div class="table" role="region" tabindex="0" aria-labelledby="images-lead"><table><thead><tr><th scope="col">${both(texts.file)}</th><th scope="col">${both(texts.message)}</th><th scope="col" class="number">${both(texts.size)}</th></tr></thead>
<tbody>${remarkable.map(
				({ record, width, height, bytes: own, verdict }) =>
					html`<tr><th scope="row">${recordLink(record)}</th><td>${both(texts[verdict])}</td><td class="number">${width ?? '?'} × ${height ?? '?'}, ${both(formatBytes(own))}</td></tr>`,
			)}</tbody></table></div>`
}
</section>`;
}
