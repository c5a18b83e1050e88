/** Says that a message has arrived, and what happens next. */
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { ThanksData } from './thanks-data.ts';

export function ThanksPage({ data }: { data: ThanksData }): ReactNode {
	const { thanks, newsletter } = usePage().texts;
	return (
		<div className="frame">
			<PageHeader title={thanks.title} lead={thanks.text} />
			<p className="row">
				<a className="button" href={data.homePath}>
					{thanks.home}
				</a>
				<a className="quiet-link" href={data.newsletterPath}>
					{newsletter.title}
				</a>
			</p>
		</div>
	);
}
