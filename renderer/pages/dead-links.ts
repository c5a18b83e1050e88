/** Links that lead nowhere, by the text in which they stand: an editor fixes a text, and many pages may show it. */
import type { Problem } from '../../pipeline/problem.ts';
import type { FindTextField } from '../../pipeline/records/find-text-field.ts';
import type { RecordName, Route } from '../routes/route.ts';

/** A link that leads nowhere, on one page. */
export interface DeadReference {
	/** `page`: there is no such page. `anchor`: the page has no such place. */
	readonly lacks: 'page' | 'anchor';
	/** As the text has it, or the site path, decoded and with the place behind `#`. */
	readonly target: string;
	/** The words stay, without the link. */
	readonly isDropped: boolean;
	/** The page that shows it; its record is the one whose text is looked into. */
	readonly page: Pick<Route, 'path' | 'language' | 'record'>;
}

export interface DeadLink extends Pick<DeadReference, 'lacks' | 'target' | 'isDropped'> {
	/** With the field of the text; where no text of the record has the link, with the field that the page stands for. */
	readonly record: RecordName;
	/** Paths of the pages that show it, in the order of the references. */
	readonly pages: readonly [string, ...string[]];
}

/** One for each text and link, though several pages may show it. */
export function toDeadLinks(references: Iterable<DeadReference>, findTextField: FindTextField = () => null): readonly DeadLink[] {
	const found = new Map<string, (DeadLink & { readonly pages: [string, ...string[]] })[]>();
	for (const { page, ...link } of references) {
		const wanted = wantedText(link);
		const record = { ...page.record, field: findTextField(page.record, wanted, page.language) ?? page.record.field };
		const key = JSON.stringify([record.collection, record.id, record.field, wanted]);
		const links = found.get(key) ?? [];
		found.set(key, links);
		// Another page may name the target otherwise; on the same page, another target is another link.
		const known = links.find(({ target, pages }) => target === link.target || !pages.includes(page.path));
		if (known === undefined) {
			links.push({ ...link, record, pages: [page.path] });
		} else if (!known.pages.includes(page.path)) {
			known.pages.push(page.path);
		}
	}
	return [...found.values()].flat();
}

/** Texts name pages in German, even on pages in other languages, so only the part of a place behind the page is looked for. */
function wantedText({ lacks, target }: Pick<DeadReference, 'lacks' | 'target'>): string {
	return lacks === 'anchor' ? target.slice(target.indexOf('#')) : target;
}

/** Two links never make the same problem. */
export function deadLinkProblem({ lacks, target, isDropped, record, pages: [page] }: DeadLink): Problem {
	if (lacks === 'anchor') {
		return {
			...record,
			code: 'anchor-dead',
			severity: 'warning',
			message: `The page ${page} links to ${target}, and that page has no such place.`,
			fix: 'Correct what stands behind the "#", or remove it.',
		};
	}
	const outcome = isDropped ? '; the words stay, without the link' : '';
	return {
		...record,
		code: 'link-dead',
		severity: 'warning',
		message: `The page ${page} links to ${target}, which is no page of this site${outcome}.`,
		fix: 'Correct the link, or remove it.',
	};
}
