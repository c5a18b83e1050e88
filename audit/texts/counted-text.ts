/** What is counted on the first screen, in the number that the count asks for. */
import type { ReportText } from './report-text.ts';

export type Counted = keyof typeof forms;

type Forms = Readonly<Record<'one' | 'other', ReportText>>;

const forms = {
	errors: { one: { de: 'Fehler', en: 'error' }, other: { de: 'Fehler', en: 'errors' } },
	warnings: { one: { de: 'Warnung', en: 'warning' }, other: { de: 'Warnungen', en: 'warnings' } },
	changes: { one: { de: 'Änderung', en: 'change' }, other: { de: 'Änderungen', en: 'changes' } },
} as const satisfies Readonly<Record<string, Forms>>;

/** The words without the count; null: not known. */
export function countedText(name: Counted, count: number | null): ReportText {
	return forms[name][count === 1 ? 'one' : 'other'];
}
