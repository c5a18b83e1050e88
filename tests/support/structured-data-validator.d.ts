/** The types that the package does not ship, as far as the tests use it. */
declare module '@adobe/structured-data-validator' {
	export interface ValidationIssue {
		readonly issueMessage: string;
		readonly severity: 'ERROR' | 'WARNING';
		readonly fieldNames?: readonly string[];
	}

	export default class Validator {
		constructor(schemaOrgJson?: unknown);
		/** Takes records by their type, as extractors give them, and changes them. */
		validate(data: { readonly jsonld: Record<string, unknown[]> }): Promise<ValidationIssue[]>;
	}
}
