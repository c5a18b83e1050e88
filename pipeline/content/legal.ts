/** The legal block. Texts are markdown. */

import type { Localized } from '../records/localized.ts';
import type { PhoneNumber } from './company.ts';

export interface Legal {
	readonly id: number;
	readonly insurance: Localized | null;
	readonly imageSources: Localized | null;
	readonly additionalTopInfo: Localized | null;
	readonly additionalBottomInfo: Localized | null;
	readonly dataProtectionCommissioner: DataProtectionCommissioner | null;
	/** null: the site embeds no such area. */
	readonly rolexArea: RolexArea | null;
}

/** The statutory data protection officer. */
export interface DataProtectionCommissioner {
	readonly name: string;
	readonly street: string | null;
	readonly number: string | null;
	readonly city: string | null;
	readonly zipCode: string | null;
	readonly phone: Pick<PhoneNumber, 'display' | 'href'> | null;
	readonly email: string | null;
}

/** Web addresses of the embedded area of a watch manufacturer and of its texts. */
export interface RolexArea {
	readonly frame: string;
	readonly terms: string | null;
	readonly privacy: string | null;
	readonly cookies: string | null;
}
