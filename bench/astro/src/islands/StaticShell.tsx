/** Header, menu and footer around a page: rendered with each, as Astro does, never hydrated. */
import type { ReactNode } from 'react';
import { ShellAfter } from '../../../../client/layout/ShellAfter.tsx';
import { ShellBefore } from '../../../../client/layout/ShellBefore.tsx';
import type { ShellData } from '../../../../client/layout/shell-data.ts';
import { InPage } from './InPage.tsx';

export interface StaticShellProps {
	readonly shell: ShellData;
	readonly path: string;
}

export function StaticBefore({ shell, path }: StaticShellProps): ReactNode {
	return (
		<InPage language={shell.language} path={path}>
			<ShellBefore shell={shell} />
		</InPage>
	);
}

export function StaticAfter({ shell, path }: StaticShellProps): ReactNode {
	return (
		<InPage language={shell.language} path={path}>
			<ShellAfter shell={shell} />
		</InPage>
	);
}
