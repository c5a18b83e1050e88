/**
 * What a product's page shows and a visitor cannot change: details, themes, sizes, who answers for it. It is HTML of the builder, beside the
 * description: no script renders it again, so that neither its code nor its data ships a second time.
 */
import type { PictureData } from '../../client/ui/picture-data.ts';
import { Html, type HtmlPart, html } from '../../renderer/html/html.ts';
import { countryCodes } from '../../site/countries.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';
import type { Law } from '../../site/law.ts';
import { bindLineEnds, headingAnchor, plainText } from '../../site/text.ts';
import type { Tag } from '../content/category.ts';
import type { Manufacturer } from '../content/manufacturer.ts';
import type { Product, Variant } from '../content/product.ts';
import type { SizeGuide } from '../content/size-guide.ts';
import { isToldOf, toCharacteristics } from './characteristics.ts';
import { toText } from './localized-text.ts';
import { productFactsTexts } from './product-facts-texts.ts';
import { characteristicPair, langOf, pair, renderVariantTable, textHtml } from './variant-facts.ts';

export interface FactsSources {
	readonly manufacturer: Manufacturer | null;
	/** The product's own, each with the list of products that have it; null where lists are not filtered by themes. */
	readonly tags: readonly { readonly tag: Tag; readonly path: string | null }[];
	/** What a variant's table shows of one that has pictures of its own. */
	readonly pictureOf: (variant: Variant) => PictureData | null;
	readonly law: Law;
	/** HTML of the safety warnings. */
	readonly warnings: string | null;
}

/** null if there is nothing to show. */
export function renderProductFacts(product: Product, sources: FactsSources, language: Language): string | null {
	const { text } = html`${detailsBand(product, sources, language)}${tagsBand(sources, language)}${safetyBand(product, sources, language)}`;
	return text === '' ? null : text;
}

/** A table that opens in its place and scrolls where it is too wide, both by keyboard as well. */
export function renderSizeGuide({ displayName, table }: SizeGuide, language: Language): string {
	const { value, language: written } = table[language];
	const [head = [], ...rows] = value.map((row) => row.map(bindLineEnds));
	const name = toText(displayName, language);
	const headRow = head.map((cell) => html`<th scope="col">${cell}</th>`);
	const bodyRows = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
	return html`<details class="sizes"${langOf(written, language)}><summary>${textHtml(name)}</summary><div class="table" role="group" aria-label="${plainText(name)}" tabindex="0"><table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows}</tbody></table></div></details>`
		.text;
}

function detailsBand(product: Product, sources: FactsSources, language: Language): Html | null {
	const { fineness, guaranteeYears } = product;
	const texts = productFactsTexts[language];
	const characteristics = toCharacteristics(product);
	const groups = [...Map.groupBy(characteristics, ({ groupId }) => groupId).values()];
	const pairs: HtmlPart[] = groups.map((values) => characteristicPair(values, product, language));
	if (fineness !== null && !isToldOf(fineness, characteristics)) {
		pairs.push(pair(texts.fineness, texts.thousandths(fineness)));
	}
	if (guaranteeYears !== null) {
		pairs.push(pair(texts.guarantee, texts.years(guaranteeYears)));
	}
	const table = renderVariantTable(product, characteristics, sources.pictureOf, language);
	return pairs.length === 0 ? null : band(texts.attributes, html`<dl class="pairs">${pairs}</dl>${table}`);
}

function tagsBand({ tags }: FactsSources, language: Language): Html | null {
	const entries = tags.map(({ tag, path }) => {
		const name = textHtml(toText(tag.displayName, language));
		return html`<li>${path === null ? name : html`<a href="${path}">${name}</a>`}</li>`;
	});
	return entries.length === 0 ? null : band(productFactsTexts[language].tags, html`<ul class="row">${entries}</ul>`);
}

/** GPSR Art. 19: names and addresses as text, and what to heed. */
function safetyBand({ containsBattery }: Product, { manufacturer, warnings, law }: FactsSources, language: Language): Html | null {
	const texts = productFactsTexts[language];
	const pairs: HtmlPart[] = [];
	if (manufacturer !== null) {
		const { displayName, responsiblePerson } = manufacturer;
		pairs.push(pair(texts.maker, reachable({ ...manufacturer, name: displayName[language].text }, language)));
		if (responsiblePerson !== null && law.namesResponsiblePerson) {
			pairs.push(pair(texts.responsible, reachable(responsiblePerson, language)));
		}
	}
	if (warnings !== null) {
		pairs.push(pair(texts.warnings, new Html(warnings)));
	}
	if (containsBattery) {
		pairs.push(pair(texts.battery, law.words[language].battery));
	}
	return pairs.length === 0 ? null : band(texts.safety, html`<dl class="pairs">${pairs}</dl>`);
}

interface Reachable {
	readonly name: string;
	readonly postalAddress: string | null;
	readonly email: string | null;
	readonly url: string | null;
}

function reachable({ name, postalAddress, email, url }: Reachable, language: Language): Html {
	const lines = [name, postalAddress && translateCountry(postalAddress, language), email && breakable(email), url].filter(
		(line) => line !== null,
	);
	return html`<span class="lines">${lines.map((line) => html`<span>${line}</span>`)}</span>`;
}

/** An address that does not fit its line goes on after its `@`. */
function breakable(email: string): Html {
	const host = email.lastIndexOf('@') + 1;
	return html`${email.slice(0, host)}<wbr>${email.slice(host)}`;
}

/** As the component of that name writes it. */
function band(heading: string, body: Html): Html {
	const id = headingAnchor(heading);
	return html`<section class="band band-beside" id="${id}"><header class="band-head row"><h2><a href="#${id}">${heading}</a></h2></header><div class="band-body">${body}</div></section>`;
}

/** Country codes by their names in the language of the content; made by the first address that needs them. */
let codes: ReadonlyMap<string, string> | undefined;

/** `Am Walzwerk 5, 75180 Goldenau, Deutschland` with the country's name in the language; an address that ends otherwise as it is. */
export function translateCountry(address: string, language: Language): string {
	const end = address.lastIndexOf(', ') + 2;
	if (end < 2 || language === defaultLanguage) return address;
	codes ??= readCodes();
	const code = codes.get(address.slice(end).trim());
	return code === undefined ? address : address.slice(0, end) + (namesIn(language).of(code) ?? code);
}

function readCodes(): ReadonlyMap<string, string> {
	const names = namesIn(defaultLanguage);
	return new Map(countryCodes.map((code) => [names.of(code) ?? code, code]));
}

function namesIn(language: Language): Intl.DisplayNames {
	return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
}
