/** The end of every page: footer, menu, legal sidebar and the live region. Static HTML, rendered once a language and never hydrated. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { CompanyAddress, CompanyBlock, CompanyReach, OpeningHours } from '../company/CompanyBlock.tsx';
import type { LocationData } from '../company/company-data.ts';
import { marks } from '../runtime/document-marks.ts';
import { X } from '../ui/icons.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { LanguageSwitcher, Logo, MenuGroups, MenuLink, MenuLinkList } from './ShellBefore.tsx';
import type { MenuEntryData, MenuLinkData, ShellData, SocialLinkData, WidgetData } from './shell-data.ts';

export function ShellAfter({ shell }: { shell: ShellData }): ReactNode {
	const { frame, shell: text, navigation } = usePage().texts;
	const hasLegalWidget = shell.widgets.some(({ kind }) => kind === 'legal');
	return (
		<>
			<footer className="site-footer">
				<div className={shell.widgets.length % 3 === 0 ? 'widgets widgets-in-threes' : 'widgets'}>
					{shell.widgets.map((widget, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered; a widget has no other identity
						<FooterWidget key={index} widget={widget} />
					))}
				</div>
				<div className="colophon row">
					<p className="house-name">{shell.houseName}</p>
					{shell.shopLinks && <LinkLine label={frame.shopNavigation} links={shell.shopLinks} />}
					{shell.newsletterLink && (
						<p className="link-line">
							<MenuLink link={shell.newsletterLink} />
						</p>
					)}
					{!hasLegalWidget && <LinkLine label={frame.legalNavigation} links={shell.footerLinks} />}
					<button className="quiet-button" type="button" popoverTarget={marks.legalSidebarId}>
						{frame.legalSidebar}
					</button>
					<button className="quiet-button needs-script" type="button" data-consent-settings="" data-replay="">
						{text.cookieSettings}
					</button>
					{shell.withdrawLink && (
						<p className="withdraw">
							<MenuLink link={shell.withdrawLink} />
						</p>
					)}
				</div>
			</footer>
			<MenuPanel shell={shell} />
			<LegalSidebar shell={shell} />
			<div
				className={`notice ${marks.unseen}`}
				id={marks.announcerId}
				role="status"
				aria-live="polite"
				data-failure={navigation.incomplete}
			/>
		</>
	);
}

function LinkLine({ label, links }: { label: string; links: readonly MenuLinkData[] }): ReactNode {
	if (links.length === 0) return null;
	return (
		<nav className="link-line" aria-label={label}>
			<MenuLinkList links={links} className="row" />
		</nav>
	);
}

/** The legal sidebar: names the company behind the site, on every page. */
function LegalSidebar({ shell }: { shell: ShellData }): ReactNode {
	const text = usePage().texts.frame;
	return (
		<SidePanel id={marks.legalSidebarId} name={text.legalSidebar} closeName={text.closeLegalSidebar}>
			<div className="legal-block">
				<h2>{text.legalSidebar}</h2>
				<CompanyBlock company={shell.company} />
			</div>
			<nav aria-label={text.legalNavigation}>
				<MenuLinkList links={shell.footerLinks} />
			</nav>
		</SidePanel>
	);
}

/** The menu: all entries, with groups of which one at a time is open. */
function MenuPanel({ shell }: { shell: ShellData }): ReactNode {
	const text = usePage().texts.frame;
	return (
		<SidePanel id={marks.menuId} name={text.menu} closeName={text.closeMenu}>
			<nav aria-label={text.menu}>
				<ul className="menu-entries">
					{shell.menu.map((entry) => (
						<li key={plainText(entry.name)}>
							<MenuEntry entry={entry} />
						</li>
					))}
					{shell.wishLink && (
						<li>
							<MenuLink link={shell.wishLink} />
						</li>
					)}
				</ul>
			</nav>
			<LanguageSwitcher shell={shell} inFull />
		</SidePanel>
	);
}

/** The details share one name: the browser keeps only one of them open. */
function MenuEntry({ entry }: { entry: MenuEntryData }): ReactNode {
	if (entry.groups.length === 0) return entry.link && <MenuLink link={entry.link} />;
	return (
		<details name={marks.menuId}>
			<summary>
				<Text value={entry.name} />
			</summary>
			<MenuGroups groups={entry.groups} />
		</details>
	);
}

