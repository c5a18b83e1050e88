/** What the law asks a shop's content for, with the words in which its absence is reported. Each duty has a code of its own. */

import type { Fault } from '../../pipeline/records/read-part.ts';
import type { LawRegion } from '../../site/law.ts';
import { type LawCode, lawRules, ruleSuffix } from './law-rules.ts';

interface Duty {
	/** Says the fault, and the rule against it. */
	readonly message: string;
	readonly fix: string;
}

/** `{rule}` is where the rule is named, or nothing. */
interface DutyTexts extends Duty {
	/** Where the EU asks for less than Germany. */
	readonly inEu?: Duty;
}

const duties: Readonly<Record<LawCode, DutyTexts>> = {
	'law-accessibility': {
		message: 'The shop sells, but the site has no accessibility statement{rule}.',
		fix: 'Add a page of type "accessibility" and switch on "show_accessibility", unless the company is exempt.',
	},
	'law-accessibility-parts': {
		message:
			'The accessibility statement lacks a part that it must have: the requirements that the site follows, or the market surveillance authority{rule}.',
		fix: 'Name the standard, such as "EN 301 549" or "WCAG 2.1", and the "Marktüberwachungsstelle" in the text.',
		inEu: {
			message: 'The accessibility statement does not name the requirements that the site follows{rule}.',
			fix: 'Name the standard, such as "EN 301 549" or "WCAG 2.1", in the text.',
		},
	},
	'law-base-price': {
		message: 'The base price needs a quantity and its unit, and one of the two is missing{rule}. No base price is shown.',
		fix: 'Fill in both, or empty both where the goods are not sold by weight, volume or length.',
	},
	'law-delivery-limits': {
		message: 'The shop sells, but names no country that it delivers to{rule}.',
		fix: 'Choose the countries of delivery in the shop settings.',
	},
	'law-delivery-time': {
		message: 'It can be ordered, but has no delivery time{rule}.',
		fix: 'Fill in the delivery time in days, of the product or of each variant.',
	},
	'law-dispute-resolution': {
		message: 'No legal text says whether the company takes part in dispute resolution for consumers{rule}.',
		fix: 'Add the statement to the terms or to the legal block.',
	},
	'law-fineness': {
		message: 'The fineness is left out: it is a whole number of thousandths from 1 to 999, and plated goods have none{rule}.',
		fix: 'Enter thousandths such as 585, or empty the field.',
	},
	'law-imprint': {
		message: 'The imprint lacks something that every visitor must be able to find there{rule}.',
		fix: 'Fill in this field of the company.',
	},
	'law-manufacturer': {
		message: 'The product has no manufacturer, so that the page cannot name who answers for its safety{rule}.',
		fix: 'Choose the manufacturer.',
	},
	'law-manufacturer-address': {
		message: 'Offers must show the postal address of the manufacturer, and an e-mail or web address{rule}.',
		fix: 'Fill in "postal_address", and "email" or "url".',
	},
	'law-offer-identity': {
		message: 'Offers must show a picture of the product and what identifies it{rule}.',
		fix: 'Add a picture and the reference number.',
	},
	'law-payment-methods': {
		message: 'The shop sells, but names no means of payment{rule}.',
		fix: 'Choose the payment methods in the shop settings.',
	},
	'law-rating-date': {
		message: 'The rating has no date, so that the period of the ratings cannot be told truly{rule}.',
		fix: 'Let the token read "date_created", and fetch again.',
	},
	'law-recommended-price': {
		message: 'The recommended price is not above the price, which would mislead{rule}. It is left out.',
		fix: 'Correct the recommended price, or empty the field.',
	},
	'law-reduction': {
		message:
			'The price is announced as a reduction, but none of the 30 days before it is known to have been dearer{rule}. No reduction is shown.',
		fix: 'Take "price_reduced" away, or leave it where the price falls with the next fetch.',
	},
	'law-responsible-person': {
		message: 'The responsible person in the EU needs a name, a postal address, and an e-mail or web address{rule}. It is left out.',
		fix: 'Fill in what is missing, or empty all of it for a maker inside the EU.',
	},
	'law-withdrawal-endpoint': {
		message: 'The shop sells, and the site has no order service that takes withdrawals from contracts{rule}.',
		fix: 'Name the order service as `orderServiceUrl` in site.config.ts, or switch the cart off.',
	},
	'law-withdrawal-form': {
		message: 'The withdrawal page has no model withdrawal form{rule}.',
		fix: 'Add the model form ("Muster-Widerrufsformular") to the text.',
	},
	'law-withdrawal-function': {
		message: 'The withdrawal page does not name the function "Vertrag widerrufen"{rule}.',
		fix: 'Say in the text that a contract can also be withdrawn from by "Vertrag widerrufen".',
	},
};

/** The duty at a field, as Germany has it: `applyPolicies` puts it into the words of the shop's region, or leaves it out. */
export function lawFault(code: LawCode, field: string): Fault {
	return { code, field, ...toDuty(code, 'DE') };
}

/** null where the law of the region does not ask for it. */
export function dutyIn(region: LawRegion, code: LawCode): Duty | null {
	return lawRules[code][region] === null ? null : toDuty(code, region);
}

function toDuty(code: LawCode, region: LawRegion): Duty {
	const { inEu, ...texts } = duties[code];
	const { message, fix } = region === 'EU' && inEu !== undefined ? inEu : texts;
	return { message: message.replace('{rule}', ruleSuffix(lawRules[code][region], 'en')), fix };
}
