/** The shop's look, read from any kept page: the worker itself knows neither content nor styles (decision 0027). */

export interface HouseLook {
	/** The shop's name, as HTML. */
	readonly name: string;
	/** The sheet of every page's frame. */
	readonly css: string;
}

/** Of a document of this site; null where it names no look, as one whose sheets are files. */
export function parseHouseLook(html: string): HouseLook | null {
	const [, css] = /<style>(.+?)<\/style>/s.exec(html) ?? [];
	const [, name] = /<span class="house-name">([^<]+)<\/span>/.exec(html) ?? [];
	return css === undefined || name === undefined ? null : { name, css };
}

/** Of the page that was kept last; null where none was. */
export async function readHouseLook(storage: Pick<CacheStorage, 'open'>, cacheName: string): Promise<HouseLook | null> {
	const cache = await storage.open(cacheName);
	const last = (await cache.keys()).at(-1);
	const page = last && (await cache.match(last));
	return page ? parseHouseLook(await page.text()) : null;
}
