/** The products of the shared catalogue: what the shop says of each itself, and what it takes over. */
import { type Html, html } from '../../renderer/html/html.ts';
import type { Audit } from '../audit.ts';
import type { SharedProduct } from '../findings/shared-products.ts';
import { withColon } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { recordCountText } from '../texts/section-texts.ts';
import { sharedFieldsText } from '../texts/shared-fields.ts';
import { multilingual } from './multilingual.ts';
import { recordCell, recordLink } from './record-cell.ts';

/** Nothing where the shop shares no products. */
export function renderShared({ shared }: Pick<Audit, 'shared'>): Html | null {
	if (shared.length === 0) return null;
	return html`<section aria-labelledby="shared"><h2 id="shared">${multilingual(texts.shared)}</h2>
<p>${multilingual(texts.sharedLead)}</p>
<details><summary><span class="heading">${multilingual(texts.sharedProducts)}</span> <span class="count">${multilingual(recordCountText(shared.length))}</span></summary>
<ul class="rows">${shared.map(renderProduct)}</ul></details>
</section>`;
}

function renderProduct({ record, offer, local, inherited }: SharedProduct): Html {
	return html`<li>${recordCell(record)} <span class="mark">${multilingual(texts.isShared)}</span>
<p class="found"><span class="soft">${multilingual(withColon(texts.local))}</span> ${multilingual(sharedFieldsText(local))} <span class="soft">(${recordLink(offer)})</span></p>
<p class="found"><span class="soft">${multilingual(withColon(texts.inherited))}</span> ${multilingual(sharedFieldsText(inherited))}</p></li>`;
}
