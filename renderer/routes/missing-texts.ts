/** Warns about legal texts that a site of its kind should have; their pages are absent and unlinked. */

import type { Content } from '../../pipeline/content/content.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { RecordName, Route } from './route.ts';

/** One warning for each text that is expected and not there. */
export function missingTexts(content: Content, routes: readonly Route[]): Problem[] {
	const paths = new Set(routes.map((route) => route.path));
	const page: RecordName = { collection: 'page', id: '(new)', field: 'type' };
	const settings: RecordName = { collection: 'ecommerce_settings', id: '(settings)', field: 'legal_pages' };
	const expected: readonly (readonly [wanted: boolean, path: string, name: string, record: RecordName])[] = [
		[true, linkKeys.privacy.de, 'privacy', page],
		[content.project.showAccessibility, fixedPaths.accessibility.de, 'accessibility', page],
		[content.shop?.enableCart === true, fixedPaths.terms.de, 'agb', settings],
		[content.shop?.enableCart === true, fixedPaths.shipping.de, 'versand-und-zahlung', settings],
		[content.shop?.enableCart === true, fixedPaths.withdrawal.de, 'widerruf', settings],
	];
	return expected
		.filter(([wanted, path]) => wanted && !paths.has(path))
		.map(([, path, name, record]) => ({
			...record,
			code: 'legal-text-missing',
			severity: 'warning',
			message: `There is no text of type "${name}", so ${path} is missing and nothing links to it.`,
			fix: `Add the text of type "${name}".`,
		}));
}
