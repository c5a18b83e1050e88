/** The footer's widgets. */
import type { MenuEntryData, MenuLinkData, WidgetData } from '../../client/layout/shell-data.ts';
import type { Widget } from '../../pipeline/content/widget.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { toCompany, toOpeningHours } from './company.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText } from './localized-text.ts';
import { toPicture } from './picture.ts';

interface ShellLinks {
	readonly menu: readonly MenuEntryData[];
	readonly footerLinks: readonly MenuLinkData[];
}

/** In the order of the content, whose reader has put the defaults where none are configured. */
export function toWidgets(context: DataContext, language: Language, links: ShellLinks): WidgetData[] {
	return context.content.widgets.map((widget) => toWidget(widget, context, language, links));
}

function toWidget(widget: Widget, context: DataContext, language: Language, { menu, footerLinks }: ShellLinks): WidgetData {
	const { company, project, openingPeriods, socialLinks } = context.content;
	const header = toOptionalText(widget.header, language);
	switch (widget.name) {
		case 'address': {
			const logo = widget.showLogo ? toPicture(context.images, project.logo, project.displayName, language) : null;
			return { kind: 'address', header, company: toCompany(company), logo };
		}
		case 'contact':
			return { kind: 'contact', header, company: toCompany(company), contactPath: linkKeys.contact[language] };
		case 'openingHours':
			return { kind: 'openingHours', header, lines: toOpeningHours(openingPeriods, language) };
		case 'navigation':
			return {
				kind: 'navigation',
				header,
				links: menu.flatMap((entry) => (entry.link === null ? entry.groups.flatMap((group) => group.links) : [entry.link])),
			};
		case 'legal':
			return { kind: 'legal', header, links: footerLinks };
		case 'social':
			return {
				kind: 'social',
				header,
				links: socialLinks.map(({ media, displayName, url }) => ({ name: displayName, href: url, kind: 'external', media })),
			};
		default:
			return { kind: 'unknown', name: widget.name };
	}
}
