/** How a buyer can pay. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { paymentMethod } from '../collections/delivery.ts';

/** A way to pay. */
export interface PaymentMethod {
	/** 4 is PayPal. */
	readonly id: number;
	readonly displayName: Localized;
}

export function toPaymentMethod(record: RecordOf<typeof paymentMethod>, { texts }: RecordContext): PaymentMethod {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
	};
}
