/** What `npm run orders:transfers` prints: a line for each entry, up to which day payments are known, and how many need a person. */
import type { BookedStatements } from '../../orders/payments/transfer/book-transfers.ts';
import { type Booking, type Finding, isQuestion } from '../../orders/payments/transfer/finding.ts';
import { describePlace, describeQuestion, unknownPayer } from '../../orders/payments/transfer/question-texts.ts';
import type { Reach } from '../../orders/payments/transfer/statement-reach.ts';
import { toAmount } from '../../orders/shop/amounts.ts';

export function describeReading({ findings, reaches, knownUntil }: BookedStatements): readonly string[] {
	const asked = findings.filter((finding) => isQuestion(finding) && finding.needsPerson);
	const booked = findings.filter(({ kind }) => kind === 'booked');
	return [
		...findings.map(describeFinding),
		...reaches.flatMap(describeReach),
		knownUntil === null
			? 'No statement tells of all payments up to a day yet; nobody is reminded.'
			: `All payments are known up to ${knownUntil}; deadlines after that day wait for a later statement.`,
		`${findings.length} entries were read, ${booked.length} of them are booked now, ${asked.length} of them need a person.`,
	];
}

function describeFinding(finding: Finding): string {
	const { day, cents, currency, party } = finding;
	const amount = cents === null ? '' : `  ${toAmount(cents)} ${currency}`;
	const head = cents === null ? (day ?? '') : `${day ?? 'no date'}${amount}  ${party || unknownPayer('en')}`;
	if (!isQuestion(finding)) return `${head}: ${outcomeOf(finding)}`;
	const { what, todo } = describeQuestion(finding, 'en');
	return `${head === '' ? '' : `${head}: `}${what} (${describePlace(finding, 'en')}). ${finding.needsPerson ? 'To do' : 'No person is needed'}: ${todo}.`;
}

function outcomeOf(booking: Booking): string {
	if (booking.kind === 'known') return `order ${booking.order}, booked before`;
	const { order, after, isCancelled } = booking;
	if (isCancelled) return `order ${order} is cancelled; pay it back`;
	if (after.openCents > 0) return `order ${order}, ${toAmount(after.openCents)} still to come`;
	return `order ${order} is paid${after.openCents < 0 ? `, ${toAmount(-after.openCents)} too much; pay that back` : ''}`;
}

const reasons: Readonly<Record<NonNullable<Reach['why']>, string>> = {
	other_account: 'it is of another account',
	second_account: 'buyers pay into another account of the shop',
	unknown_account: "it names no account, and nothing in it is of this shop's orders; --account names its account",
	no_day: 'it does not say up to which day it tells all',
	unreadable: 'it has rows that cannot be read; --until confirms a day',
};

function describeReach({ file, until, why, gap }: Reach): readonly string[] {
	if (why !== null) return [`${file} moves no deadline: ${reasons[why]}.`];
	return gap === null
		? []
		: [`${file}: no statement tells of ${gap[0]} to ${gap[1]}. Read that one too: payments may stand in it${until === null ? '' : '.'}`];
}
