/** The map section: the address, how to get there, and services that show the way. */
import type { ReactNode } from 'react';
import { Band } from '../../components/Band.tsx';
import { CompanyAddress } from '../../components/CompanyBlock.tsx';
import { OutwardLink } from '../../components/OutwardLink.tsx';
import { RichText } from '../../components/RichText.tsx';
import { ExternalFrame } from '../../consent/ExternalFrame.tsx';
import { usePage } from '../page-context.tsx';
import type { ContactData } from './contact-data.ts';

export function FindUs({ company, map, directions }: Pick<ContactData, 'company' | 'map' | 'directions'>): ReactNode {
	const { contact } = usePage().texts;
	return (
		<Band heading={contact.address} beside>
			<CompanyAddress company={company} />
			<RichText name="intro" />
			{map && <ExternalFrame frame={map} />}
			{directions.length > 0 && (
				<>
					<p>{contact.directions}</p>
					<ul className="row">
						{directions.map(({ service, href }) => (
							<li key={service}>
								<OutwardLink href={href}>{contact.directionsBy(service)}</OutwardLink>
							</li>
						))}
					</ul>
				</>
			)}
		</Band>
	);
}
