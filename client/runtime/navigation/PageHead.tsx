/** The head elements of a page after a navigation. In a chunk of its own: the first page's head is in the document already. */
import type { ReactNode } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Language } from '../../../site/languages.ts';
import type { Head } from '../built-page.ts';

/** The same elements as the builder writes. Only one may be rendered at a time: nested ones are not merged. */
export function PageHead({ head, language }: { head: Head; language: Language }): ReactNode {
	return (
		<HelmetProvider>
			<Helmet>
				<html lang={language} />
				<title>{head.title}</title>
				{head.description !== null && <meta name="description" content={head.description} />}
				{head.noindex && <meta name="robots" content="noindex" />}
				{head.canonical !== null && <link rel="canonical" href={head.canonical} />}
				{head.alternates.map(({ hreflang, href }) => (
					<link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
				))}
			</Helmet>
		</HelmetProvider>
	);
}
