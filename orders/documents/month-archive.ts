/** The invoices and credit notes of a month for the shop and its tax adviser: as CSV, PDF and XML in ZIP archives, each small enough for a mail. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { timeZoneOf } from '../../site/time-zone.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import type { Attachment } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { localDate, startOfDay } from '../shop/local-days.ts';
import type { Database } from '../store/database.ts';
import { findBrokenLink, readMailedHead } from './archive.ts';
import { monthOf } from './calendar.ts';
import { exportDocuments, exportFiles, filesOfPeriodSql } from './export-documents.ts';
import { findMissingDocuments } from './missing-documents.ts';
import { findGaps } from './numbers.ts';

/** Mail servers take 20 MB and more, and the encoding of mails makes a file a third larger. */
const longestPartBytes = 10 * 2 ** 20;

type ArchivePart = Extract<Attachment, { readonly month: string }>;

/**
 * To be called inside a transaction. Mails the shop the documents of a month, and what the check of numbers and archive found. `month`: such as `2026-11`;
 * null: the one before this.
 */
export function sendMonth(
	{ database, outbox, company, nowMs }: Pick<Service, 'database' | 'outbox' | 'company' | 'nowMs'>,
	month: string | null,
): 'sent' | 'no_month' | 'no_documents' {
	const timeZone = timeZoneOf(company.country);
	const chosen = month ?? monthBefore(nowMs(), timeZone);
	if (monthOf(chosen, timeZone) === null) return 'no_month';
	const parts = planParts(database, chosen, timeZone);
	if (parts.length === 0) return 'no_documents';
	const faults = [...findGaps(database), ...findMissingDocuments(database), findBrokenLink(database, readMailedHead(database), nowMs())];
	const found = faults.filter((fault) => fault !== null);
	const texts = shopMailTexts[company.language].month;
	const checked = found.length === 0 ? texts.sound : [texts.faults, ...found].join('\n');
	parts.forEach((attachment, index) => {
		const text = `${texts.text}\n\n${checked}\n`;
		outbox.queue('mail', { to: company.email, subject: texts.subject(chosen, index + 1, parts.length), text, attachments: [attachment] });
	});
	return 'sent';
}

function monthBefore(now: number, timeZone: string): string {
	const [year = 0, month = 0] = localDate(now, timeZone).split('-').map(Number);
	return localDate(startOfDay(Date.UTC(year, month - 2), timeZone), timeZone).slice(0, 7);
}

/** Ranges of files, in the order in which they were archived. Empty: no invoice or credit note was issued in that month. */
function planParts({ sql }: Database, month: string, timeZone: string): readonly ArchivePart[] {
	const [from, to] = monthOf(month, timeZone) ?? [0, 0];
	const files = sql
		.prepare(`SELECT document_file.id, length(bytes) AS size ${filesOfPeriodSql} ORDER BY document_file.id`)
		.all({ from, to });
	const ranges: { first: number; last: number; size: number }[] = [];
	for (const file of files) {
		const [id, size] = [Number(file.id), Number(file.size)];
		const open = ranges.at(-1);
		if (open === undefined || open.size + size > longestPartBytes) ranges.push({ first: id, last: id, size });
		else Object.assign(open, { last: id, size: open.size + size });
	}
	return ranges.map(({ first, last }, index) => ({
		filename: ranges.length === 1 ? `${month}.zip` : `${month}-${index + 1}.zip`,
		...{ month, first, last },
	}));
}

/** A part as a ZIP archive. The first one has the CSV of the whole month. */
export function zipPart(database: Database, { month, first, last }: ArchivePart, timeZone: string): Uint8Array {
	const csv = planParts(database, month, timeZone)[0]?.first === first ? exportDocuments(database, month, timeZone) : null;
	const contents: Zippable = csv === null ? {} : { [`${month}.csv`]: strToU8(csv) };
	// PDFs are compressed already.
	for (const { name, bytes } of exportFiles(database, month, timeZone, { first, last }) ?? []) {
		contents[name] = [bytes, { level: name.endsWith('.pdf') ? 0 : 6 }];
	}
	return zipSync(contents, { mtime: '2000-01-01T00:00:00' });
}
