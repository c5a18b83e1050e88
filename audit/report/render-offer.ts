/** What the offer looks like, and what it lacks. */
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { Audit } from '../audit.ts';
import type { Range } from '../findings/distributions.ts';
import type { LackingRecords } from '../findings/lacking-data.ts';
import { recordCountText } from '../texts/problem-section-texts.ts';
import type { ReportText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { lackTexts } from '../texts/section-texts.ts';
import { formatNumber } from './format-values.ts';
import { html, multilingual, type SafeHtml } from './html.ts';
import { recordCell } from './record-cell.ts';
import { renderBars } from './render-bars.ts';
import { renderHistory } from './render-history.ts';

export function renderOffer({
	distributions: { prices, onRequest, stock },
	history,
	pageCount,
}: Pick<Audit, 'distributions' | 'history' | 'pageCount'>): SafeHtml {
	const products = onRequest + prices.reduce((sum, range) => sum + range.products, 0);
	const priceBars = prices.map((range) => ({ label: rangeLabel(toLastCent(range), inEuro), value: range.products }));
	return html`<section aria-labelledby="offer"><h2 id="offer">${multilingual(texts.offer)}</h2>
${pageCount !== null && html`<p>${multilingual(texts.pages)} ${multilingual(formatNumber(pageCount))}</p>`}
${products === 0 && html`<p>${multilingual(texts.noOffer)}</p>`}
<div class="charts">
${renderBars(texts.prices, [texts.prices, texts.products], [...priceBars, { label: texts.onRequest, value: onRequest }])}
${renderBars(
	texts.stock,
	[texts.stock, texts.products],
	stock.map((range) => ({ label: rangeLabel(range, inPieces), value: range.products })),
)}
</div>
${renderHistory(history)}
</section>`;
}

type WithUnit = PerLanguage<(numbers: string) => string>;

const inEuro: WithUnit = { de: (numbers) => `${numbers} €`, en: (numbers) => `€${numbers}`, fr: (numbers) => `${numbers}\u00a0€` };
const inPieces: WithUnit = {
	de: (numbers) => `${numbers} Stück`,
	en: (numbers) => `${numbers} ${numbers === '1' ? 'piece' : 'pieces'}`,
	fr: (numbers) => `${numbers}\u00a0${numbers === '0' || numbers === '1' ? 'pièce' : 'pièces'}`,
};

/** Where a range of prices ends is where the next one begins: what is shown is its last price. */
function toLastCent(range: Range): Range {
	return range.to === null ? range : { ...range, to: range.to - 0.01 };
}

/** Such as `50–99,99 €`, `10+ Stück`, or one number where both ends are the same. */
function rangeLabel({ from, to }: Range, unit: WithUnit): ReportText {
	return perLanguage((language) => {
		const number = (value: number) => formatNumber(value)[language];
		const numbers = to === null ? `${number(from)}+` : to === from ? number(from) : `${number(from)}–${number(to)}`;
		return unit[language](numbers);
	});
}

export function renderLacking({ lacking }: Audit): SafeHtml {
	const found = lacking.filter(({ records }) => records.length > 0);
	return html`<section aria-labelledby="lacking"><h2 id="lacking">${multilingual(texts.lacking)}</h2>
${found.length === 0 && html`<p>${multilingual(texts.nothingLacking)}</p>`}
${found.map(renderLack)}
</section>`;
}

function renderLack({ lack, records }: LackingRecords): SafeHtml {
	const { heading, meaning } = lackTexts[lack];
	return html`<details><summary><span class="heading">${multilingual(heading)}</span> <span class="count">${multilingual(recordCountText(records.length))}</span></summary>
<p>${multilingual(meaning)}</p>
<ul class="rows">${records.map((record) => html`<li>${recordCell(record)}</li>`)}</ul></details>`;
}
