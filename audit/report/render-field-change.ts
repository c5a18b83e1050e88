/** What a field held and what it holds now. */
import type { WordChange } from '../changes/diff-words.ts';
import type { FieldChange, RecordChange } from '../changes/record-changes.ts';
import { statusTexts } from '../texts/change-texts.ts';
import { type ReportText, sameText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { formatAmount } from './format-values.ts';
import { type HtmlValue, html, multilingual, type SafeHtml } from './html.ts';

/** Of a record that is new or gone as a whole, what its fields hold or held. */
export function renderFieldChange(field: FieldChange, how: RecordChange['how']): SafeHtml {
	const { kind, before, after, words } = field;
	if (kind === 'order') {
		return html`<dd>${multilingual(texts.moved)}</dd>`;
	}
	if (how !== 'changed') {
		return html`<dd>${renderFieldValue(field, after ?? before)}</dd>`;
	}
	// Where no word stayed, the two are easier to compare one under the other.
	if (words?.some(({ how: part }) => part === 'same')) {
		return html`<dd class="words">${words.map(renderWords)}</dd>`;
	}
	return html`<dd><del>${renderFieldValue(field, before)}</del></dd><dd><ins>${renderFieldValue(field, after)}</ins></dd>`;
}

export function renderFieldValue(field: Pick<FieldChange, 'field' | 'kind'>, value: FieldChange['before']): SafeHtml {
	return multilingual(valueText(field, value));
}

export function valueText({ field, kind }: Pick<FieldChange, 'field' | 'kind'>, value: FieldChange['before']): ReportText {
	if (value === null) {
		return texts.empty;
	}
	if (typeof value === 'boolean') {
		return value ? texts.yes : texts.no;
	}
	const status = field === 'status' && Object.hasOwn(statusTexts, value) ? statusTexts[value] : undefined;
	return status ?? (kind === 'price' ? formatAmount(value) : sameText(value));
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
