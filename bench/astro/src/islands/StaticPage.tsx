/** A page without an island: rendered once, never hydrated. */
import type { ReactNode } from 'react';
import type { PageData } from '../../../../client/pages/page-data.ts';
import { pageElement } from '../../../../client/pages/page-element.tsx';
import { pageComponents } from '../../../../client/pages/registry.ts';
import { InPage } from './InPage.tsx';

export function StaticPage({ page, richText }: { readonly page: PageData; readonly richText: Record<string, string> }): ReactNode {
	return (
		<InPage language={page.result.language} path={page.path} richText={richText}>
			{pageElement(pageComponents[page.template], page)}
		</InPage>
	);
}
