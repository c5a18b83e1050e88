/** Where a place is, how to get there, and services that show the way. */
import type { ReactNode } from 'react';
import { CompanyAddress } from '../../company/CompanyBlock.tsx';
import type { PlaceData } from '../../company/company-data.ts';
import { ExternalFrame } from '../../consent/ExternalFrame.tsx';
import { OutwardLink } from '../../ui/OutwardLink.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { ContactData } from './contact-data.ts';

interface FindUsProps extends Pick<ContactData, 'map' | 'directions'> {
	readonly company: PlaceData;
	/** Shown between the address and the map. */
	readonly children: ReactNode;
}

export function FindUs({ company, map, directions, children }: FindUsProps): ReactNode {
	const { contact } = usePage().texts;
	return (
		<>
			<CompanyAddress company={company} />
			{children}
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
		</>
	);
}
