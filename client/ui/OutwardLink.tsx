/** A link that leaves the site. One to another host opens a new tab and says so, by an icon and in words; an address or a number opens a program. */
import type { ReactNode } from 'react';
import { externalLinkRel } from '../../site/constants.ts';
import { ArrowUpRight, Mail, Phone } from './icons.tsx';
import { usePage } from './page-context.tsx';

export function OutwardLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
	const { shell } = usePage().texts;
	const Icon = href.startsWith('mailto:') ? Mail : href.startsWith('tel:') ? Phone : ArrowUpRight;
	const isWeb = Icon === ArrowUpRight;
	return (
		<a className="outward" href={href} {...(isWeb && { target: '_blank', rel: externalLinkRel })}>
			{children}
			<Icon sizePx={14} strokeWidth={1.25} />
			{isWeb && <span className="visually-hidden"> {shell.newTab}</span>}
		</a>
	);
}
