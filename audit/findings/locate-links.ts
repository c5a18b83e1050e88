/** Finds the field in which a dead link stands: a finished page knows its record only, and a record may hold many texts. */
import type { AuditedLink } from '../audit.ts';
import { flattenRecord } from '../changes/flatten-record.ts';
import { locateField } from '../records/field-place.ts';
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

/** Problems of links, each with the field that {@link locateLinks} found; one that is the same field's in every language is told once. */
export function locateLinkProblems(
	problems: readonly AuditedProblem[],
	links: readonly AuditedLink[],
	index: RecordIndex,
): readonly AuditedProblem[] {
	const told = new Set<string>();
	return problems.flatMap((problem) => {
		if (problem.code !== 'anchor-dead' && problem.code !== 'link-dead') {
			return problem;
		}
		const { collection, id } = problem.record;
		const found = links
			.filter((link) => isAbout(problem, link))
			.flatMap(({ target, referrers }) => referrers.map((referrer) => ({ target, ...referrer })));
		const own = found.filter(({ record }) => record.collection === collection && record.id === id);
		const [first] = own;
		const field = first?.field ?? problem.field;
		const target = first?.target.replace(/^[^#]*/, '') || first?.target;
		const key = JSON.stringify([problem.code, collection, id, field, target ?? problem.message]);
		if (told.has(key)) {
			return [];
		}
		told.add(key);
		if (first === undefined) {
			return problem;
		}
		const pages = own.filter((link) => link.target === first.target).map(({ path }) => path);
		const { place } = locateField(field, index.find(collection, id), 'ids');
		return { ...problem, field, place, found: { kind: 'link', target: first.target, pages } };
	});
}

function isAbout({ code, message }: AuditedProblem, { target, lacks }: AuditedLink): boolean {
	return lacks === (code === 'anchor-dead' ? 'anchor' : 'page') && message.includes(` ${target}`);
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
