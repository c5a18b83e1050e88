/** The kinds of input that the site's pages and files are made from beside the subjects that their plan gives them. */

/** Lists of content of which a page may read a single record. */
export type RecordList = 'brandTypes' | 'categories' | 'manufacturers';

/** What has a value of its own without a name. */
type Made =
	| 'country'
	| 'films'
	| 'tagQueries'
	| 'deliveries'
	| 'deliveryDays'
	| 'pictures'
	| 'feedSpan'
	| 'pieces'
	| 'offers'
	| 'paths'
	| 'sitemap'
	| 'redirects';

export type InputKind = 'content' | 'record' | 'brand' | 'textPage' | 'link' | 'page' | 'standingPage' | Made;
