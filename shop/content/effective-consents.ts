/** The consents that a visitor meets: what the backend defines, and what belongs to every site. */

import type { Localized } from '../../pipeline/records/localized.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { analyticsId, functionalId } from '../../site/services.ts';
import type { Consent } from './consent.ts';

/**
 * The locked, pre-given `functional` entry first, then those of the backend in their order; an analytics entry last if the site has analytics and the
 * backend does not define it. A `functional` entry of the backend gives its texts to ours, and no other entry is given or locked.
 */
export function effectiveConsents(defined: readonly Consent[], { hasAnalytics }: { readonly hasAnalytics: boolean }): readonly Consent[] {
	const others = defined.filter(({ functionId }) => functionId !== functionalId);
	const own = defined.find(({ functionId }) => functionId === functionalId) ?? functional;
	const needsAnalytics = hasAnalytics && !others.some(({ functionId }) => functionId === analyticsId);
	return [{ ...own, consentGiven: true, locked: true }, ...others, ...(needsAnalytics ? [analytics] : [])];
}

const functional = ownConsent({
	functionId: functionalId,
	displayName: written({ de: 'Funktionale Cookies', en: 'Functional cookies', fr: 'Cookies fonctionnels' }),
	description: written({
		de: 'Nicht personenbezogene Daten, ohne die die Website nicht funktioniert: zum Beispiel der Warenkorb und diese Auswahl.',
		en: 'Non-personal data without which the website does not work, such as the shopping cart and this choice.',
		fr: 'Données non personnelles sans lesquelles le site ne fonctionne pas, comme le panier et ce choix.',
	}),
	isNecessary: true,
});

const analytics = ownConsent({
	functionId: analyticsId,
	displayName: written({ de: 'Statistik', en: 'Analytics', fr: 'Statistiques' }),
	description: written({
		de: 'Wir zählen mit Matomo, welche Seiten besucht werden, um die Website zu verbessern.',
		en: 'We use Matomo to count which pages are visited, in order to improve the website.',
		fr: 'Avec Matomo, nous comptons les pages visitées afin d’améliorer le site.',
	}),
	isNecessary: false,
});

type OwnTexts = Pick<Consent, 'functionId' | 'displayName' | 'description'>;

/** A consent that no record defines. A necessary one is given, and cannot be taken back. */
function ownConsent({ isNecessary, ...texts }: OwnTexts & { readonly isNecessary: boolean }): Consent {
	return { id: null, ...texts, link: null, defaultOn: isNecessary, consentGiven: isNecessary, locked: isNecessary };
}

function written(texts: PerLanguage<string>): Localized {
	return perLanguage((language) => ({ text: texts[language], language }));
}
