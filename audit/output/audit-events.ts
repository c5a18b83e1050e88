/** The audit as lines of JSON: an object for each thing that was found, and a summary at the end. */
import { type Audit, hasBase } from '../audit.ts';

export interface AuditEvent {
	readonly event: 'problem' | 'change' | 'coverage' | 'lacking' | 'shared-product' | 'dead-link' | 'image' | 'summary';
}

/** Nothing is left out; pictures are named and not shown. */
export function toAuditEvents(audit: Audit): readonly AuditEvent[] {
	const { problems, changes, translations, lacking, shared, deadLinks, images, distributions, history, ...rest } = audit;
	const small = (picture: (typeof changes)[number]['pictures'][number]['before']) => {
		const { dataUrl: _dataUrl, ...named } = picture ?? { dataUrl: null };
		return picture === null ? null : named;
	};
	return [
		...problems.map(({ fixedBy: mender, ...problem }) => ({ event: 'problem' as const, ...problem, mender })),
		...changes.map(({ pictures, ...change }) => ({
			event: 'change' as const,
			...change,
			pictures: pictures.map(({ before, after }) => ({ before: small(before), after: small(after) })),
		})),
		...translations.map((coverage) => ({ event: 'coverage' as const, ...coverage })),
		...lacking.map((lack) => ({ event: 'lacking' as const, ...lack })),
		...shared.map((each) => ({ event: 'shared-product' as const, ...each })),
		...deadLinks.map((link) => ({ event: 'dead-link' as const, ...link })),
		...images.remarkable.map((image) => ({ event: 'image' as const, ...image })),
		{
			event: 'summary',
			...rest,
			errors: problems.filter(({ severity }) => severity === 'error').length,
			warnings: problems.filter(({ severity }) => severity === 'warning').length,
			changes: hasBase(audit.base) ? changes.length : null,
			images: { count: images.count, bytes: images.bytes },
			distributions,
			history,
		} as AuditEvent,
	];
}
