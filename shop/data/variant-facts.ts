/** What differs from variant to variant: in the list of characteristics, and as a table that needs no script. */
import { type PictureData, renditionPath } from '../../client/ui/picture-data.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { type Html, type HtmlPart, html } from '../../renderer/html/html.ts';
import type { Language } from '../../site/languages.ts';
import { plainText, type Text } from '../../site/text.ts';
import type { Product, Variant } from '../content/product.ts';
import type { Characteristic } from './characteristics.ts';
import { toText } from './localized-text.ts';
import { productFactsTexts } from './product-facts-texts.ts';

export function pair(name: HtmlPart, value: HtmlPart): Html {
	return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Parts with a comma between them. */
export function joined(parts: readonly Html[]): HtmlPart {
	return parts.map((part, index) => (index === 0 ? part : html`, ${part}`));
}

export function textHtml(text: Text): Html {
	return typeof text === 'string' ? html`${text}` : html`<span lang="${text.lang}">${plainText(text)}</span>`;
}

/** The attribute that names the language of a text, where it is not the page's. */
export function langOf(written: Language, language: Language): Html | null {
	return written === language ? null : html` lang="${written}"`;
}

/** The values of one group. `data-of` names the variants that a value is true of: once one is chosen, the page hides what is true of others. */
export function characteristicPair(values: readonly Characteristic[], { variants }: Product, language: Language): Html | null {
	const [first] = values;
	if (first === undefined) return null;
	const name = textHtml(toText(first.group, language));
	if (first.variants === null) return pair(name, valuesHtml(first.values, language));
	const all = values.flatMap((each) => each.variants ?? []);
	const parts = values.map((each) => html`<span${ofVariants(each.variants ?? [])}>${valuesHtml(each.values, language)}</span> `);
	return html`<div${all.length < variants.length ? ofVariants(all) : null}><dt>${name}</dt><dd>${parts}</dd></div>`;
}

/** null where no variant has pictures or characteristics of its own beyond what it is chosen by. It opens in its place and scrolls where it is too wide, both by keyboard as well. */
export function renderVariantTable(
	product: Product,
	characteristics: readonly Characteristic[],
	pictureOf: (variant: Variant) => PictureData | null,
	language: Language,
): Html | null {
	const { variants, variantDisplayName, variantDisplayName2, referenceNumber } = product;
	const choices = [variantDisplayName, variantDisplayName2].map((name) => name?.de.text);
	// a chosen ring size is shown by the choice itself
	const differing = characteristics.filter((each) => each.variants !== null && !choices.includes(each.group.de.text));
	if (differing.length === 0 && variants.every(({ images }) => images === null)) return null;
	const texts = productFactsTexts[language];
	const groups = [...Map.groupBy(differing, ({ groupId }) => groupId).values()];
	const pictures = new Map(variants.map((variant) => [variant, pictureOf(variant)]));
	const columns: readonly Column[] = [
		{ head: nameOf(variantDisplayName, texts.variant, language), cell: ({ displayName }) => textHtml(toText(displayName, language)) },
		...(variantDisplayName2 === null
			? []
			: [
					{
						head: nameOf(variantDisplayName2, texts.variant, language),
						cell: ({ displayName2 }: Variant) => displayName2 && textHtml(toText(displayName2, language)),
					},
				]),
		...groups.map((values) => ({
			head: values[0] === undefined ? '' : textHtml(toText(values[0].group, language)),
			cell: ({ id }: Variant) => {
				const own = values.find((each) => each.variants?.includes(id));
				return own === undefined ? null : valuesHtml(own.values, language);
			},
		})),
		...(referenceNumber !== null && variants.some(({ referenceNumberSuffix }) => referenceNumberSuffix !== null)
			? [{ head: texts.reference, cell: ({ referenceNumberSuffix }: Variant) => `${referenceNumber}${referenceNumberSuffix ?? ''}` }]
			: []),
		...([...pictures.values()].some((picture) => picture !== null)
			? [{ head: texts.picture, cell: (variant: Variant) => pictureHtml(pictures.get(variant) ?? null) }]
			: []),
	];
	const head = columns.map((column) => html`<th scope="col">${column.head}</th>`);
	const rows = variants.map((variant) => html`<tr>${columns.map(({ cell }) => html`<td>${cell(variant)}</td>`)}</tr>`);
	return html`<details class="rich-text variants"><summary>${texts.variants}</summary><div class="table" role="group" aria-label="${texts.variants}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div></details>`;
}

interface Column {
	readonly head: HtmlPart;
	cell(variant: Variant): HtmlPart;
}

function nameOf(name: Localized | null, otherwise: string, language: Language): HtmlPart {
	return name === null ? otherwise : textHtml(toText(name, language));
}

/** A small one that leads to the whole. */
function pictureHtml(picture: PictureData | null): Html | null {
	if (picture === null) return null;
	const { key, width, height, widths, alt } = picture;
	const small = renditionPath(key, widths[0] ?? width, 'jpeg');
	return html`<a href="${renditionPath(key, width, 'jpeg')}"><img src="${small}" width="${width}" height="${height}" alt="${plainText(alt)}" loading="lazy"></a>`;
}

function valuesHtml(values: readonly Localized[], language: Language): HtmlPart {
	return joined(values.map((value) => textHtml(toText(value, language))));
}

function ofVariants(ids: readonly number[]): Html {
	return html` data-of="${ids.join(' ')}"`;
}
