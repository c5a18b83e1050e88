/** The name of a kind of problem, its effect on the website, and its fix: for people who have never seen code. */
import type { ReportText } from '../report-text.ts';

export interface ProblemText {
	/** A few words that fit a line, without a full stop. */
	readonly heading: ReportText;
	/** What it means for the website or its visitors, in whole sentences. */
	readonly meaning: ReportText;
	/** What to do, in whole sentences. */
	readonly fix: ReportText;
}
