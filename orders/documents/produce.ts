/**
 * Makes the files of a document that was issued: its PDF, the XML of an invoice, and the mail to the buyer with both. They are kept and the mail is queued
 * in one transaction; a crash before it begins this again from the document's row, so a number never depends on whether a PDF can be drawn.
 */
import { remember } from '../../site/remember.ts';
import type { Channel } from '../outbox/outbox.ts';
import type { OutboxBodies, Service } from '../service.ts';
import type { Letterhead } from '../shop/letterhead.ts';
import { type ArchivedFile, archive } from './archive.ts';
import type { DrawLegalPdf } from './compose-mail.ts';
import { type DocumentFacts, isBusiness } from './document.ts';
import { documentTexts } from './letter/document-texts.ts';
import type { Letter } from './letter/letter.ts';
import { renderText, toMailContent } from './letter/letter-mail.ts';
import { writeLetter } from './letter/write-letter.ts';
import { loadFonts } from './render/fonts.ts';
import { renderLegalPdf } from './render/render-legal-pdf.ts';
import { renderPdf } from './render/render-pdf.ts';
import { renderXml } from './xml/render-xml.ts';

/** `at`: when the document was issued. */
export type DrawPdf = (letter: Letter, letterhead: Letterhead, at: number) => Promise<Uint8Array>;

export const fonts = remember(loadFonts);

/** As buyers get it. */
export const drawPdf: DrawPdf = (letter, letterhead, at) => renderPdf(letter, letterhead, fonts(), at);

export const drawLegalPdf: DrawLegalPdf = (document, letterhead) => renderLegalPdf(document, letterhead, fonts());

/** `service` is asked for when the first document is made: it does not exist while its channels are made. */
export function createDocumentChannel(service: () => Service, letterhead: Letterhead, draw: DrawPdf): Channel {
	return {
		async deliver({ body }) {
			const { document: id } = JSON.parse(body) as OutboxBodies['document'];
			const { company, database, outbox, log, nowMs } = service();
			const { sql } = database;
			const isMade = (): boolean => sql.prepare('SELECT 1 FROM document_file WHERE document_id = :id').get({ id }) !== undefined;
			const row = sql.prepare('SELECT facts FROM document WHERE id = :id').get({ id });
			if (isMade() || row?.facts == null) return { kind: 'done' };
			const facts = JSON.parse(String(row.facts)) as DocumentFacts;
			const letter = writeLetter(facts, company.name);
			const lacking = fonts().lacking(JSON.stringify(letter));
			if (lacking.length > 0) {
				log.error(
					{ document: id, characters: lacking.map(codeOf) },
					'A document has characters that no font has; a product of the shop names them',
				);
			}
			const pdf = await draw(letter, letterhead, facts.issuedAt);
			const files = filesOf(facts, pdf);
			const content = facts.cover === null ? toMailContent(letter) : facts.cover.content;
			database.transaction(() => {
				const ids = archive(database, id, files, nowMs());
				outbox.queue('mail', {
					order: facts.order.id,
					to: facts.order.email,
					replyTo: { name: company.name, address: company.email },
					subject: facts.cover?.subject ?? letter.subject,
					text: facts.cover?.text ?? renderText(letter),
					...(content && { content }),
					attachments: [
						...files.flatMap(({ name, type }, index) =>
							type === 'application/pdf' || isBusiness(facts) ? [{ filename: name, type, file: ids[index] ?? 0 }] : [],
						),
						...(facts.cover?.attachments ?? []),
					],
				});
			});
			return { kind: 'done' };
		},
	};
}

/** As `U+738B`. */
function codeOf(character: string): string {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function filesOf(facts: DocumentFacts, pdf: Uint8Array): readonly ArchivedFile[] {
	const number = facts.number ?? String(facts.order.id);
	const name = documentTexts[facts.language].titles[facts.kind](number).replace(/[^\p{L}\p{N}-]+/gu, '-');
	return [
		{ name: `${name}.pdf`, type: 'application/pdf', bytes: pdf },
		...(facts.kind === 'invoice' || facts.kind === 'credit_note'
			? [{ name: `${name}.xml`, type: 'application/xml', bytes: Buffer.from(renderXml(facts)) }]
			: []),
	];
}
