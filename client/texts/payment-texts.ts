/** Words of the pages on which an order is paid and confirmed. They are parts of `CheckoutTexts`. */

/** `provider`: as it calls itself. */
export interface PaymentTexts {
	readonly title: string;
	/** Until the order that is to be paid is read from storage. */
	readonly loading: string;
	readonly withoutScript: string;
	/** No order that could be paid here is known. */
	readonly none: string;
	/** The order is paid otherwise, or paid already. */
	readonly notHere: string;
	readonly toConfirmation: string;
	readonly toContact: string;
	readonly toCart: string;
	readonly retry: string;
	/** The order is there; what is missing is its payment. */
	readonly placed: string;
	/** The cart still holds what was ordered. */
	readonly cartKept: string;
	readonly number: string;
	readonly amount: string;
	readonly heading: (provider: string) => string;
	/** Explains the next step, and who learns of it. */
	readonly paypalIntro: string;
	readonly klarnaIntro: string;
	/** Of the button that asks the pay-later provider: no slogan (Dir. 2023/2225). */
	readonly authorize: string;
	readonly providerLoading: (provider: string) => string;
	readonly open: (provider: string) => string;
	readonly blocked: (provider: string) => string;
	readonly closed: (provider: string) => string;
	readonly failed: (provider: string) => string;
	readonly declined: (provider: string) => string;
	readonly posting: string;
	readonly unposted: (provider: string) => string;
	readonly resend: string;
	/** The approval cannot be kept in storage. */
	readonly memoryOnly: string;
	readonly refused: (provider: string) => string;
	readonly done: string;
	readonly others: string;
	readonly transfer: (reference: string) => string;
	readonly toTransfer: string;
	readonly ask: string;
}

export interface ConfirmationTexts {
	readonly title: string;
	/** Of a product. */
	readonly productReference: string;
	/** Until the order is read from storage. */
	readonly loading: string;
	readonly withoutScript: string;
	readonly none: string;
	readonly toShop: string;
	readonly thanks: (email: string) => string;
	readonly print: string;
	readonly number: string;
	readonly placedAt: string;
	readonly paymentMethod: string;
	readonly payment: string;
	readonly paid: (provider: string) => string;
	/** When is between the buyer and the provider. */
	readonly paidLater: (provider: string) => string;
	readonly unpaid: (provider: string) => string;
	readonly toPayment: string;
	/** The provider said yes, the service does not know it yet. */
	readonly unposted: (provider: string) => string;
	readonly house: (method: string) => string;
	readonly transfer: string;
	readonly recipient: string;
	readonly amount: string;
	readonly reference: string;
	/** Of the code that banks' apps read, and what it says to those who do not see it. */
	readonly code: string;
	readonly codeAlternative: string;
	/** No account is known: the shop says which. */
	readonly noAccount: string;
	readonly pieces: string;
	readonly each: (count: number, price: string) => string;
	/** Instead of a provider's name, once its buyer has asked for the bank details. */
	readonly byTransfer: string;
	/** The share of a price for the personalisation. */
	readonly surcharge: (amount: string) => string;
	/** With its colon, as each language sets it. */
	readonly labelled: (label: string) => string;
	readonly delivery: string;
	readonly giftWrap: string;
	readonly total: string;
	readonly shippingAddress: string;
	/** The same for products that the buyer collects. */
	readonly pickUpAddress: string;
	readonly invoiceAddress: string;
	readonly sameAddress: string;
	readonly comment: string;
	readonly next: string;
	readonly nextMail: (email: string) => string;
	readonly nextParcel: string;
	/** Where a contract is withdrawn from (§ 356a BGB), before its link. */
	readonly withdraw: string;
	readonly toWithdraw: string;
	readonly ask: string;
	readonly toContact: string;
	/** The cart could not give up what was ordered. */
	readonly cartKept: string;
}
