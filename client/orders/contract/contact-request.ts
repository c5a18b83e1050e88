import * as z from 'zod/mini';
import { email, formFrame, line, paragraphs } from './fields.ts';
import { messageMaxLength, nameMaxLength } from './limits.ts';

/** A message to the shop. */
export const contactRequest = z.strictObject({
	...formFrame,
	name: line(nameMaxLength),
	email,
	message: paragraphs(messageMaxLength),
	privacy: z.literal(true),
});

export type ContactRequest = z.output<typeof contactRequest>;
