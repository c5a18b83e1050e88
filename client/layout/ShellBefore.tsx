/** The start of every page: the skip link and the header. Static HTML, rendered once a language and never hydrated. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { headerGroupIds, languageSlot, marks } from '../runtime/document-marks.ts';
import { ChevronDown, Menu, Search, ShoppingBag } from '../ui/icons.tsx';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { wishLinkClass } from '../wish-list/wish-marks.ts';
import { searchLinkClass } from './shell-behaviour.ts';
import type { LogoData, MenuEntryData, MenuLinkData, ShellData } from './shell-data.ts';

export function ShellBefore({ shell }: { shell: ShellData }): ReactNode {
	const { texts } = usePage();
	// any other header layout than the default one sets the shop in the middle
	const centred = shell.header.layout !== 'default';
	return (
		<>
			<div id={marks.consentsId} data-services={JSON.stringify(shell.services)} />
			<a className="skip-link" href={`#${marks.mainId}`}>
				{texts.frame.skipToContent}
			</a>
			<header className={centred ? 'site-header house-centred' : 'site-header'}>
				<a className="house" href={shell.homePath}>
					{shell.logo && <Logo className="house-emblem" logo={shell.logo} loading="early" />}
					<span className="house-name">{shell.houseName}</span>
				</a>
				<div className="header-tools">
					<LanguageSwitcher shell={shell} />
					{shell.searchLink && <SearchLink link={shell.searchLink} />}
					{shell.wishLink && <WishLink link={shell.wishLink} />}
					{shell.cartPath !== null && <CartLink href={shell.cartPath} />}
					<button className="menu-button" type="button" popoverTarget={marks.menuId} aria-label={texts.frame.menu}>
						<Menu sizePx={26} strokeWidth={1.25} />
						<span>{texts.frame.menu}</span>
					</button>
				</div>
				<HeaderEntries shell={shell} />
			</header>
			{shell.drafts && (
				<aside className="notice" aria-label={texts.frame.drafts.name}>
					<p>{texts.frame.drafts.text}</p>
				</aside>
			)}
		</>
	);
}

/** The cart icon. The browser writes the count into its tooltip, which is also its name, and shows the dot (`data-cart-link`). */
function CartLink({ href }: { href: string }): ReactNode {
	const { shell } = usePage().texts;
	return (
		<a className="cart-link" data-cart-link="" href={href} aria-labelledby={marks.cartTooltipId}>
			<ShoppingBag sizePx={26} strokeWidth={1.25} />
			<span className="cart-dot" hidden />
			<span className="tooltip" role="tooltip" id={marks.cartTooltipId}>
				{shell.cart}
			</span>
		</a>
	);
}

/** The way to the search. Once the app runs, it opens the search over the page that is open (`shell-behaviour.ts`). */
function SearchLink({ link }: { link: MenuLinkData }): ReactNode {
	return (
		<a className={searchLinkClass} data-entry="" href={link.href} aria-label={plainText(link.name)}>
			<Search sizePx={26} strokeWidth={1.25} />
		</a>
	);
}

/** The way to the wish list, beside the cart's where the header has room for both. The browser writes its contents into its tooltip. */
function WishLink({ link }: { link: MenuLinkData }): ReactNode {
	return (
		<a className={wishLinkClass} data-entry="" href={link.href} aria-labelledby={marks.wishTooltipId}>
			<span className="tooltip" role="tooltip" id={marks.wishTooltipId}>
				<Text value={link.name} />
			</span>
		</a>
	);
}

interface LogoProps extends Required<Pick<PictureProps, 'className' | 'loading'>> {
	readonly logo: LogoData;
}

const blends = { onLight: 'logo-on-light', onDark: 'logo-on-dark' } as const;

/** The shop's logo beside its name, which says the same. */
export function Logo({ className, loading, logo: { picture, isNegative, blend, insetSteps } }: LogoProps): ReactNode {
	const classes = [
		className,
		...(isNegative ? ['logo-negative'] : []),
		...(blend === null ? [] : [blends[blend]]),
		...(insetSteps === 0 ? [] : [`inset-${insetSteps}`]),
	];
	return <Picture className={classes.join(' ')} picture={picture} sizes="5rem" loading={loading} decorative />;
}

/**
 * Leads to the same page in another language; the renderer puts each page's paths in place of the slots. `inFull`: the languages'
 * names instead of their codes.
 */
