/** What a visitor is asked to agree to: what the backend defines, and what belongs to every site. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { analyticsId, functionalId } from '../../site/services.ts';
import type { consent } from '../collections/consent.ts';
import { toWebAddress } from './contact-fields.ts';

export interface Consent {
	/** null: ours, not the backend's. */
	readonly id: number | null;
	/** Names the service, such as `matomo`; `functional` is the site itself. */
	readonly functionId: string;
	readonly displayName: Localized;
	/** Markdown. */
	readonly description: Localized | null;
	/** The service's page about itself. */
	readonly link: string | null;
	/** What the backend would like; it never preticks anything. */
	readonly defaultOn: boolean;
	/** Given from the beginning; only the locked one is. */
	readonly consentGiven: boolean;
	/** Cannot be switched off. */
	readonly locked: boolean;
}

/** Neither given nor locked: `default_on` does not count. */
export function toConsent(record: RecordOf<typeof consent>, context: RecordContext): Consent & { readonly sort: number } {
	const { texts } = context;
	return {
		id: record.id,
		functionId: record.function_id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		description: texts.text('description', record.description, record.translations, (row) => row.description),
		link: record.link?.startsWith('/') && !record.link.startsWith('//') ? record.link : toWebAddress(record.link, 'link', context),
		defaultOn: record.default_on,
		consentGiven: false,
		locked: false,
		sort: record.sort,
	};
}

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
