/** The shop's products in numbers, and the data that they lack. */
import { type Html, html } from '../../renderer/html/html.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { Audit } from '../audit.ts';
import type { Range } from '../findings/distributions.ts';
import type { LackingRecords } from '../findings/lacking-data.ts';
import type { CatalogueMoment } from '../snapshots/catalogue-history.ts';
import { type ReportText, withColon } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { lackTexts, recordCountText } from '../texts/section-texts.ts';
import { formatNumber, formatTime } from './format-values.ts';
import { multilingual } from './multilingual.ts';
import { recordCell } from './record-cell.ts';

export function renderOffer({
	distributions: { prices, onRequest, stock },
	history,
	pageCount,
}: Pick<Audit, 'distributions' | 'history' | 'pageCount'>): Html {
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

export function renderLacking({ lacking }: Audit): Html {
	const found = lacking.filter(({ records }) => records.length > 0);
	return html`<section aria-labelledby="lacking"><h2 id="lacking">${multilingual(texts.lacking)}</h2>
${found.length === 0 && html`<p>${multilingual(texts.nothingLacking)}</p>`}
${found.map(renderLack)}
</section>`;
}

function renderLack({ lack, records }: LackingRecords): Html {
	const { heading, meaning } = lackTexts[lack];
	return html`<details><summary><span class="heading">${multilingual(heading)}</span> <span class="count">${multilingual(recordCountText(records.length))}</span></summary>
<p>${multilingual(meaning)}</p>
<ul class="rows">${records.map((record) => html`<li>${recordCell(record)}</li>`)}</ul></details>`;
}

/** The number of products at each fetch, as a line; its numbers stand below it. */
const [width, height] = [640, 160];

/** Two moments are no history: the changes show them. */
const fewestMoments = 3;

export function renderHistory({ of, moments: history }: Audit['history']): Html | null {
	const text = of === 'offers' ? texts.offerHistory : texts.history;
	const title = html`<h3 id="history">${multilingual(text)}</h3>`;
	const [first, last] = [history[0], history.at(-1)];
	if (first === undefined || last === undefined || history.length < fewestMoments) return null;
	return html`${title}<svg class="line" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-labelledby="history"><polyline points="${toPoints(history)}"/></svg>
<p class="ends"><span>${multilingual(withColon(formatTime(first.at)))} <b>${first.products}</b></span> <span>${multilingual(withColon(formatTime(last.at)))} <b>${last.products}</b></span></p>
<details><summary>${multilingual(texts.allNumbers)} <span class="count">${history.length}</span></summary>
<table><thead><tr><th scope="col">${multilingual(texts.date)}</th><th scope="col" class="number">${multilingual(texts.products)}</th></tr></thead>
<tbody>${history.map(({ at, products }) => html`<tr><th scope="row">${multilingual(formatTime(at))}</th><td class="number">${products}</td></tr>`)}</tbody></table></details>`;
}

/** From zero, so that the line shows the proportion; a step at each fetch, because nothing is known of the time between. */
export function toPoints(history: readonly CatalogueMoment[]): string {
	const times = history.map(({ at }) => Date.parse(at));
	const [start, end] = [Math.min(...times), Math.max(...times)];
	const most = Math.max(1, ...history.map(({ products }) => products));
	const x = (time: number) => (end === start ? 0 : ((time - start) / (end - start)) * width);
	const y = (products: number) => height - 4 - (products / most) * (height - 8);
	return history
		.flatMap(({ products }, index) => {
			const at = times[index] ?? start;
			return [
				`${x(at).toFixed(1)},${y(history[index - 1]?.products ?? products).toFixed(1)}`,
				`${x(at).toFixed(1)},${y(products).toFixed(1)}`,
			];
		})
		.join(' ');
}

interface Bar {
	readonly label: ReportText;
	readonly value: number;
	/** The text beside the bar; by default the value. */
	readonly text?: string;
}

/** A bar of `share` (0 to 1) of the width that it is given. */
export function renderBar(share: number): Html {
	const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
	return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="ground" width="100" height="1"/><rect width="${width}" height="1"/></svg>`;
}

/** The longest bar is the largest value. */
function renderBars(caption: ReportText, columns: readonly [ReportText, ReportText], bars: readonly Bar[]): Html {
	const most = Math.max(1, ...bars.map(({ value }) => value));
	return html`<table class="bars"><caption>${multilingual(caption)}</caption>
<thead class="visually-hidden"><tr><th scope="col">${multilingual(columns[0])}</th><th scope="col" colspan="2">${multilingual(columns[1])}</th></tr></thead>
<tbody>${bars.map(
		({ label, value, text }) =>
			html`<tr><th scope="row">${multilingual(label)}</th><td class="number">${text ?? value}</td><td class="drawn">${renderBar(value / most)}</td></tr>`,
	)}</tbody></table>`;
}
