/** The statutory data protection officer, with the address and every way to reach them. */
import type { ReactNode } from 'react';
import { PhoneNumber } from '../../company/PhoneNumber.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { OfficerData } from './privacy-data.ts';

export function Officer({ officer: { name, street, zipCode, city, phone, email } }: { officer: OfficerData }): ReactNode {
	const { company } = usePage().texts;
	const town = [zipCode, city].filter((part) => part !== null).join(' ');
	return (
		<>
			<address className="lines">
				<strong>{name}</strong>
				{street && <span>{street}</span>}
				{town !== '' && <span>{town}</span>}
			</address>
			{(phone || email) && (
				<dl className="pairs">
					{phone && (
						<div>
							<dt>{company.phone}</dt>
							<dd>
								<PhoneNumber phone={phone} />
							</dd>
						</div>
					)}
					{email && (
						<div>
							<dt>{company.email}</dt>
							<dd>
								<EmailLink address={email} />
							</dd>
						</div>
					)}
				</dl>
			)}
		</>
	);
}
