/** The changes since the base: prices and stock first, then record by record, texts word by word, pictures side by side. */
import { type Html, type HtmlPart, html } from '../../renderer/html/html.ts';
import { type Audit, hasBase } from '../audit.ts';
import type { ChangeWithPictures, PicturePair, SmallPicture } from '../changes/picture-changes.ts';
import { type FieldChange, publishingEffects, type RecordChange, type WordChange } from '../changes/record-changes.ts';
import { baseText, effectTexts, moreFieldsText, noBaseTexts, statusTexts } from '../texts/change-texts.ts';
import { collectionName } from '../texts/collection-names.ts';
import { placeText } from '../texts/field-names.ts';
import { colon, countedText, joinTexts, type ReportText, sameText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { formatAmount, formatBytes, formatTime } from './format-values.ts';
import { multilingual } from './multilingual.ts';
import { placeCell, recordLink } from './record-cell.ts';

/** Records of a collection that are shown; a first fetch adds thousands. */
const mostRecords = 200;
const mostFields = 60;
/** Fields that the line of a record names. */
const mostNamed = 3;
const openUpTo = 3;

export function renderChanges({ base, changes }: Audit): Html {
	const byCollection = [...Map.groupBy(changes, ({ record }) => record.collection)];
	return html`<section aria-labelledby="changes"><h2 id="changes">${multilingual(texts.changes)}</h2>
${changes.length > 0 && html`<p>${multilingual(texts.changesLead)}</p>`}
${hasBase(base) && changes.length === 0 && html`<p>${multilingual(texts.noChanges)}</p>`}
<p class="soft">${renderBase(base)}</p>
${renderPrices(changes)}
${byCollection.map(([collection, members]) => renderCollection(collection, members, changes.length <= openUpTo))}
</section>`;
}

/** The content's base of comparison, or why there is none. */
function renderBase(base: Audit['base']): Html {
	if (hasBase(base)) {
		return html`${multilingual(texts.comparedWith)} ${multilingual(formatTime(base.fetchedAt))} <span class="aside">${multilingual(baseText(base.name))}</span>`;
	}
	return html`<strong>${multilingual(baseText(base.name))}</strong>${multilingual(colon)} ${multilingual(noBaseTexts[base.reason])}`;
}

function renderPrices(changes: readonly ChangeWithPictures[]): Html | null {
	const rows = changes.flatMap(({ how, record, fields }) =>
		how === 'changed' ? fields.filter(({ kind }) => kind === 'price' || kind === 'stock').map((field) => ({ record, field })) : [],
	);
	if (rows.length === 0) return null;
	return html`<h3>${multilingual(texts.pricesAndStock)}</h3>
<ul class="rows figures-changed">${rows.map(
		({ record, field }) =>
			html`<li><span>${recordLink(record)}</span> <span>${placeCell(field.place, field.field)}</span> <span class="number"><del>${renderFieldValue(field, field.before)}</del> → <ins>${renderFieldValue(field, field.after)}</ins></span>${unusedNote(field)}</li>`,
	)}</ul>`;
}

function unusedNote({ isUnused }: FieldChange): HtmlPart {
	return isUnused === true && html` <span class="soft">(${multilingual(texts.unused)})</span>`;
}

function renderCollection(collection: string, changes: readonly ChangeWithPictures[], areOpen: boolean): Html {
	const shown = changes.slice(0, mostRecords);
	const counts = (['added', 'changed', 'removed'] as const).flatMap((how) => {
		const count = changes.filter((change) => change.how === how).length;
		return count === 0 ? [] : [html`<span class="soft"> · ${count} ${multilingual(countedText(how, count))}</span>`];
	});
	return html`<h3>${multilingual(collectionName(collection))}${counts}</h3>
${shown.map((change) => renderChange(change, areOpen))}
${changes.length > shown.length && html`<p class="soft">${changes.length - shown.length} ${multilingual(texts.omitted)}</p>`}`;
}

function renderChange({ record, how, fields, pictures }: ChangeWithPictures, isOpen: boolean): Html {
	const effects = publishingEffects({ how, fields }).map((effect) => html` <strong>${multilingual(effectTexts[effect])}</strong>`);
	// Of a whole record, switches that are off say nothing.
	const told = how === 'changed' ? fields : fields.filter(({ before, after }) => (after ?? before) !== false);
	const shown = told.slice(0, mostFields);
	const what = how === 'changed' ? html` <span class="soft">${multilingual(changedText(fields, pictures.length))}</span>` : null;
	return html`<details class="change"${isOpen && html` open`}>
<summary><span class="mark ${how}">${multilingual(countedText(how, 1))}</span> <span class="heading">${record.label || record.id}</span>${what}${effects}</summary>
${record.url !== null && how !== 'removed' && html`<p><a href="${record.url}" rel="noreferrer">${multilingual(texts.openRecord)}</a></p>`}
${pictures.map(renderPair)}
<dl class="fields">${shown.map((field) => html`<div><dt>${placeCell(field.place, field.field)}${unusedNote(field)}</dt>${renderFieldChange(field, how)}</div>`)}</dl>
${told.length > shown.length && html`<p class="soft">${told.length - shown.length} ${multilingual(texts.omitted)}</p>`}
</details>`;
}

/** Such as `Preis (brutto), Bestand, 2 weitere Felder`. */
export function changedText(fields: ChangeWithPictures['fields'], pictures: number): ReportText {
	const all = [...(pictures > 0 ? [texts.pictures] : []), ...fields.map(({ place }) => placeText(place))];
	// Rows of a list, such as pictures, have one name.
	const names = [...new Map(all.map((name) => [name.de, name])).values()];
	const rest = names.length - mostNamed;
	return joinTexts([...names.slice(0, mostNamed), ...(rest > 0 ? [moreFieldsText(rest)] : [])], ', ');
}

function renderPair({ before, after }: PicturePair): Html {
	return html`<div class="pair"><figure><figcaption>${multilingual(texts.before)}</figcaption>${renderPicture(before)}</figure><figure><figcaption>${multilingual(texts.after)}</figcaption>${renderPicture(after)}</figure></div>`;
}

function renderPicture(picture: SmallPicture | null): Html {
	if (picture === null) return html`<p class="soft">${multilingual(texts.noPicture)}</p>`;
	const { filename, width, height, bytes, dataUrl } = picture;
	const image = dataUrl === null ? html`<p class="soft">${multilingual(texts.notShown)}</p>` : html`<img src="${dataUrl}" alt="">`;
	return html`${image}<p>${filename} <span class="soft">${width ?? '?'} × ${height ?? '?'}, ${multilingual(formatBytes(bytes))}</span></p>`;
}

/** The field before and after; of a record that is new or removed, only the value that there is. */
function renderFieldChange(field: FieldChange, how: RecordChange['how']): Html {
	const { kind, before, after, words } = field;
	if (kind === 'order') return html`<dd>${multilingual(texts.moved)}</dd>`;
	if (how !== 'changed') return html`<dd>${renderFieldValue(field, after ?? before)}</dd>`;
	// Where no word stayed, the two are easier to compare one under the other.
	if (words?.some(({ how: part }) => part === 'same')) return html`<dd class="words">${words.map(renderWords)}</dd>`;
	return html`<dd><del>${renderFieldValue(field, before)}</del></dd><dd><ins>${renderFieldValue(field, after)}</ins></dd>`;
}

function renderFieldValue(field: Pick<FieldChange, 'field' | 'kind'>, value: FieldChange['before']): Html {
	return multilingual(valueText(field, value));
}

export function valueText({ field, kind }: Pick<FieldChange, 'field' | 'kind'>, value: FieldChange['before']): ReportText {
	if (value === null) return texts.empty;
	if (typeof value === 'boolean') return value ? texts.yes : texts.no;
	const status = field === 'status' && Object.hasOwn(statusTexts, value) ? statusTexts[value] : undefined;
	return status ?? (kind === 'price' ? formatAmount(value) : sameText(value));
}

function renderWords({ how, text }: WordChange): HtmlPart {
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
