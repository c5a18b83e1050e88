/** Whether typed text and a word differ by one slip of the finger. */

/** One letter wrong, missing, too many, or two neighbours in the wrong order; what is typed may be a beginning of the word. */
export function isNear(typed: string, word: string): boolean {
	let same = 0;
	while (same < typed.length && typed[same] === word[same]) same += 1;
	if (same === typed.length) return true;
	const rest = typed.slice(same);
	const after = typed.slice(same + 1);
	return (
		word.startsWith(after, same + 1) ||
		word.startsWith(rest, same + 1) ||
		word.startsWith(after, same) ||
		(after !== '' && word.startsWith(after.charAt(0) + rest.charAt(0) + after.slice(1), same))
	);
}
