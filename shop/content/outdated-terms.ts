/** Wording that the law has left behind, as editors' texts still have it. */

export interface OutdatedTerm {
	/** As it stands in the text. */
	readonly says: string;
	/** What became of it. */
	readonly since: string;
}

const terms: readonly { readonly pattern: RegExp; readonly since: string }[] = [
	{ pattern: /\bTMG\b|\bTelemediengesetz(?:es)?\b/, since: 'which the DDG replaced in May 2024' },
	{ pattern: /\bTTDSG\b/, since: 'which is called TDDDG since May 2024' },
	{
		pattern: /(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr[^\s)>\]]*/i,
		since: 'the EU dispute platform, which was closed on 20 July 2025',
	},
];

/** Each kind once, in the order above. */
export function findOutdated(text: string): readonly OutdatedTerm[] {
	return terms.flatMap(({ pattern, since }) => {
		const says = pattern.exec(text)?.[0];
		return says === undefined ? [] : [{ says, since }];
	});
}
