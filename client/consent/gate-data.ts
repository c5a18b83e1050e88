import type { ExternalService } from '../../site/services.ts';
import type { Text } from '../../site/text.ts';

/** A gate's words about its content. */
export interface GateData {
	readonly service: ExternalService;
	readonly name: Text;
	/** Host that the content comes from. */
	readonly provider: string;
	/** The provider's privacy notice, or the site's own on it; null where neither is known. */
	readonly privacyUrl: string | null;
}

/** A page of another host that stands inside one of ours. */
export interface ExternalFrameData {
	readonly gate: GateData;
	readonly src: string;
	/** Where the same can be seen without a frame; null: at `src`. */
	readonly link: string | null;
}
