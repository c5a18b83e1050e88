/** Every text of the interface, as one type that each language fills. Content (names, descriptions, legal texts) comes from the backend instead. */
import type { GoodsLinkKey } from '../../site/fixed-paths.ts';
import type { PerLanguage } from '../../site/languages.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { ExternalService } from '../../site/services.ts';
import type { AddressField } from '../orders/contract/address.ts';
import type { FieldFault } from '../orders/contract/answer.ts';
import type { Daypart, RequestKind } from '../orders/contract/form-requests.ts';
import type { ConfirmationTexts, PaymentTexts } from './payment-texts.ts';

/** Words of header, menu and footer that only the builder writes: no browser loads them. */
export interface FrameTexts {
	readonly frame: {
		readonly skipToContent: string;
		readonly home: string;
		readonly menu: string;
		readonly closeMenu: string;
		readonly mainNavigation: string;
		readonly chooseLanguage: string;
		readonly shopNavigation: string;
		readonly legalNavigation: string;
		/** Opens the sidebar with the company block, and names it. */
		readonly legalSidebar: string;
		readonly closeLegalSidebar: string;
		readonly withdrawFromContract: string;
		/** The banner over a site that shows what is not published yet. */
		readonly drafts: { readonly name: string; readonly text: string };
	};
}

/** Every page's texts in the browser: of the shell around it, of navigation, and at prices. */
export interface BaseTexts {
	readonly shell: {
		readonly cookieSettings: string;
		readonly cookieSettingsFailed: string;
		/** Read out after links that open a new tab. */
		readonly newTab: string;
		/** The cart icon's tooltip before the count is known. */
		readonly cart: string;
		readonly cartWithCount: (count: number) => string;
		/** The button that puts a product on the wish list; the product's name follows. */
		readonly wish: string;
	};
	readonly price: {
		readonly onRequest: string;
		readonly taxIncluded: string;
		/** How much of a total is VAT. */
		readonly vat: (rate: string, amount: string) => string;
		/** The same where something in the total is taxed in another way. */
		readonly vatOfSome: (rate: string, amount: string) => string;
		readonly plusShipping: string;
		/** Read out before a price, which is otherwise a bare figure. */
		readonly label: string;
		readonly range: (lowest: string, highest: string) => string;
		/** The price of a unit such as `100 ml` (§ 4 PAngV). */
		readonly base: (price: string, unit: string) => string;
	};
	readonly navigation: {
		/** Said by the live region after a change of page. */
		readonly arrived: (title: string) => string;
		readonly slow: string;
		readonly failed: string;
		/** The page is there and can be read, but its scripts are not. */
		readonly incomplete: string;
	};
}

/** The page of a product. */
export interface ProductTexts {
	readonly product: {
		readonly reference: string;
		readonly description: string;
		readonly back: (list: string) => string;
		readonly onRequest: string;
		readonly request: string;
		readonly variant: string;
		readonly chooseVariant: string;
		/** Nothing is chosen; `label`: what a variant is called. */
		readonly variantMissing: (label: string) => string;
		readonly countInvalid: (most: number) => string;
		/** Opens the fields of what can be put on the product. */
		readonly personalize: (name: string) => string;
		readonly quantity: string;
		readonly addToCart: string;
		readonly added: (name: string) => string;
		readonly toCart: string;
		readonly soldOut: string;
		readonly inStock: string;
		readonly stock: (count: number) => string;
		readonly madeToOrder: string;
		readonly shippingTime: (days: number) => string;
		/** `days`: the only one on which it may arrive, or from the first to the last with a dash between, as `10.–14. Dez.` */
		readonly delivery: (country: string, days: string) => string;
		/** Instead of the variant alone, where it cannot be bought at present. */
		readonly soldOutVariant: (variant: string) => string;
		/** A variant with what it costs, where variants differ in that. */
		readonly pricedVariant: (variant: string, price: string) => string;
		/** A value of one choice that does not exist with the one that is chosen in the other. */
		readonly notCombined: (value: string, other: string) => string;
		/** Both choices are made, and there is no such variant. `possible`: what there is with `first`. */
		readonly noCombination: (both: string, first: string, possible: string) => string;
		/** More are wanted than are there, of a product that can be ordered. */
		readonly beyondStock: string;
		/** The cart holds `count` products and can hold no more of them. */
		readonly limited: (name: string, count: number) => string;
		/** The cart could not be changed: the network failed, for example. */
		readonly failed: string;
		readonly withoutScript: string;
		/** Links to the forms by which one asks about a product. */
		readonly requests: Readonly<Record<RequestKind, string>>;
	};
	/** Beside what the builder writes of ratings. */
	readonly ratings: { readonly title: string; readonly write: string };
}

