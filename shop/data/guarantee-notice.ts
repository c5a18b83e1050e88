/**
 * What buyers see of guarantees before they order (Directive 2024/825): the harmonised notice of the legal one in cart and checkout, and beside a product the label
 * of its maker's, where that lasts for more than two years.
 */
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { type Html, html } from '../../renderer/html/html.ts';
import { externalLinkRel } from '../../site/constants.ts';
import { guaranteeTexts } from '../../site/guarantee-texts.ts';
import type { Language } from '../../site/languages.ts';
import type { Product } from '../content/product.ts';

/** As long as the law gives anyway; what a maker guarantees beyond it has a label. */
const legalYears = 2;

/** The page that explains the label, in the visitor's language. */
const labelAddress = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';

/** HTML, as the component `Band` writes one. */
export function renderGuaranteeNotice(language: Language): string {
	const texts = guaranteeTexts[language];
	const { title, minimum, claims, examples, liability, remedies, periods, more, address, steps, stepList, commercial } = texts;
	return html`<section class="band band-beside"><header class="band-head row"><h2>${title}</h2></header><div class="band-body"><p><strong>${minimum}</strong></p><p>${claims}</p><ul>${items(
		examples,
	)}</ul><p>${liability}</p><ul>${items(remedies)}</ul><p>${periods}</p><p>${more} ${outward(`https://${address}`, address, language)}</p><p>${steps}</p><ol>${items(
		stepList,
	)}</ol><p>${commercial}</p></div></section>`.text;
}

/** HTML beside the price; null where the maker guarantees no more than the law does. */
export function renderDurabilityLabel(
	{ guaranteeYears }: Pick<Product, 'guaranteeYears'>,
	maker: string | null,
	language: Language,
): string | null {
	if (guaranteeYears === null || guaranteeYears <= legalYears) return null;
	const { years, durability, reminder, labelLink } = guaranteeTexts[language];
	const link = outward(labelAddress, labelLink, language);
	return html`<p class="small"><strong>${years(guaranteeYears)}</strong> ${durability(maker)} ${reminder} ${link}</p>`.text;
}

function items(texts: readonly string[]): Html[] {
	return texts.map((text) => html`<li>${text}</li>`);
}

/** As the component `OutwardLink` writes it, without its icon. */
function outward(url: string, text: string, language: Language): Html {
	const { newTab } = textsByLanguage[language].shell;
	return html`<a href="${url}" target="_blank" rel="${externalLinkRel}">${text}<span class="visually-hidden"> ${newTab}</span></a>`;
}