export function LanguageSwitcher({ shell, inFull = false }: { shell: ShellData; inFull?: boolean }): ReactNode {
	const { texts } = usePage();
	if (shell.languages.length < 2) return null;
	return (
		<nav className="languages" aria-label={texts.frame.chooseLanguage}>
			<ul>
				{shell.languages.map((language) => (
					<li key={language}>
						<a
							data-language={language}
							href={languageSlot(language)}
							hrefLang={language}
							lang={language}
							aria-current={language === shell.language ? 'true' : undefined}
						>
							{!inFull && `${language.toUpperCase()} `}
							<span className={inFull ? undefined : 'visually-hidden'}>{texts.languageNames[language]}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The line's width where it first appears, and what an entry takes of it: an estimate on the safe side for the text face. */
const lineWidthPx = 1150;
const characterWidthPx = 8.2;
const gapWidthPx = 34;
const arrowWidthPx = 22;

/** The entries that fit, in order; each stands in the menu as well. `narrowedPx`: the line's width where the theme makes it narrower. */
export function chooseHeaderEntries(menu: readonly MenuEntryData[], narrowedPx: number | null = null): readonly MenuEntryData[] {
	const availablePx = Math.min(lineWidthPx, narrowedPx ?? lineWidthPx);
	const chosen: MenuEntryData[] = [];
	let widthPx = 0;
	let groups = 0;
	for (const entry of menu) {
		const isGroup = entry.groups.length > 0;
		if (!isGroup && entry.link?.kind !== 'page') continue;
		if (isGroup) groups++;
		widthPx += plainText(entry.name).length * characterWidthPx + gapWidthPx + (isGroup ? arrowWidthPx : 0);
		if (widthPx > availablePx || groups > headerGroupIds.length) break;
		chosen.push(entry);
	}
	return chosen;
}

/** The entries of the menu in the header of wide screens, as many as stand on one line. A group opens below them; without any script, too. */
function HeaderEntries({ shell: { menu, header } }: { shell: ShellData }): ReactNode {
	const { frame } = usePage().texts;
	const entries = chooseHeaderEntries(menu, header.lineWidthPx);
	const ids = headerGroupIds.values();
	if (entries.length === 0) return null;
	return (
		<nav className="header-entries" aria-label={frame.mainNavigation}>
			<ul>
				{entries.map((entry) => (
					<li key={plainText(entry.name)}>
						{entry.groups.length > 0 ? (
							<HeaderGroup entry={entry} id={ids.next().value ?? ''} />
						) : (
							entry.link && <MenuLink link={entry.link} />
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The browser closes it for another one, on Escape and on a click elsewhere. */
function HeaderGroup({ entry, id }: { entry: MenuEntryData; id: string }): ReactNode {
	return (
		<>
			<button type="button" popoverTarget={id}>
				<Text value={entry.name} />
				<ChevronDown sizePx={14} strokeWidth={1.5} />
			</button>
			<div className="header-group" id={id} popover="auto">
				<MenuGroups groups={entry.groups} />
			</div>
		</>
	);
}

/** A link of menu or footer. `data-entry` stands directly before `href`: the renderer finds the current page by it. */
export function MenuLink({ link }: { link: MenuLinkData }): ReactNode {
	if (link.kind !== 'page') {
		return (
			<OutwardLink href={link.href}>
				<Text value={link.name} />
			</OutwardLink>
		);
	}
	return (
		<a data-entry="" href={link.href}>
			<Text value={link.name} />
		</a>
	);
}

/** Links below each other, unless `className` sets them otherwise. */
export function MenuLinkList({ links, className = 'link-list' }: { links: readonly MenuLinkData[]; className?: string }): ReactNode {
	return (
		<ul className={className}>
			{links.map((link) => (
				<li key={link.href}>
					<MenuLink link={link} />
				</li>
			))}
		</ul>
	);
}

/** The groups under an entry of the menu: links, under headings where they have some. */
export function MenuGroups({ groups }: { groups: MenuEntryData['groups'] }): ReactNode {
	return groups.map((group) => (
		<div className="menu-group" key={group.name === null ? '' : plainText(group.name)}>
			{group.name !== null && (
				<p className="small soft">
					<Text value={group.name} />
				</p>
			)}
			<MenuLinkList links={group.links} />
		</div>
	));
}
