/** What buyers say of a product, as data and as HTML of its page: how many stars, from how many and when, and whether that is checked (§ 5b (3) UWG); then each of them. */
import type { FormTarget } from '../../client/orders/order-target.ts';
import type { RatingData, RatingsData } from '../../client/products/product-data.ts';
import { formatAverage, formatDay, ratingsWords } from '../../client/texts/ratings-words.ts';
import { type Html, html } from '../../renderer/html/html.ts';
import type { Language } from '../../site/languages.ts';
import { toRatings } from '../../site/ratings.ts';
import { starPath, starPx, starThirds } from '../../site/stars.ts';
import type { Rating } from '../content/rating.ts';

/** `ratings`: published ones, the newest first; `language`: of the page. */
export function toRatingsData(ratings: readonly Rating[], form: FormTarget | null, language: Language): RatingsData {
	const shown = ratings.map(({ id, rating, title, text, displayName, createdOn, language: lang }) => {
		return { id, stars: rating, title, text, name: displayName, on: createdOn, ...(lang !== language && { lang }) };
	});
	return { ...toRatings(shown), form };
}

/** As the component `LiveRatings` shows them. */
export function renderRatings(ratings: Omit<RatingsData, 'form'>, language: Language): string {
	const texts = ratingsWords[language];
	const { count, average, from, to, newest } = ratings;
	if (count === 0) return html`<p>${texts.none}</p>`.text;
	const value = formatAverage(average, language);
	const period = from === null || to === null ? '' : `${texts.period(formatDay(from, language), formatDay(to, language))} `;
	return html`<p class="rating-value">${starsHtml(average, texts.stars(value))}<strong aria-hidden="true">${value}</strong><span>${texts.count(
		count,
	)}</span></p>${histogramHtml(ratings, language)}<p class="small soft">${period}${texts.checked}</p><ul class="rating-list">${newest.map(
		(rating) => ratingHtml(rating, language),
	)}</ul>${newest.length < count ? html`<p class="small soft">${texts.newest(newest.length)}</p>` : null}`.text;
}

function histogramHtml({ count, histogram }: Pick<RatingsData, 'count' | 'histogram'>, language: Language): Html {
	const texts = ratingsWords[language];
	const rows = histogram.map(
		(number, place) =>
			html`<tr><th scope="row">${texts.starCount(histogram.length - place)}</th><td aria-hidden="true"><svg class="rating-bar" viewBox="0 0 ${count} 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${number}" height="1" fill="currentColor"/></svg></td><td class="figure">${number}</td></tr>`,
	);
	return html`<table class="rating-histogram"><caption class="visually-hidden">${texts.histogram}</caption><tbody>${rows}</tbody></table>`;
}

function ratingHtml({ stars, title, text, name, on, lang }: RatingData, language: Language): Html {
	const texts = ratingsWords[language];
	const by = [name ?? texts.nobody, on === null ? null : formatDay(on, language)].filter(Boolean).join(', ');
	const mark = lang === undefined ? null : html` lang="${lang}"`;
	return html`<li>${starsHtml(stars, texts.stars(String(stars)))}${title === null ? null : html`<strong${mark}>${title}</strong>`}${
		text === null ? null : html`<p class="rating-text"${mark}>${text}</p>`
	}<p class="small soft">${by}</p></li>`;
}

/** As the component `Stars` draws them. */
function starsHtml(rating: number, label: string): Html {
	const stars = starThirds(rating).map(
		(thirds) =>
			html`<svg width="${starPx}" height="${starPx}" viewBox="0 0 24 24" aria-hidden="true"><path d="${starPath}" fill="none" stroke="currentColor" stroke-width="1.25"/><svg width="${(starPx / 3) * thirds}" height="${starPx}" aria-hidden="true"><path d="${starPath}" fill="currentColor"/></svg></svg>`,
	);
	return html`<span class="rating-stars" role="img" aria-label="${label}">${stars}</span>`;
}
