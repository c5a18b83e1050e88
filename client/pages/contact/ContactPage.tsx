/** How to reach and find the shop, and when its door is open. */
import type { ReactNode } from 'react';
import { headingAnchor } from '../../../site/heading-anchor.ts';
import { CompanyReach, hasReach } from '../../company/CompanyBlock.tsx';
import { OpeningHours } from '../../company/OpeningHours.tsx';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ContactData } from './contact-data.ts';
import { FindUs } from './FindUs.tsx';

export function ContactPage({ data }: { data: ContactData }): ReactNode {
	const { texts } = usePage();
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{texts.contact.title}</h1>
			</header>
			{hasReach(data.company) && (
				<Band heading={texts.contact.reach} beside>
					<CompanyReach company={data.company} />
				</Band>
			)}
			{data.form && (
				<Band heading={texts.contact.form.title} beside>
					<ContactForm target={data.form} thanksPath={data.thanksPath} />
				</Band>
			)}
			{data.openingHours.length > 0 && (
				<Band heading={texts.openingHours.title} beside>
					<OpeningHours lines={data.openingHours} />
				</Band>
			)}
			<Band heading={texts.contact.address} beside>
				<FindUs company={data.company} map={data.map} directions={data.directions}>
					<RichText name="intro" />
				</FindUs>
			</Band>
			{data.others?.map((place) => {
				const anchor = headingAnchor(`${place.displayName} ${place.street} ${place.city}`);
				return (
					<Band key={anchor} heading={place.displayName} id={anchor} beside>
						<FindUs company={place} map={place.map} directions={place.directions}>
							<CompanyReach company={place} />
							{place.openingHours.length > 0 && <OpeningHours lines={place.openingHours} />}
						</FindUs>
					</Band>
				);
			})}
		</div>
	);
}
