/** How an engraving may look: its words on a band of metal, which is an illustration and says so. */
import { type ReactNode, useId } from 'react';
import { usePage } from '../../../ui/page-context.tsx';
import { graphemesOf } from './check-personalization.ts';

/** Faces of the preview by what an editor calls them; any other is drawn in the face of the page's texts. */
const faces: Readonly<Record<string, string>> = { Schreibschrift: 'script', Antiqua: 'roman', Blockschrift: 'capitals' };

const largestPx = 30;
/** As wide as all graphemes together may be: capitals of the script are the widest. */
const roomPx = 440;
const scriptRoomPx = 360;

/** `face`: the German name of the chosen one; null: none is. */
export function EngravingPreview({ text, face }: { text: string; face: string | null }): ReactNode {
	const { personalization } = usePage().texts;
	const path = useId();
	const drawn = faces[face ?? ''] ?? 'roman';
	const sizePx = Math.min(largestPx, (drawn === 'script' ? scriptRoomPx : roomPx) / Math.max(1, graphemesOf(text).length));
	return (
		<figure className="engraving">
			<svg viewBox="0 0 320 92" role="img" aria-label={personalization.preview(text)}>
				<path className="engraving-band" d="M4 30Q160 4 316 30V84Q160 58 4 84Z" />
				<path className="engraving-edges" d="M4 35Q160 9 316 35M4 79Q160 53 316 79" />
				<path id={path} d="M4 65Q160 39 316 65" fill="none" />
				<text className={`engraving-text engraving-${drawn}`} fontSize={sizePx} textAnchor="middle" aria-hidden>
					<textPath href={`#${path}`} startOffset="50%">
						{text}
					</textPath>
				</text>
			</svg>
			<figcaption className="small soft">{personalization.illustration}</figcaption>
		</figure>
	);
}
