/** Judges offers of shared products. Fetching has put the products that they show among the shop's own; nothing else is made of them. */

import { chooseOverlays, sharedStatus, toLinkedKey } from '../../pipeline/records/overlays.ts';
import { type ContentReading, readCollection } from '../../pipeline/records/read-collection.ts';
import type { Fault } from '../../pipeline/records/read-part.ts';
import { recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { offer } from '../collections/offer.ts';
import type { Content } from './content.ts';

/** Drafts and archived offers are not judged. */
export function readOffers(reading: ContentReading): Pick<Content, 'showsShared'> {
	const published = reading.snapshot.records(offer.collection).filter(({ status }) => status === 'published');
	const chosen = chooseOverlays(published, offer.overlays.by);
	const faults = new Map(published.map((record) => [String(recordKey(record)), faultOf(record, chosen)]));
	readCollection(reading, {
		...offer,
		isLeftOut: ({ status }) => status === 'draft' || status === 'archived',
		to(_record, context) {
			const fault = faults.get(String(context.place.id)) ?? null;
			if (fault !== null) context.warn(fault);
			return null;
		},
	});
	return { showsShared: published.some((record) => record[sharedStatus] === 'published') };
}

function faultOf(record: WireRecord, chosen: ReadonlyMap<string, WireRecord>): Fault | null {
	const key = toLinkedKey(record[offer.overlays.by]);
	if (key === null) {
		return {
			code: 'offer-without-product',
			field: offer.overlays.by,
			message: 'The offer names no product. It is left out.',
			fix: 'Choose a shared product, or delete the offer.',
		};
	}
	if (record[sharedStatus] === null) {
		return {
			code: 'offer-without-product',
			field: offer.overlays.by,
			message: `There is no shared product ${key} that the website may read. The offer is left out.`,
			fix: 'Choose a product that belongs to no project and is published, or delete the offer.',
		};
	}
	const other = chosen.get(String(key));
	if (other === undefined || recordKey(other) === recordKey(record)) return null;
	const [first, second] = [recordKey(other), recordKey(record)];
	return {
		code: 'offer-duplicate',
		field: offer.overlays.by,
		message: `Two offers show the shared product ${key}: ${offer.collection} ${first} and ${offer.collection} ${second}. The website shows it as in ${first}.`,
		fix: 'Delete one of them.',
	};
}