/** Words of a product's personalisation. */
export interface PersonalizationTexts {
	readonly personalization: {
		/** Behind the label of a field that may stay empty. */
		readonly optional: string;
		readonly counted: (length: number, most: number) => string;
		readonly missing: string;
		readonly tooLong: (length: number, most: number) => string;
		/** `glyphs`: those that the face lacks, with spaces between; `count`: how many. */
		readonly unknownGlyphs: (glyphs: string, count: number) => string;
		/** Beside the label of a field that costs something. */
		readonly surcharge: (amount: string) => string;
		/** Of one product, with all that is put on it. */
		readonly priceWith: (amount: string) => string;
		readonly noNumber: string;
		/** Names the picture of the engraving. */
		readonly preview: (text: string) => string;
		/** That the picture shows no more than how it may look. */
		readonly illustration: string;
	};
}

/** Other products on the page of a product. */
export interface SuggestionsTexts {
	readonly suggestions: {
		readonly related: string;
		readonly random: string;
		readonly recent: string;
		/** Explains the noting of viewed products before it starts; then says that it is on. */
		readonly notNoted: string;
		readonly noted: string;
		readonly begin: string;
		readonly clear: string;
	};
}

/** The cart and the wish list. */
export interface CartTexts {
	readonly cart: {
		readonly title: string;
		readonly loading: string;
		readonly empty: string;
		/** The browser refuses to store anything. */
		readonly memoryOnly: string;
		readonly toShop: string;
		readonly unavailable: string;
		/** How to order, where the site has no order service; `orderLink` leads to the contact page. */
		readonly order: string;
		readonly orderLink: string;
		/** Leads to the checkout. */
		readonly toCheckout: string;
		readonly withoutScript: string;
		readonly lines: string;
		readonly unitPrice: string;
		/** Before what is said of something. */
		readonly labelled: (label: string) => string;
		readonly lineTotal: string;
		readonly quantityOf: (name: string) => string;
		readonly fewer: (name: string) => string;
		readonly more: (name: string) => string;
		readonly remove: string;
		readonly removeLine: (name: string) => string;
		readonly removed: (name: string) => string;
		readonly changed: (name: string, count: number) => string;
		readonly total: string;
		readonly clear: string;
		readonly cleared: string;
		/** Takes back what was just removed. */
		readonly undo: string;
		readonly restored: string;
		/** Above what is otherwise than the cart said. */
		readonly differences: string;
		readonly putAway: string;
		readonly priceChanged: (from: string, to: string) => string;
		readonly countChanged: (from: number, to: number) => string;
		readonly gone: string;
		readonly soldOut: string;
		/** The order service does not answer. */
		readonly notChecked: string;
		readonly check: string;
		/** The order service says that the shop takes no orders at present. */
		readonly closed: string;
		readonly giftWrap: string;
		/** The browser does not store that the visitor wants it. */
		readonly giftWrapMemoryOnly: string;
		/** The share of a price for the personalisation. */
		readonly surcharge: (amount: string) => string;
		readonly totalOfPieces: string;
		/** At a total of what is taxed in different ways. */
		readonly taxOfEach: string;
		/** Before the ways to pay, and the countries of delivery. */
		readonly payments: string;
		readonly countries: string;
		readonly notLoaded: string;
		readonly retry: string;
		readonly failed: string;
		/** The cart beside the page, once something was put into it. */
		readonly drawer: {
			readonly title: (name: string) => string;
			/** The cart holds `products`, fewer than were asked for. */
			readonly limited: (pieces: number) => string;
			readonly toCart: string;
			readonly goOn: string;
			readonly close: string;
		};
	};
	readonly wishList: {
		readonly title: string;
		readonly intro: string;
		readonly loading: string;
		readonly withoutScript: string;
		readonly empty: string;
		readonly toShop: string;
		readonly pieces: string;
		readonly notLoaded: string;
		readonly retry: string;
		/** Leads to a product that cannot be put into the cart from here. */
		readonly look: string;
		/** Above products that the shop does not have any more. */
		readonly gone: string;
		readonly putAway: string;
		readonly memoryOnly: string;
	};
}

