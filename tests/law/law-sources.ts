/** The sources of what the law asks of the site, a row of docs/law.md each: tests name theirs by these words, and the compiler misses none. */
export const lawSources = [
	'§ 312j (3) BGB',
	'§ 312j (2) BGB',
	'§ 312j (1) BGB',
	'§§ 312i, 312f BGB',
	'§ 356a BGB',
	'Art. 246a EGBGB',
	'§ 312g (2) 1 BGB',
	'§ 312a (3), § 270a BGB',
	'§§ 3, 6 PAngV',
	'§ 11 PAngV',
	'§§ 4, 5 PAngV',
	'Dir. 2024/825',
	'GPSR Art. 19',
	'Dir. 2023/2225',
	'§ 25 TDDDG, Art. 7 GDPR',
	'GDPR',
	'§ 7 UWG',
	'§ 5b (3) UWG',
	'BFSG',
	'§ 5 DDG',
	'§ 36 VSBG',
	'Battery Regulation, ElektroG',
	'FeinGehG',
	'Geo-blocking Reg. 2018/302',
] as const;

export type LawSource = (typeof lawSources)[number];
