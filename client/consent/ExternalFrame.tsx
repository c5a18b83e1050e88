/** A page of another host, behind its gate. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { ConsentGate } from './ConsentGate.tsx';
import type { ExternalFrameData } from './gate-data.ts';

/** It may run its own scripts on its own origin, and lead nowhere but into new tabs. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export interface ExternalFrameProps {
	readonly frame: ExternalFrameData;
	/** Its stand-in until it is loaded: a picture of the site's own. */
	readonly poster?: ReactNode;
}

export function ExternalFrame({ frame: { gate, src, link }, poster }: ExternalFrameProps): ReactNode {
	return (
		<ConsentGate gate={gate} href={link ?? src} poster={poster}>
			{() => (
				<iframe
					className="external-frame"
					src={src}
					title={plainText(gate.name)}
					sandbox={sandbox}
					referrerPolicy="strict-origin-when-cross-origin"
					allowFullScreen
				/>
			)}
		</ConsentGate>
	);
}
