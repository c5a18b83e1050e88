/** The one place where the order service takes randomness from: names of orders, refunds and mails, tokens and its secret. */
import { randomBytes } from 'node:crypto';

export interface Randomness {
	/** A UUID of version 4. */
	uuid(): string;
	bytes(length: number): Buffer;
}

/** The machine's own, which nobody can guess. */
export const machineRandomness: Randomness = { uuid: () => crypto.randomUUID(), bytes: randomBytes };
