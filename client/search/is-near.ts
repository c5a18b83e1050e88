/** Tells whether one slip of the finger lies between what was typed and a word. */

/** One letter wrong, missing, too many, or two neighbours in the wrong order; what is typed may be a beginning of the word. */
export function isNear(typed: string, word: string): boolean {
	let same = 0;
	while (same < typed.length && typed[same] === word[same]) same += 1;
	if (same === typed.length) return true;
	const restOfTyped = typed.slice(same);
	const restOfWord = word.slice(same);
	const [first = '', second = ''] = restOfTyped;
	return (
		restOfWord.slice(1).startsWith(restOfTyped.slice(1)) ||
		restOfWord.slice(1).startsWith(restOfTyped) ||
		restOfWord.startsWith(restOfTyped.slice(1)) ||
		(second !== '' && restOfWord.startsWith(second + first + restOfTyped.slice(2)))
	);
}
