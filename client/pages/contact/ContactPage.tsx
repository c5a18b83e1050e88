/** How to find and reach the house, and when its door is open. */
import type { ReactNode } from 'react';
import { Band } from '../../components/Band.tsx';
import { CompanyAddress, CompanyReach } from '../../components/CompanyBlock.tsx';
import { OpeningHours } from '../../components/OpeningHours.tsx';
import { RichText } from '../../components/RichText.tsx';
import { usePage } from '../page-context.tsx';
import type { ContactData } from './contact-data.ts';

export function ContactPage({ data }: { data: ContactData }): ReactNode {
	const { texts } = usePage();
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{texts.contact.title}</h1>
			</header>
			<Band heading={texts.contact.address} beside>
				<CompanyAddress company={data.company} />
				<RichText name="intro" />
			</Band>
			<Band heading={texts.contact.reach} beside>
				<CompanyReach company={data.company} />
			</Band>
			{data.openingHours.length > 0 && (
				<Band heading={texts.openingHours.title} beside>
					<OpeningHours lines={data.openingHours} />
				</Band>
			)}
		</div>
	);
}
