/** The words of a product's ratings: the builder writes them, and live content where there are new ones. No other page carries them. */
import type { Language, PerLanguage } from '../../site/languages.ts';

/** Stars never stand without count, period and how ratings are checked (§ 5b (3) UWG). */
const de = {
	none: 'Dieses Stück hat noch niemand bewertet.',
	stars: (rating: string) => `${rating} von 5 Sternen`,
	count: (ratings: number) => (ratings === 1 ? 'aus 1 Bewertung' : `aus ${ratings} Bewertungen`),
	histogram: 'Verteilung der Sterne',
	starCount: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
	period: (from: string, to: string) => (from === to ? `Abgegeben am ${from}.` : `Abgegeben vom ${from} bis ${to}.`),
	checked: 'Wir lesen jede Bewertung, bevor sie erscheint, prüfen aber nicht, ob sie von Käufern dieses Stücks stammt.',
	/** Instead of a name. */
	nobody: 'Ohne Namen',
	/** Where not all are shown. */
	newest: (count: number) => `Gezeigt werden die ${count} neuesten.`,
};

export const ratingsWords: PerLanguage<typeof de> = {
	de,
	en: {
		none: 'No one has reviewed this piece yet.',
		stars: (rating) => `${rating} out of 5 stars`,
		count: (ratings) => (ratings === 1 ? 'based on 1 review' : `based on ${ratings} reviews`),
		histogram: 'Reviews by number of stars',
		starCount: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
		period: (from, to) => (from === to ? `Written on ${from}.` : `Written between ${from} and ${to}.`),
		checked: 'We read every review before it appears, but do not check whether it was written by someone who bought this piece.',
		nobody: 'Anonymous',
		newest: (count) => `Showing the ${count} most recent.`,
	},
	fr: {
		none: 'Personne n’a encore donné son avis sur cette pièce.',
		stars: (rating) => `${rating} étoiles sur 5`,
		count: (ratings) => `d’après ${ratings} avis`,
		histogram: 'Répartition des étoiles',
		starCount: (stars) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
		period: (from, to) => (from === to ? `Donné le ${from}.` : `Donnés entre le ${from} et le ${to}.`),
		checked: 'Nous lisons chaque avis avant sa publication, mais ne vérifions pas si son auteur a acheté cette pièce.',
		nobody: 'Anonyme',
		newest: (count) => `Affichage des ${count} avis les plus récents.`,
	},
};

/** `4.67` as `4,7`. */
export function formatAverage(average: number, language: Language): string {
	const text = average.toFixed(1);
	return language === 'en' ? text : text.replace('.', ',');
}

/** `2026-03-01` as `01.03.2026`, or with slashes, day first in any case. */
export function formatDay(day: string, language: Language): string {
	return day
		.split('-')
		.reverse()
		.join(language === 'de' ? '.' : '/');
}
