import { expect, it } from 'vitest';
import { formatAmount, formatBytes, formatShare, formatTime } from '../../../audit/report/format-values.ts';
import { multilingual } from '../../../audit/report/multilingual.ts';
import { renderHistory, toPoints } from '../../../audit/report/render-offer.ts';
import { Html, html } from '../../../renderer/html/html.ts';

it('escapes values in HTML, and keeps HTML as it is', () => {
	const bad = `<script>"'&`;
	expect(html`<b title="${bad}">${[bad, html`<i>${1}</i>`, null, false]}</b>`.text).toBe(
		'<b title="&lt;script&gt;&quot;\'&amp;">&lt;script&gt;&quot;\'&amp;<i>1</i></b>',
	);
	expect(html`${new Html('<br>')}`.text).toBe('<br>');
	expect(multilingual({ de: '<', en: '>', fr: '&' }).text).toBe(
		'<span class="t" lang="de">&lt;</span><span class="t" lang="en">&gt;</span><span class="t" lang="fr">&amp;</span>',
	);
});

it('writes values as each language does', () => {
	expect(formatAmount('1234.50')).toEqual({ de: '1.234,50\u00A0€', en: '€1,234.50', fr: '1\u202F234,50\u00A0€' });
	expect(formatAmount('abc')).toEqual({ de: 'abc', en: 'abc', fr: 'abc' });
	expect(formatBytes(1_260_000)).toEqual({ de: '1,3 MB', en: '1.3 MB', fr: '1,3\u202FMo' });
	expect(formatTime('2026-11-20T23:30:00.000Z').de).toBe('21.11.2026, 00:30');
	expect(formatTime('2026-11-20T23:30:00.000Z').fr).toBe('21 nov. 2026, 00:30');
	expect(formatTime('gestern').en).toBe('gestern');
	expect([formatShare(999, 1000), formatShare(5, 5), formatShare(0, 0)]).toEqual(['99\u00A0%', '100\u00A0%', '–']);
});

it('draws a course in steps, from zero', () => {
	const day = (date: number, products: number) => ({ at: `2026-11-0${date}T00:00:00.000Z`, products });
	expect(toPoints([day(1, 10), day(2, 5), day(5, 10)])).toBe('0.0,4.0 0.0,4.0 160.0,4.0 160.0,80.0 640.0,80.0 640.0,4.0');
	expect(toPoints([day(1, 0), day(1, 0)])).not.toContain('NaN');
});

it('shows no course of two moments: their difference is told by the changes', () => {
	const day = (date: number) => ({ at: `2026-11-0${date}T00:00:00.000Z`, products: date });
	expect(renderHistory({ of: 'products', moments: [day(1), day(2)] })).toBeNull();
	expect(renderHistory({ of: 'products', moments: [day(1), day(2), day(3)] })?.text).toContain('<polyline');
});
