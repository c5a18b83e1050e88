/** The output of a suite that runs beside another one, kept back until the other one has ended: what both say stands one after the other. */
export interface HeldOutput {
	/** Takes a piece of the suite's output, and writes it once the output is let go. */
	add(text: string): void;
	/** Writes what was kept; from now on everything is written at once. */
	letGo(): void;
}

export function holdOutput(write: (text: string) => void): HeldOutput {
	const kept: string[] = [];
	let isHeld = true;
	return {
		add(text) {
			if (isHeld) kept.push(text);
			else write(text);
		},
		letGo() {
			isHeld = false;
			for (const text of kept.splice(0)) write(text);
		},
	};
}
