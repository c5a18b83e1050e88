/** One thing that a visitor does. */
/** A step that is possible where the walk is: how often it is taken beside others, what it is called, and what it does to page and model. */
export interface Step {
	readonly weight: number;
	readonly name: string;
	/** The model first, so that it knows what comes. */
	take(): Promise<void>;
}
