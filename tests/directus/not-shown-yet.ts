/** Texts that arrive in the snapshot and stand on no page. */

/** Keys and settings: what they decide is seen, they themselves are not. */
export const notMeantToBeRead: readonly string[] = [
	'project.google_place_id',
	'menu_entry.anchor',
	'menu_entry_translations.anchor',
	'consent.function_id',
	'ecommerce_manufacturer.slug',
	'ecommerce_settings.paypal_client_id',
	// The fields of the account go before its text, and mails and documents name the bank.
	'ecommerce_settings.bank_name',
	'ecommerce_settings.bank_details',
	'ecommerce_settings_translations.bank_details',
	// The older form of the name and address of a social link yields to the newer one.
	'social_link.displayName',
	'social_link.path',
	// The demo's configuration names no method of this shop, and what nothing stands behind is not offered.
	'ecommerce_payment_method.display_name',
	'ecommerce_payment_method_translations.display_name',
	// A period with a day code says its day itself.
	'opening_period_translations.day',
];

/** What pages will show; who makes one show it takes it off this list. */
export const notShownYet: readonly string[] = [
	'ecommerce_subcategory.slug',
	'ecommerce_shipping_method_config.name',
	'ecommerce_shipping_method_config_payment_methods.config',
];
