/** Notices mistyped domains of widespread mail services. It suggests and never refuses: any domain may exist. */

const domains = new Set(
	'aol.com aol.de arcor.de bluewin.ch email.de free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hotmail.ch hotmail.com hotmail.de hotmail.fr icloud.com laposte.net live.com live.de live.fr mac.com mail.com mail.de mailbox.org me.com online.de orange.fr outlook.com outlook.de outlook.fr pm.me posteo.de proton.me protonmail.com sfr.fr sunrise.ch t-online.de vodafone.de wanadoo.fr web.de yahoo.com yahoo.de yahoo.fr ymail.com'.split(
		' ',
	),
);

/** The address with the domain that was probably meant; null: there is nothing to suggest. */
export function suggestEmail(typed: string): string | null {
	const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
	const written = domain.toLowerCase();
	if (name === undefined || domains.has(written)) return null;
	const meant = [...domains].find((each) => isOneSlipAway(written, each));
	return meant === undefined ? null : `${name}@${meant}`;
}

/** One character is missing, added or another one, or two beside each other are exchanged. */
function isOneSlipAway(one: string, other: string): boolean {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	const rest = (text: string, skipped: number): string => text.slice(start + skipped);
	return (
		rest(one, 1) === rest(other, 1) ||
		rest(one, 1) === rest(other, 0) ||
		rest(one, 0) === rest(other, 1) ||
		(one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
	);
}
