/** Finds the field in which a dead link stands: a finished page knows its record only, and a record may hold many texts. */

import type { AuditedLink } from '../audit.ts';
import { flattenRecord } from '../changes/flatten-record.ts';
import type { RecordIndex } from '../records/record-index.ts';
import type { AuditedProblem } from './audited-problem.ts';

/** The links with the fields of their referrers, where a text of the record has them; else as they were. */
export function locateLinks(links: readonly AuditedLink[], index: RecordIndex): readonly AuditedLink[] {
	return links.map(({ target, lacks, referrers }) => ({
		target,
		lacks,
		referrers: referrers.map(({ path, record, field }) => ({
			...{ path, record },
			field: findField(index.find(record.collection, record.id) ?? {}, target, lacks) ?? field,
		})),
	}));
}

/** Problems of links, each with the field that {@link locateLinks} found. */
export function locateLinkProblems(problems: readonly AuditedProblem[], links: readonly AuditedLink[]): readonly AuditedProblem[] {
	const isOf = (problem: AuditedProblem) => (link: AuditedLink) =>
		link.lacks === (problem.code === 'anchor-dead' ? 'anchor' : 'page') && problem.message.includes(` ${link.target}`);
	return problems.map((problem) => {
		if (problem.code !== 'anchor-dead' && problem.code !== 'link-dead') {
			return problem;
		}
		const referrers = links.filter(isOf(problem)).flatMap((link) => link.referrers);
		const { collection, id } = problem.record;
		const found = referrers.find(({ record }) => record.collection === collection && record.id === id);
		return { ...problem, field: found?.field ?? problem.field };
	});
}

/** Texts name pages in German, whatever language the page is in, so of a place only what stands behind the `#` is looked for. */
function findField(record: Readonly<Record<string, unknown>>, target: string, lacks: AuditedLink['lacks']): string | null {
	const wanted = lacks === 'anchor' ? target.slice(target.indexOf('#')) : target;
	const language = /^\/(en|fr)(?:\/|$)/.exec(target)?.[1];
	const fields = [...flattenRecord(record)].flatMap(([field, value]) =>
		typeof value === 'string' && value.includes(`${wanted}`) ? [field] : [],
	);
	const ofLanguage = (field: string) =>
		language === undefined ? !field.startsWith('translations.') : field.startsWith(`translations.${language}.`);
	return fields.find(ofLanguage) ?? fields[0] ?? null;
}
