/** Texts around the problems; what each kind of problem means is in problem-texts.ts. */
import type { ProblemMender } from '../../site/problem-codes.ts';
import type { Found } from '../findings/describe-found.ts';
import type { ReportText } from './report-text.ts';

export const problemSectionTexts = {
	problems: { de: 'Was Sie verbessern können', en: 'What can be improved' },
	problemsLead: {
		de: 'Fehler verhindern, dass die Website neu veröffentlicht wird. Warnungen verhindern das nicht; sie kosten Kundschaft, Geld oder Ansehen.',
		en: 'Errors keep the site from being published. Warnings do not; they cost customers, money or reputation.',
	},
	filter: { de: 'Nur einen Teil zeigen', en: 'Show only some' },
	severity: { de: 'Wie schlimm', en: 'How bad' },
	collection: { de: 'Wovon', en: 'Of what' },
	shown: { de: 'werden gezeigt', en: 'are shown' },
	fix: { de: 'So beheben Sie es:', en: 'How to fix it:' },
	field: { de: 'Feld', en: 'Field' },
	technical: { de: 'Technische Einzelheit', en: 'Technical detail' },
} as const satisfies Readonly<Record<string, ReportText>>;

export const menderTexts: Readonly<Record<ProblemMender, ReportText>> = {
	editor: { de: 'Das beheben Sie selbst in Directus', en: 'You can fix these yourself in Directus' },
	administrator: { de: 'Das behebt, wer Directus verwaltet', en: 'For whoever administers Directus' },
	developer: { de: 'Das behebt, wer die Website technisch betreut', en: 'For whoever looks after the site’s technology' },
};

/** Stands before what was found. */
export const foundTexts: Readonly<Record<Found['kind'], ReportText>> = {
	value: { de: 'Dort steht:', en: 'It says:' },
	missing: { de: 'Es fehlt:', en: 'Missing:' },
	files: { de: 'Bild:', en: 'Picture:' },
	rivals: { de: 'Das Gleiche hat:', en: 'The same has:' },
	link: { de: 'Der Link führt zu', en: 'The link leads to' },
};

/** How many records a kind or a list concerns. */
export function recordCountText(count: number): ReportText {
	return count === 1 ? { de: '1 Eintrag', en: '1 record' } : { de: `${count} Einträge`, en: `${count} records` };
}
