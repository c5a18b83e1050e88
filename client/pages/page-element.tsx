/** Joins a page's data with the component of its template, so that their types cannot drift apart. */
import type { ComponentType, ReactElement } from 'react';
import type { TemplateName, Templates } from './page-data.ts';

export type PageComponents = { readonly [Name in TemplateName]: ComponentType<{ data: Templates[Name] }> };

/** The part of a page's data that its component and the app need; the JSON inside a page's HTML has no more. */
export type ShownPage<Name extends TemplateName = TemplateName> = {
	[Template in Name]: {
		readonly path: string;
		readonly template: Template;
		readonly buildHash: string;
		readonly result: Templates[Template];
	};
}[Name];

/** The page as an element, keyed by its path: another page never inherits this one's state. */
export function pageElement<Name extends TemplateName>(Page: PageComponents[Name], page: ShownPage<Name>): ReactElement {
	const Component: ComponentType<{ data: Templates[Name] }> = Page;
	return <Component key={page.path} data={page.result} />;
}
