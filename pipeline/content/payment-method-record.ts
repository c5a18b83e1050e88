/** Payment methods as the backend sends them. */
import type { RecordOf } from '../collections/define-collection.ts';
import type { paymentMethod } from '../collections/payment-method.ts';
import type { RecordContext } from '../records/read-part.ts';
import type { PaymentMethod } from './payment-method.ts';

export function toPaymentMethod(record: RecordOf<typeof paymentMethod>, { texts }: RecordContext): PaymentMethod {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
	};
}
