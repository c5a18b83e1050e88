/** A page's data as JSON, in the two forms that ship, of which the large parts are written once. */
import type { PageData } from '../../client/pages/page-data.ts';

export interface PageJson {
	/** For navigation: everything. */
	readonly file: string;
	/** For hydration, without head and rich text: both already stand in the document. */
	readonly inline: string;
}

export function toPageJson({ head, result: { richText, ...slim }, ...page }: PageData): PageJson {
	const start = JSON.stringify(page).slice(0, -1);
	const result = JSON.stringify(slim);
	const whole = richText === undefined ? result : `${result.slice(0, -1)},"richText":${JSON.stringify(richText)}}`;
	return {
		file: `${start},"head":${JSON.stringify(head)},"result":${whole}}`,
		inline: `${start},"result":${result}}`,
	};
}
