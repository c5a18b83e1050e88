/** Payment methods as the backend sends them. */
import * as z from 'zod';
import type { RecordContext } from '../records/read-part.ts';
import { id, optionalText, text, translations } from '../records/wire-fields.ts';
import type { PaymentMethod } from './payment-method.ts';

export const paymentMethodSchema = z.object({
	id,
	project: text,
	display_name: text,
	translations: translations({ display_name: optionalText }),
});

export function toPaymentMethod(record: z.output<typeof paymentMethodSchema>, { texts }: RecordContext): PaymentMethod {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
	};
}
