/** The footer's widgets. No link is in the footer twice: what other places of it hold is left out of the navigation. */
import type { MenuEntryData, MenuLinkData, WidgetData } from '../../client/layout/shell-data.ts';
import type { LogoLook } from '../../pipeline/images/icons/logo-look.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { Widget } from '../content/footer.ts';
import { toCompany, toOpeningHours, toOtherLocations } from './company.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText } from './localized-text.ts';
import { footerGround, toLogo } from './logo.ts';

interface ShellLinks {
	readonly menu: readonly MenuEntryData[];
	/** Imprint, privacy, accessibility: a legal widget shows them, or else the footer itself. */
	readonly footerLinks: readonly MenuLinkData[];
	/** Shown by the footer itself. */
	readonly shopLinks: readonly MenuLinkData[];
	/** Shown by the footer itself; null where there is none. */
	readonly newsletterLink: MenuLinkData | null;
	/** Of the logo; null where it is not known. */
	readonly look: LogoLook | null;
}

/** In the order of the content, whose reader has put the defaults where none are configured; without those that have nothing left to show. */
export function toWidgets(context: DataContext, language: Language, links: ShellLinks): WidgetData[] {
	const { widgets } = context.content;
	const { footerLinks, shopLinks, newsletterLink } = links;
	const shown = new Set([...footerLinks, ...shopLinks, ...(newsletterLink === null ? [] : [newsletterLink])].map(({ href }) => href));
	if (widgets.some(({ name }) => name === 'contact')) {
		shown.add(linkKeys.contact[language]);
	}
	return widgets.flatMap((widget): WidgetData[] => {
		const made = toWidget(widget, context, language, links);
		if (made.kind !== 'navigation') return hasContent(made) ? [made] : [];
		const own = takeNew(made.links, shown);
		return own.length === 0 ? [] : [{ ...made, links: own }];
	});
}

/** False where a heading would stand over nothing. */
function hasContent(widget: WidgetData): boolean {
	if (widget.kind === 'openingHours')
		return [widget.lines, ...(widget.others ?? []).map(({ openingHours }) => openingHours)].some(({ length }) => length > 0);
	return (widget.kind !== 'legal' && widget.kind !== 'social') || widget.links.length > 0;
}

/** Those that lead where none before has led; from now on they are among those. */
function takeNew(links: readonly MenuLinkData[], shown: Set<string>): MenuLinkData[] {
	return links.filter(({ href }) => {
		const isNew = !shown.has(href);
		shown.add(href);
		return isNew;
	});
}

function toWidget(widget: Widget, context: DataContext, language: Language, { menu, footerLinks, look }: ShellLinks): WidgetData {
	const { company, project, openingPeriods, socialLinks } = context.content;
	const header = toOptionalText(widget.header, language);
	const locations = toOtherLocations(context, language);
	const others = locations.length === 0 ? {} : { others: locations };
	switch (widget.name) {
		case 'address': {
			const logo = widget.showLogo ? toLogo(context, language, look, footerGround(project.theme)) : null;
			return { kind: 'address', header, company: toCompany(company, language), logo, ...others };
		}
		case 'contact':
			return { kind: 'contact', header, company: toCompany(company, language), contactPath: linkKeys.contact[language], ...others };
		case 'openingHours':
			return { kind: 'openingHours', header, lines: toOpeningHours(openingPeriods, language), ...others };
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