interface SidePanelProps {
	readonly id: string;
	readonly name: string;
	/** Name of the button that closes it. */
	readonly closeName: string;
	readonly children: ReactNode;
}

/** A panel from the right. Without script it is a popover, which opens, and closes on Escape and outside clicks; else a modal dialog. */
function SidePanel({ id, name, closeName, children }: SidePanelProps): ReactNode {
	return (
		<dialog className="side-panel" id={id} popover="auto" aria-label={name}>
			<button className="side-panel-close" type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeName}>
				<X sizePx={26} strokeWidth={1.25} />
			</button>
			{children}
		</dialog>
	);
}

/** The others are folded on a phone; beside each other they are open (client/layout/end.css). */
const alwaysOpen: readonly WidgetData['kind'][] = ['address', 'legal'];

/** One widget of the footer, by its kind. */
function FooterWidget({ widget }: { widget: WidgetData }): ReactNode {
	const { widgets } = usePage().texts;
	if (widget.kind === 'unknown') {
		return (
			<section className="widget">
				<p>{widgets.unknown}</p>
			</section>
		);
	}
	const heading = <h2>{widget.header === null ? widgets[widget.kind] : <Text value={widget.header} />}</h2>;
	const className = `widget widget-${widget.kind}`;
	if (alwaysOpen.includes(widget.kind)) {
		return (
			<section className={className}>
				{heading}
				<WidgetBody widget={widget} />
			</section>
		);
	}
	return (
		<details className={className}>
			<summary>{heading}</summary>
			<WidgetBody widget={widget} />
		</details>
	);
}

function WidgetBody({ widget }: { widget: Exclude<WidgetData, { kind: 'unknown' }> }): ReactNode {
	const { company } = usePage().texts;
	switch (widget.kind) {
		case 'address':
			return (
				<>
					{widget.logo && <Logo className="widget-logo" logo={widget.logo} loading="later" />}
					<CompanyAddress company={widget.company} />
					{widget.others?.map((place) => (
						<CompanyAddress key={keyOf(place)} company={place} />
					))}
				</>
			);
		case 'contact':
			return (
				<>
					<CompanyReach company={widget.company} />
					{widget.others
						?.filter(({ phones, email }) => phones.length > 0 || email !== null)
						.map((place) => (
							<div key={keyOf(place)} className="widget-place">
								<strong>{place.displayName}</strong>
								<CompanyReach company={place} />
							</div>
						))}
					<p>
						<a data-entry="" href={widget.contactPath}>
							{company.contactPage}
						</a>
					</p>
				</>
			);
		case 'openingHours':
			return (
				<>
					<OpeningHours lines={widget.lines} />
					{widget.others
						?.filter(({ openingHours }) => openingHours.length > 0)
						.map((place) => (
							<div key={keyOf(place)} className="widget-place">
								<strong>{place.displayName}</strong>
								<OpeningHours lines={place.openingHours} />
							</div>
						))}
				</>
			);
		case 'navigation':
		case 'legal':
			return <MenuLinkList links={widget.links} />;
		case 'social':
			return (
				<ul className="link-list">
					{widget.links.map((link) => (
						<li key={link.href}>
							<SocialIcon media={link.media} /> <MenuLink link={link} />
						</li>
					))}
				</ul>
			);
	}
}

function keyOf({ displayName, street, city }: LocationData): string {
	return `${displayName} ${street} ${city}`;
}

const signs: Readonly<Record<SocialLinkData['media'], string | null>> = {
	facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V9a1 1 0 0 1 0-1z',
	instagram: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
	googleplus: null,
	other: null,
};

/** Stands before a link to a social network, where the network has a sign that is known; drawn by us, in the colour of the text. */
function SocialIcon({ media }: Pick<SocialLinkData, 'media'>): ReactNode {
	const sign = signs[media];
	return (
		sign && (
			<svg
				className="icon"
				width="18"
				height="18"
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				aria-hidden="true"
			>
				<path d={sign} strokeLinecap="round" />
			</svg>
		)
	);
}
