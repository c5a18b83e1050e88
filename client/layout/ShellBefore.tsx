/** The start of every page: the skip link and the header. Static HTML, rendered once a language and never hydrated. */
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { marks } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';
import { CartLink } from './CartLink.tsx';
import { HeaderEntries } from './HeaderEntries.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { SearchLink } from './SearchLink.tsx';
import type { ShellData } from './shell-data.ts';
import { WishLink } from './WishLink.tsx';

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
						<Menu size={26} strokeWidth={1.25} aria-hidden />
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
