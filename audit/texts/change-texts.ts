/** Texts about what changed. */
import type { PublishingEffect } from '../changes/record-changes.ts';
import type { NoBase } from '../snapshots/open-base.ts';
import { type ReportText, sameText } from './report-text.ts';

export const changeSectionTexts = {
	changesLead: {
		de: 'Das ändert sich auf der Website, sobald sie neu veröffentlicht wird.',
		en: 'This is what changes on the site when it is published next.',
		fr: 'Voici ce qui changera sur le site à la prochaine publication.',
	},
	comparedWith: {
		de: 'Verglichen mit dem veröffentlichten Stand vom',
		en: 'Compared with what was published, as of',
		fr: 'Comparé à la version publiée du',
	},
	noChanges: {
		de: 'Seit der letzten Veröffentlichung hat sich nichts geändert.',
		en: 'Nothing has changed since the site was published last.',
		fr: 'Rien n’a changé depuis la dernière publication.',
	},
	pricesAndStock: { de: 'Preise und Bestand', en: 'Prices and stock', fr: 'Prix et stock' },
	before: { de: 'Vorher', en: 'Before', fr: 'Avant' },
	after: { de: 'Nachher', en: 'After', fr: 'Après' },
	empty: { de: 'leer', en: 'empty', fr: 'vide' },
	moved: { de: 'in anderer Reihenfolge', en: 'in another order', fr: 'dans un autre ordre' },
	pictures: { de: 'Bilder', en: 'Pictures', fr: 'Images' },
	unused: {
		de: 'ohne Wirkung: Es gelten die Werte der Varianten',
		en: 'no effect: the values of the variants count',
		fr: 'sans effet\u00a0: ce sont les valeurs des variantes qui comptent',
	},
	openRecord: { de: 'In Directus öffnen', en: 'Open in Directus', fr: 'Ouvrir dans Directus' },
	notShown: { de: 'ohne Vorschau', en: 'no preview', fr: 'pas d’aperçu' },
	noPicture: { de: 'kein Bild', en: 'no picture', fr: 'pas d’image' },
	yes: { de: 'ja', en: 'yes', fr: 'oui' },
	no: { de: 'nein', en: 'no', fr: 'non' },
} as const satisfies Readonly<Record<string, ReportText>>;

export const effectTexts: Readonly<Record<PublishingEffect, ReportText>> = {
	appears: { de: 'erscheint auf der Website', en: 'appears on the site', fr: 'apparaît sur le site' },
	disappears: { de: 'verschwindet von der Website', en: 'disappears from the site', fr: 'disparaît du site' },
	moves: {
		de: 'neue Adresse; die alte leitet weiter',
		en: 'new address; the old one leads there',
		fr: 'nouvelle adresse\u202f; l’ancienne y renvoie',
	},
};

/** As Directus shows the values of the field `status`. */
export const statusTexts: Readonly<Record<string, ReportText>> = {
	draft: { de: 'Entwurf', en: 'Draft', fr: 'Brouillon' },
	published: { de: 'Veröffentlicht', en: 'Published', fr: 'Publié' },
	archived: { de: 'Archiviert', en: 'Archived', fr: 'Archivé' },
};

/** Names the base in words where git's say nothing to an editor: `HEAD (386466e, 2026-11-21)` is the state that was saved last. */
export function baseText(name: string): ReportText {
	const [, rest] = /^HEAD( .*)?$/.exec(name) ?? [];
	return /^HEAD(?: |$)/.test(name)
		? {
				de: `zuletzt gesicherter Stand${rest ?? ''}`,
				en: `the state saved last${rest ?? ''}`,
				fr: `dernier état enregistré${rest ?? ''}`,
			}
		: sameText(name);
}

/** The name of what was asked for is before it. */
export const noBaseTexts: Readonly<Record<NoBase['reason'], ReportText>> = {
	'no-repository': {
		de: 'Hier wird keine Vergangenheit aufbewahrt (kein Git). Deshalb gibt es nichts zum Vergleichen.',
		en: 'No earlier content is kept here (no git). So there is nothing to compare with.',
		fr: 'Aucune version antérieure n’est conservée ici (pas de Git). Il n’y a donc rien à quoi comparer.',
	},
	'no-ref': {
		de: 'Das ist weder ein Ordner noch etwas, das Git kennt.',
		en: 'It is neither a folder nor anything that git knows.',
		fr: 'Ce n’est ni un dossier, ni quelque chose que Git connaît.',
	},
	'no-snapshot': {
		de: 'Dort liegt kein Stand des Inhalts.',
		en: 'There is no content there.',
		fr: 'Il n’y a aucun contenu à cet endroit.',
	},
	'other-project': {
		de: 'Der Inhalt dort gehört zu einer anderen Website. Deshalb gibt es nichts zum Vergleichen.',
		en: 'The content there belongs to another site. So there is nothing to compare with.',
		fr: 'Le contenu à cet endroit appartient à un autre site. Il n’y a donc rien à quoi comparer.',
	},
	unreadable: {
		de: 'Der Stand dort ist nicht lesbar.',
		en: 'The content there cannot be read.',
		fr: 'Le contenu à cet endroit est illisible.',
	},
};

/** Of the fields that changed, when there are more than are named. */
export function moreFieldsText(count: number): ReportText {
	return count === 1
		? { de: 'ein weiteres Feld', en: 'one more field', fr: 'un champ de plus' }
		: { de: `${count} weitere Felder`, en: `${count} more fields`, fr: `${count}\u00a0champs de plus` };
}
