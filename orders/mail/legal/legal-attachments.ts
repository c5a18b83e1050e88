/** The legal texts that a mail holds: a link is no durable medium (§ 312f (2) BGB). The mail names each version, which the database keeps once for all orders. */
import { legalTextHash } from '../../../pipeline/snapshot/legal-text.ts';
import { fixedPaths } from '../../../site/fixed-paths.ts';
import type { Language, PerLanguage } from '../../../site/languages.ts';
import type { Attachment } from '../../outbox/mail-channel.ts';
import type { LegalPage, LegalPageType } from '../../shop/shop.ts';
import type { Database } from '../../store/database.ts';

/** A version of a legal text. */
export interface LegalVersion {
	readonly hash: string;
	readonly language: Language;
}

interface KeptText {
	readonly title: string;
	/** Markdown. */
	readonly body: string;
	/** When an order named it first, in milliseconds since 1970. */
	readonly at: number;
}

export const legalPaths: Readonly<Record<LegalPageType, PerLanguage<string>>> = {
	agb: fixedPaths.terms,
	'versand-und-zahlung': fixedPaths.shipping,
	widerruf: fixedPaths.withdrawal,
};

export function legalAttachments(pages: readonly LegalPage[], language: Language): readonly Attachment[] {
	return pages.map((page) => ({
		filename: `${legalPaths[page.type][language].split('/').at(-1)}.pdf`,
		legal: { hash: hashOf(page, language), language },
	}));
}

/** To be called in the transaction of the mail that names them. */
export function keepLegalTexts({ sql }: Database, pages: readonly LegalPage[], language: Language, now: number): void {
	const keep = sql.prepare(
		'INSERT INTO legal_text (hash, language, title, body, at) VALUES (:hash, :language, :title, :body, :now) ON CONFLICT DO NOTHING',
	);
	for (const page of pages)
		keep.run({ hash: hashOf(page, language), language, title: page.title[language], body: page.content[language], now });
}

/** Throws for a version that was not kept. */
export function readKeptText({ sql }: Database, { hash, language }: LegalVersion): KeptText {
	const row = sql.prepare('SELECT title, body, at FROM legal_text WHERE hash = :hash AND language = :language').get({ hash, language });
	if (row === undefined) throw new Error(`The database has no legal text ${hash} in "${language}"`);
	return { title: String(row.title), body: String(row.body), at: Number(row.at) };
}

function hashOf({ title, content }: LegalPage, language: Language): string {
	return legalTextHash({ title: title[language], body: content[language] });
}
