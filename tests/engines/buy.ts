/** One visit that ends with an order by bank transfer: home, list, product, cart, checkout. */
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Language } from '../../site/languages.ts';
import type { Visitor } from './visitor.ts';

export interface Visit {
	readonly siteUrl: string;
	readonly language: Language;
	/** Path of the list that home leads to. */
	readonly listPath: string;
	readonly productPath: string;
	/** Names of lists of the product's page, each with the entry to choose. */
	readonly chosen: Readonly<Record<string, string>>;
	/** Fields of the address step by name. */
	readonly address: Readonly<Record<string, string>>;
	readonly country: string;
	readonly delivery: string;
	readonly payment: string;
	/** Whether the shop has services that a visitor is asked about. */
	readonly asksForConsents: boolean;
}

/** Words of the confirmation, which name the order. @throws where a step does not come about, or a page has reported an error */
export async function buy(visitor: Visitor, visit: Visit): Promise<string> {
	const { siteUrl, listPath, productPath } = visit;
	const { product, cart, consent, checkout, confirmation } = textsByLanguage[visit.language];
	await visitor.open(siteUrl + (visit.language === 'de' ? '/' : `/${visit.language}`));
	if (visit.asksForConsents) {
		await visitor.click('.consent-banner button', consent.rejectAll);
		await visitor.until('the banner closed', "document.querySelector('.consent-banner') === null");
	}
	await visitor.click(`a[href="${listPath}"]`);
	await visitor.until(
		'the list',
		`location.pathname === ${JSON.stringify(listPath)} && document.querySelectorAll('main article, main li').length > 3`,
	);
	await visitor.open(siteUrl + productPath);
	for (const [name, entry] of Object.entries(visit.chosen)) await visitor.select(name, entry);
	await visitor.click('main button', product.addToCart);
	await visitor.click('dialog.cart-drawer a[href$="/warenkorb"]');
	await visitor.until('the cart', `document.querySelector('h1')?.textContent === ${JSON.stringify(cart.title)}`);
	await visitor.click('main a[href$="/kasse"]');
	for (const [name, text] of Object.entries(visit.address)) await visitor.fill(name, text);
	await visitor.select('shipping_address.country_code', visit.country);
	await visitor.click('main button', checkout.toDelivery);
	await visitor.click('main label', visit.delivery);
	await visitor.click('main button', checkout.toPayment);
	await visitor.click('main label', visit.payment);
	await visitor.click('main button', checkout.toReview);
	await visitor.until(
		'the review',
		`[...document.querySelectorAll('main button')].some((each) => each.textContent === ${JSON.stringify(checkout.order)} && each.getAttribute('aria-disabled') !== 'true')`,
	);
	await visitor.click('main button', checkout.order);
	await visitor.until(
		'the confirmation',
		`document.querySelector('h1')?.textContent === ${JSON.stringify(confirmation.title)} && document.querySelector('.ordered > li') !== null`,
	);
	return await visitor.textOf('main');
}
