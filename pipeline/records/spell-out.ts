/** Keeps a line one line: what content says may stand in messages, and must not be able to write others, turn them round, or command a terminal. */

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The text with every character that cannot be seen as its code, such as `\u{a}`. */
export function spellOut(text: string): string {
	return text.replace(unseen, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
