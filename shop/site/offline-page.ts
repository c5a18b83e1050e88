/** The page that visitors can read without a network: whoever stands before a closed door looks for the telephone number. */
import type { OfflinePage } from '../../renderer/bundle/bundle-inputs.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import { perLanguage } from '../../site/languages.ts';

/** The component, and the texts that `lazy-pages.ts` loads with it. */
export const offlinePage: OfflinePage = {
	paths: linkKeys.contact,
	modules: perLanguage((language) => [
		'client/pages/contact/ContactPage.tsx',
		...['base', 'house', 'forms', 'consent'].map((part) => `client/texts/${language}/${part}.ts`),
	]),
};
