/** What the pages of every template are planned from. */

import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject, RecordName } from '../../renderer/routes/route.ts';
import type { SiteConfig } from '../../site/config.ts';
import { perLanguage } from '../../site/languages.ts';
import type { Content } from '../content/content.ts';
import type { LegalVersion } from '../history/legal-texts.ts';
import type { Shop } from './shop.ts';

export interface PlanInputs {
	readonly content: Content;
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	/** Every version of the legal texts that there ever was. */
	readonly legalTexts: readonly LegalVersion[];
	readonly config: SiteConfig;
	/** The record of pages that come from no other: it is to blame where their path is taken. */
	readonly project: RecordName;
}

/** A page of the shop, below its root, whose content is the visitor's own, or unknown to the build: nothing for search engines. */
export function planShopPage<Subject extends PageSubject>(
	subject: Subject,
	pathBelow: (root: string) => string,
	{ shop, project }: PlanInputs,
): PlannedPage<Subject>[] {
	return shop === null
		? []
		: [
				{
					subject,
					record: project,
					paths: perLanguage((language) => pathBelow(shop.root(language))),
					indexed: false,
					writtenIn: () => true,
				},
			];
}
