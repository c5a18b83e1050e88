/**
 * Makes the message of a mail when it leaves: HTML beside the text, pictures of the products inside it, so that none is fetched from the site, and the
 * files that it names. Legal texts are PDFs, and stand as plain text at the end of the text.
 */
import { createHash } from 'node:crypto';
import { timeZoneOf } from '../../site/time-zone.ts';
import { type LegalVersion, readKeptText } from '../mail/legal/legal-attachments.ts';
import { renderMailHtml } from '../mail/render/render-mail-html.ts';
import { signatureOf } from '../mail/to-mail.ts';
import type { Attachment, ComposedMail, Mail, MessagePart } from '../outbox/mail-channel.ts';
import { picturedIn } from '../outbox/mail-content.ts';
import type { Log } from '../outbox/outbox.ts';
import type { Company } from '../shop/company.ts';
import type { Letterhead } from '../shop/letterhead.ts';
import type { ShopSource } from '../shop/shop.ts';
import type { Database } from '../store/database.ts';
import { wordsIn } from './legal/legal-blocks.ts';
import { readLegalText } from './legal/read-legal-text.ts';
import { renderLegalText } from './legal/render-legal-text.ts';
import { zipPart } from './month-archive.ts';
import type { Fonts } from './render/fonts.ts';
import type { LegalDocument } from './render/render-legal-pdf.ts';

/** A small JPEG of a file in Directus; null: there is none. */
export type ReadMailPicture = (file: string) => Promise<Uint8Array | null>;

export type DrawLegalPdf = (document: LegalDocument, letterhead: Letterhead) => Promise<Uint8Array>;

export interface ComposeOptions {
	readonly database: Database;
	readonly company: Company;
	readonly letterhead: Letterhead;
	readonly shop: ShopSource;
	readonly log: Log;
	readonly readPicture: ReadMailPicture;
	readonly drawLegalPdf: DrawLegalPdf;
	fonts(): Pick<Fonts, 'lacking'>;
	siteUrl(): string;
}

/** Legal texts change rarely: so many versions are drawn once. */
const keptDrawings = 30;

interface LegalParts {
	readonly pdf: Promise<Uint8Array>;
	readonly text: string;
}

export function createMailComposer(options: ComposeOptions): (mail: Mail) => Promise<ComposedMail> {
	const { company, letterhead } = options;
	const drawings = new Map<string, LegalParts>();
	const legalParts = (version: LegalVersion): LegalParts => {
		const key = [version.hash, version.language, options.siteUrl()].join(' ');
		const known = drawings.get(key);
		if (known !== undefined) return known;
		const drawn = drawLegal(version, options);
		// What failed is tried again.
		drawn.pdf.catch(() => drawings.delete(key));
		drawings.set(key, drawn);
		const [oldest] = drawings.keys();
		if (drawings.size > keptDrawings && oldest !== undefined) drawings.delete(oldest);
		return drawn;
	};
	return async ({ text, content, attachments = [] }) => {
		const files: MessagePart[] = [];
		const texts = [text];
		for (const attachment of attachments) {
			if ('legal' in attachment) {
				const parts = legalParts(attachment.legal);
				files.push({ filename: attachment.filename, contentType: 'application/pdf', content: Buffer.from(await parts.pdf) });
				texts.push(parts.text);
			} else files.push(toPart(attachment, options));
		}
		const written = texts.length === 1 ? text : `${texts.map((each) => each.trimEnd()).join(`\n\n${divider}\n\n`)}\n`;
		if (content === undefined) return { text: written, attachments: files };
		const pictures = await readPictures(content.parts, options);
		const html = renderMailHtml(content, {
			name: company.name,
			colour: letterhead.colour,
			pictureOf: (product, variant) => pictures.get(keyOf(product, variant))?.source ?? null,
		});
		return { text: written, html, attachments: [...files, ...new Set([...pictures.values()].map(({ part }) => part))] };
	};
}

const divider = '-'.repeat(40);

function drawLegal(
	version: LegalVersion,
	{ database, company, letterhead, log, drawLegalPdf, fonts, siteUrl }: ComposeOptions,
): LegalParts {
	const { language } = version;
	const { title, body, at } = readKeptText(database, version);
	const blocks = readLegalText(body, { siteUrl: siteUrl(), language });
	const lacking = fonts().lacking(`${title}\n${wordsIn(blocks)}`);
	if (lacking.length > 0)
		log.error(
			{ text: title, characters: lacking },
			'A legal text has characters that no font has; buyers read "?" in their place. Change it in Directus',
		);
	const sender = { name: company.name, lines: signatureOf(company, language) };
	return {
		pdf: drawLegalPdf({ title, language, blocks, sender, at }, letterhead),
		text: renderLegalText(title, blocks, language),
	};
}

interface Embedded {
	readonly source: string;
	readonly part: MessagePart;
}

/** By product and variant; products that share a picture share the file. A mail leaves without the pictures that cannot be read. */
async function readPictures(
	parts: Parameters<typeof picturedIn>[0],
	{ shop, readPicture, log }: ComposeOptions,
): Promise<ReadonlyMap<string, Embedded>> {
	const found = new Map<string, Embedded>();
	const byFile = new Map<string, Embedded | null>();
	const pictured = picturedIn(parts);
	if (pictured.length === 0) return found;
	try {
		const { pictureOf } = await shop.read();
		for (const { product, variant } of pictured) {
			const file = pictureOf(product, variant);
			if (file === null) continue;
			if (!byFile.has(file)) byFile.set(file, toEmbedded(await readPicture(file)));
			const embedded = byFile.get(file);
			if (embedded) found.set(keyOf(product, variant), embedded);
		}
	} catch (error) {
		log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'A mail goes out without pictures: they cannot be read');
	}
	return found;
}

function toEmbedded(bytes: Uint8Array | null): Embedded | null {
	if (bytes === null) return null;
	const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
	const cid = `${name}@pictures`;
	const part = {
		filename: `${name}.jpg`,
		contentType: 'image/jpeg',
		content: Buffer.from(bytes),
		cid,
		contentDisposition: 'inline' as const,
	};
	return { source: `cid:${cid}`, part };
}

function keyOf(product: number, variant: number | null): string {
	return `${product} ${variant}`;
}

function toPart(
	attachment: Exclude<Attachment, { readonly legal: LegalVersion }>,
	{ database, company }: Pick<ComposeOptions, 'database' | 'company'>,
): MessagePart {
	if ('content' in attachment)
		return { ...attachment, contentType: 'text/plain; charset=utf-8', contentTransferEncoding: 'quoted-printable' };
	const { filename } = attachment;
	if ('month' in attachment) {
		const zip = zipPart(database, attachment, timeZoneOf(company.country));
		return { filename, contentType: 'application/zip', content: Buffer.from(zip) };
	}
	const { type: contentType, file } = attachment;
	const bytes = database.sql.prepare('SELECT bytes FROM document_file WHERE id = :file').get({ file })?.bytes;
	if (!(bytes instanceof Uint8Array)) throw new Error(`The archive has no file ${file}`);
	return { filename, contentType, content: Buffer.from(bytes) };
}
