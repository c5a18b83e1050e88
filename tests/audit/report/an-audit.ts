/** An audit that found nothing, for reports of what a test adds. */
import type { Audit } from '../../../audit/audit.ts';

export function anAudit(findings: Partial<Audit> = {}): Audit {
	return {
		project: 'goldschmiede.example',
		region: 'EU',
		fetchedAt: '2026-11-20T12:00:00.000Z',
		isRejected: false,
		pageCount: 12,
		problems: [],
		base: { name: 'HEAD', fetchedAt: '2026-11-19T12:00:00.000Z' },
		changes: [],
		translations: [],
		lacking: [],
		shared: [],
		deadLinks: [],
		images: { count: 0, bytes: 0, remarkable: [] },
		distributions: { prices: [], onRequest: 0, stock: [] },
		history: { of: 'products', moments: [] },
		...findings,
	};
}
