/** The page for paths that do not exist: says so, and leads home in every language of the site. On hosts without redirects it also is at `/login`. */
import { type ReactNode, useEffect } from 'react';
import { isLoginPath } from '../../../site/full-load-paths.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { NotFoundData } from './not-found-data.ts';

export function NotFoundPage({ data }: { data: NotFoundData }): ReactNode {
	const { texts } = usePage();
	const { portalUrl } = data;
	useEffect(() => {
		if (portalUrl !== null && isLoginPath(window.location.pathname)) window.location.replace(portalUrl);
	}, [portalUrl]);
	return (
		<div className="frame">
			<header className="page-head">
				<p className="soft">404</p>
				<h1>{texts.notFound.title}</h1>
				<p className="lead">{texts.notFound.text}</p>
			</header>
			<p className="row">
				<a className="button" href={data.homePath}>
					{texts.notFound.home}
				</a>
				{data.otherHomes.map(({ language, path }) => (
					<a className="quiet-link" key={language} href={path} lang={language} hrefLang={language}>
						{texts.languageNames[language]}
					</a>
				))}
			</p>
		</div>
	);
}
