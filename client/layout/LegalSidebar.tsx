/** The legal sidebar: names the company behind the site, on every page. */
import type { ReactNode } from 'react';
import { CompanyBlock } from '../company/CompanyBlock.tsx';
import { marks } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';
import { MenuLinkList } from './MenuLink.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { ShellData } from './shell-data.ts';

export function LegalSidebar({ shell }: { shell: ShellData }): ReactNode {
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
