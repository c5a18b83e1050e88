/** Warns about legal texts that a site of its kind should have; their pages are absent and unlinked. */

import type { Problem } from '../../pipeline/problem.ts';
import type { Links } from '../../renderer/routes/links.ts';
import type { RecordName } from '../../renderer/routes/route.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import type { Content } from '../content/content.ts';

/** One warning for each text that is expected and not there. */
export function missingTexts(content: Content, links: Links): Problem[] {
	const page: RecordName = { collection: 'page', id: '(new)', field: 'type' };
	const settings: RecordName | null = content.shop?.enableCart
		? { collection: 'ecommerce_settings', id: content.shop.id, field: 'legal_pages' }
		: null;
	/** Each with the record that lacks it; null: it is not expected. */
	const expected: readonly (readonly [path: string, name: string, record: RecordName | null])[] = [
		[linkKeys.privacy.de, 'privacy', page],
		[fixedPaths.accessibility.de, 'accessibility', content.project.showAccessibility ? page : null],
		[fixedPaths.terms.de, 'agb', settings],
		[fixedPaths.shipping.de, 'versand-und-zahlung', settings],
		[fixedPaths.withdrawal.de, 'widerruf', settings],
	];
	return expected.flatMap(([path, name, record]): Problem[] => {
		if (record === null || links.hasPage(path)) {
			return [];
		}
		return [
			{
				...record,
				code: 'legal-text-missing',
				severity: 'warning',
				message: `There is no text of type "${name}", so ${path} is missing and nothing links to it.`,
				fix: `Add the text of type "${name}".`,
			},
		];
	});
}
