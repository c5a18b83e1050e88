/** What a site's icons and its manifest are made from: name, logo and theme of the project. */
import { type IconName, icons } from '../../pipeline/images/icons/icon-plan.ts';
import type { IconRequest, SiteIcons } from '../../pipeline/images/site-icons.ts';
import { iconPath } from '../../renderer/html/icon-links.ts';
import { defaultLanguage, homePath } from '../../site/languages.ts';
import { isSansHeading } from '../../site/theme.ts';
import type { Project } from '../content/project.ts';
import { brandColor, pageGround } from './logo.ts';
import { footerTextColor } from './text-colors.ts';

/** As many characters as launchers show below an icon. */
const shortNameLength = 12;

export function toIconRequest({ displayName, logo, theme }: Project): IconRequest {
	const brand = brandColor(theme);
	return {
		logo,
		ground: pageGround(theme),
		initial: { name: displayName, face: isSansHeading(theme.headingFont) ? 'sans' : 'serif', ground: brand, ink: footerTextColor(brand) },
	};
}

/** `manifest.webmanifest` (W3C Web App Manifest), as text: what a device needs to know to show the site among its programs. */
export function renderManifest({ displayName, theme }: Pick<Project, 'displayName' | 'theme'>, { key }: Pick<SiteIcons, 'key'>): string {
	const icon = (name: IconName, purpose: 'any' | 'maskable') => {
		const { sidePx } = icons[name];
		return { src: iconPath(key, name), sizes: `${sidePx}x${sidePx}`, type: 'image/png', purpose };
	};
	const home = homePath(defaultLanguage);
	return `${JSON.stringify(
		{
			id: home,
			name: displayName,
			short_name: shortName(displayName),
			lang: defaultLanguage,
			dir: 'ltr',
			start_url: home,
			scope: home,
			display: 'minimal-ui',
			theme_color: brandColor(theme),
			background_color: pageGround(theme),
			icons: [icon('small', 'any'), icon('large', 'any'), icon('maskable', 'maskable')],
		},
		null,
		'\t',
	)}\n`;
}

/** The name where it is short, else the longest of its words that is: words for the kind of shop are mostly shorter. */
export function shortName(name: string): string {
	if (name.length <= shortNameLength) return name;
	const words = name.split(/\s+/).filter((word) => word.length <= shortNameLength && /[\p{L}\p{N}]/u.test(word));
	const longest = words.reduce((best, word) => (word.length >= best.length ? word : best), '');
	return longest === '' ? [...name].slice(0, shortNameLength).join('').trim() : longest;
}
