/** The code of a transfer as a picture. What makes it comes with it; where it does not come, the details beside it are all that is needed. */
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { giroCodeText, squaresPath, type Transfer } from './giro-code.ts';

/** Light squares around the code, so that cameras find it (ISO 18004). */
const quietSquares = 4;

export function GiroCode({ transfer }: { transfer: Transfer }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const text = giroCodeText(transfer);
	const [rows, setRows] = useState<readonly (readonly boolean[])[] | null>(null);
	useEffect(() => {
		if (text === null) return;
		import('qr').then(
			({ default: encode }) => setRows(encode(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietSquares })),
			(error: unknown) => console.warn('The code of the transfer could not be drawn', error),
		);
	}, [text]);
	if (text === null) return null;
	return (
		<figure className="giro-code">
			{rows && (
				<svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={words.codeAlternative} shapeRendering="crispEdges">
					<path d={squaresPath(rows)} />
				</svg>
			)}
			<figcaption className="soft">{words.code}</figcaption>
		</figure>
	);
}
