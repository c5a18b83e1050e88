/** The page for paths that do not exist: says so, and leads home in every language. On hosts without redirects it also stands at `/login`. */
import { type ReactNode, useEffect } from 'react';
import { languages } from '../../../site/languages.ts';
import { isLoginPath } from '../../../site/login-path.ts';
import { usePage } from '../page-context.tsx';
import type { NotFoundData } from './not-found-data.ts';

export function NotFoundPage({ data }: { data: NotFoundData }): ReactNode {
	const { language, texts } = usePage();
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
				<a className="button" href={data.homePaths[language]}>
					{texts.notFound.home}
				</a>
				{languages
					.filter((other) => other !== language)
					.map((other) => (
						<a className="quiet-link" key={other} href={data.homePaths[other]} lang={other} hrefLang={other}>
							{texts.languageNames[other]}
						</a>
					))}
			</p>
		</div>
	);
}
