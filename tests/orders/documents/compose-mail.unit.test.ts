/** A mail when it leaves: HTML beside its text, pictures inside it, and legal texts as files and at the end of the text. */
import { expect, it } from 'vitest';
import { type ComposeOptions, createMailComposer } from '../../../orders/documents/compose-mail.ts';
import type { LegalDocument } from '../../../orders/documents/render/render-legal-pdf.ts';
import { keepLegalTexts, legalAttachments } from '../../../orders/mail/legal/legal-attachments.ts';
import { toMail } from '../../../orders/mail/to-mail.ts';
import type { MailPart } from '../../../orders/outbox/mail-content.ts';
import { plainLetterhead } from '../../../orders/shop/letterhead.ts';
import type { LegalPage, Shop } from '../../../orders/shop/shop.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { perLanguage } from '../../../site/languages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aCompany } from '../run-orders.ts';
import { someShop } from '../some-shop.ts';

const terms: LegalPage = {
	type: 'agb',
	title: perLanguage(() => 'AGB'),
	content: perLanguage(() => '## Vertrag\n\nSiehe [hier](/kontakt).'),
};
const piece = (product: number): MailPart => ({
	kind: 'pieces',
	pieces: [{ pictured: { product, variant: null }, count: 1, name: `Ring ${product}`, sum: null }],
});

async function aComposer(overrides: Partial<ComposeOptions> = {}, pictures: Readonly<Record<number, string>> = {}) {
	const database = openDatabase(await temporaryFolder());
	const told: unknown[] = [];
	const drawn: LegalDocument[] = [];
	const tell = (details: unknown, message: string) => void told.push([message, details]);
	const shop: Shop = { ...(await someShop().read()), pictureOf: (product) => pictures[product] ?? null };
	const compose = createMailComposer({
		database,
		company: aCompany({ imprint: ['Goldschmiede GmbH'] }),
		letterhead: { ...plainLetterhead, colour: '#17353b' },
		shop: { read: async () => shop },
		log: { info() {}, warn: tell, error: tell },
		readPicture: async (file) => Buffer.from(`jpeg of ${file}`),
		drawLegalPdf: async (document) => {
			drawn.push(document);
			return Buffer.from('%PDF');
		},
		fonts: () => ({ lacking: (text) => (text.includes('王') ? ['王'] : []) }),
		siteUrl: () => 'https://www.goldschmiede.example',
		...overrides,
	});
	const mail = (parts: readonly MailPart[], pages: readonly LegalPage[] = []) => {
		keepLegalTexts(database, pages, 'de', 1_700_000_000_000);
		const head = { to: 'aenne@post.example', subject: 'Betreff', attachments: legalAttachments(pages, 'de') };
		return toMail(head, { language: 'de', title: 'Titel', parts, signature: ['Goldschmiede'] });
	};
	return { compose, database, told, drawn, mail };
}

it('has the pictures of its products inside it, each once, and none that is not there', async () => {
	const { compose, mail, told } = await aComposer({}, { 1: 'a', 2: 'a', 3: 'b' });
	const { html = '', attachments } = await compose(mail([1, 2, 3, 4].map(piece)));
	expect(attachments.map(({ content, contentType, contentDisposition }) => [String(content), contentType, contentDisposition])).toEqual([
		['jpeg of a', 'image/jpeg', 'inline'],
		['jpeg of b', 'image/jpeg', 'inline'],
	]);
	const shown = [...html.matchAll(/src="cid:([^"]+)" alt="([^"]+)"/g)].map(([, cid, alt]) => [cid, alt]);
	const [first, second] = attachments.map(({ cid }) => cid);
	expect(shown).toEqual([
		[first, 'Ring 1'],
		[first, 'Ring 2'],
		[second, 'Ring 3'],
	]);
	expect(told).toEqual([]);
});

it('goes out without pictures where they cannot be read, and says so', async () => {
	const readPicture = async () => {
		throw new Error('no disk');
	};
	const { compose, mail, told } = await aComposer({ readPicture }, { 1: 'a' });
	const { html, attachments } = await compose(mail([piece(1)]));
	expect([html?.includes('<img'), attachments]).toEqual([false, []]);
	expect(told).toEqual([['A mail goes out without pictures: they cannot be read', { reason: 'no disk' }]]);
});

it('has each legal text as a file and as plain text, drawn once for all mails', async () => {
	const { compose, mail, drawn } = await aComposer();
	for (const _ of [1, 2]) {
		const { text, html, attachments } = await compose(mail([{ kind: 'paragraph', text: 'Guten Tag,' }], [terms]));
		expect(attachments).toEqual([{ filename: 'agb.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }]);
		expect(text).toBe(
			`Guten Tag,\n\nGoldschmiede\n\n${'-'.repeat(40)}\n\nAGB\n\nVERTRAG\n\nSiehe hier (https://www.goldschmiede.example/kontakt).\n`,
		);
		expect(html).not.toContain('VERTRAG');
	}
	expect(drawn).toMatchObject([
		{ title: 'AGB', language: 'de', at: 1_700_000_000_000, sender: { name: 'Goldschmiede', lines: ['Goldschmiede GmbH'] } },
	]);
});

it('draws a legal text again that could not be drawn, and leaves no mail without it', async () => {
	let isBroken = true;
	const drawLegalPdf = async () => {
		if (isBroken) throw new Error('no font');
		return Buffer.from('%PDF');
	};
	const { compose, mail } = await aComposer({ drawLegalPdf });
	const written = mail([], [terms]);
	await expect(compose(written)).rejects.toThrow('no font');
	isBroken = false;
	expect((await compose(written)).attachments).toHaveLength(1);
});

it('keeps the text that was agreed, whatever the shop says later', async () => {
	const { compose, mail, database } = await aComposer();
	const agreed = mail([], [terms]);
	keepLegalTexts(database, [{ ...terms, content: perLanguage(() => 'Neu.') }], 'de', 1);
	expect((await compose(agreed)).text).toContain('VERTRAG');
	expect(database.sql.prepare('SELECT count(*) AS versions FROM legal_text').get()).toEqual({ versions: 2 });
});

it('names to the operator the characters of a legal text that no font has', async () => {
	const { compose, mail, told } = await aComposer();
	await compose(mail([], [{ ...terms, content: perLanguage(() => 'Ring 王') }]));
	expect(told).toEqual([[expect.stringContaining('A legal text has characters that no font has'), { text: 'AGB', characters: ['王'] }]]);
});

it('is its text alone where it has no content', async () => {
	const { compose } = await aComposer();
	const attachments = [{ filename: 'agb.txt', content: 'Es gilt.' }];
	expect(await compose({ to: 'a@b.example', subject: 'S', text: 'T\n', attachments })).toEqual({
		text: 'T\n',
		attachments: [expect.objectContaining({ filename: 'agb.txt', content: 'Es gilt.' })],
	});
});
