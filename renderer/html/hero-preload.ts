/** A preload for the picture that a visitor sees first: React writes none for an image inside `<picture>`. */

const pictureElement = /<picture\b[^>]*>([\s\S]*?)<\/picture>/g;

/** The `<link>` for the page's picture of high priority, '' where there is none. It offers the first format, as browsers would choose it. */
export function heroPreload(markup: string): string {
	for (const [, content = ''] of markup.matchAll(pictureElement)) {
		if (/\bfetchpriority="high"/i.test(content)) {
			return preloadOf(content);
		}
	}
	return '';
}

function preloadOf(content: string): string {
	const source = /<source\b[^>]*>/i.exec(content)?.[0] ?? /<img\b[^>]*>/i.exec(content)?.[0] ?? '';
	const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(source)?.[1];
	const type = attribute('type');
	const srcset = attribute('srcset');
	const sizes = attribute('sizes');
	if (srcset === undefined) {
		return '';
	}
	return [
		'<link data-head rel="preload" as="image"',
		...(type === undefined ? [] : [` type="${type}"`]),
		` imagesrcset="${srcset}"`,
		...(sizes === undefined ? [] : [` imagesizes="${sizes}"`]),
		' fetchpriority="high">',
	].join('');
}
