/** Looks through a built script for what hears messages of other windows and tabs. */

/** What React's scheduler tells itself through a channel of its own is heard by nobody else. */
const ownChannel = /\.port[12]\.onmessage\b/g;
const listener = /addEventListener\(\s*["'`]message(?:error)?["'`]|\bonmessage\b|\bBroadcastChannel\b/g;

/** The places, as they stand in the script; empty where it hears nobody. */
export function findMessageListeners(script: string): readonly string[] {
	return script.replaceAll(ownChannel, '').match(listener) ?? [];
}
