/** Splits an entry into the payments that it holds. What the parts say counts only where they add up to what was booked. */
import type { BankEntry, BrokenText, EntryPart } from './statement/bank-statement.ts';

/** One payment of an entry. */
export interface Claim {
	readonly cents: number;
	readonly party: string;
	readonly iban: string | null;
	readonly reference: string | null;
	readonly texts: readonly BrokenText[];
	/** It is one of several, which the entry's sum proves. */
	readonly isPart: boolean;
}

export type SplitEntry =
	| { readonly kind: 'claims'; readonly claims: readonly Claim[] }
	/** `cents`: what the parts come to. */
	| { readonly kind: 'mismatch'; readonly cents: number }
	/** It is a collective entry that does not say what came for what. */
	| { readonly kind: 'unsaid' };

export function splitEntry(entry: BankEntry): SplitEntry {
	const { parts, partCount, cents, chargesCents } = entry;
	const [first] = parts;
	if (first === undefined) throw new Error('An entry has at least one part');
	const amounts = parts.map((part) => signedCents(part, entry));
	const known = amounts.filter((amount) => amount !== null);
	const sum = known.reduce((total, amount) => total + amount, 0);
	const addsUp = sum === cents || sum - chargesCents === cents;
	if (parts.length === 1) {
		if (partCount > 1) return { kind: 'unsaid' };
		// What arrived is less than what was sent where banks have taken their part.
		if (known.length === 0 || addsUp) return { kind: 'claims', claims: [toClaim(first, cents, false)] };
		return { kind: 'mismatch', cents: sum };
	}
	if (known.length < parts.length) return known.length > 0 && sum > cents ? { kind: 'mismatch', cents: sum } : { kind: 'unsaid' };
	if (!addsUp) return { kind: 'mismatch', cents: sum };
	return {
		kind: 'claims',
		claims: parts.flatMap((part, index) => ((amounts[index] ?? 0) > 0 ? [toClaim(part, amounts[index] ?? 0, true)] : [])),
	};
}

/** All of an entry as one payment, with what all of its parts say. */
export function wholeOf({ parts, cents }: BankEntry): Claim {
	const [first] = parts;
	const names = [...new Set(parts.map(({ party }) => party).filter((party) => party !== ''))];
	return {
		...{ cents, party: names.join(', '), reference: first?.reference ?? null, isPart: false },
		iban: parts.length === 1 ? (first?.iban ?? null) : null,
		texts: parts.flatMap(({ texts }) => texts),
	};
}

/** A fee within an incoming entry counts against it. A reversal's parts may keep the direction of what is reversed. */
function signedCents({ cents, direction }: EntryPart, entry: BankEntry): number | null {
	return cents === null || direction === entry.direction || entry.isReversal ? cents : -cents;
}

function toClaim({ party, iban, reference, texts }: EntryPart, cents: number, isPart: boolean): Claim {
	return { cents, party, iban, reference, texts, isPart };
}
