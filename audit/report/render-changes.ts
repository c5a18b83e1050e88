/** What changed since the base: prices and stock in one table, then record by record, texts word by word, pictures side by side. */
import { type Audit, hasBase } from '../audit.ts';
import type { WordChange } from '../changes/diff-words.ts';
import type { ChangeWithPictures, PicturePair, SmallPicture } from '../changes/picture-changes.ts';
import { publishingEffects } from '../changes/publishing-effects.ts';
import type { FieldChange } from '../changes/record-changes.ts';
import { collectionName } from '../texts/collection-names.ts';
import { sameText } from '../texts/report-text.ts';
import { changeTexts, effectTexts, fieldCountText, texts } from '../texts/report-texts.ts';
import { formatAmount, formatBytes } from './format-values.ts';
import { both, type HtmlValue, html, type SafeHtml } from './html.ts';
import { recordCell, recordLink } from './record-cell.ts';
import { renderBase } from './render-summary.ts';

/** Records of a collection that are shown; a first fetch adds thousands. */
const mostRecords = 200;
const mostFields = 60;
const openUpTo = 8;

export function renderChanges({ base, changes }: Audit): SafeHtml {
	const byCollection = [...Map.groupBy(changes, ({ record }) => record.collection)];
	return html`<section aria-labelledby="changes"><h2 id="changes">${both(texts.changes)}</h2>
<p>${renderBase(base)}</p>
${hasBase(base) && changes.length === 0 && html`<p>${both(texts.noChanges)}</p>`}
${renderPrices(changes)}
${byCollection.map(([collection, members]) => renderCollection(collection, members, changes.length <= openUpTo))}
</section>`;
}

function renderPrices(changes: readonly ChangeWithPictures[]): SafeHtml | null {
	const rows = changes.flatMap(({ how, record, fields }) =>
		how === 'changed' ? fields.filter(({ kind }) => kind === 'price' || kind === 'stock').map((field) => ({ record, field })) : [],
	);
	if (rows.length === 0) {
		return null;
	}
	return html`<h3 id="prices-changed">${both(texts.pricesAndStock)}</h3>
<div class="table" role="region" tabindex="0" aria-labelledby="prices-changed"><table><thead><tr><th scope="col">${both(texts.record)}</th><th scope="col">${both(texts.field)}</th><th scope="col" class="number">${both(texts.before)}</th><th scope="col" class="number">${both(texts.after)}</th></tr></thead>
<tbody>${rows.map(
		({ record, field }) =>
			html`<tr><th scope="row">${recordLink(record)}</th><td><code>${field.field}</code></td><td class="number">${renderValue(field, field.before)}</td><td class="number">${renderValue(field, field.after)}</td></tr>`,
	)}</tbody></table></div>`;
}

function renderCollection(collection: string, changes: readonly ChangeWithPictures[], areOpen: boolean): SafeHtml {
	const shown = changes.slice(0, mostRecords);
	const counts = (['added', 'changed', 'removed'] as const).flatMap((how) => {
		const count = changes.filter((change) => change.how === how).length;
		return count === 0 ? [] : [html`<span class="soft"> · ${count} ${both(changeTexts[how])}</span>`];
	});
	return html`<h3>${both(collectionName(collection))}${counts}</h3>
${shown.map((change) => renderChange(change, areOpen))}
${changes.length > shown.length && html`<p class="soft">${changes.length - shown.length} ${both(texts.omitted)}</p>`}`;
}

function renderChange({ record, how, fields, pictures }: ChangeWithPictures, isOpen: boolean): SafeHtml {
	const effects = publishingEffects({ how, fields }).map((effect) => html` <strong>${both(effectTexts[effect])}</strong>`);
	const shown = fields.slice(0, mostFields);
	return html`<details class="change"${isOpen && html` open`}>
<summary><span class="mark ${how}">${both(changeTexts[how])}</span> ${record.label || record.id} <span class="soft">${record.label !== '' && `${record.id} · `}${both(fieldCountText(fields.length + pictures.length))}</span>${effects}</summary>
<p>${recordCell(record)}</p>
${pictures.map(renderPair)}
<dl class="fields">${shown.map((field) => html`<div><dt><code>${field.field}</code></dt>${renderField(field)}</div>`)}</dl>
${fields.length > shown.length && html`<p class="soft">${fields.length - shown.length} ${both(texts.omitted)}</p>`}
</details>`;
}

function renderField(field: FieldChange): SafeHtml {
	const { before, after, words } = field;
	if (words !== null) {
		return html`<dd class="words">${words.map(renderWords)}</dd>`;
	}
	return html`${before !== null && html`<dd><del>${renderValue(field, before)}</del></dd>`}${after !== null && html`<dd><ins>${renderValue(field, after)}</ins></dd>`}`;
}

function renderWords({ how, text }: WordChange): HtmlValue {
	switch (how) {
		case 'added':
			return html`<ins>${text}</ins>`;
		case 'removed':
			return html`<del>${text}</del>`;
		case 'skipped':
			return html`<span class="soft"> […] </span>`;
		case 'same':
			return text;
	}
}

function renderValue({ kind }: FieldChange, value: FieldChange['before']): SafeHtml {
	if (value === null) {
		return html`–`;
	}
	return both(kind === 'price' ? formatAmount(value) : sameText(String(value)));
}

function renderPair({ before, after }: PicturePair): SafeHtml {
	return html`<div class="pair"><figure><figcaption>${both(texts.before)}</figcaption>${renderPicture(before)}</figure><figure><figcaption>${both(texts.after)}</figcaption>${renderPicture(after)}</figure></div>`;
}

function renderPicture(picture: SmallPicture | null): SafeHtml {
	if (picture === null) {
		return html`<p class="soft">${both(texts.none)}</p>`;
	}
	const { filename, width, height, bytes, dataUrl } = picture;
	const image = dataUrl === null ? html`<p class="soft">${both(texts.notShown)}</p>` : html`<img src="${dataUrl}" alt="">`;
	return html`${image}<p>${filename} <span class="soft">${width ?? '?'} × ${height ?? '?'}, ${both(formatBytes(bytes))}</span></p>`;
}
