/** What a statement tells and the program does not book by itself: as a record, which the command prints, the desk shows and a mail explains. */
import type { BankEntry, StatementFormat, UnreadableEntry } from './statement/bank-statement.ts';

export const questionKinds = [
	'unreadable_file',
	'unreadable',
	'other_account',
	'unknown_account',
	'pending',
	'information',
	'outgoing',
	'refund_sent',
	'payment_returned',
	'refund_returned',
	'return_unmatched',
	'future',
	'undated',
	'currency',
	'parts',
	'parts_unsaid',
	'no_order',
	'likely_order',
	'unknown_order',
	'several_orders',
	'doubtful_order',
	'maybe_repeat',
	'contradicted',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What each kind is and why nothing was booked, and what to do. `orders`: their numbers, such as `1003, 1004`; `''`: none. */
export type QuestionWords = Readonly<Record<QuestionKind, (orders: string, detail: string) => readonly [what: string, todo: string]>>;

/** Where it stands. */
export interface Place {
	readonly file: string;
	/** null: it is the file as a whole. */
	readonly format: StatementFormat | null;
	/** Of the entry or the line; null: it is the file as a whole. */
	readonly number: number | null;
}

/** Of the entry, or of the part that is asked about. Less than 0: it went out. null: it cannot be read. */
export interface Amount {
	readonly day: string | null;
	readonly cents: number | null;
	readonly currency: string;
	readonly party: string;
}

export interface Question extends Place, Amount {
	readonly kind: QuestionKind;
	/** Orders that it is about, or may be about. */
	readonly orders: readonly number[];
	/** An account, a sum, a fault: what `kind` needs besides. */
	readonly detail: string;
	/** False: it is only listed. */
	readonly needsPerson: boolean;
	/** What the payer wrote. */
	readonly text: string;
}

/** `more` says what differs from an entry as it stands. */
export function ask(
	kind: QuestionKind,
	place: Place,
	entry: BankEntry | UnreadableEntry | null,
	more: Partial<Omit<Question, 'kind'>> & Pick<Question, 'needsPerson'>,
): Question {
	const common = { kind, ...place, orders: [], detail: '' };
	if (entry === null || entry.kind === 'unreadable') {
		return { ...common, day: null, cents: null, currency: '', party: '', text: '', ...more };
	}
	const { day, cents, currency, direction, parts } = entry;
	const texts = parts.flatMap((part) => part.texts.map((lines) => lines.join(' ')));
	return {
		...common,
		...{
			day,
			currency,
			cents: direction === 'out' ? -cents : cents,
			party: parts.map(({ party }) => party).find((party) => party !== '') ?? '',
		},
		text: texts.join(' · ').slice(0, 300),
		...more,
	};
}
