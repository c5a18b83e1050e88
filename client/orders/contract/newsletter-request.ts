import * as z from 'zod/mini';
import { email, formFrame } from './fields.ts';

/** A wish to receive the newsletter; it begins once the address has confirmed it (§ 7 UWG). */
export const newsletterRequest = z.strictObject({ ...formFrame, email });

export type NewsletterRequest = z.output<typeof newsletterRequest>;