/** From the checkout to the confirmation of an order. */
export interface CheckoutTexts {
	readonly checkout: {
		readonly title: string;
		/** How to order, where the page has no script. */
		readonly withoutScript: string;
		readonly loading: string;
		/** The browser refuses to store anything. */
		readonly memoryOnly: string;
		readonly stepsLabel: string;
		readonly steps: { readonly [Step in 'adresse' | 'versand' | 'zahlung' | 'pruefen']: string };
		readonly toAddress: string;
		readonly toDelivery: string;
		readonly toPayment: string;
		readonly toReview: string;
		/** The label of a field that may stay empty. */
		readonly optional: (label: string) => string;
		readonly requiredNote: string;
		readonly contactLegend: string;
		readonly email: string;
		readonly phone: string;
		readonly shippingLegend: string;
		/** Offers the address that was probably meant. */
		readonly emailMeant: (email: string) => string;
		readonly invoiceDiffers: string;
		readonly invoiceLegend: string;
		readonly sameAddress: string;
		/** The first question where products can be collected, too; collection is called as the shop's methods are. */
		readonly receive: { readonly legend: string; readonly delivery: string };
		/** The collecting buyer, and the place. */
		readonly pickUpLegend: string;
		/** The same as `invoiceDiffers` where no address is known. */
		readonly invoiceWanted: string;
		/** At a way to pay that is not possible without one. */
		readonly addressNeeded: string;
		readonly invoiceNeeded: string;
		readonly noInvoiceAddress: string;
		readonly fields: Readonly<Record<AddressField, string>>;
		readonly postcodeInvalid: string;
		/** The shop does not deliver there. */
		readonly countryInvalid: string;
		readonly deliveryLegend: string;
		readonly deliveryMissing: string;
		/** The parcel's carrier. */
		readonly provider: (name: string) => string;
		readonly free: string;
		/** On which days a parcel is there, or an order for collection is ready. */
		readonly arrival: (days: string) => string;
		readonly ready: (days: string) => string;
		/** The same where money in advance comes first: working days from then on. */
		readonly arrivalAfterPayment: (days: { readonly least: number; readonly most: number }) => string;
		readonly noDelivery: string;
		readonly changeAddress: string;
		readonly paymentLegend: string;
		readonly paymentMissing: string;
		/** Explains the way to pay. */
		readonly paymentNotes: Readonly<Record<PaymentKind, string>>;
		readonly noSurcharge: string;
		readonly noPayment: string;
		readonly changeDelivery: string;
		readonly change: string;
		readonly changeOf: (what: string) => string;
		readonly comment: string;
		/** Before the links to the legal texts. */
		readonly legal: string;
		/** Opens the notice of the legal guarantee, whose first words it says. */
		readonly guarantee: string;
		readonly summary: string;
		readonly summaryLines: string;
		readonly changeCart: string;
		readonly countAtPrice: (count: number, price: string) => string;
		readonly shipping: string;
		readonly notChosen: string;
		readonly totalWithoutShipping: string;
		/** Literal (§ 312j (3) BGB). */
		readonly order: string;
		readonly checking: string;
		readonly checkAgain: string;
		readonly sending: string;
		readonly placed: string;
		readonly contact: string;
		readonly confirmChanges: string;
		readonly shippingChanged: (from: string, to: string) => string;
		readonly wrapChanged: (from: string, to: string) => string;
		readonly wrapGone: string;
		readonly totalChanged: (from: string, to: string) => string;
		/** Why nothing was ordered, and what can be done. */
		readonly failures: {
			readonly [Failure in
				| 'changed'
				| 'invalid'
				| 'closed'
				| 'limited'
				| 'failed'
				| 'unknown'
				/** Nothing was sent, because the service did not answer before. */
				| 'notChecked'
				/** Another tab has changed what was seen. */
				| 'elsewhere'
				| 'incomplete']: string;
		};
		/** The cart has more lines than an order takes. */
		readonly tooMany: { readonly title: string; readonly text: (count: number, max: number) => string };
		/** An order was sent and not answered. */
		readonly unanswered: { readonly title: string; readonly text: string; readonly resend: string };
		/** An order is not placed, because an earlier version of it has arrived. */
		readonly reused: { readonly title: string; readonly text: string; readonly again: string; readonly againHint: string };
		/** An order is placed and not paid yet. */
		readonly unpaid: {
			readonly title: string;
			readonly text: (payment: string) => string;
			readonly pay: string;
			readonly other: string;
			readonly otherHint: string;
		};
	};
	readonly payment: PaymentTexts;
	readonly confirmation: ConfirmationTexts;
}

