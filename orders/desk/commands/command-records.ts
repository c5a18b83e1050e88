/** Commands as Directus answers them: what a person wrote, and who that was. */
import * as z from 'zod';

const written = z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null), z.string().nullable());

/** Databases without booleans have 0 and 1. */
const ticked = z.preprocess((value) => value === true || value === 1, z.boolean());

const shared = {
	/** Made by the client: the same one is the same command, however often it arrives. */
	id: z.string(),
	/** The order's UUID. */
	order: z.string().nullable(),
	/** Of the order, as the author saw it. */
	revision: z.number().nullable(),
	amount: written,
	text: written,
	/** Id of a user of Directus, which Directus sets itself. */
	created_by: z.string().nullable(),
};

export const commandRecord = z.object({
	...shared,
	kind: written,
	positions: written,
	carrier: written,
	tracking: written,
	even_unpaid: ticked,
	target: written,
});
export const refundRecord = z.object(shared);

export type CommandRecord = z.output<typeof commandRecord>;
export type RefundRecord = z.output<typeof refundRecord>;
