import type { Localized } from '../records/localized.ts';

/** Who makes a product, with what the General Product Safety Regulation (Art. 19) wants to be shown of them. */
export interface Manufacturer {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	/** Categories in which the filter offers it; empty: wherever it has products. */
	readonly categoryIds: readonly number[];
	/** On one line. */
	readonly postalAddress: string | null;
	readonly email: string | null;
	readonly url: string | null;
	/** In the EU, for a maker outside it. */
	readonly responsiblePerson: ResponsiblePerson | null;
}

export interface ResponsiblePerson {
	readonly name: string;
	readonly postalAddress: string;
	readonly email: string | null;
	readonly url: string | null;
}
