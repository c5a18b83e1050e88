/** Texts that still name laws and offices that are gone (law.md: § 5 DDG, dispute resolution). */
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { recordKey } from '../../pipeline/snapshot/wire-record.ts';
import { flattenRecord } from '../changes/flatten-record.ts';
import type { RecordRef } from '../records/describe-record.ts';
import type { RecordIndex } from '../records/record-index.ts';

/** Which wording it is, and what it was replaced by: `tmg` by the DDG, `ttdsg` by the TDDDG, `rstv` by the MStV; the `os-platform` closed on 2025-07-20. */
export type OutdatedWording = keyof typeof wordings;

export interface WordingFinding {
	readonly record: RecordRef;
	readonly field: string;
	readonly wording: OutdatedWording;
	/** The words as they stand, with some of those around them. */
	readonly excerpt: string;
}

const wordings = {
	tmg: /\bTMG\b|Telemediengesetz/,
	ttdsg: /\bTTDSG\b|Telekommunikation-Telemedien-Datenschutz-Gesetz/,
	rstv: /\bRStV\b|Rundfunkstaatsvertrag/,
	'os-platform':
		/ec\.europa\.eu\/(?:consumers\/)?odr|OS-Plattform|Online-Streitbeilegung|\bODR platform\b|Online Dispute Resolution|règlement en ligne des litiges/i,
} as const;

const texts = ['page', 'legal', 'ecommerce_settings', 'consent'] as const;
const around = 50;

/** Only collections that hold legal texts are searched, in all their languages. */
export function findOutdatedWording(snapshot: Pick<Snapshot, 'records'>, index: RecordIndex): readonly WordingFinding[] {
	return texts.flatMap((collection) =>
		snapshot
			.records(collection)
			.flatMap((record) =>
				[...flattenRecord(record)].flatMap(([field, value]) =>
					typeof value === 'string'
						? findIn(value).map((found) => ({ record: index.ref(collection, recordKey(record)), field, ...found }))
						: [],
				),
			),
	);
}

function findIn(text: string): readonly Pick<WordingFinding, 'wording' | 'excerpt'>[] {
	const names = Object.keys(wordings) as readonly OutdatedWording[];
	return names.flatMap((wording) => {
		const match = wordings[wording].exec(text);
		return match === null ? [] : [{ wording, excerpt: excerptOf(text, match.index, match[0].length) }];
	});
}

function excerptOf(text: string, start: number, length: number): string {
	const [from, to] = [Math.max(0, start - around), Math.min(text.length, start + length + around)];
	return `${from > 0 ? '…' : ''}${text.slice(from, to).replace(/\s+/g, ' ').trim()}${to < text.length ? '…' : ''}`;
}
