/** Joins a page's data with the component of its template, so that their types cannot drift apart. */
import type { ComponentType, ReactElement } from 'react';
import type { PageData, TemplateName, Templates } from './page-data.ts';

/** The component of each template. */
export type PageComponents = { readonly [Name in TemplateName]: ComponentType<{ data: Templates[Name] }> };

/** The page as an element, keyed by its path: another page never inherits this one's state. */
export function pageElement<Name extends TemplateName>(Page: PageComponents[Name], page: PageData<Name>): ReactElement {
	const Component: ComponentType<{ data: Templates[Name] }> = Page;
	return <Component key={page.path} data={page.result} />;
}
