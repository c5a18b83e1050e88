/** The area that a watch manufacturer provides: nothing of it is asked for before the visitor wants to see it. */
import type { ReactNode } from 'react';
import { ExternalFrame } from '../../consent/ExternalFrame.tsx';
import type { ExternalFrameData } from '../../consent/gate-data.ts';
import { usePage } from '../../ui/page-context.tsx';
import { WatchAreaLinks } from './WatchAreaLinks.tsx';
import type { WatchAreaData } from './watch-brand-data.ts';

export function WatchArea({ area, frame, name }: { area: WatchAreaData; frame: ExternalFrameData | null; name: string }): ReactNode {
	const { watchBrand } = usePage().texts;
	return (
		<>
			<p>{watchBrand.areaText(name)}</p>
			{frame && <ExternalFrame frame={frame} />}
			<WatchAreaLinks area={area} />
		</>
	);
}
