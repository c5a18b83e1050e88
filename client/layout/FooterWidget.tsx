/** One widget of the footer, by its kind. */
import type { ReactNode } from 'react';
import { CompanyAddress, CompanyReach } from '../components/CompanyBlock.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { Text } from '../components/Text.tsx';
import { usePage } from '../pages/page-context.tsx';
import { Logo } from './Logo.tsx';
import { MenuLinkList } from './MenuLink.tsx';
import type { WidgetData } from './shell-data.ts';

export function FooterWidget({ widget }: { widget: WidgetData }): ReactNode {
	const { widgets } = usePage().texts;
	if (widget.kind === 'unknown') {
		return (
			<section className="widget">
				<p>{widgets.unknown}</p>
			</section>
		);
	}
	return (
		<section className="widget">
			<h2>{widget.header === null ? widgets[widget.kind] : <Text value={widget.header} />}</h2>
			<WidgetBody widget={widget} />
		</section>
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
				</>
			);
		case 'contact':
			return (
				<>
					<CompanyReach company={widget.company} />
					<p>
						<a data-entry="" href={widget.contactPath}>
							{company.contactPage}
						</a>
					</p>
				</>
			);
		case 'openingHours':
			return <OpeningHours lines={widget.lines} />;
		case 'navigation':
		case 'legal':
		case 'social':
			return <MenuLinkList links={widget.links} />;
	}
}