/** Pages that lead to products: home, window, lists and brands. */
export interface ListsTexts {
	readonly home: {
		readonly house: string;
		readonly families: string;
		readonly selection: string;
		readonly brands: string;
		readonly allBrands: string;
		readonly toShop: string;
		readonly visit: string;
		readonly visitText: string;
		readonly visitLink: string;
	};
	readonly brands: {
		readonly title: string;
		readonly intro: string;
		readonly back: string;
		readonly pieces: (brand: string) => string;
	};
	/** The pages of link keys that are a kind of product. */
	readonly goods: {
		/** Where the content has no name for it. */
		readonly names: Readonly<Record<GoodsLinkKey, string>>;
		readonly brands: string;
	};
	readonly window: {
		readonly title: string;
		readonly intro: string;
		readonly visit: string;
		readonly visitText: string;
	};
	readonly list: {
		readonly categories: string;
		/** Read out before a product's reference. */
		readonly reference: string;
		readonly everything: string;
		readonly empty: string;
		readonly count: (pieces: number) => string;
		readonly position: (first: number, last: number, total: number) => string;
		readonly page: (page: number, pageCount: number) => string;
		readonly pagination: string;
		readonly more: string;
		readonly previous: string;
		readonly filter: {
			/** The button that opens the panel; `chosen`: how many filters act. */
			readonly open: (chosen: number) => string;
			readonly title: string;
			readonly close: string;
			/** Closes the panel over so many products. */
			readonly show: (pieces: number) => string;
			readonly chosen: string;
			/** Read out before a filter that a button takes back. */
			readonly remove: string;
			readonly clear: string;
			readonly names: Readonly<Record<'category' | 'subcategory' | 'manufacturer' | 'tag' | 'price' | 'availability', string>>;
			readonly availability: { readonly [Availability in 'sold-out' | 'to-order' | 'in-stock']: string };
			readonly from: string;
			readonly to: string;
			/** Of prices, as amounts with their currency; one of the two may be open. */
			readonly range: (from: string | null, to: string | null) => string;
			/** Read out where the field shows another amount than was typed; `range`: of `range`; null: any price. */
			readonly rewritten: (range: string | null) => string;
			/** The input is no amount. */
			readonly unreadable: string;
		};
		readonly sort: {
			readonly label: string;
			/** For an order of the shop's own. */
			readonly own: string;
			readonly names: Readonly<Record<'-id' | 'price_brutto' | '-price_brutto', string>>;
		};
		/** Instead of products, where no product fits the filters. */
		readonly none: string;
		readonly notLoaded: string;
		readonly retry: string;
	};
}

