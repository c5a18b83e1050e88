/** Texts around the problems; what each kind of problem means is in problem-texts.ts. */
import type { ProblemMender } from '../../site/problem-codes.ts';
import type { Found } from '../findings/describe-found.ts';
import type { ReportText } from './report-text.ts';

export const problemSectionTexts = {
	problems: { de: 'Was Sie verbessern können', en: 'What can be improved', fr: 'Ce que vous pouvez améliorer' },
	problemsLead: {
		de: 'Fehler verhindern, dass die Website neu veröffentlicht wird. Warnungen verhindern das nicht; sie kosten Kundschaft, Geld oder Ansehen.',
		en: 'Errors keep the site from being published. Warnings do not; they cost customers, money or reputation.',
		fr: 'Les erreurs empêchent de publier le site. Les avertissements, non\u202f; mais ils coûtent des clients, de l’argent ou de la réputation.',
	},
	filter: { de: 'Nur einen Teil zeigen', en: 'Show only some', fr: 'N’afficher qu’une partie' },
	severity: { de: 'Wie schlimm', en: 'How bad', fr: 'Gravité' },
	collection: { de: 'Wovon', en: 'Of what', fr: 'Type de fiche' },
	shown: { de: 'werden gezeigt', en: 'are shown', fr: 'affichés' },
	fix: { de: 'So beheben Sie es:', en: 'How to fix it:', fr: 'Comment y remédier\u00a0:' },
	field: { de: 'Feld', en: 'Field', fr: 'Champ' },
	also: { de: 'auch:', en: 'also:', fr: 'aussi\u00a0:' },
	technical: { de: 'Technische Einzelheit', en: 'Technical detail', fr: 'Détail technique' },
} as const satisfies Readonly<Record<string, ReportText>>;

export const menderTexts: Readonly<Record<ProblemMender, ReportText>> = {
	editor: {
		de: 'Das beheben Sie selbst in Directus',
		en: 'You can fix these yourself in Directus',
		fr: 'À corriger vous-même dans Directus',
	},
	administrator: {
		de: 'Das behebt, wer Directus verwaltet',
		en: 'For whoever administers Directus',
		fr: 'Pour la personne qui administre Directus',
	},
	developer: {
		de: 'Das behebt, wer die Website technisch betreut',
		en: 'For whoever looks after the site’s technology',
		fr: 'Pour la personne qui gère la technique du site',
	},
};

/** Stands before what was found. */
export const foundTexts: Readonly<Record<Found['kind'], ReportText>> = {
	value: { de: 'Dort steht:', en: 'It says:', fr: 'Valeur actuelle\u00a0:' },
	missing: { de: 'Es fehlt:', en: 'Missing:', fr: 'Il manque\u00a0:' },
	files: { de: 'Bild:', en: 'Picture:', fr: 'Image\u00a0:' },
	rivals: { de: 'Das Gleiche hat:', en: 'The same has:', fr: 'Aussi utilisé par\u00a0:' },
	link: { de: 'Der Link führt zu', en: 'The link leads to', fr: 'Le lien mène à' },
};

/** How many records a kind or a list concerns. */
export function recordCountText(count: number): ReportText {
	return count === 1
		? { de: '1 Eintrag', en: '1 record', fr: '1\u00a0fiche' }
		: { de: `${count} Einträge`, en: `${count} records`, fr: `${count}\u00a0fiches` };
}
