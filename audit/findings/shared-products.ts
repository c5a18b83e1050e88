/** Finds the products that come from the shared catalogue, and which of their values are the shop's own. */
import { overlayFieldsOf } from '../../pipeline/declarations/shared-collections.ts';
import { chooseOverlays, isSet, sharedStatus } from '../../pipeline/records/overlays.ts';
import { isWireRecord, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { offer } from '../../shop/collections/offer.ts';
import { product } from '../../shop/collections/product.ts';
import type { RecordIndex, RecordRef } from '../records/record-index.ts';

export interface SharedProduct {
	readonly record: RecordRef;
	/** The shop's own record that shows it. */
	readonly offer: RecordRef;
	/** Names of fields whose values are of the offer, such as `price_brutto` or `translations.fr.description`. */
	readonly local: readonly string[];
	/** Names of fields that an offer could replace, and this one does not. */
	readonly inherited: readonly string[];
}

const { fields, lists, translated } = overlayFieldsOf(offer, product);

/** Those that the site shows, in the order of their keys. */
export function listSharedProducts(index: Pick<RecordIndex, 'find' | 'list' | 'ref'>): readonly SharedProduct[] {
	const published = index.list(offer.collection).filter(({ status }) => status === 'published');
	const chosen = [...chooseOverlays(published, offer.overlays.by)].filter(([, record]) => record[sharedStatus] === 'published');
	return chosen
		.map(([key, record]) => {
			const names = [...fields, ...lists];
			return {
				record: index.ref(product.collection, recordKey(index.find(product.collection, key) ?? { id: key })),
				offer: index.ref(offer.collection, recordKey(record)),
				local: [...names.filter((name) => isSet(record[name])), ...translated.flatMap((list) => translationsIn(record, list))],
				inherited: names.filter((name) => !isSet(record[name])),
			};
		})
		.toSorted((a, b) => Number(a.record.id) - Number(b.record.id));
}

function translationsIn(record: WireRecord, list: string): readonly string[] {
	const rows = record[list];
	const names = Object.keys(offer.lists[list as keyof typeof offer.lists]?.fields ?? {}).filter((name) => name !== 'language');
	return (Array.isArray(rows) ? rows.filter(isWireRecord) : []).flatMap((row) =>
		names.filter((name) => isSet(row[name])).map((name) => `${list}.${row.language}.${name}`),
	);
}
