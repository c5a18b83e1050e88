/** What can be seen of each row in the files of the built demo; the rows of a browser are in `in-browser.e2e.ts`. */
import type { Language } from '../../site/languages.ts';
import {
	basePricesStand,
	batteriesAreTakenBack,
	finenessIsInThousandths,
	guaranteesAreTold,
	makersAreNamed,
	pricesAreWhole,
	reductionsAreCompared,
	starsAreExplained,
} from './built-offers.ts';
import {
	accessibilityIsStated,
	consentCanBeWithdrawn,
	creditHasNoSlogans,
	disputesAreSpokenOf,
	imprintIsWhole,
	newsletterIsConfirmed,
	nothingComesFromElsewhere,
	nothingCostsUnasked,
	termsStandInTheCart,
	textsAreKept,
	withdrawalIsEverywhere,
	withdrawalIsExplained,
} from './built-shop.ts';
import type { BuiltSite } from './built-site.ts';
import type { LawSource } from './law-sources.ts';

export type BuiltRow = (site: BuiltSite, language: Language) => void;

/** `in browser`: what the row asks for depends on the visitor's cart, and stands in no file. */
export const builtRows: Readonly<Record<LawSource, BuiltRow | 'in browser'>> = {
	'§ 312j (3) BGB': 'in browser',
	'§ 312j (2) BGB': 'in browser',
	'§ 312j (1) BGB': termsStandInTheCart,
	'§§ 312i, 312f BGB': textsAreKept,
	'§ 356a BGB': withdrawalIsEverywhere,
	'Art. 246a EGBGB': withdrawalIsExplained,
	'§ 312g (2) 1 BGB': 'in browser',
	'§ 312a (3), § 270a BGB': nothingCostsUnasked,
	'§§ 3, 6 PAngV': pricesAreWhole,
	'§ 11 PAngV': reductionsAreCompared,
	'§§ 4, 5 PAngV': basePricesStand,
	'Dir. 2024/825': guaranteesAreTold,
	'GPSR Art. 19': makersAreNamed,
	'Dir. 2023/2225': creditHasNoSlogans,
	'§ 25 TDDDG, Art. 7 GDPR': consentCanBeWithdrawn,
	GDPR: nothingComesFromElsewhere,
	'§ 7 UWG': newsletterIsConfirmed,
	'§ 5b (3) UWG': starsAreExplained,
	BFSG: accessibilityIsStated,
	'§ 5 DDG': imprintIsWhole,
	'§ 36 VSBG': disputesAreSpokenOf,
	'Battery Regulation, ElektroG': batteriesAreTakenBack,
	FeinGehG: finenessIsInThousandths,
	'Geo-blocking Reg. 2018/302': 'in browser',
};
