/**
 * Takes the links out of what a buyer typed, for mails that go to any typed address: else an order would bring a stranger's link to a stranger, in
 * the shop's name. Mail programs make links of addresses that stand in plain text; a break that cannot be seen keeps them from it, and the words stay
 * as they were typed.
 */
const breakOpportunity = '\u200b';

export function withoutLinks(typed: string): string {
	return typed
		.replaceAll('://', `:${breakOpportunity}//`)
		.replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, `$&${breakOpportunity}`)
		.replace(/@(?=[\p{L}\p{N}])/gu, `$&${breakOpportunity}`);
}
