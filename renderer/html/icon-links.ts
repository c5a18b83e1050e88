/** The elements of a document's head that name the site's icons and its manifest. */
import { drawingFileName, type IconName, iconFileName, icons } from '../../pipeline/images/icons/icon-plan.ts';
import type { SiteIcons } from '../../pipeline/images/site-icons.ts';
import { fixedFiles } from '../hosts/fixed-files.ts';

/** A drawing first: browsers that can show it take it for every size. `/favicon.ico` is found without being named. */
export function iconLinks({ key, hasDrawing }: Pick<SiteIcons, 'key' | 'hasDrawing'>): string[] {
	const { sidePx } = icons.tab;
	return [
		...(hasDrawing ? [`<link rel="icon" type="image/svg+xml" href="/assets/images/${drawingFileName(key)}">`] : []),
		`<link rel="icon" type="image/png" sizes="${sidePx}x${sidePx}" href="${iconPath(key, 'tab')}">`,
		`<link rel="apple-touch-icon" href="${iconPath(key, 'touch')}">`,
		`<link rel="manifest" href="/${fixedFiles.manifest}">`,
	];
}

/** The site path of an icon. */
export function iconPath(key: string, icon: IconName): string {
	return `/assets/images/${iconFileName(key, icon)}`;
}
