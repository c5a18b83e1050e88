/** Files of data that pages share: each is named by the hash of its query, which builder and browser compute alike. */

/** Site path below `/` of the file that answers a query. */
export function queryFile(query: string): string {
	return `page-data/sq/d/${queryHash(query)}.json`;
}

/** 14 hex digits of cyrb53 (public domain): good enough to keep some thousand names apart, and small enough for a browser. */
export function queryHash(query: string): string {
	let high = 0xdeadbeef;
	let low = 0x41c6ce57;
	for (let index = 0; index < query.length; index += 1) {
		const code = query.charCodeAt(index);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}
