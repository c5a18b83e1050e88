/** Problems as the report shows them: with their record, the place in it, the value found there, and who can fix it; and which are the worst. */
import type { Problem } from '../../pipeline/problem.ts';
import { type ProblemCode, type ProblemFixer, problemTraits } from '../../site/problem-codes.ts';
import { type FieldPlace, locateField } from '../records/field-place.ts';
import type { RecordRef } from '../records/record-index.ts';
import { describeFound, type Found, type FoundSources } from './describe-found.ts';

/** `field`, `message` and `fix` are technical, and the last two English: people read the texts of the code. */
export interface AuditedProblem extends Pick<Problem, 'code' | 'severity' | 'field' | 'message' | 'fix'> {
	readonly record: RecordRef;
	readonly place: FieldPlace;
	/** null where the code says all there is to say. */
	readonly found: Found | null;
	readonly fixedBy: ProblemFixer;
}

/** Problems of one code and one severity, in their own order. */
export interface ProblemGroup {
	readonly first: AuditedProblem;
	readonly members: readonly AuditedProblem[];
}

/** A problem that stands for `count` of its kind. */
export interface WorstProblem {
	readonly problem: AuditedProblem;
	readonly count: number;
}

export const fixers = ['editor', 'administrator', 'developer'] as const satisfies readonly ProblemFixer[];

export function toAuditedProblem(problem: Problem, sources: FoundSources): AuditedProblem {
	const { code, severity, collection, id, field, message, fix } = problem;
	const { index } = sources;
	// Several fields at once are named by what was found.
	const { place, value } = locateField(code === 'field-missing' ? '' : field, index.find(collection, id), 'positions');
	const found = describeFound(problem, value, sources);
	return { code, severity, field, message, fix, record: index.ref(collection, id), place, found, fixedBy: problemTraits[code].fixedBy };
}

/** The gravest kinds first, errors before warnings; a code that is both makes two groups. */
export function groupProblems(problems: readonly AuditedProblem[]): readonly ProblemGroup[] {
	const groups = [...Map.groupBy(problems, ({ severity, code }) => `${severity} ${code}`).values()].flatMap((members) =>
		members[0] === undefined ? [] : [{ first: members[0], members }],
	);
	const isWarning = ({ first }: ProblemGroup) => (first.severity === 'error' ? 0 : 1);
	const kind = ({ first: { code }, members }: ProblemGroup) => ({ code, count: members.length });
	return groups.toSorted((a, b) => isWarning(a) - isWarning(b) || compareKinds(kind(a), kind(b)));
}

/** Errors one by one, then each kind of warning once; the gravest first. */
export function chooseWorst(problems: readonly AuditedProblem[], most = 5): readonly WorstProblem[] {
	return groupProblems(problems)
		.flatMap(({ first, members }) =>
			first.severity === 'error' ? members.map((problem) => ({ problem, count: 1 })) : [{ problem: first, count: members.length }],
		)
		.slice(0, most);
}

/**
 * The gravity of a kind of problem for a shop; the worst stand first. 1: nothing can be published, or the whole shop breaks the law. 2: offers break the law, cannot be found or bought, or lead astray. 3: something is
 * not shown, or leads nowhere. 4: something is less good than it could be. Errors of any kind come before warnings.
 */
type Gravity = 1 | 2 | 3 | 4;

export const problemGravity: Readonly<Record<ProblemCode, Gravity>> = {
	'record-missing': 1,
	'foreign-project': 1,
	'record-duplicate': 1,
	'shop-setting-invalid': 1,
	'law-imprint': 1,
	'law-withdrawal-endpoint': 1,
	'law-withdrawal-form': 1,
	'law-withdrawal-function': 1,
	'legal-text-missing': 1,
	'law-payment-methods': 1,
	'law-delivery-limits': 1,
	'law-accessibility': 1,
	'law-accessibility-parts': 1,
	'law-dispute-resolution': 1,
	'bank-details-missing': 1,
	'bank-account-unclear': 2,
	'payment-method-unsupported': 2,
	'price-invalid': 2,
	'law-delivery-time': 2,
	'law-manufacturer': 2,
	'law-manufacturer-address': 2,
	'law-offer-identity': 2,
	'law-responsible-person': 2,
	'law-base-price': 2,
	'legal-outdated': 2,
	'terms-conclusion': 2,
	'path-taken': 2,
	'slug-duplicate': 2,
	'slug-invalid': 2,
	'slug-reserved': 2,
	'offer-duplicate': 2,
	'page-duplicate': 2,
	'field-required': 2,
	'field-type': 2,
	'value-spilled': 2,
	'text-too-complex': 2,
	'collection-missing': 2,
	'field-missing': 3,
	'law-reduction': 3,
	'image-missing': 3,
	'image-damaged': 3,
	'image-too-large': 3,
	'image-ambiguous': 3,
	'link-dead': 3,
	'menu-target-missing': 3,
	'menu-entry-empty': 3,
	'menu-entry-lost': 3,
	'reference-missing': 3,
	'link-key-unknown': 3,
	'phone-unparseable': 3,
	'email-invalid': 3,
	'url-invalid': 3,
	'video-unknown': 3,
	'frame-unknown': 3,
	'day-unknown': 3,
	'time-invalid': 3,
	'field-ignored': 3,
	'postcode-unclear': 3,
	'personalization-invalid': 3,
	'size-guide-invalid': 3,
	'variant-choices': 3,
	'widget-unknown': 3,
	'text-dropped': 3,
	'record-surplus': 3,
	'offer-without-product': 3,
	'synonyms-unreadable': 3,
	'anchor-dead': 4,
	'alt-missing': 4,
	'law-fineness': 4,
	'law-recommended-price': 4,
	'law-rating-date': 4,
	'translation-missing': 4,
	'language-unknown': 4,
	'snapshot-edited': 4,
	'special-brand-missing': 4,
	'theme-contrast': 4,
	'theme-invalid': 4,
};

const inOrder = Object.keys(problemGravity);

/** Below zero where `a` is graver: by gravity, then by how many records have it, then in the order of the table. */
function compareKinds(a: ProblemKind, b: ProblemKind): number {
	return problemGravity[a.code] - problemGravity[b.code] || b.count - a.count || inOrder.indexOf(a.code) - inOrder.indexOf(b.code);
}

interface ProblemKind {
	readonly code: ProblemCode;
	readonly count: number;
}
