/** Addresses as they stand in the files for hosts, each of which gives other characters a meaning. */

/** What means nothing in any of these notations, quoted or not. */
const harmless = /[^A-Za-z0-9/:.~?=&#%+@,_-]/gu;

/** An address in which nothing ends a word, a line or a string, and nothing stands for a variable: all of that is percent-encoded. */
export function hostAddress(address: string): string {
	return address.replace(harmless, (character) =>
		[...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
	);
}

/** The address as a regular expression that matches it alone. */
export function hostPattern(address: string): string {
	return hostAddress(address).replace(/[.?+]/g, '\\$&');
}
