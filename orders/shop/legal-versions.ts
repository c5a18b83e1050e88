/** The legal texts as the shop's pages show them now, by the hashes that orders name them by. */

import { legalTextTypes } from '../../client/orders/contract/legal-text-types.ts';
import type { OrderRequest } from '../../client/orders/contract/order-request.ts';
import { legalTextHash } from '../../pipeline/snapshot/legal-text.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { byLanguage, markdown, rows, text } from './wire-values.ts';

export type LegalVersions = PerLanguage<OrderRequest['legal_texts']>;

export function toLegalVersions({ records }: Pick<Snapshot, 'records'>, settings: WireRecord, project: string): LegalVersions {
	const pages = rows(settings.legal_pages);
	const privacy = records('page').find((record) => record.project === project && record.type === 'privacy');
	const hashes = legalTextTypes.flatMap((type) => {
		const record = type === 'privacy' ? privacy : pages.find((page) => text(page.type) === type);
		return record === undefined ? [] : [{ type, hashes: toHashes(record, type === 'privacy' ? 'body' : 'content') }];
	});
	return perLanguage((language) =>
		hashes.flatMap(({ type, hashes }) => {
			const hash = hashes[language];
			return hash === null ? [] : [{ type, hash }];
		}),
	);
}

/** Of the version that each language shows: where the text is not translated, of the one that stands in. null: the text is blank. */
function toHashes(record: WireRecord, field: 'body' | 'content'): PerLanguage<string | null> {
	const titles = byLanguage(record.title, record.translations, (row) => row.title);
	const bodies = byLanguage(record[field], record.translations, (row) => row[field], markdown);
	const [[firstLanguage = '', firstBody = ''] = []] = bodies;
	const [firstTitle = ''] = titles.values();
	return perLanguage((language) => {
		const written = bodies.has(language) ? language : firstLanguage;
		const body = bodies.get(written) ?? firstBody;
		return body === '' ? null : legalTextHash({ title: titles.get(written) ?? firstTitle, body });
	});
}
