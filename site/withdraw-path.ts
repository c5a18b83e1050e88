/** Where one contract is withdrawn from: the page for all, its query names the contract. E-mails and the confirmation of an order lead there. */
import { fixedPaths } from './fixed-paths.ts';
import type { Language } from './languages.ts';

/** Names the order in the page's address. */
export const withdrawnOrderParameter = 'bestellung';

/** The page, with the order's number in its field. */
export function withdrawPath(language: Language, orderNumber: string): string {
	return `${fixedPaths.withdraw[language]}?${withdrawnOrderParameter}=${encodeURIComponent(orderNumber)}`;
}
