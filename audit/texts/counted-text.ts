/** Names of counted things, singular or plural by count. */
import { type Language, perLanguage } from '../../site/languages.ts';
import type { ReportText } from './report-text.ts';

export type Counted = keyof typeof forms;

type Forms = Readonly<Record<'one' | 'other', ReportText>>;

const forms = {
	errors: { one: { de: 'Fehler', en: 'error', fr: 'erreur' }, other: { de: 'Fehler', en: 'errors', fr: 'erreurs' } },
	warnings: {
		one: { de: 'Warnung', en: 'warning', fr: 'avertissement' },
		other: { de: 'Warnungen', en: 'warnings', fr: 'avertissements' },
	},
	changes: { one: { de: 'Änderung', en: 'change', fr: 'modification' }, other: { de: 'Änderungen', en: 'changes', fr: 'modifications' } },
	added: { one: { de: 'neu', en: 'new', fr: 'ajout' }, other: { de: 'neu', en: 'new', fr: 'ajouts' } },
	changed: { one: { de: 'geändert', en: 'changed', fr: 'modification' }, other: { de: 'geändert', en: 'changed', fr: 'modifications' } },
	removed: { one: { de: 'entfernt', en: 'removed', fr: 'suppression' }, other: { de: 'entfernt', en: 'removed', fr: 'suppressions' } },
} as const satisfies Readonly<Record<string, Forms>>;

/** The words without the count; null: not known. */
export function countedText(name: Counted, count: number | null): ReportText {
	return perLanguage((language) => forms[name][count === null ? 'other' : formOf(count, language)][language]);
}

/** In French, 0 is counted as 1 is. */
function formOf(count: number, language: Language): keyof Forms {
	return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
}