/** Forms, and the pages that they lead to. */
export interface FormsTexts {
	readonly contact: {
		readonly title: string;
		readonly address: string;
		readonly reach: string;
		/** Before the links to services that show the way. */
		readonly directions: string;
		/** A link that opens one of them. */
		readonly directionsBy: (service: string) => string;
		readonly form: {
			readonly title: string;
			readonly name: string;
			readonly email: string;
			readonly message: string;
			readonly submit: string;
			readonly sent: string;
		};
	};
	/** Texts of all forms. */
	readonly forms: {
		readonly allRequired: string;
		/** Below a phone field: how what was typed is read, as `+49 30 123456`; that it is kept where it cannot be read. */
		readonly phoneRead: (number: string) => string;
		readonly phoneKept: string;
		/** Label of a hidden field. */
		readonly trap: string;
		readonly sending: string;
		/** Above the list of what is to be fixed. */
		readonly summary: string;
		/** The fault of any field, without its label: that is above it, and in the list before this. */
		readonly faults: Readonly<Record<FieldFault['code'], string>>;
		readonly emailInvalid: string;
		readonly privacyMissing: string;
		/** The consent that a message needs; what is in brackets leads to the privacy notice. */
		readonly privacy: string;
		/** Without scripts, where fields were empty or wrong. */
		readonly incomplete: string;
		readonly limited: string;
		readonly failed: string;
	};
	/** Fixed texts in English. */
	readonly newsletter: {
		readonly title: string;
		readonly intro: string;
		readonly signUp: string;
		readonly email: string;
		readonly submit: string;
		/** What is in brackets leads to the privacy notice. */
		readonly consent: string;
		readonly success: string;
		readonly checkMail: string;
		readonly failed: string;
		readonly missing: string;
		/** Too many sign-ups for one address, subscribed or not. */
		readonly duplicate: string;
		readonly confirmed: string;
		readonly expired: string;
		readonly unsubscribed: string;
	};
	readonly thanks: {
		readonly title: string;
		readonly text: string;
		readonly home: string;
	};
	/** The errors of a phone number. */
	readonly phone: Readonly<Record<'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY', string>>;
}

/** Consents, and what is shown with one only. */
export interface ConsentTexts {
	/** Asks for consent, in the banner and at external content. */
	readonly consent: {
		readonly title: string;
		readonly intro: string;
		/** Unfolds the list of services. */
		readonly choose: string;
		readonly privacy: string;
		readonly allowAll: string;
		readonly allowSelected: string;
		readonly rejectAll: string;
		readonly close: string;
		/** On what cannot be switched off. */
		readonly locked: string;
		/** Name of a toggle. */
		readonly allow: (service: string) => string;
		readonly more: string;
		/** Said when the banner opens by itself. */
		readonly opened: string;
		readonly saved: string;
		/** The gate before content from elsewhere. */
		readonly gate: (provider: string) => string;
		readonly once: string;
		readonly always: string;
		readonly withdraw: string;
		readonly provider: string;
		readonly openAt: (provider: string) => string;
		/** In the consent manager. */
		readonly noExternal: string;
		readonly services: { readonly [Service in ExternalService]: string };
	};
	readonly map: { readonly title: string; readonly directions: string };
	/** The rating box. Stars never stand without count, period and how reviews are checked (§ 5b (3) UWG). */
	readonly rating: {
		readonly title: string;
		readonly expand: string;
		readonly notNow: string;
		readonly stars: (rating: string) => string;
		readonly count: (total: number) => string;
		readonly checked: string;
		readonly write: string;
		readonly read: string;
	};
	/** The sections that stand with the privacy text. */
	readonly privacy: {
		readonly officer: string;
		/** Before the link to the privacy notice for social networks. */
		readonly socialMedia: string;
		readonly watchArea: string;
		readonly watchAreaText: string;
		/** Literal in German, as is `externalContent`. */
		readonly consents: string;
		readonly consentsText: string;
		readonly externalContent: string;
		readonly analytics: string;
		readonly analyticsText: string;
		readonly withoutScript: string;
	};
	/** The watch brand with a template of its own, and the area that its manufacturer provides. */
	readonly watchBrand: {
		readonly house: string;
		readonly area: (brand: string) => string;
		readonly areaText: (brand: string) => string;
		readonly terms: string;
		readonly privacy: string;
		readonly cookies: string;
	};
}

