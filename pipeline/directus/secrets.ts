/** What must never be read in a log or an error: passwords and tokens, those included that come while the program runs. */

export interface Secrets {
	/** From now on this text is hidden. */
	keep(secret: string): void;
	/** The text with every secret replaced by an ellipsis, the longest first: one that another one begins with would leave the other's rest. */
	hide(text: string): string;
}

export function createSecrets(initial: readonly (string | undefined)[]): Secrets {
	const secrets = new Set(initial.filter((secret) => secret !== undefined && secret !== '') as string[]);
	return {
		keep: (secret) => secrets.add(secret),
		hide: (text) =>
			[...secrets].sort((one, other) => other.length - one.length).reduce((shown, secret) => shown.replaceAll(secret, '…'), text),
	};
}
