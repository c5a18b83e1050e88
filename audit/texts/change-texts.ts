/** Texts about what changed. */
import type { PublishingEffect } from '../changes/publishing-effects.ts';
import type { RecordChange } from '../changes/record-changes.ts';
import type { NoBase } from '../snapshots/open-base.ts';
import type { ReportText } from './report-text.ts';

export const changeSectionTexts = {
	changesLead: {
		de: 'Das ändert sich auf der Website, sobald sie neu veröffentlicht wird.',
		en: 'This is what changes on the site when it is published next.',
	},
	comparedWith: { de: 'Verglichen mit dem veröffentlichten Stand vom', en: 'Compared with what was published, as of' },
	noChanges: {
		de: 'Seit der letzten Veröffentlichung hat sich nichts geändert.',
		en: 'Nothing has changed since the site was published last.',
	},
	pricesAndStock: { de: 'Preise und Bestand', en: 'Prices and stock' },
	before: { de: 'Vorher', en: 'Before' },
	after: { de: 'Nachher', en: 'After' },
	empty: { de: 'leer', en: 'empty' },
	moved: { de: 'in anderer Reihenfolge', en: 'in another order' },
	pictures: { de: 'Bilder', en: 'Pictures' },
	unused: { de: 'ohne Wirkung: Es gelten die Werte der Varianten', en: 'no effect: the values of the variants count' },
	openRecord: { de: 'In Directus öffnen', en: 'Open in Directus' },
	notShown: { de: 'ohne Vorschau', en: 'no preview' },
	noPicture: { de: 'kein Bild', en: 'no picture' },
	yes: { de: 'ja', en: 'yes' },
	no: { de: 'nein', en: 'no' },
} as const satisfies Readonly<Record<string, ReportText>>;

export const changeTexts: Readonly<Record<RecordChange['how'], ReportText>> = {
	added: { de: 'neu', en: 'new' },
	changed: { de: 'geändert', en: 'changed' },
	removed: { de: 'entfernt', en: 'removed' },
};

export const effectTexts: Readonly<Record<PublishingEffect, ReportText>> = {
	appears: { de: 'erscheint auf der Website', en: 'appears on the site' },
	disappears: { de: 'verschwindet von der Website', en: 'disappears from the site' },
	moves: { de: 'neue Adresse; die alte leitet weiter', en: 'new address; the old one leads there' },
};

/** As Directus shows the values of the field `status`. */
export const statusTexts: Readonly<Record<string, ReportText>> = {
	draft: { de: 'Entwurf', en: 'Draft' },
	published: { de: 'Veröffentlicht', en: 'Published' },
	archived: { de: 'Archiviert', en: 'Archived' },
};

/** What the content was compared with, in words where git's say nothing to an editor: `HEAD (386466e, 2026-11-21)` is the state that was saved last. */
export function baseText(name: string): ReportText {
	const [, rest] = /^HEAD( .*)?$/.exec(name) ?? [];
	return /^HEAD(?: |$)/.test(name)
		? { de: `zuletzt gesicherter Stand${rest ?? ''}`, en: `the state saved last${rest ?? ''}` }
		: { de: name, en: name };
}

/** The name of what was asked for is before it. */
export const noBaseTexts: Readonly<Record<NoBase['reason'], ReportText>> = {
	'no-repository': {
		de: 'Hier wird keine Vergangenheit aufbewahrt (kein Git). Deshalb gibt es nichts zum Vergleichen.',
		en: 'No earlier content is kept here (no git). So there is nothing to compare with.',
	},
	'no-ref': {
		de: 'Das ist weder ein Ordner noch etwas, das Git kennt.',
		en: 'It is neither a folder nor anything that git knows.',
	},
	'no-snapshot': { de: 'Dort liegt kein Stand des Inhalts.', en: 'There is no content there.' },
	'other-project': {
		de: 'Der Inhalt dort gehört zu einer anderen Website. Deshalb gibt es nichts zum Vergleichen.',
		en: 'The content there belongs to another site. So there is nothing to compare with.',
	},
	unreadable: { de: 'Der Stand dort ist nicht lesbar.', en: 'The content there cannot be read.' },
};

/** Of the fields that changed, when there are more than are named. */
export function moreFieldsText(count: number): ReportText {
	return count === 1 ? { de: 'ein weiteres Feld', en: 'one more field' } : { de: `${count} weitere Felder`, en: `${count} more fields` };
}
