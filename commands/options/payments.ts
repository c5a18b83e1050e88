/** The part of the configuration that says how orders are paid. */
import * as z from 'zod';
import type { PaymentConfig } from '../../site/config.ts';
import { paypalMethodId } from '../../site/payment-kinds.ts';
import { serviceAddress } from './addresses.ts';
import { object } from './configuration-faults.ts';

const id = 'must be the id of a payment method: a whole number from 1 on';
const oneKind = `must name a method of its own: ${paypalMethodId} is PayPal, and transfer and Klarna are two`;

const methodId = z.int(id).min(1, id);
const ownMethodId = methodId.refine((value) => value !== paypalMethodId, oneKind);

export const payments = z
	.strictObject(
		{
			bankTransferId: ownMethodId.nullable(),
			paypal: z.strictObject({ scriptUrl: serviceAddress }, object('"scriptUrl"')).nullable(),
			klarna: z.strictObject({ methodId: ownMethodId, scriptUrl: serviceAddress }, object('"methodId" and "scriptUrl"')).nullable(),
		},
		object('"bankTransferId", "paypal" and "klarna"'),
	)
	.refine(({ bankTransferId, klarna }) => bankTransferId === null || bankTransferId !== klarna?.methodId, {
		error: oneKind,
		path: ['klarna', 'methodId'],
	}) satisfies z.ZodType<PaymentConfig>;
