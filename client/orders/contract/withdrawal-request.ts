/** A contract is withdrawn from (§ 356a BGB): whoever it was, what it was, and where the receipt goes. No reason is asked for. */
import * as z from 'zod/mini';
import { email, formFrame, line, paragraphs } from './fields.ts';
import { contractMaxLength, messageMaxLength, nameMaxLength } from './limits.ts';

export const withdrawalRequest = z.strictObject({
	...formFrame,
	name: line(nameMaxLength),
	/** Order number, or whatever else tells which contract is meant: any value is taken. */
	contract: line(contractMaxLength),
	email,
	/** Of what is not withdrawn as a whole. */
	message: z.optional(paragraphs(messageMaxLength)),
	/** The second step: "Widerruf bestätigen". */
	confirmed: z.literal(true),
});

export type WithdrawalRequest = z.output<typeof withdrawalRequest>;
