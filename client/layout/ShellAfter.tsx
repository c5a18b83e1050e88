/** The end of every page: footer, menu, legal sidebar and the live region. Static HTML, rendered once a language and never hydrated. */
import type { ReactNode } from 'react';
import { marks } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';
import { FooterWidget } from './FooterWidget.tsx';
import { LegalSidebar } from './LegalSidebar.tsx';
import { MenuLink, MenuLinkList } from './MenuLink.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuLinkData, ShellData } from './shell-data.ts';

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
