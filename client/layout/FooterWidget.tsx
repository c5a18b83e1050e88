/** One widget of the footer, by its kind. */
import type { ReactNode } from 'react';
import { CompanyAddress, CompanyReach } from '../company/CompanyBlock.tsx';
import type { LocationData } from '../company/company-data.ts';
import { OpeningHours } from '../company/OpeningHours.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink, MenuLinkList } from './MenuLink.tsx';
import { SocialIcon } from './SocialIcon.tsx';
import type { WidgetData } from './shell-data.ts';

/** The others are folded on a phone; beside each other they are open (client/layout/footer.css). */
const alwaysOpen: readonly WidgetData['kind'][] = ['address', 'legal'];

export function FooterWidget({ widget }: { widget: WidgetData }): ReactNode {
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
