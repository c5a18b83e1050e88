/** The number of products at each fetch, as a line; its numbers stand below it. */
import type { Audit } from '../audit.ts';
import type { CatalogueMoment } from '../snapshots/catalogue-history.ts';
import { withColon } from '../texts/punctuation.ts';
import { texts } from '../texts/report-texts.ts';
import { formatTime } from './format-values.ts';
import { html, multilingual, type SafeHtml } from './html.ts';

const [width, height] = [640, 160];

/** Fewer moments make no course: what two numbers say is said by the changes. */
const fewestMoments = 3;

export function renderHistory({ of, moments: history }: Audit['history']): SafeHtml | null {
	const text = of === 'offers' ? texts.offerHistory : texts.history;
	const title = html`<h3 id="history">${multilingual(text)}</h3>`;
	const [first, last] = [history[0], history.at(-1)];
	if (first === undefined || last === undefined || history.length < fewestMoments) {
		return null;
	}
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
