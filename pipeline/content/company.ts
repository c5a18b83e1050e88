/** The company behind the site. */

export interface Company {
	readonly id: number;
	readonly companyName: string;
	readonly displayName: string;
	readonly legalForm: 'single' | 'ev' | 'bag' | 'other';
	/** The first address of the record. */
	readonly address: Address | null;
	/** One for each address, in order. */
	readonly locations: readonly Location[];
	/** Of the first address (ISO 3166-1 alpha-2). The first company's is the country of the shop. */
	readonly country: string;
	/** The primary e-mail, else the first. */
	readonly email: string | null;
	/** Primary number first. */
	readonly phones: readonly PhoneNumber[];
	readonly executives: readonly string[];
	readonly registers: readonly Register[];
	readonly ustId: string | null;
	readonly vatNumber: string | null;
	readonly legalAuthority: string | null;
}

/** A place where the shop can be visited: an address of a company, with its contact. */
export interface Location {
	/** Of the address, by which opening hours name it; null where the backend sends none. */
	readonly id: number | null;
	/** Its own name, else the company's. */
	readonly name: string;
	readonly address: Address;
	/** Its own; at the first address of a company without one, the company's. */
	readonly email: string | null;
	readonly phones: readonly PhoneNumber[];
}

export interface Address {
	readonly street: string;
	readonly number: string | null;
	readonly zipCode: string;
	readonly city: string;
	readonly addressType: 'hq' | 'federal_office';
	/** ISO 3166-1 alpha-2; the shop's where the record names none. */
	readonly country: string;
}

export interface PhoneNumber {
	readonly type: 'phone' | 'mobile' | 'fax';
	/** Formatted by libphonenumber, by the country of the address; the raw text where parsing fails. */
	readonly display: string;
	/** `tel:+41…`, null where parsing fails. */
	readonly href: string | null;
	readonly primary: boolean;
}

export interface Register {
	readonly registerType: string;
	readonly number: string;
	readonly registrar: string | null;
}
