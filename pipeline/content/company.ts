/** The company behind the site. */

export interface Company {
	readonly id: number;
	readonly companyName: string;
	readonly displayName: string;
	readonly legalForm: 'single' | 'ev' | 'bag' | 'other';
	/** The first address of the record. */
	readonly address: Address | null;
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

export interface Address {
	readonly street: string;
	readonly number: string | null;
	readonly zipCode: string;
	readonly city: string;
	readonly addressType: 'hq' | 'federal_office';
}

export interface PhoneNumber {
	readonly type: 'phone' | 'mobile' | 'fax';
	/** Formatted by libphonenumber with default country DE; the raw text where parsing fails. */
	readonly display: string;
	/** `tel:+49…`, null where parsing fails. */
	readonly href: string | null;
	readonly primary: boolean;
}

export interface Register {
	readonly registerType: string;
	readonly number: string;
	readonly registrar: string | null;
}
