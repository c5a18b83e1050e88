/** Tells editors in Directus, where they work, that what they saved did not reach the visitors, and why. */
import { createNotification } from '@directus/sdk';
import type { Logger } from 'pino';
import type { BackendClient } from '../../pipeline/directus/backend-client.ts';
import type { Problem } from '../../pipeline/problem.ts';
import type { Edit } from '../queue/shop-records.ts';

const mostProblems = 10;

/** One notification a person. A backend that takes none is noted in the log: the problem stands in `fleet status`, too. */
export function createEditorNotes(client: BackendClient, log: Logger) {
	return async (edits: readonly Pick<Edit, 'user'>[], shop: string, problems: readonly Problem[]): Promise<void> => {
		const errors = problems.filter(({ severity }) => severity === 'error');
		const [first] = errors;
		const people = new Set(edits.flatMap(({ user }) => (user === null ? [] : [user])));
		if (first === undefined || people.size === 0) return;
		const lines = errors
			.slice(0, mostProblems)
			.map(({ collection, id, field, message, fix }) => `- **${collection} ${id}**${field === '' ? '' : `, ${field}`}: ${message} ${fix}`);
		const more = errors.length > mostProblems ? [`- … ${errors.length - mostProblems}`] : [];
		const text = {
			subject: `${shop}: Die Änderung ist noch nicht auf der Website`,
			message: ['Die Website bleibt, wie sie war, bis das behoben ist:', '', ...lines, ...more].join('\n'),
			collection: first.collection,
			item: String(first.id),
		};
		for (const recipient of people) {
			try {
				await client.request(createNotification({ recipient, ...text }));
			} catch (error) {
				log.warn({ shop, recipient, err: error }, 'an editor was not told');
			}
		}
	};
}
