/** Sends queued mails. An answer stands whether or not its e-mail can be written now: a failed one stays queued, and is tried again with the next one. */
import type { Service } from './service.ts';

export async function sendMails({ outbox }: Pick<Service, 'outbox'>): Promise<void> {
	try {
		await outbox.send();
	} catch (error) {
		console.error('E-mails stay queued:', error);
	}
}
