/** When the shop is open: by day code, or in the older format, whose days are texts in its translations. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { type RecordExists, toKnownId } from '../../pipeline/records/known-reference.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { isKnownDayLabel, parseOpeningTime, type WrittenHours } from '../../site/opening-days.ts';
import type { openingPeriod } from '../collections/opening-period.ts';

export interface OpeningPeriod {
	readonly sort: number;
	/** Id of the address whose hours these are; null: of the first. */
	readonly location: number | null;
	/** Day label such as `Mo - Fr` in each language. */
	readonly days: Localized;
	/** `HH:MM`. */
	readonly opens: string | null;
	readonly closes: string | null;
	readonly closed: boolean;
	readonly freeText: Localized | null;
}

type OpeningPeriodRecord = RecordOf<typeof openingPeriod>;

export interface OpeningHours {
	readonly location: OpeningPeriod['location'];
	/** As shown; null for a record whose days or times cannot be read. */
	readonly period: OpeningPeriod | null;
	/** What decides on which days the shop is open. */
	readonly written: WrittenHours;
}

/** null for information (day code 0), and for a record whose location is unknown. */
export function toOpeningHours(record: OpeningPeriodRecord, context: RecordContext, locationExists: RecordExists): OpeningHours | null {
	if (record.day === infoDayCode) return null;
	const named = { field: 'location', name: 'address', consequence: 'The record is left out.' };
	const location = toKnownId(record.location, named, context, locationExists);
	if (location !== record.location) return null;
	const period = record.day === null ? toOlderPeriod(record, context) : toCodedPeriod(record, record.day, context);
	return { location, period: period && { ...period, location }, written: toWrittenHours(record, context) };
}

type Period = Omit<OpeningPeriod, 'location'>;

function toWrittenHours(record: OpeningPeriodRecord, { texts }: RecordContext): WrittenHours {
	return {
		dayCode: record.day,
		dayLabel: record.day === null ? (texts.text('day', null, record.translations, (row) => row.day)?.de.text ?? '') : '',
		closed: record.closed,
		saysWhen: record.time_open !== null || record.time_close !== null || record.free_text !== null,
		opens: record.day === null ? record.opening_time : record.time_open,
		closes: record.day === null ? record.closing_time : record.time_close,
	};
}

function toCodedPeriod(record: OpeningPeriodRecord, day: number, context: RecordContext): Period | null {
	const label = dayLabels.get(day);
	if (label === undefined) {
		context.warn({
			code: 'day-unknown',
			field: 'day',
			message: `${day} is not a day code. The record is left out.`,
			fix: 'Choose a day code from 0 to 16.',
		});
		return null;
	}
	const opens = toTime('time_open', record.time_open, context);
	const closes = toTime('time_close', record.time_close, context);
	if (!record.closed && (opens === undefined || closes === undefined)) return null;
	const { texts } = context;
	return {
		sort: record.sort,
		days: perLanguage((language) => ({ text: label[language], language })),
		opens: opens ?? null,
		closes: closes ?? null,
		closed: record.closed || (opens === null && closes === null && record.free_text === null),
		freeText: texts.text('free_text', record.free_text, record.translations, (row) => row.free_text),
	};
}

function toOlderPeriod(record: OpeningPeriodRecord, context: RecordContext): Period | null {
	const { texts } = context;
	const days = texts.text('day', null, record.translations, (row) => row.day);
	if (days === null) {
		context.warn({
			code: 'day-unknown',
			field: 'day',
			message: 'The record has neither a day code nor the name of a day. It is left out.',
			fix: 'Choose a day code, or enter the day in the translations.',
		});
		return null;
	}
	if (!isKnownDayLabel(days.de.text)) {
		context.warn({
			code: 'day-unknown',
			field: 'translations.day',
			message: `${describeValue(days.de.text)} names no days that can be told apart. The hours are shown, but the form for appointments does not follow them.`,
			fix: 'Choose a day code, or enter days of the week such as Mo - Fr. Enter days on which the shop is closed in closing_days of the project.',
		});
	}
	const opens = toTime('opening_time', record.opening_time, context);
	const closes = toTime('closing_time', record.closing_time, context);
	if (!record.closed && (opens === undefined || closes === undefined)) return null;
	return {
		sort: record.sort,
		days,
		opens: record.closed ? null : (opens ?? null),
		closes: record.closed ? null : (closes ?? null),
		closed: record.closed,
		freeText: texts.text('free_text', record.free_text, record.translations, (row) => row.free_text),
	};
}

/** Undefined, with a warning, for what is no time. */
function toTime(field: string, value: string | null, context: RecordContext): string | null | undefined {
	if (value === null) return null;
	const time = parseOpeningTime(value);
	if (time !== null) return time;
	context.warn({
		code: 'time-invalid',
		field,
		message: `${describeValue(value)} is not a time. The row is left out, rather than say that the shop is closed.`,
		fix: 'Enter a time such as 09:30.',
	});
	return undefined;
}

export const dayLabels: ReadonlyMap<number, PerLanguage<string>> = new Map(
	[
		{ de: 'Mo', en: 'Mon', fr: 'Lun' },
		{ de: 'Di', en: 'Tue', fr: 'Mar' },
		{ de: 'Mi', en: 'Wed', fr: 'Mer' },
		{ de: 'Do', en: 'Thu', fr: 'Jeu' },
		{ de: 'Fr', en: 'Fri', fr: 'Ven' },
		{ de: 'Sa', en: 'Sat', fr: 'Sam' },
		{ de: 'So', en: 'Sun', fr: 'Dim' },
		{ de: 'Mo - Fr', en: 'Mon - Fri', fr: 'Lun - Ven' },
		{ de: 'Mo - Sa', en: 'Mon - Sat', fr: 'Lun - Sam' },
		{ de: 'Mo - Do', en: 'Mon - Thu', fr: 'Lun - Jeu' },
		{ de: 'Di - Fr', en: 'Tue - Fri', fr: 'Mar - Ven' },
		{ de: 'Di - Sa', en: 'Tue - Sat', fr: 'Mar - Sam' },
		{ de: 'Sa - So', en: 'Sat - Sun', fr: 'Sam - Dim' },
		{ de: 'Feiertage', en: 'Public holidays', fr: 'Jours fériés' },
		{ de: 'Heiligabend', en: 'Christmas Eve', fr: 'Veille de Noël' },
		{ de: 'Silvester', en: 'New Year’s Eve', fr: 'Saint-Sylvestre' },
	].map((label, index) => [index + 1, label]),
);

/** Information only: the record is left out. */
export const infoDayCode = 0;