/** The shop and its legal pages, and the page that does not exist. */
export interface HouseTexts {
	/** How each language calls itself. */
	readonly languageNames: PerLanguage<string>;
	/** Headings of footer widgets that have none of their own. */
	readonly widgets: {
		readonly address: string;
		readonly contact: string;
		readonly openingHours: string;
		readonly navigation: string;
		readonly legal: string;
		readonly social: string;
		/** A fixed text, the same in every language. */
		readonly unknown: string;
	};
	readonly company: {
		readonly executives: string;
		/** Kinds of the company's addresses. */
		readonly addressTypes: { readonly hq: string; readonly federal_office: string };
		readonly phone: string;
		readonly mobile: string;
		readonly fax: string;
		readonly email: string;
		readonly contactPage: string;
	};
	readonly openingHours: {
		readonly title: string;
		readonly closed: string;
		readonly days: string;
		readonly times: string;
		readonly range: (opens: string, closes: string) => string;
		readonly from: (opens: string) => string;
		readonly until: (closes: string) => string;
	};
	readonly imprint: {
		readonly title: string;
		readonly provider: string;
		readonly contact: string;
		readonly vatNumber: string;
		readonly taxNumber: string;
		readonly legalAuthority: string;
		readonly registers: string;
		readonly registerNumber: string;
		readonly insurance: string;
		readonly imageSources: string;
		readonly privacy: string;
	};
	readonly legalTexts: {
		readonly terms: string;
		readonly withdrawal: string;
		readonly shipping: string;
		readonly accessibility: string;
	};
	readonly textVersions: {
		readonly title: string;
		/** A version in the list of all. */
		readonly since: (day: string) => string;
		/** On the page of a version. */
		readonly kept: (day: string) => string;
		readonly current: string;
	};
	readonly notFound: {
		readonly title: string;
		readonly text: string;
		readonly home: string;
	};
}

/** Texts that a product's page loads on demand: of its forms, and of its gallery. */
export interface RequestsTexts {
	readonly gallery: {
		readonly title: string;
		readonly position: (place: number, count: number) => string;
		readonly previous: string;
		readonly next: string;
		/** Opens the view from near. */
		readonly enlarge: string;
		/** In that view: shows a part of the picture larger, or all of it again. */
		readonly magnify: string;
		readonly shrink: string;
		readonly close: string;
	};
	readonly requests: {
		readonly titles: Readonly<Record<RequestKind, string>>;
		/** That a wish is no order. */
		readonly binding: string;
		readonly day: string;
		readonly dayInvalid: string;
		/** Why the day is refused, and which one is possible; `day`: with its day of the week. */
		readonly refused: {
			readonly past: string;
			readonly notice: string;
			readonly late: string;
			readonly weekday: (weekday: string) => string;
			readonly closed: (day: string) => string;
			/** `half`: the only one in which the shop is open. */
			readonly openIn: (day: string, half: Exclude<Daypart, 'any'>) => string;
			readonly next: (day: string) => string;
			/** `half`: the one that the buyer wants. */
			readonly nextHalf: (day: string, half: Exclude<Daypart, 'any'>) => string;
			/** `day`: with its year. */
			readonly last: (day: string) => string;
		};
		readonly daypart: string;
		readonly dayparts: Readonly<Record<Daypart, string>>;
		readonly count: string;
		readonly phone: string;
		readonly message: string;
		readonly invalid: string;
		readonly submit: string;
		readonly sent: string;
		readonly failed: string;
	};
	readonly ratingForm: {
		readonly title: string;
		readonly stars: string;
		readonly starCount: (stars: number) => string;
		readonly starsMissing: string;
		readonly headline: string;
		readonly text: string;
		readonly name: string;
		/** What is in brackets leads to the privacy notice. */
		readonly consent: string;
		readonly consentMissing: string;
		readonly submit: string;
		readonly sent: string;
		readonly failed: string;
	};
}

