/** The legal texts that a buyer agrees to or is told by; named as the settings' `legal_pages` and the pages' types are. */
export const legalTextTypes = ['agb', 'versand-und-zahlung', 'widerruf', 'privacy'] as const;

export type LegalTextType = (typeof legalTextTypes)[number];
