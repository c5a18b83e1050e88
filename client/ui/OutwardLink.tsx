/** A link that leaves the site. One to another host opens a new tab and says so, by an icon and in words; an address or a number opens a program. */
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { externalLinkRel } from '../../site/constants.ts';
import { usePage } from './page-context.tsx';

export function OutwardLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
	const { shell } = usePage().texts;
	const Icon = href.startsWith('mailto:') ? Mail : href.startsWith('tel:') ? Phone : ArrowUpRight;
	const isWeb = Icon === ArrowUpRight;
	return (
		<a className="outward" href={href} {...(isWeb && { target: '_blank', rel: externalLinkRel })}>
			{children}
			<Icon size={14} strokeWidth={1.25} aria-hidden />
			{isWeb && <span className="visually-hidden"> {shell.newTab}</span>}
		</a>
	);
}
