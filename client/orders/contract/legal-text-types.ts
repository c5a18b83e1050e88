/** The legal texts that a buyer accepts or reads; named as the settings' `legal_pages` and the pages' types are. */
export const legalTextTypes = ['agb', 'versand-und-zahlung', 'widerruf', 'privacy'] as const;

export type LegalTextType = (typeof legalTextTypes)[number];