/** The search of the shop. */
export interface SearchTexts {
	readonly search: {
		readonly title: string;
		/** Of the field. */
		readonly label: string;
		readonly submit: string;
		/** Of the dialog over another page. */
		readonly close: string;
		readonly suggestions: string;
		/** Read out: how many suggestions there are, and how one is chosen. */
		readonly suggested: (suggestions: number) => string;
		readonly pieces: (count: number) => string;
		/** Kind of a suggestion that is no product. */
		readonly page: string;
		/** Above pages that are found. */
		readonly onPages: string;
		/** Where pages are found and no products. */
		readonly foundPages: (words: string, count: number) => string;
		readonly start: string;
		readonly searching: string;
		readonly found: (words: string, count: number) => string;
		/** Over products that have similar words. */
		readonly near: (words: string) => string;
		readonly nothing: (words: string) => string;
		/** Over single words of which some product has each. */
		readonly instead: string;
		readonly contact: string;
		/** Leads from another language to the search in this one. */
		readonly inLanguage: string;
		/** The order in which what fits best is first. */
		readonly relevance: string;
		readonly notLoaded: string;
		readonly withoutScript: string;
	};
}

/** Where contracts are withdrawn from (§ 356a BGB); no part, as its page brings them along (`withdraw-words.ts`). */
export interface WithdrawTexts {
	readonly withdraw: {
		/** As the link on every page says. */
		readonly title: string;
		readonly intro: string;
		/** The words in brackets lead to the instructions on withdrawal. */
		readonly notice: string;
		/** Where the site has no order service; the words in brackets lead to the contact page. */
		readonly withoutForm: string;
		readonly form: string;
		readonly steps: { readonly fill: string; readonly confirm: string };
		readonly needed: string;
		readonly name: string;
		readonly contract: string;
		readonly email: string;
		readonly message: string;
		/** The fields' names in the second step. */
		readonly shown: { readonly [Field in 'name' | 'contract' | 'email' | 'message']: string };
		readonly goOn: string;
		readonly check: string;
		/** The button of the second step. */
		readonly confirm: string;
		readonly back: string;
		/** What is in brackets leads to the privacy notice. */
		readonly privacy: string;
		readonly received: string;
		readonly receivedAt: (moment: string) => string;
		/** Where the receipt goes, without naming the address. */
		readonly receipt: string;
		readonly limited: string;
		readonly failed: string;
	};
}

/** A language's texts by part: the browser loads the parts that a page shows (`load-texts.ts`). */
export interface TextParts {
	readonly base: BaseTexts;
	readonly product: ProductTexts;
	readonly personalization: PersonalizationTexts;
	readonly suggestions: SuggestionsTexts;
	readonly cart: CartTexts;
	readonly checkout: CheckoutTexts;
	readonly lists: ListsTexts;
	readonly forms: FormsTexts;
	readonly consent: ConsentTexts;
	readonly house: HouseTexts;
	readonly requests: RequestsTexts;
	readonly search: SearchTexts;
}

export type TextPart = keyof TextParts;

export interface Texts
	extends BaseTexts,
		FrameTexts,
		ProductTexts,
		PersonalizationTexts,
		SuggestionsTexts,
		CartTexts,
		CheckoutTexts,
		ListsTexts,
		FormsTexts,
		ConsentTexts,
		HouseTexts,
		RequestsTexts,
		SearchTexts,
		WithdrawTexts {}
