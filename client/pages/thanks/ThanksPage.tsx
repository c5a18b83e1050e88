/** Says that a message has arrived, and what happens next. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import type { ThanksData } from '../page-data.ts';

export function ThanksPage({ data }: { data: ThanksData }): ReactNode {
	const { thanks, newsletter } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{thanks.title}</h1>
				<p className="lead">{thanks.text}</p>
			</header>
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
