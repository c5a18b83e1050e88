/** A withdrawal from a contract (§ 356a BGB): the buyer, the contract, and the receipt's address. No reason is asked for. */
import * as z from 'zod/mini';
import { email, formFrame, line, paragraphs } from './fields.ts';
import { contractMaxLength, messageMaxLength, nameMaxLength } from './limits.ts';

export const withdrawalRequest = z.strictObject({
	...formFrame,
	name: line(nameMaxLength),
	/** Order number, or other words that name the contract: any value is taken. */
	contract: line(contractMaxLength),
	email,
	/** Of what is not withdrawn as a whole. */
	message: z.optional(paragraphs(messageMaxLength)),
	/** The second step: "Widerruf bestätigen". */
	confirmed: z.literal(true),
});

export type WithdrawalRequest = z.output<typeof withdrawalRequest>;
